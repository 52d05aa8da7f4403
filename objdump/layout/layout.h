/* Where the boxes and arrows of a picture go. The caller says how large the nodes are, which edges join them and which
 * loops they are in; a layout finds the places, with y downwards:
 *
 *	layout_dot(&l, dot) || layout_ranks(&l)
 *
 * A loop is a box around its nodes, and nothing else is in it. An edge is a row of Bézier curves, 1 + 3n points. */
#ifndef OBJDUMP_LAYOUT_H
#define OBJDUMP_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LAYOUT_NONE = UINT32_MAX };

struct layout_point {
	float x, y;
};

struct layout_node {
	float w, h;          /* given, as all others but x and y */
	uint32_t loop;       /* the innermost, LAYOUT_NONE */
	uint32_t order;      /* edges to one of a lower or the same order lead back */
	float x, y;          /* the upper left corner */
};

struct layout_edge {
	uint32_t from, to;
	size_t first, n;     /* its points; n is 0: it has none */
};

struct layout_loop {
	uint32_t parent;     /* given: a loop of a lower number, LAYOUT_NONE */
	float x, y, w, h;
};

struct layout {
	struct layout_node *nodes;
	struct layout_edge *edges;
	struct layout_loop *loops;
	uint32_t nnodes, nedges, nloops;
	struct layout_point *points;
	size_t npoints, room;
	float w, h;          /* of all */
};

/* Room for this many of each, all zero. */
void
layout_open(struct layout *l, uint32_t nnodes, uint32_t nedges, uint32_t nloops);

void
layout_close(struct layout *l);

/* Begins an edge's row of curves, after those of all others. */
void
layout_begin(struct layout *l, struct layout_edge *e, float x, float y);

/* A further curve of the edge that was begun last, by its two control points and its end. */
void
layout_bend(struct layout *l, struct layout_edge *e, struct layout_point a, struct layout_point b, struct layout_point end);

/* Down or up to y. */
void
layout_straight(struct layout *l, struct layout_edge *e, float y);

/* To a place, first and last upright. */
void
layout_curve(struct layout *l, struct layout_edge *e, float x, float y);

/* To x and back to where y was, reaching out by depth: down, or up if that is negative. */
void
layout_turn(struct layout *l, struct layout_edge *e, float x, float depth);

/* Moves all so that nothing is left of or above 0, but for a margin, and finds w and h. */
void
layout_fit(struct layout *l);

/* Graphviz's dot, which is asked for one layout after another. Zero-initialised; layout_dot starts it. */
struct dot {
	int pid, to, from;   /* pid is 0: it does not run */
	bool is_missing;     /* or it was too slow too often */
	unsigned failures;
	int64_t spent;       /* milliseconds */
	char *p;             /* what was read and not yet used: n bytes, of which at are used */
	size_t n, at, cap;
};

/* Has dot place all. Returns false if it is not installed, if the picture is large, or if it needs more than some seconds. */
bool
layout_dot(struct layout *l, struct dot *dot);

void
dot_close(struct dot *dot);

/* Places all in rows, loops as rows in rows. Returns false if edges are so long and many that no one could follow them. */
bool
layout_ranks(struct layout *l);

#endif
