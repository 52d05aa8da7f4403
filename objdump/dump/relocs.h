/* Reads relocations with the names of their types and symbols, for the views of relocations and for disassembly. */
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
	struct str symbol; /* name of the symbol; for a section symbol, name of the section; "*ABS*": no symbol */
	int64_t addend;
};

bool
relocs_is_table(const struct elfin_section *s);

/* Reads the relocations of a SHT_RELA or SHT_REL section into an array, which the caller frees. The names are valid as long as e.
 * Returns false after an error. */
bool
relocs_read(const struct elfin *e, const struct elfin_section *s, struct named_reloc **out, size_t *n);

/* Returns the name of a relocation's symbol as printed, demangled with -C. */
struct view;
struct str
relocs_symbol(const struct view *v, const struct named_reloc *r);

/* Prints text such as "symbol+0x8". */
void
relocs_put_value(struct out *out, struct str symbol, int64_t addend);

void
relocs_json_value(struct json *j, const char *type, struct str symbol, int64_t addend);

#endif
