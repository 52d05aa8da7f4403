/* One level of a layout: items in rows, each below its predecessors, and routes of edges between them, from the bottom of one item
 * to the top of another, through the rows between, or in at the top of the level, or out at its bottom. A route back up has a lane
 * of its own on the right. Items overlap neither each other nor routes.
 *
 * The method of Sugiyama, Tagawa and Toda (1981): rows by the longest path, order in a row by barycenters, keeping the order with
 * the fewest crossings of a few sweeps; then positions nearest to those of the neighbors, by isotonic regression. */
#ifndef OBJDUMP_LEVEL_H
#define OBJDUMP_LEVEL_H

#include "objdump/layout/layout.h"

struct level_item {
	float w, h;          /* input */
	uint32_t loop;       /* the nested level that it represents, LAYOUT_NONE: none; for the caller */
	float x, y;          /* position in the level */
	uint32_t row;
};

struct level_way {
	uint32_t from, to;   /* items; from LAYOUT_NONE: the top, to LAYOUT_NONE: the bottom; not both */
	float from_x, to_x;  /* positions relative to the items' left ends; negative: free */
	uint32_t from_way, to_way; /* for the caller */
	/* set by level_place */
	uint32_t link, nlinks;
	float lane;          /* of a route back to an item of a lower or the same number */
};

struct level {
	struct level_item *items; /* edges lead to higher numbers, except back edges */
	struct level_way *ways;
	size_t nitems, nways, items_cap, ways_cap;
	float side, top, bottom; /* space to leave */
	float w, h;
	/* set by level_place */
	struct level_cell *cells; /* items, then the crossings of routes and rows */
	struct level_link *links; /* from a cell to one in the next row, by route */
	size_t ncells, nlinks, cells_cap, links_cap;
	struct level_row *rows;
	uint32_t *order;     /* cells by row, from left to right */
	uint32_t nrows;
};

struct level_cell {
	uint32_t row, place; /* place: index in the row */
	float w, x;
	double sum, weight;  /* of the positions that neighbors prefer */
};

struct level_link {
	uint32_t upper, lower;
	float up, down;      /* where the link begins and ends, from the left of the cells; negative: unknown yet */
};

struct level_row {
	uint32_t first, n;   /* range in order */
	float y, h;
};

/* Computes all positions. Returns false if more than limit cells would be needed. */
bool
level_place(struct level *v, size_t limit);

void
level_close(struct level *v);

/* Where a route enters the level at its top or leaves at its bottom, from the level's left. */
float
level_top_x(const struct level *v, uint32_t way);

float
level_bottom_x(const struct level *v, uint32_t way);

/* Appends a route to the current edge, which ends where the route begins, or begins the edge; x and y are the level's position. */
void
level_draw(const struct level *v, uint32_t way, struct layout *l, struct layout_edge *e, float x, float y);

/* level_order.c: sorts the cells of the rows; rows and links are set. */
void
level_order(struct level *v);

/* level_x.c: computes horizontal positions; order and the ends of links are set. */
void
level_spread(struct level *v);

#endif
