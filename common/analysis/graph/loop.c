/* Computes loops and their nesting by Havlak's algorithm ("Nesting of reducible and irreducible loops", 1997). A loop consists of
 * its header and the blocks from which a back edge to the header can be reached without passing the header. Headers are processed
 * from the innermost outwards, and a finished loop is represented by its header. A loop that can be entered elsewhere than at its
 * header is irreducible. */
#include <string.h>

#include "common/analysis/graph/order.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct nest {
	struct graph *g;
	uint32_t n;
	uint32_t *number, *last; /* indexed by block: preorder number, and highest preorder number in the subtree */
	uint32_t *block;       /* indexed by preorder number: the block */
	uint32_t *leader;      /* indexed by preorder number: next step towards the header of the finished loop that contains the
	                        * block; find_leader() follows and shortens these steps */
	uint32_t *header;      /* indexed by preorder number: number of the header of the innermost loop that contains the block and
	                        * of which it is not the header itself; GRAPH_NONE: none */
	uint32_t *work, *next;
	bool *is_header, *is_irreducible, *seen;
	/* An edge that enters a loop elsewhere than at its header. For enclosing loops, it counts as an edge to the header. */
	struct entry_edge {
		uint32_t from, next;
	} *entries;
	uint32_t *first_entry; /* indexed by header number: first element of `entries` for the loop; GRAPH_NONE: none */
	size_t nentries, entries_cap, most_entries;
};

static void
number_blocks(struct nest *t)
{
	struct graph *g = t->g;
	uint32_t depth = 0;

	for (uint32_t i = 0; i < g->nblocks; i++)
		t->number[i] = GRAPH_NONE;
	t->number[g->entry] = 0;
	t->block[0] = g->entry;
	t->n = 1;
	t->work[depth++] = g->entry;
	t->next[g->entry] = 0;
	while (depth) {
		uint32_t from = t->work[depth - 1];
		const struct graph_block *b = &g->blocks[from];

		if (t->next[from] == b->nedges) {
			t->last[from] = t->n - 1;
			depth--;
			continue;
		}
		uint32_t to = g->edges[b->edge + t->next[from]++].to;
		if (to == GRAPH_NONE || t->number[to] != GRAPH_NONE)
			continue;
		t->number[to] = t->n;
		t->block[t->n++] = to;
		t->next[to] = 0;
		t->work[depth++] = to;
	}
}

static bool
is_ancestor(const struct nest *t, uint32_t a, uint32_t b)
{
	return a <= b && b <= t->last[t->block[a]];
}

static uint32_t
find_leader(struct nest *t, uint32_t v)
{
	uint32_t root = v;

	while (t->leader[root] != root)
		root = t->leader[root];
	while (t->leader[v] != root) {
		uint32_t up = t->leader[v];

		t->leader[v] = root;
		v = up;
	}
	return root;
}

/* Handles an edge from block number y to a block of the loop with header number w. If y is a descendant of w, y is in the loop.
 * Otherwise the edge enters the loop elsewhere than at its header, so the loop is irreducible. */
static void
add_back_edge(struct nest *t, uint32_t w, uint32_t y, uint32_t *nwork)
{
	y = find_leader(t, y);
	if (!is_ancestor(t, w, y)) {
		t->is_irreducible[w] = true;
		if (t->nentries < t->most_entries) {
			*APPEND(t->entries, t->nentries, t->entries_cap) = (struct entry_edge){y, t->first_entry[w]};
			t->first_entry[w] = (uint32_t)t->nentries - 1;
		}
	} else if (y != w && !t->seen[y]) {
		t->seen[y] = true;
		t->work[(*nwork)++] = y;
	}
}

/* Collects the blocks of the loop whose header has the number w, if there is such a loop. */
static void
collect(struct nest *t, uint32_t w)
{
	const struct graph *g = t->g;
	const struct graph_block *b = &g->blocks[t->block[w]];
	uint32_t nwork = 0;
	bool any = false;

	for (uint32_t i = 0; i < b->npreds; i++) {
		uint32_t v = t->number[g->edges[g->preds[b->pred + i]].from];

		if (v == GRAPH_NONE || !is_ancestor(t, w, v))
			continue;
		any = true;
		v = find_leader(t, v);
		if (v != w && !t->seen[v]) {
			t->seen[v] = true;
			t->work[nwork++] = v;
		}
	}
	t->is_header[w] = any;
	for (uint32_t i = 0; i < nwork; i++) {
		uint32_t x = t->work[i];
		const struct graph_block *xb = &g->blocks[t->block[x]];

		for (uint32_t k = 0; k < xb->npreds; k++) {
			uint32_t y = t->number[g->edges[g->preds[xb->pred + k]].from];

			if (y != GRAPH_NONE && !is_ancestor(t, x, y))
				add_back_edge(t, w, y, &nwork);
		}
		for (uint32_t k = t->first_entry[x]; k != GRAPH_NONE; k = t->entries[k].next)
			add_back_edge(t, w, t->entries[k].from, &nwork);
	}
	for (uint32_t i = 0; i < nwork; i++) {
		t->seen[t->work[i]] = false;
		t->header[t->work[i]] = w;
		t->leader[t->work[i]] = w;
	}
}

static void
number_loops(struct nest *t)
{
	struct graph *g = t->g;
	size_t cap = 0, n = 0;
	uint32_t *loop = t->next;

	for (uint32_t w = 0; w < t->n; w++) {
		uint32_t up = t->header[w] == GRAPH_NONE ? GRAPH_NONE : loop[t->header[w]];

		g->blocks[t->block[w]].loop = up;
		if (!t->is_header[w])
			continue;
		loop[w] = (uint32_t)n;
		g->blocks[t->block[w]].loop = (uint32_t)n;
		*APPEND(g->loops, n, cap) = (struct graph_loop){.header = t->block[w], .parent = up,
			.depth = up == GRAPH_NONE ? 1 : g->loops[up].depth + 1, .irreducible = t->is_irreducible[w]};
	}
	g->nloops = (uint32_t)n;
	for (uint32_t w = 0; w < t->n; w++)
		if (g->blocks[t->block[w]].loop != GRAPH_NONE)
			g->loops[g->blocks[t->block[w]].loop].nblocks++;
	for (uint32_t i = g->nloops; i-- > 0;)
		if (g->loops[i].parent != GRAPH_NONE)
			g->loops[g->loops[i].parent].nblocks += g->loops[i].nblocks;
}

void
order_loops(struct graph *g)
{
	struct nest t = {.g = g, .most_entries = 4 * (size_t)g->nedges};
	size_t n = g->nblocks;

	if (g->entry == GRAPH_NONE)
		return;
	uint32_t *room = alloc_array(n * 8, sizeof *room);
	t.is_header = array_make(3 * n, sizeof t.is_header[0]);
	t.is_irreducible = t.is_header + n;
	t.seen = t.is_header + 2 * n;
	t.number = room;
	t.last = room + n;
	t.block = room + 2 * n;
	t.leader = room + 3 * n;
	t.header = room + 4 * n;
	t.work = room + 5 * n;
	t.next = room + 6 * n;
	t.first_entry = room + 7 * n;
	number_blocks(&t);
	for (uint32_t i = 0; i < t.n; i++) {
		t.leader[i] = i;
		t.header[i] = t.first_entry[i] = GRAPH_NONE;
	}
	for (uint32_t w = t.n; w-- > 0;)
		collect(&t, w);
	number_loops(&t);
	alloc_free(t.entries);
	alloc_free(t.is_header);
	alloc_free(room);
}
