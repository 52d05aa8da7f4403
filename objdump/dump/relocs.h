/* Reads relocations with the names of their types and symbols, for the views of relocations and for disassembly. */
#ifndef OBJDUMP_RELOCS_H
#define OBJDUMP_RELOCS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/elf/elfin.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

struct view;

struct named_reloc {
	uint64_t offset;
	const char *type;  /* R_AMDGPU_… */
	struct str symbol; /* name of the symbol, demangled with -C; for a section symbol, name of the section; "*ABS*": no symbol */
	int64_t addend;
};

/* Reads the relocations of a file. Keeps the names of its symbols, which many relocations may use. */
struct reloc_reader {
	const struct view *v;
	struct reloc_symbols *tables; /* indexed by section number */
};

bool
relocs_is_table(const struct elfin_section *s);

void
relocs_start(struct reloc_reader *r, const struct view *v);

/* Reads the relocations of a SHT_RELA or SHT_REL section into an array, which the caller frees. The names are valid as long as the
 * file and the options. Returns false after an error. */
bool
relocs_read(struct reloc_reader *r, const struct elfin_section *s, struct named_reloc **out, size_t *n);

void
relocs_end(struct reloc_reader *r);

/* Prints text such as "symbol+0x8". */
void
relocs_put_value(struct out *out, struct str symbol, int64_t addend);

void
relocs_json_value(struct json *j, const char *type, struct str symbol, int64_t addend);

#endif
