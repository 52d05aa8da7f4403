/* The entries of .amdgpu.info (common/hsa/info/info.h), with the symbols of their relocations. */
#ifndef OBJDUMP_INFOS_H
#define OBJDUMP_INFOS_H

#include "common/hsa/info/info.h"
#include "objdump/view/views.h"

struct info_line {
	struct info_entry entry;
	struct str text;    /* the symbol or the string; empty: there is none */
	int64_t addend;     /* of the relocation */
	bool by_section;    /* the relocation refers to a section, and `text` is a symbol at its place; the addend is then 0 */
};

struct infos {
	struct info_line *v;
	size_t n, cap;
	size_t nrelas;      /* number of relocations of the section */
	size_t end;         /* offset of the first byte that is not in an entry; the size of the section if all are */
};

/* Reads the entries of a section. Without symbols and relocations, their texts are empty. */
void
infos_read(const struct elfin *e, const struct elfin_section *s, struct infos *out);

void
infos_free(struct infos *infos);

#endif
