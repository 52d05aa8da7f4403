/* Sets of register units (insn_unit() of effects.h), as bit sets of 64-bit words. */
#ifndef GRAPH_SET_H
#define GRAPH_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "common/isa/effects.h"

enum { SET_WORDS = (INSN_UNITS + 63) / 64 };

struct set {
	uint64_t word[SET_WORDS];
};

static inline bool
set_has(const struct set *s, unsigned unit)
{
	return s->word[unit / 64] >> unit % 64 & 1;
}

static inline uint64_t
set_run_word(unsigned first, unsigned count, unsigned i)
{
	unsigned low = first > i * 64 ? first - i * 64 : 0, end = first + count < (i + 1) * 64 ? first + count - i * 64 : 64;

	return (end < 64 ? (1ull << end) - 1 : UINT64_MAX) & UINT64_MAX << low;
}

static inline void
set_add(struct set *s, unsigned first, unsigned count)
{
	if (first % 64 + count < 64) { /* common case: all units are in one word */
		s->word[first / 64] |= ((1ull << count) - 1) << first % 64;
		return;
	}
	for (unsigned i = first / 64; count && i <= (first + count - 1) / 64; i++)
		s->word[i] |= set_run_word(first, count, i);
}

static inline void
set_remove(struct set *s, unsigned first, unsigned count)
{
	for (unsigned i = first / 64; count && i <= (first + count - 1) / 64; i++)
		s->word[i] &= ~set_run_word(first, count, i);
}

static inline bool
set_any(const struct set *s, unsigned first, unsigned count)
{
	if (first % 64 + count < 64)
		return s->word[first / 64] >> first % 64 & ((1ull << count) - 1);
	for (unsigned i = first / 64; i <= (first + count - 1) / 64; i++)
		if (s->word[i] & set_run_word(first, count, i))
			return true;
	return false;
}

/* Adds the units of b. Returns whether s changes. */
static inline bool
set_join(struct set *s, const struct set *b)
{
	uint64_t news = 0;

	for (unsigned i = 0; i < SET_WORDS; i++) {
		news |= b->word[i] & ~s->word[i];
		s->word[i] |= b->word[i];
	}
	return news != 0;
}

static inline void
set_meet(struct set *s, const struct set *b)
{
	for (unsigned i = 0; i < SET_WORDS; i++)
		s->word[i] &= b->word[i];
}

static inline void
set_without(struct set *s, const struct set *b)
{
	for (unsigned i = 0; i < SET_WORDS; i++)
		s->word[i] &= ~b->word[i];
}

static inline unsigned
set_count(const struct set *s, unsigned file)
{
	unsigned first = insn_unit(file, 0), end = insn_unit(file + 1, 0), n = 0;

	for (unsigned i = first / 64; i <= (end - 1) / 64; i++)
		n += (unsigned)__builtin_popcountll(s->word[i] & set_run_word(first, end - first, i));
	return n;
}

/* Returns the highest register number of a class in the set, plus one; 0: none. */
static inline unsigned
set_top(const struct set *s, unsigned file)
{
	unsigned first = insn_unit(file, 0), end = insn_unit(file + 1, 0);

	while (end > first && !set_has(s, end - 1))
		end--;
	return end - first;
}

#endif
