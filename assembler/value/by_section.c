#include "assembler/value/by_section.h"

#include "assembler/value/sect.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
by_section_make(struct by_section *b, const struct sections *ss, size_t n,
	const struct section *(*section_of)(const void *user, size_t i), const void *user)
{
	size_t *next = array_make(ss->n + 2, sizeof *next); /* one entry later than `first`, until all elements are counted and added */

	for (size_t i = 0; i < n; i++) {
		const struct section *s = section_of(user, i);

		if (s)
			next[s->index + 2]++;
	}
	for (size_t i = 2; i < ss->n + 2; i++)
		next[i] += next[i - 1];
	b->v = array_make(next[ss->n + 1], sizeof *b->v);
	for (size_t i = 0; i < n; i++) {
		const struct section *s = section_of(user, i);

		if (s)
			b->v[next[s->index + 1]++] = (uint32_t)i;
	}
	b->first = next;
}

struct section_items
by_section_get(const struct by_section *b, const struct section *s)
{
	size_t first = b->first[s->index];

	return (struct section_items){b->v + first, b->first[s->index + 1] - first};
}

void
by_section_free(struct by_section *b)
{
	alloc_free(b->first);
	alloc_free(b->v);
}
