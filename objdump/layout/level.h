/* One level of a layout: items in rows, each below those that lead to it, and the ways between them, from the bottom of one
 * to the top of another, which go through the rows between, or in at the top of the level, or out at its bottom. A way
 * that leads back up does so in a lane of its own on the right. Items overlap neither each other nor ways.
 *
 * After Sugiyama, Tagawa and Toda (1981): rows by the longest path, order in a row by barycentres, the one with the fewest
 * crossings that a few sweeps find; then positions nearest to those of the neighbours, by isotonic regression. */
#ifndef OBJDUMP_LEVEL_H
#define OBJDUMP_LEVEL_H

#include "objdump/layout/layout.h"

struct level_item {
	float w, h;          /* given */
	uint32_t loop;       /* the level that it is, LAYOUT_NONE; the caller's */
	float x, y;          /* in the level */
	uint32_t row;
};

struct level_way {
	uint32_t from, to;   /* items; from LAYOUT_NONE: the top, to: the bottom, not both */
	float from_x, to_x;  /* where, counted from the items' left; negative: anywhere */
	uint32_t from_way, to_way; /* of the caller */
	/* set by level_place */
	uint32_t link, nlinks;
	float lane;          /* of one that leads back, to an item of a lower or the same number */
};

struct level {
	struct level_item *items; /* edges lead to higher numbers, except back edges */
	struct level_way *ways;
	size_t nitems, nways, items_cap, ways_cap;
	float side, top, bottom; /* space to leave */
	float w, h;
	/* set by level_place */
	struct level_cell *cells; /* items, then where ways go through rows */
	struct level_link *links; /* from a cell to one in the next row, by way */
	size_t ncells, nlinks, cells_cap, links_cap;
	struct level_row *rows;
	uint32_t *order;     /* cells by row, from left to right */
	uint32_t nrows;
};

struct level_cell {
	uint32_t row, place; /* place: in the row */
	float w, x;
	double sum, weight;  /* of where neighbours want it */
};

struct level_link {
	uint32_t upper, lower;
	float up, down;      /* where it begins and ends, from the left of the cells; negative: unknown yet */
};

struct level_row {
	uint32_t first, n;   /* in order */
	float y, h;
};

/* Finds all positions. Returns false if there would be more than this many cells. */
bool
level_place(struct level *v, size_t limit);

void
level_close(struct level *v);

/* Where a way enters the level at its top, or leaves at its bottom, from the level's left. */
float
level_top_x(const struct level *v, uint32_t way);

float
level_bottom_x(const struct level *v, uint32_t way);

/* Adds a way to the edge that was begun, which is where the way begins, or begins it; x and y are the level's. */
void
level_draw(const struct level *v, uint32_t way, struct layout *l, struct layout_edge *e, float x, float y);

/* level_order.c: sorts the cells of rows; rows and links are known. */
void
level_order(struct level *v);

/* level_x.c: from left to right; order and the ends of links are known. */
void
level_spread(struct level *v);

#endif
