#include "common/analysis/graph/worklist.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { BITS = 64 };

void
worklist_open(struct worklist *w, uint32_t n, bool all)
{
	uint32_t bits = n;

	*w = (struct worklist){.n = n};
	do {
		uint32_t words = bits / BITS + 1;

		w->level[w->levels] = array_make(words, sizeof *w->level[0]);
		for (uint32_t i = 0; all && i < bits; i++)
			w->level[w->levels][i / BITS] |= UINT64_C(1) << i % BITS;
		w->levels++;
		bits = (bits + BITS - 1) / BITS;
	} while (bits > 1);
}

void
worklist_close(struct worklist *w)
{
	for (unsigned k = 0; k < w->levels; k++)
		alloc_free(w->level[k]);
}

void
worklist_add(struct worklist *w, uint32_t number)
{
	for (unsigned k = 0; k < w->levels; k++, number /= BITS) {
		uint64_t *word = &w->level[k][number / BITS], before = *word;

		*word |= UINT64_C(1) << number % BITS;
		if (before)
			return; /* the next level has a bit for this word */
	}
}

void
worklist_remove(struct worklist *w, uint32_t number)
{
	for (unsigned k = 0; k < w->levels; k++, number /= BITS) {
		w->level[k][number / BITS] &= ~(UINT64_C(1) << number % BITS);
		if (w->level[k][number / BITS])
			return;
	}
}

/* Returns the first number of level k that is at least `from` and whose bit is set, or WORKLIST_NONE. Searches a word, then with
 * the next level the words after it. */
static uint32_t
next_of(const struct worklist *w, unsigned k, uint32_t from)
{
	if (k == w->levels)
		return WORKLIST_NONE;
	uint64_t left = w->level[k][from / BITS] & UINT64_MAX << from % BITS;
	if (!left) {
		uint32_t word = next_of(w, k + 1, from / BITS + 1);

		if (word == WORKLIST_NONE)
			return word;
		from = word * BITS;
		left = w->level[k][word];
	}
	return from / BITS * BITS + (uint32_t)__builtin_ctzll(left);
}

uint32_t
worklist_next(const struct worklist *w, uint32_t from)
{
	return from < w->n ? next_of(w, 0, from) : WORKLIST_NONE;
}

uint32_t
worklist_take(struct worklist *w, uint32_t *from)
{
	uint32_t number = worklist_next(w, *from);

	if (number == WORKLIST_NONE)
		number = worklist_next(w, 0);
	if (number != WORKLIST_NONE)
		worklist_remove(w, number);
	*from = number + 1;
	return number;
}
