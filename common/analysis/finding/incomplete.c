#include "common/analysis/finding/incomplete.h"

#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static const struct {
	const char *name, *unit, *text;
	bool misses;
} rows[] = {
#define INCOMPLETE(name, unit, misses, text) {#name, unit, text, misses},
#include "common/analysis/finding/incomplete.def"
#undef INCOMPLETE
};

void
incompletes_add(struct incompletes *all, enum incomplete_reason reason, uint32_t function, uint64_t at, uint64_t count)
{
	*APPEND(all->v, all->n, all->cap) = (struct incomplete){reason, function, at, count};
}

void
incompletes_put(struct incompletes *all, const struct incomplete *one)
{
	*APPEND(all->v, all->n, all->cap) = *one;
}

static int
compare(const void *va, const void *vb)
{
	const struct incomplete *a = va, *b = vb;

	if (a->function != b->function)
		return a->function < b->function ? -1 : 1;
	if (a->reason != b->reason)
		return a->reason < b->reason ? -1 : 1;
	return a->at < b->at ? -1 : a->at > b->at;
}

void
incompletes_sort(struct incompletes *all)
{
	all->n = array_sort_unique(all->v, all->n, sizeof all->v[0], compare);
}

void
incompletes_fold(struct incompletes *all)
{
	size_t n = 0;

	incompletes_sort(all);
	for (size_t i = 0; i < all->n; i++)
		if (n && all->v[n - 1].function == all->v[i].function && all->v[n - 1].reason == all->v[i].reason)
			all->v[n - 1].count += all->v[i].count;
		else
			all->v[n++] = all->v[i];
	all->n = n;
}

void
incompletes_free(struct incompletes *all)
{
	alloc_free(all->v);
	*all = (struct incompletes){0};
}

void
incomplete_print(const struct incomplete *one, char text[INCOMPLETE_TEXT])
{
	int n = snprintf(text, INCOMPLETE_TEXT, "%s", rows[one->reason].text);

	if (one->count > 1)
		snprintf(text + n, INCOMPLETE_TEXT - (size_t)n, " (%llu %ss)", (unsigned long long)one->count, rows[one->reason].unit);
}

const char *
incomplete_name(enum incomplete_reason reason)
{
	return rows[reason].name;
}

const char *
incomplete_text(enum incomplete_reason reason)
{
	return rows[reason].text;
}

const char *
incomplete_unit(enum incomplete_reason reason)
{
	return rows[reason].unit;
}

bool
incomplete_misses(enum incomplete_reason reason)
{
	return rows[reason].misses;
}
