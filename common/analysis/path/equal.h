/* Finds branches whose outcome is known from earlier comparisons of a register with a constant, by s_cmp_eq and s_cmp_lg. */
#ifndef PATH_EQUAL_H
#define PATH_EQUAL_H

#include "common/analysis/graph/shape.h"

struct equals {
	const struct graph_code *code;
	const struct shape *shape;
	bool *edges;         /* indexed by edge: whether it is excluded; NULL until first use */
};

/* Initializes e. code and shape must outlive e. Free with equals_close(). */
void
equals_open(struct equals *e, const struct graph_code *code, const struct shape *shape);

void
equals_close(struct equals *e);

/* Returns whether the edge requires a register to have a value that an earlier branch excludes on all paths to the edge. For
 * example, after "s_cmp_eq_u32 s0, 1; s_cbranch_scc1 one; …; s_sub_u32 s1, s0, 1", the edge on which "s_cmp_eq_u32 s1, 0" is true
 * is excluded. */
bool
equals_exclude(struct equals *e, uint32_t edge);

#endif
