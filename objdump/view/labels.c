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
	int order;

	if (a->address != b->address)
		return a->address < b->address ? -1 : 1;
	order = memcmp(a->name.p, b->name.p, n);
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

void
labels_sort(struct labels *l)
{
	if (l->n)
		qsort(l->v, l->n, sizeof l->v[0], compare);
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

	for (; i < l->n && l->v[i].address == address; i++)
		if (l->v[i].type == STT_NOTYPE)
			return &l->v[i];
	return NULL;
}
