/* Where the boxes and arrows of a picture go. The caller says how large the nodes are, which edges join them and which
 * loops they are in; a layout finds the positions, with y downwards:
 *
 *	layout_dot(&l, dot) || layout_ranks(&l)
 *
 * A loop is a box around its nodes, with nothing else in it. An edge is a chain of Bézier curves, 1 + 3n points. */
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
	uint32_t order;      /* edges to one of a lower or the same order are back edges */
	float x, y;          /* the upper left corner */
};

struct layout_edge {
	uint32_t from, to;
	size_t first, n;     /* its points; n is 0 if it has none */
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

/* Allocates this many of each, all zero. */
void
layout_open(struct layout *l, uint32_t nnodes, uint32_t nedges, uint32_t nloops);

void
layout_close(struct layout *l);

/* Begins an edge's chain of curves, after those of all others. */
void
layout_begin(struct layout *l, struct layout_edge *e, float x, float y);

/* Adds a curve to the edge begun last, by its two control points and its end. */
void
layout_bend(struct layout *l, struct layout_edge *e, struct layout_point a, struct layout_point b, struct layout_point end);

/* Down or up to y. */
void
layout_straight(struct layout *l, struct layout_edge *e, float y);

/* To a point, starting and ending vertically. */
void
layout_curve(struct layout *l, struct layout_edge *e, float x, float y);

/* To x at the same y, bulging by depth: down, or up if that is negative. */
void
layout_turn(struct layout *l, struct layout_edge *e, float x, float depth);

/* Moves everything so that it is right of and below 0, with a margin, and computes w and h. */
void
layout_fit(struct layout *l);

/* Graphviz's dot, which is asked for one layout after another. Zero-initialised; layout_dot starts it. */
struct dot {
	int pid, to, from;   /* pid is 0 if it does not run */
	bool is_missing;     /* or it was too slow too often */
	unsigned failures;
	int64_t spent;       /* milliseconds */
	char *p;             /* what was read: n bytes, of which at are used */
	size_t n, at, cap;
};

/* Has dot place everything. Returns false if it is not installed, the picture is large, or it takes more than a few seconds. */
bool
layout_dot(struct layout *l, struct dot *dot);

void
dot_close(struct dot *dot);

/* Places everything in rows, loops as rows in rows. Returns false if the edges are too long and too many to follow. */
bool
layout_ranks(struct layout *l);

#endif
