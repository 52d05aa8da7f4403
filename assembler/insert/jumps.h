/* Whether jumps still lead where they led before anything was put in between: one whose distance is a number does not. */
#ifndef ASSEMBLER_INSERT_JUMPS_H
#define ASSEMBLER_INSERT_JUMPS_H

#include "assembler/insert/insert.h"

/* The instruction after a gap, or what is some bytes after it, before the next gap. */
struct jump_place {
	size_t gap;          /* one more than its number in insertions.v; 0: before the first gap of the section */
	uint64_t after;
};

struct jump {
	struct jump_place from, to; /* the jump or call, and an instruction that it leads to */
	const struct section *section;
	bool lost;                    /* it does not lead there any more */
};

struct jumps {
	struct jump *v;
	size_t n, cap;
	size_t sections;              /* so many have been recorded */
	const struct section **section;
	size_t cap_sections;
};

/* Records where the jumps and calls of a section's code lead when this is called for it first, and later finds out which of them
 * still do. The gaps are those of all. */
void
jumps_take(struct jumps *t, const struct insertions *all, const struct section *s, const struct flow *flow);

void
jumps_free(struct jumps *t);

#endif
