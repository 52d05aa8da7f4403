/* Detects jumps whose targets change because of insertions: those whose distance is a number. */
#ifndef ASSEMBLER_INSERT_JUMPS_H
#define ASSEMBLER_INSERT_JUMPS_H

#include "assembler/insert/insert.h"

/* A location relative to the last gap before it, in bytes. */
struct jump_place {
	size_t gap;          /* index in insertions.v plus one; 0: before the first gap of the section */
	uint64_t after;
};

struct jump {
	struct jump_place from, to; /* the jump or call, and an instruction that it leads to */
	const struct section *section;
	bool lost;                    /* it no longer leads there */
};

struct jumps {
	struct jump *v;
	size_t n, cap;
	size_t sections;              /* number of sections recorded */
	const struct section **section;
	size_t cap_sections;
};

/* The first call for a section records the targets of its jumps and calls; later calls detect which have changed. The gaps are
 * those of all. */
void
jumps_take(struct jumps *t, const struct insertions *all, const struct section *s, const struct flow *flow);

void
jumps_free(struct jumps *t);

#endif
