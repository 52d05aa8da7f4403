/* Positions of the boxes and arrows of a drawing. The caller sets the sizes of nodes, the edges between them, and the loops that
 * contain them; a layout engine computes positions, with y downwards:
 *
 *	layout_dot(&l, dot) || layout_ranks(&l)
 *
 * A loop is a box around its nodes and nothing else. An edge is a chain of Bézier curves, 1 + 3n points. */
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
	float w, h;          /* input, like all fields but x and y */
	uint32_t loop;       /* the innermost loop; LAYOUT_NONE: none */
	uint32_t order;      /* edges to a node of the same or a lower order are back edges */
	float x, y;          /* the upper left corner */
};

struct layout_edge {
	uint32_t from, to;
	size_t first, n;     /* its points; n 0: none */
};

struct layout_loop {
	uint32_t parent;     /* input: a loop with a lower number; LAYOUT_NONE: none */
	float x, y, w, h;
};

struct layout {
	struct layout_node *nodes;
	struct layout_edge *edges;
	struct layout_loop *loops;
	uint32_t nnodes, nedges, nloops;
	struct layout_point *points;
	size_t npoints, room;
	float w, h;          /* total size */
};

/* Allocates zeroed nodes, edges and loops. */
void
layout_open(struct layout *l, uint32_t nnodes, uint32_t nedges, uint32_t nloops);

void
layout_close(struct layout *l);

/* Begins an edge's chain of curves, after all chains begun so far. */
void
layout_begin(struct layout *l, struct layout_edge *e, float x, float y);

/* Appends a curve to the last edge begun, by its two control points and its end. */
void
layout_bend(struct layout *l, struct layout_edge *e, struct layout_point a, struct layout_point b, struct layout_point end);

/* Appends a vertical line to y. */
void
layout_straight(struct layout *l, struct layout_edge *e, float y);

/* Appends a curve to a point, vertical at both ends. */
void
layout_curve(struct layout *l, struct layout_edge *e, float x, float y);

/* Appends a curve to x at the same y that bulges by depth: down, or up if negative. */
void
layout_turn(struct layout *l, struct layout_edge *e, float x, float depth);

/* Translates everything to positive coordinates with a margin, and computes w and h. */
void
layout_fit(struct layout *l);

/* A dot process that computes one layout after another. Zero-initialized; layout_dot starts it. */
struct dot {
	int pid, to, from;   /* pid 0: not running */
	bool is_missing;     /* not installed, or given up */
	unsigned failures;
	int64_t spent;       /* milliseconds used */
	char *p;             /* input buffer: n bytes, of which at are consumed */
	size_t n, at, cap;
};

/* Computes all positions by dot. Returns false if it is not installed, the graph is large, or it exceeds its time. */
bool
layout_dot(struct layout *l, struct dot *dot);

void
dot_close(struct dot *dot);

/* Places everything in rows, and loops as rows within rows. Returns false if there are too many long edges. */
bool
layout_ranks(struct layout *l);

#endif
