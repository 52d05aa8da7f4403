/* Paths of a function: the edges that lead from one instruction to another, and whether control can take all of them together.
 *
 * A path that several branches have to agree on may never be taken: a load that is skipped in the last round of a loop is not in
 * flight where the loop is left. What each branch decides is traced back to registers; a path on which one decision depends on
 * registers of an earlier one, or of what guards the first instruction, is not proven. */
#ifndef PATH_PATH_H
#define PATH_PATH_H

#include "common/analysis/graph/shape.h"
#include "common/analysis/path/equal.h"
#include "common/base/memory/arena.h"

struct path {
	const uint32_t *edges; /* numbers of the graph's edges, in the order in which they are taken */
	uint32_t n;            /* 0: straight on */
	bool proven;           /* no decision on it depends on another one, or all paths to the end are alike */
};

/* What is looked for. */
struct path_search {
	uint32_t from, to;     /* instructions */
	/* Whether a path still counts after the instructions from first up to end; may make *age, 0 after from, greater. */
	bool (*pass)(void *context, unsigned *age, uint32_t first, uint32_t end);
	void *context;
};

struct paths {
	const struct flow_graph *g;
	struct shape shape;
	struct equals equals;
	struct path_node *nodes;
	size_t n, cap;
	unsigned *best;        /* by block: the least age of a path that has entered it */
	bool everywhere;       /* along edges that equals_exclude(), too */
	bool leaves, stops;    /* of a search: a path leaves the function; one ends before it gets there, or was not followed */
};

/* Code and graph must outlive it. Free it with paths_close. */
void
paths_open(struct paths *p, const struct flow_code *code, const struct flow_graph *g);

void
paths_close(struct paths *p);

/* A path with the fewest edges, and if it can be without those that equals_exclude(), and of blocks with more than one the least age, its edges in the arena. Returns false if none
 * is found, or none in as many steps as are tried. */
bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out);

/* Whether control can take all of these edges, n of them, from the instruction on: an earlier branch rules none of them out, and no
 * decision depends on another one. */
bool
paths_proven(struct paths *p, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
