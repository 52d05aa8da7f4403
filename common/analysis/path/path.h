/* Paths within a function. A path is the sequence of edges from one instruction to another. It is proven if one execution can
 * certainly take all its edges.
 *
 * If branches of a path are correlated, control may never take the path. For example, a load that is skipped in the last iteration
 * of a loop is not pending after the loop. Therefore each branch is traced back to the registers on which it depends. A path does
 * not count as proven if a decision depends on registers of an earlier decision, or of a branch that guards the first instruction. */
#ifndef PATH_PATH_H
#define PATH_PATH_H

#include "common/analysis/graph/shape.h"
#include "common/analysis/path/depend.h"
#include "common/analysis/path/equal.h"
#include "common/base/memory/arena.h"

struct path {
	const uint32_t *edges; /* indices of edges of the graph, in path order */
	uint32_t n;            /* 0: straight-line code, or left_out */
	bool left_out;         /* the paths that were found in the graph are too long together, so the edges of this one are left out */
	bool proven;           /* the decisions are independent, or all paths from the first to the last instruction qualify */
};

struct path_search {
	uint32_t from, to;     /* first and last instruction */
	/* Returns whether a path still qualifies after the instructions of a block from `first` up to `end`, exclusive. *age is 0 at
	 * the start of a path. The function may increase *age, for example by the number of memory operations among these
	 * instructions. The search prefers paths with a lower *age. */
	bool (*pass)(void *context, unsigned *age, uint32_t block, uint32_t first, uint32_t end);
	void *context;
	unsigned key;          /* searches with the same key have the same results of pass() */
};

struct paths {
	const struct graph *g;
	struct shape shape;
	struct equals equals;
	struct guards guards;
	struct path_tree {
		struct path_node *nodes;
		size_t n, cap;
		uint32_t from;     /* path_search.from and path_search.key of the last search */
		unsigned key;
		bool complete;     /* the last search found nothing, so all nodes have been followed */
		bool narrow;       /* it left out edges that equals_exclude() rules out */
	} trees[2], *tree;     /* trees: of the searches without and with these edges; tree: of the current search */
	uint32_t *edges;       /* edges of the path that is examined */
	size_t edges_cap;
	size_t left;           /* number of edges that further results may have */
	struct path_best *best; /* indexed by block */
	uint32_t search;       /* number of the search, from 1 */
	bool again;            /* second search, in which blocks may be entered several times */
	bool everywhere;       /* include edges that equals_exclude() rules out */
	bool leaves, stops;    /* results. leaves: a path leaves the function; stops: a path does not qualify or reaches the search
	                        * limit */
};

/* Initializes p for the paths of a graph. code and g must outlive p. Free with paths_close(). */
void
paths_open(struct paths *p, const struct graph_code *code, const struct graph *g);

void
paths_close(struct paths *p);

/* Finds a path with the fewest edges. If possible, avoids edges that equals_exclude() rules out; where a block is reached several
 * times, prefers the least age. If this path is not proven, searches for a proven path, which may be longer. Returns false if
 * no path is found within the search limit. The edges are in the arena. */
bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out);

/* Returns whether one execution can take the n edges after the instruction `from`: no earlier branch excludes any of them, and
 * the decisions are independent. */
bool
paths_proven(struct paths *p, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
