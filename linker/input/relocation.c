#include "linker/input/relocation.h"

#include <stdlib.h>

#include "common/base/memory/array.h"

/* Returns the addend that the relocated field contains. If the field is outside the section, returns 0; relocation_kind() then
 * reports an error. */
static int64_t
implicit_addend(const struct insec *s, const struct elfin_rela *r)
{
	const struct reloc_kind *kind = reloc_find(r->type);
	bool inside = kind && s->data && r->offset <= s->size && kind->bytes <= s->size - r->offset;

	return inside ? reloc_implicit(kind, s->data + r->offset) : 0;
}

struct elfin_rela
relocation_at(const struct insec *s, size_t i)
{
	struct elfin_rela r = elfin_rela(&s->relas, i);

	if (r.implicit)
		r.addend = implicit_addend(s, &r);
	return r;
}

void
relocation_check(struct insec *s)
{
	const struct elfin_section *bad = s->bad_relas;

	s->bad_relas = NULL;
	if (!bad || !elfin_reltab(&s->file->elf, bad, &s->relas))
		return;
	for (size_t i = 0; i < s->relas.n; i++) {
		struct elfin_rela r = elfin_rela(&s->relas, i);

		if (r.symbol < s->file->nsymbols)
			continue;
		RELOCATION_ERROR(s, &r, "relocation %zu refers to symbol %u, which does not exist", i, r.symbol);
		s->relas.n = i;
	}
}

struct link_symbol *
relocation_symbol(const struct insec *s, const struct elfin_rela *r)
{
	return r->symbol ? s->file->symbols[r->symbol] : NULL;
}

struct relocation *
relocation_sorted(struct insec *s, size_t *n)
{
	relocation_check(s);
	struct relocation *sorted = array_make(s->relas.n, sizeof *sorted);
	for (*n = 0; *n < s->relas.n; ++*n) {
		struct elfin_rela r = relocation_at(s, *n);

		sorted[*n] = (struct relocation){r.offset, r, relocation_symbol(s, &r)};
	}
	if (*n)
		qsort(sorted, *n, sizeof *sorted, array_compare64);
	return sorted;
}

const struct reloc_kind *
relocation_kind(const struct insec *s, const struct elfin_rela *r)
{
	const struct reloc_kind *k = reloc_find(r->type);

	if (!k || k->formula == RELOC_B_A) {
		RELOCATION_ERROR(s, r, "relocation type %u%s%s is not allowed in an object file", r->type, k ? " " : "",
			k ? k->name : "");
		return NULL;
	}
	if (k->bytes && (!s->data || r->offset > s->size || s->size - r->offset < k->bytes)) {
		RELOCATION_ERROR(s, r, "%s is outside the section, which has %#llx bytes", k->name,
			s->data ? (unsigned long long)s->size : 0);
		return NULL;
	}
	return k;
}
