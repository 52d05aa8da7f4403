/* The order of cells in their rows: sweeps down and up place each cell at the average position of its neighbors in the previous
 * row; the order with the fewest crossings is kept. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/die.h"
#include "objdump/layout/level.h"

enum { SWEEPS = 12 };

struct keyed {
	double key;
	uint32_t place, cell;
};

static int
compare(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;

	return x->key != y->key ? (x->key < y->key ? -1 : 1) : (x->place > y->place) - (x->place < y->place);
}

static void
set_places(struct level *v)
{
	for (uint32_t r = 0; r < v->nrows; r++)
		for (uint32_t i = 0; i < v->rows[r].n; i++)
			v->cells[v->order[v->rows[r].first + i]].place = i;
}

/* Sums, for each cell, the positions of its neighbors above or below. */
static void
sum_row(struct level *v, const uint32_t *links, size_t n, bool down)
{
	for (size_t i = 0; i < n; i++) {
		const struct level_link *k = &v->links[links[i]];
		struct level_cell *cell = &v->cells[down ? k->lower : k->upper];
		const struct level_cell *other = &v->cells[down ? k->upper : k->lower];

		cell->sum += ((double)other->place + 0.5) / v->rows[other->row].n;
		cell->weight += 1;
	}
}

static void
sort_row(struct level *v, uint32_t row, struct keyed *keys)
{
	const struct level_row *r = &v->rows[row];

	for (uint32_t i = 0; i < r->n; i++) {
		struct level_cell *c = &v->cells[v->order[r->first + i]];

		keys[i] = (struct keyed){c->weight ? c->sum / c->weight : (i + 0.5) / r->n, i, v->order[r->first + i]};
		c->sum = c->weight = 0;
	}
	qsort(keys, r->n, sizeof *keys, compare);
	for (uint32_t i = 0; i < r->n; i++) {
		v->order[r->first + i] = keys[i].cell;
		v->cells[keys[i].cell].place = i;
	}
}

/* Groups links by the row of their upper cell: starts has nrows + 1 numbers. */
static void
group_links(const struct level *v, uint32_t *starts, uint32_t *links)
{
	memset(starts, 0, (v->nrows + 2) * sizeof *starts);
	for (size_t i = 0; i < v->nlinks; i++)
		starts[v->cells[v->links[i].upper].row + 2]++;
	for (uint32_t r = 2; r < v->nrows + 2; r++)
		starts[r] += starts[r - 1];
	for (size_t i = 0; i < v->nlinks; i++)
		links[starts[v->cells[v->links[i].upper].row + 1]++] = (uint32_t)i;
}

/* Counts the crossings of n links sorted by their upper cells: for each link, the earlier ones that end to its right. */
static uint64_t
count_row(const struct level *v, const uint32_t *links, size_t n, uint32_t *tree, uint32_t width)
{
	uint64_t crossings = 0;

	memset(tree, 0, (width + 1) * sizeof *tree);
	for (size_t i = 0; i < n; i++) {
		uint32_t place = v->cells[v->links[links[i]].lower].place + 1;

		crossings += i;
		for (uint32_t k = place; k; k &= k - 1)
			crossings -= tree[k];
		for (uint32_t k = place; k <= width; k += k & -k)
			tree[k]++;
	}
	return crossings;
}

/* Sorts a row's links by upper cell, then lower cell. */
static void
sort_links(const struct level *v, uint32_t *links, size_t n, struct keyed *keys)
{
	for (size_t i = 0; i < n; i++) {
		const struct level_link *k = &v->links[links[i]];

		keys[i] = (struct keyed){v->cells[k->upper].place, v->cells[k->lower].place, links[i]};
	}
	qsort(keys, n, sizeof *keys, compare);
	for (size_t i = 0; i < n; i++)
		links[i] = keys[i].cell;
}

static uint64_t
count_crossings(const struct level *v, const uint32_t *starts, uint32_t *links, uint32_t *tree, struct keyed *keys)
{
	uint64_t crossings = 0;

	for (uint32_t r = 0; r + 1 < v->nrows; r++) {
		size_t n = starts[r + 1] - starts[r];

		sort_links(v, links + starts[r], n, keys);
		crossings += count_row(v, links + starts[r], n, tree, v->rows[r + 1].n);
	}
	return crossings;
}

static void
sweep(struct level *v, const uint32_t *starts, const uint32_t *links, struct keyed *keys, bool down)
{
	for (uint32_t i = 1; i < v->nrows; i++) {
		uint32_t row = down ? i : v->nrows - 1 - i, upper = down ? row - 1 : row;

		sum_row(v, links + starts[upper], starts[upper + 1] - starts[upper], down);
		sort_row(v, row, keys);
	}
}

void
level_order(struct level *v)
{
	size_t n = v->ncells > v->nlinks ? v->ncells : v->nlinks;
	uint32_t *memory = malloc((v->nrows + 2 + v->nlinks + v->ncells + 1 + v->ncells) * sizeof *memory);
	uint32_t *starts = memory, *links = memory + v->nrows + 2, *tree = links + v->nlinks, *best = tree + v->ncells + 1;
	struct keyed *keys = malloc((n + 1) * sizeof *keys);
	uint64_t fewest = UINT64_MAX;

	if (!memory || !keys)
		die("out of memory");
	set_places(v);
	group_links(v, starts, links);
	for (unsigned i = 0; i < SWEEPS && fewest; i++) {
		uint64_t crossings = count_crossings(v, starts, links, tree, keys);

		if (crossings < fewest) {
			fewest = crossings;
			memcpy(best, v->order, v->ncells * sizeof *best);
		}
		sweep(v, starts, links, keys, i % 2 == 0);
	}
	memcpy(v->order, best, v->ncells * sizeof *best);
	set_places(v);
	free(memory);
	free(keys);
}
