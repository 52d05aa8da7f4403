/* Detects jumps and calls whose targets change because of insertions. This happens if the source specifies the target as a
 * distance, not as a label. */
#ifndef ASSEMBLER_INSERT_JUMPS_H
#define ASSEMBLER_INSERT_JUMPS_H

#include "assembler/insert/insert.h"

/* A location: the byte at distance `after` from the preceding gap. */
struct jump_place {
	size_t gap;          /* index of the gap in insertions.v, plus one; 0: the location precedes the first gap of the section */
	uint64_t after;
};

struct jump {
	struct jump_place from, to; /* from: the jump or call; to: the instruction that it reaches */
	bool lost;                    /* whether the jump no longer reaches its original target */
};

struct jumps {
	struct jump *v;               /* the jumps of a section are adjacent */
	size_t n, cap;
	struct section_jumps *sections; /* indexed by section.index */
};

/* Returns a new struct without jumps, for nsections sections. */
struct jumps *
jumps_new(size_t nsections);

/* Must be called for each layout of a section. The first call for a section records the targets of the section's jumps
 * and calls; later calls detect the targets that have changed. `all` lists the gaps in the section. */
void
jumps_take(struct jumps *t, const struct insertions *all, const struct section *s, const struct flow *flow);

/* t may be NULL. */
void
jumps_free(struct jumps *t);

#endif
