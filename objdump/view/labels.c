#include "objdump/view/labels.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"

static int
compare(const void *va, const void *vb)
{
	const struct label *a = va, *b = vb;
	size_t n = a->name.n < b->name.n ? a->name.n : b->name.n;

	if (a->address != b->address)
		return a->address < b->address ? -1 : 1;
	int order = memcmp(a->name.p, b->name.p, n);
	if (order)
		return order;
	if (a->name.n != b->name.n)
		return a->name.n < b->name.n ? -1 : 1;
	return (int)a->type - (int)b->type;
}

void
labels_add(struct labels *l, struct label label)
{
	*APPEND(l->v, l->n, l->cap) = label;
}

static void
link_branches(struct labels *l)
{
	for (size_t i = l->n; i-- > 0;) {
		struct label *y = &l->v[i];

		if (y->type == STT_NOTYPE)
			y->branch = 0;
		else if (i + 1 < l->n && y[1].address == y->address && y[1].branch < UINT32_MAX)
			y->branch = y[1].branch + 1;
		else
			y->branch = UINT32_MAX;
	}
}

void
labels_sort(struct labels *l)
{
	if (l->n)
		qsort(l->v, l->n, sizeof l->v[0], compare);
	link_branches(l);
}

void
labels_insert(struct labels *l, struct label label)
{
	size_t at = 0;

	while (at < l->n && compare(&l->v[at], &label) < 0)
		at++;
	labels_add(l, label);
	memmove(l->v + at + 1, l->v + at, (l->n - 1 - at) * sizeof l->v[0]);
	l->v[at] = label;
	link_branches(l);
}

void
labels_free(struct labels *l)
{
	free(l->v);
	*l = (struct labels){0};
}

size_t
labels_upto(const struct labels *l, uint64_t address)
{
	return array_upto(l->v, l->n, sizeof l->v[0], address);
}

const struct label *
labels_branch(const struct labels *l, uint64_t address)
{
	size_t i = address ? labels_upto(l, address - 1) : 0;

	return i < l->n && l->v[i].address == address && l->v[i].branch < UINT32_MAX ? &l->v[i + l->v[i].branch] : NULL;
}
