/* Branches on whether a register has one value, s_cmp_eq or s_cmp_lg with a constant. */
#ifndef PATH_EQUAL_H
#define PATH_EQUAL_H

#include "common/analysis/graph/shape.h"

struct equals {
	const struct flow_code *code;
	const struct shape *shape;
	struct equal_block *blocks;  /* what the branch of each compares, once it has been looked at */
	uint8_t *edges;              /* 0: not looked at; 1: not excluded; 2: excluded */
};

/* Code and shape must outlive it. Free it with equals_close. */
void
equals_open(struct equals *e, const struct flow_code *code, const struct shape *shape);

void
equals_close(struct equals *e);

/* Whether control takes the edge only if a register has a value that an earlier branch, which all paths to it take one way, has found
 * that it does not have: "s_cmp_eq_u32 s0, 1; s_cbranch_scc1 one; …; s_sub_u32 s1, s0, 1; s_cmp_eq_u32 s1, 0". */
bool
equals_exclude(struct equals *e, uint32_t edge);

#endif
