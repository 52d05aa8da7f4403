/* The relocations of input sections. */
#ifndef LINKER_RELOCATION_H
#define LINKER_RELOCATION_H

#include "common/elf/reloc.h"
#include "linker/input/file.h"

/* An error at a relocation of an input section. */
#define RELOCATION_ERROR(s, r, fmt, ...) \
	diag_error((s)->file->elf.diag, (struct loc){0}, "%s:(%s+%#llx): " fmt, (s)->file->name, (s)->name, \
		(unsigned long long)(r)->offset, __VA_ARGS__)

/* Reports what is wrong with the relocations of a section, once: sections that are not linked are not reported. */
void
relocation_check(struct insec *s);

/* Relocation i < s->relas.n. */
struct elfin_rela
relocation_at(const struct insec *s, size_t i);

/* The symbol of a relocation; NULL for none. */
struct link_symbol *
relocation_symbol(const struct insec *s, const struct elfin_rela *r);

/* The relocation's row if it can be applied at all, else an error and NULL. */
const struct reloc_kind *
relocation_kind(const struct insec *s, const struct elfin_rela *r);

#endif
