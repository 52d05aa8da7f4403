/* Relocations with resolved names, for their own views and for disassembly. */
#ifndef OBJDUMP_RELOCS_H
#define OBJDUMP_RELOCS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/elf/elfin.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

struct named_reloc {
	uint64_t offset;
	const char *type;  /* R_AMDGPU_… */
	struct str symbol; /* "*ABS*" if there is none; a section symbol has the section's name */
	int64_t addend;
};

bool
relocs_is_table(const struct elfin_section *s);

/* Reads the relocations of a SHT_RELA or SHT_REL section into an array that the caller frees. The names live as long as e. Returns
 * false after an error. */
bool
relocs_read(const struct elfin *e, const struct elfin_section *s, struct named_reloc **out, size_t *n);

/* The symbol's name as printed: demangled with -C. */
struct view;
struct str
relocs_symbol(const struct view *v, const struct named_reloc *r);

/* Prints "symbol+0x8". */
void
relocs_put_value(struct out *out, struct str symbol, int64_t addend);

/* The same as the JSON keys type, symbol and addend. */
void
relocs_json_value(struct json *j, const char *type, struct str symbol, int64_t addend);

#endif
