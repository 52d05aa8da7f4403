/* Paths within a function: the edges from one instruction to another, and whether control can take all of them in one run.
 *
 * If several branches of a path are correlated, control may never take it: a load that is skipped in the last iteration of a loop
 * is not in flight after the loop. Each branch is traced back to the registers that it depends on; a path is not proven if one
 * decision depends on registers of an earlier one, or of a branch that guards the first instruction. */
#ifndef PATH_PATH_H
#define PATH_PATH_H

#include "common/analysis/graph/shape.h"
#include "common/analysis/path/equal.h"
#include "common/base/memory/arena.h"

struct path {
	const uint32_t *edges; /* indices of the graph's edges, in path order */
	uint32_t n;            /* 0: straight-line code */
	bool proven;           /* its decisions are independent, or all paths to the end qualify */
};

/* The path to search for. */
struct path_search {
	uint32_t from, to;     /* instructions */
	/* Whether the path still qualifies after the instructions from first up to end; may increase *age, which starts as 0. */
	bool (*pass)(void *context, unsigned *age, uint32_t first, uint32_t end);
	void *context;
};

struct paths {
	const struct flow_graph *g;
	struct shape shape;
	struct equals equals;
	struct path_node *nodes;
	size_t n, cap;
	unsigned *best;        /* by block: least age of a path that entered it */
	bool again;            /* the second search */
	bool everywhere;       /* includes edges that equals_exclude() rules out */
	bool leaves, stops;    /* result of a search: a path leaves the function; a path was cut short or does not qualify */
};

/* Code and graph must outlive it. Free with paths_close. */
void
paths_open(struct paths *p, const struct flow_code *code, const struct flow_graph *g);

void
paths_close(struct paths *p);

/* Finds a path with the fewest edges, if possible without those that equals_exclude() rules out, and with the least age in blocks
 * reached several times; or a longer one that is proven, if this one is not. The edges are in the arena. Returns false if there is
 * no path, or none within the limit of steps. */
bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out);

/* Whether control can take the n edges in one run from the instruction on: no earlier branch excludes one of them, and the
 * decisions are independent. */
bool
paths_proven(struct paths *p, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
