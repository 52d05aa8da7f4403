/* See level.h. */
#include "objdump/layout/level.h"

#include <math.h>
#include <stdlib.h>

#include "common/base/memory/array.h"

static const float row_gap = 34, lane_gap = 14, turn = 14, port_gap = 22;

void
level_close(struct level *v)
{
	free(v->items);
	free(v->ways);
	free(v->cells);
	free(v->links);
	free(v->rows);
	free(v->order);
}

static bool
is_back(const struct level_way *w)
{
	return w->from != LAYOUT_NONE && w->to != LAYOUT_NONE && w->to <= w->from;
}

/* An item's row follows the last row of its predecessors. */
static void
find_rows(struct level *v)
{
	uint32_t *first = array_make(v->nitems + v->nways, sizeof *first), *next = first + v->nitems;

	for (size_t i = 0; i < v->nitems; i++)
		first[i] = LAYOUT_NONE;
	for (size_t i = 0; i < v->nways; i++)
		if (v->ways[i].from != LAYOUT_NONE) {
			next[i] = first[v->ways[i].from];
			first[v->ways[i].from] = (uint32_t)i;
		}
	for (size_t i = 0; i < v->nitems; i++) {
		for (uint32_t k = first[i]; k != LAYOUT_NONE; k = next[k]) {
			const struct level_way *w = &v->ways[k];

			if (w->to != LAYOUT_NONE && !is_back(w) && v->items[w->to].row <= v->items[i].row)
				v->items[w->to].row = v->items[i].row + 1;
		}
		if (v->items[i].row >= v->nrows)
			v->nrows = v->items[i].row + 1;
	}
	free(first);
}

static uint32_t
add_cell(struct level *v, uint32_t row)
{
	*APPEND(v->cells, v->ncells, v->cells_cap) = (struct level_cell){.row = row};
	return (uint32_t)v->ncells - 1;
}

static void
add_link(struct level *v, uint32_t upper, uint32_t lower, float up, float down)
{
	*APPEND(v->links, v->nlinks, v->links_cap) = (struct level_link){upper, lower, up, down};
}

/* Creates the cells of a route, and the links from each to the next. */
static void
lead(struct level *v, struct level_way *w)
{
	uint32_t row = w->from == LAYOUT_NONE ? 0 : v->items[w->from].row + 1;
	uint32_t last = w->to == LAYOUT_NONE ? v->nrows : v->items[w->to].row;
	uint32_t at = w->from;

	w->link = (uint32_t)v->nlinks;
	if (is_back(w))
		return;
	for (; row < last; row++) {
		uint32_t cell = add_cell(v, row);

		if (at != LAYOUT_NONE)
			add_link(v, at, cell, at == w->from ? w->from_x : 0, 0);
		at = cell;
	}
	if (at != LAYOUT_NONE && w->to != LAYOUT_NONE)
		add_link(v, at, w->to, at == w->from ? w->from_x : 0, w->to_x);
	w->nlinks = (uint32_t)v->nlinks - w->link;
}

/* Fills the rows with items, then routes, in the order of their numbers. */
static void
fill_rows(struct level *v)
{
	v->rows = array_make(v->nrows, sizeof *v->rows);
	v->order = array_make(v->ncells, sizeof *v->order);
	for (size_t i = 0; i < v->ncells; i++)
		v->rows[v->cells[i].row].n++;
	for (uint32_t r = 1; r < v->nrows; r++)
		v->rows[r].first = v->rows[r - 1].first + v->rows[r - 1].n;
	for (uint32_t r = 0; r < v->nrows; r++)
		v->rows[r].n = 0;
	for (size_t i = 0; i < v->ncells; i++) {
		struct level_row *r = &v->rows[v->cells[i].row];

		v->order[r->first + r->n++] = (uint32_t)i;
	}
	for (size_t i = 0; i < v->nitems; i++)
		v->rows[v->items[i].row].h = fmaxf(v->rows[v->items[i].row].h, v->items[i].h);
}

/* The end of a route at an item without a fixed position. */
struct port {
	uint32_t item, other; /* other: index of the cell at the other end of the link, LAYOUT_NONE: a lane on the right */
	float *x;            /* of the route, and of the link, or NULL */
	float *link_x;
};

static int
compare(const void *a, const void *b)
{
	const struct port *x = a, *y = b;

	if (x->item != y->item)
		return x->item < y->item ? -1 : 1;
	if (x->other != y->other)
		return x->other < y->other ? -1 : 1;
	return x->x < y->x ? -1 : x->x > y->x;
}

/* Distributes free ends of routes along an item, in the order of their other ends. */
static void
spread_ports(struct level *v, struct port *ports, size_t n)
{
	qsort(ports, n, sizeof *ports, compare);
	for (size_t i = 0, end; i < n; i = end) {
		float w = v->items[ports[i].item].w, step;

		for (end = i; end < n && ports[end].item == ports[i].item; end++)
			;
		step = fminf(port_gap, (w - 8) / (float)(end - i));
		for (size_t k = i; k < end; k++) {
			*ports[k].x = w / 2 + ((float)(k - i) - (float)(end - i - 1) / 2) * step;
			if (ports[k].link_x)
				*ports[k].link_x = *ports[k].x;
		}
	}
}

static void
find_ports(struct level *v)
{
	struct port *ports = array_make(v->nways, sizeof *ports);
	size_t n = 0;

	for (size_t i = 0; i < v->nways; i++) {
		struct level_way *w = &v->ways[i];
		struct level_link *k = w->nlinks ? &v->links[w->link] : NULL;

		if (w->from != LAYOUT_NONE && w->from_x < 0)
			ports[n++] = (struct port){w->from, k ? v->cells[k->lower].place : is_back(w) ? LAYOUT_NONE : 0, &w->from_x,
				k ? &k->up : NULL};
	}
	spread_ports(v, ports, n);
	n = 0;
	for (size_t i = 0; i < v->nways; i++) {
		struct level_way *w = &v->ways[i];
		struct level_link *k = w->nlinks ? &v->links[w->link + w->nlinks - 1] : NULL;

		if (w->to != LAYOUT_NONE && w->to_x < 0)
			ports[n++] = (struct port){w->to, k ? v->cells[k->upper].place : is_back(w) ? LAYOUT_NONE : 0, &w->to_x,
				k ? &k->down : NULL};
	}
	spread_ports(v, ports, n);
	free(ports);
}

static int
compare_span(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return x[0] != y[0] ? (x[0] < y[0] ? -1 : 1) : (x[1] > y[1]) - (x[1] < y[1]);
}

/* Each lane is to the right of the contents of its rows; shorter lanes are inside longer ones. */
static void
find_lanes(struct level *v)
{
	uint32_t (*back)[2] = array_make(v->nways, sizeof *back);
	float *right = array_make(v->nrows, sizeof *right);
	size_t n = 0;

	v->w = 0;
	for (size_t i = 0; i < v->ncells; i++) {
		float end = v->cells[i].x + v->cells[i].w;

		right[v->cells[i].row] = fmaxf(right[v->cells[i].row], end);
		v->w = fmaxf(v->w, end);
	}
	for (uint32_t i = 0; i < v->nways; i++)
		if (is_back(&v->ways[i])) {
			back[n][0] = v->items[v->ways[i].from].row - v->items[v->ways[i].to].row;
			back[n++][1] = i;
		}
	qsort(back, n, sizeof *back, compare_span);
	for (size_t i = 0; i < n; i++) {
		struct level_way *w = &v->ways[back[i][1]];
		uint32_t first = v->items[w->to].row, last = v->items[w->from].row;

		for (uint32_t r = first; r <= last; r++)
			w->lane = fmaxf(w->lane, right[r] + lane_gap);
		for (uint32_t r = first; r <= last; r++)
			right[r] = w->lane;
		v->w = fmaxf(v->w, w->lane);
	}
	v->w += v->side;
	free(back);
	free(right);
}

/* Places rows from top to bottom, with more space where more links are not vertical. */
static void
find_heights(struct level *v)
{
	float y = v->top, last = 0;

	for (size_t i = 0; i < v->nlinks; i++) {
		const struct level_link *k = &v->links[i];
		const struct level_cell *upper = &v->cells[k->upper], *lower = &v->cells[k->lower];

		if (fabsf(upper->x + k->up - lower->x - k->down) > 1)
			v->rows[upper->row].y += 2.5F; /* the gap, until it becomes the position */
	}
	for (size_t i = 0; i < v->nways; i++) {
		const struct level_way *w = &v->ways[i];

		if (is_back(w) && v->items[w->to].row == 0)
			y = v->top + turn;
		if (is_back(w) && v->items[w->from].row + 1 == v->nrows)
			last = turn;
	}
	for (uint32_t r = 0; r < v->nrows; r++) {
		float more = fminf(v->rows[r].y, 40);

		v->rows[r].y = y;
		y += v->rows[r].h + (r + 1 < v->nrows ? row_gap + more : last);
	}
	v->h = y + v->bottom;
}

bool
level_place(struct level *v, size_t limit)
{
	find_rows(v);
	for (size_t i = 0; i < v->nitems; i++) {
		add_cell(v, v->items[i].row);
		v->cells[i].w = v->items[i].w;
	}
	for (size_t i = 0; i < v->nways; i++) {
		lead(v, &v->ways[i]);
		if (v->ncells > limit)
			return false;
	}
	fill_rows(v);
	level_order(v);
	find_ports(v);
	level_spread(v);
	find_lanes(v);
	find_heights(v);
	for (size_t i = 0; i < v->nitems; i++) {
		v->items[i].x = v->cells[i].x;
		v->items[i].y = v->rows[v->items[i].row].y;
	}
	return true;
}

float
level_top_x(const struct level *v, uint32_t way)
{
	const struct level_way *w = &v->ways[way];

	return v->items[w->to].row ? v->cells[v->links[w->link].upper].x : v->items[w->to].x + w->to_x;
}

float
level_bottom_x(const struct level *v, uint32_t way)
{
	const struct level_way *w = &v->ways[way];

	return w->nlinks ? v->cells[v->links[w->link + w->nlinks - 1].lower].x : v->items[w->from].x + w->from_x;
}

static float
row_bottom(const struct level *v, uint32_t row)
{
	return v->rows[row].y + v->rows[row].h;
}

static void
draw_back(const struct level *v, const struct level_way *w, struct layout *l, struct layout_edge *e, float x, float y)
{
	const struct level_item *to = &v->items[w->to];

	layout_straight(l, e, y + row_bottom(v, v->items[w->from].row));
	layout_turn(l, e, x + w->lane, turn);
	layout_straight(l, e, y + to->y);
	layout_turn(l, e, x + to->x + w->to_x, -turn);
}

void
level_draw(const struct level *v, uint32_t way, struct layout *l, struct layout_edge *e, float x, float y)
{
	const struct level_way *w = &v->ways[way];
	const struct level_item *from = w->from == LAYOUT_NONE ? NULL : &v->items[w->from];

	if (!e->n)
		layout_begin(l, e, x + from->x + w->from_x, y + from->y + from->h);
	if (is_back(w)) {
		draw_back(v, w, l, e, x, y);
		return;
	}
	for (uint32_t i = 0; i < w->nlinks; i++) {
		const struct level_link *k = &v->links[w->link + i];
		uint32_t row = v->cells[k->upper].row;

		layout_straight(l, e, y + row_bottom(v, row));
		layout_curve(l, e, x + v->cells[k->lower].x + k->down, y + v->rows[row + 1].y);
	}
	layout_straight(l, e, w->to == LAYOUT_NONE ? y + v->h : y + v->items[w->to].y);
}
