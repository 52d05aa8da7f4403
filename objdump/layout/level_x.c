/* Horizontal positions of cells. The preferred position of a cell makes its links vertical. Cells of a row keep their order and
 * distances, and the sum of the squared deviations from the preferred positions is minimal: isotonic regression, by merging
 * neighbors that would overlap. Routes weigh more than items, so that long ones are straight. */
#include <math.h>
#include <stdlib.h>

#include "common/base/memory/die.h"
#include "objdump/layout/level.h"

enum { SWEEPS = 14 };

static const float gap = 30, way_gap = 14;

static bool
is_way(const struct level *v, uint32_t cell)
{
	return cell >= v->nitems;
}

static double
weight(const struct level *v, const struct level_link *k)
{
	unsigned ways = is_way(v, k->upper) + is_way(v, k->lower);

	return ways == 2 ? 8 : ways == 1 ? 2 : 1;
}

/* A run of adjacent cells that move together; stores the position of the first. */
struct cell_run {
	double x, weight;
	uint32_t first;
};

static float
distance(const struct level *v, uint32_t a, uint32_t b)
{
	return v->cells[a].w + (is_way(v, a) || is_way(v, b) ? way_gap : gap);
}

/* Places the cells of a row as near as possible to sum / weight. */
static void
settle(struct level *v, const struct level_row *row, struct cell_run *runs)
{
	const uint32_t *cells = v->order + row->first;
	uint32_t n = 0;
	double offset = 0;

	for (uint32_t i = 0; i < row->n; i++) {
		const struct level_cell *c = &v->cells[cells[i]];

		offset += i ? distance(v, cells[i - 1], cells[i]) : 0;
		runs[n++] = (struct cell_run){c->sum / c->weight - offset, c->weight, i};
		while (n > 1 && runs[n - 2].x >= runs[n - 1].x) {
			double w = runs[n - 2].weight + runs[n - 1].weight;

			runs[n - 2].x = (runs[n - 2].x * runs[n - 2].weight + runs[n - 1].x * runs[n - 1].weight) / w;
			runs[n - 2].weight = w;
			n--;
		}
	}
	offset = 0;
	for (uint32_t i = 0, at = 0; i < row->n; i++) {
		while (at + 1 < n && runs[at + 1].first <= i)
			at++;
		offset += i ? distance(v, cells[i - 1], cells[i]) : 0;
		v->cells[cells[i]].x = (float)(runs[at].x + offset);
	}
}

/* Adds the positions that the links to the rows above, below or both prefer. */
static void
want(struct level *v, const struct level_link *k, bool lower)
{
	struct level_cell *upper_cell = &v->cells[k->upper], *lower_cell = &v->cells[k->lower];
	struct level_cell *cell = lower ? lower_cell : upper_cell;
	double x = lower ? upper_cell->x + k->up - k->down : lower_cell->x + k->down - k->up;

	cell->sum += x * weight(v, k);
	cell->weight += weight(v, k);
}

/* Links of each row, by their upper cells: a list that begins at first and continues in next. */
struct by_row {
	uint32_t *first, *next;
};

static void
settle_row(struct level *v, const struct by_row *links, uint32_t row, bool above, bool below, struct cell_run *runs)
{
	for (uint32_t i = 0; i < v->rows[row].n; i++) {
		struct level_cell *c = &v->cells[v->order[v->rows[row].first + i]];

		c->weight = 0.01; /* a cell without links keeps its position */
		c->sum = c->x * c->weight;
	}
	for (uint32_t k = above && row ? links->first[row - 1] : LAYOUT_NONE; k != LAYOUT_NONE; k = links->next[k])
		want(v, &v->links[k], true);
	for (uint32_t k = below ? links->first[row] : LAYOUT_NONE; k != LAYOUT_NONE; k = links->next[k])
		want(v, &v->links[k], false);
	settle(v, &v->rows[row], runs);
}

static void
pack(struct level *v)
{
	for (uint32_t r = 0; r < v->nrows; r++) {
		const uint32_t *cells = v->order + v->rows[r].first;

		for (uint32_t i = 1; i < v->rows[r].n; i++)
			v->cells[cells[i]].x = v->cells[cells[i - 1]].x + distance(v, cells[i - 1], cells[i]);
	}
}

/* The range in which a cell can move between its neighbors. */
static void
find_room(const struct level *v, uint32_t cell, float *low, float *high)
{
	const struct level_cell *c = &v->cells[cell];
	const uint32_t *row = v->order + v->rows[c->row].first;

	if (c->place)
		*low = fmaxf(*low, v->cells[row[c->place - 1]].x + distance(v, row[c->place - 1], cell));
	if (c->place + 1 < v->rows[c->row].n)
		*high = fminf(*high, v->cells[row[c->place + 1]].x - distance(v, cell, row[c->place + 1]));
}

/* Removes small bends from a route: aligns as many of its cells as possible vertically. */
static void
straighten(struct level *v, const struct level_way *w)
{
	for (uint32_t i = 0, end; i < w->nlinks; i = end > i ? end : i + 1) {
		float low = -INFINITY, high = INFINITY, sum = 0;

		for (end = i; end < w->nlinks; end++) {
			float new_low = low, new_high = high;
			uint32_t cell = v->links[w->link + end].lower;

			if (!is_way(v, cell))
				break;
			find_room(v, cell, &new_low, &new_high);
			if (new_low > new_high)
				break;
			low = new_low;
			high = new_high;
			sum += v->cells[cell].x;
		}
		for (uint32_t k = i; k < end; k++)
			v->cells[v->links[w->link + k].lower].x = fminf(fmaxf(sum / (float)(end - i), low), high);
	}
}

static void
move_to_zero(struct level *v)
{
	float left = INFINITY;

	for (size_t i = 0; i < v->ncells; i++)
		left = fminf(left, v->cells[i].x);
	for (size_t i = 0; i < v->ncells; i++)
		v->cells[i].x += v->side - left;
}

void
level_spread(struct level *v)
{
	struct by_row links = {.first = malloc((v->nrows + v->nlinks + 1) * sizeof *links.first)};
	struct cell_run *runs = malloc((v->ncells + 1) * sizeof *runs);

	if (!links.first || !runs)
		die("out of memory");
	links.next = links.first + v->nrows;
	for (uint32_t r = 0; r < v->nrows; r++)
		links.first[r] = LAYOUT_NONE;
	for (size_t i = v->nlinks; i-- > 0;) {
		uint32_t row = v->cells[v->links[i].upper].row;

		links.next[i] = links.first[row];
		links.first[row] = (uint32_t)i;
	}
	pack(v);
	for (unsigned i = 0; i < SWEEPS; i++)
		for (uint32_t k = 0; k < v->nrows; k++) {
			bool down = i % 2 == 0, both = i >= SWEEPS / 2;

			settle_row(v, &links, down ? k : v->nrows - 1 - k, down || both, !down || both, runs);
		}
	for (size_t i = 0; i < v->nways; i++)
		straighten(v, &v->ways[i]);
	move_to_zero(v);
	free(links.first);
	free(runs);
}
