/* Reads and checks the relocations of input sections. */
#ifndef LINKER_RELOCATION_H
#define LINKER_RELOCATION_H

#include "common/elf/reloc.h"
#include "linker/input/file.h"

#define RELOCATION_ERROR(s, r, fmt, ...) \
	diag_error((s)->file->elf.diag, (struct loc){0}, "%s:(%s+%#llx): " fmt, (s)->file->name, (s)->name, \
		(unsigned long long)(r)->offset, __VA_ARGS__)

/* Reports the first invalid relocation of a section, and drops it and all later relocations. Further calls do nothing. Sections
 * that are not linked are never checked. */
void
relocation_check(struct insec *s);

/* Returns relocation i of a section; i must be less than s->relas.n. */
struct elfin_rela
relocation_at(const struct insec *s, size_t i);

/* Returns the symbol of a relocation, or NULL if it has none. */
struct link_symbol *
relocation_symbol(const struct insec *s, const struct elfin_rela *r);

/* A relocation of an input section. The first member is the key of array_below(). */
struct relocation {
	uint64_t offset;
	struct elfin_rela rela;
	struct link_symbol *symbol; /* NULL: none */
};

/* Checks the relocations of a section, and returns them, sorted by offset. The caller frees the array with alloc_free(). Sets *n to
 * their number. */
struct relocation *
relocation_sorted(struct insec *s, size_t *n);

/* Returns the table row of the relocation's type. If the relocation cannot be applied, reports an error and returns NULL. */
const struct reloc_kind *
relocation_kind(const struct insec *s, const struct elfin_rela *r);

#endif
