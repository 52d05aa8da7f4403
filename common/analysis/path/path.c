/* Breadth-first search for a path. The search enters a block again only if the age of the new path (path_search.pass) is smaller
 * than before. If the path found is not proven, a second search, which may enter blocks any number of times, looks for a proven
 * path. */
#include "common/analysis/path/path.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	MOST_NODES = 4096,
	MOST_AGAIN = 1024, /* limit of the nodes of the second search */
	MOST_TRIED = 64,   /* limit of the paths that the second search tries */
	EDGES = 1 << 18,   /* limit of the edges of all results together, for any function and for each of its instructions */
	EDGES_EACH = 4
};

/* Least age of a path that entered a block in the search with this number. */
struct path_best {
	uint32_t search;
	unsigned age;
};

struct path_node {
	uint32_t block, edge, parent; /* edge: edge that enters the block; parent: previous node, GRAPH_NONE for the first */
	uint32_t length;
	unsigned age;
};

void
paths_open(struct paths *p, const struct graph_code *code, const struct graph *g)
{
	*p = (struct paths){.g = g, .best = array_make(g->nblocks, sizeof p->best[0]),
		.left = EDGES + (size_t)EDGES_EACH * g->ninsns};
	shape_open(&p->shape, g);
	equals_open(&p->equals, code, &p->shape);
	depend_open(&p->guards, &p->shape);
}

void
paths_close(struct paths *p)
{
	depend_close(&p->guards);
	equals_close(&p->equals);
	shape_close(&p->shape);
	alloc_free(p->trees[0].nodes);
	alloc_free(p->trees[1].nodes);
	alloc_free(p->edges);
	alloc_free(p->best);
}

static void
go_on(struct paths *p, uint32_t block, uint32_t parent, uint32_t length, unsigned age)
{
	const struct graph_block *b = &p->g->blocks[block];

	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++) {
		uint32_t to = p->g->edges[e].to;

		if (to == GRAPH_NONE) {
			p->leaves = true;
			continue;
		}
		if (!p->again && p->best[to].search == p->search && p->best[to].age <= age)
			continue;
		if (!p->everywhere && equals_exclude(&p->equals, e)) {
			p->tree->narrow = true;
			continue;
		}
		if (p->tree->n == (p->again ? MOST_AGAIN : MOST_NODES)) {
			p->stops = true;
			return;
		}
		p->best[to] = (struct path_best){p->search, age};
		*APPEND(p->tree->nodes, p->tree->n, p->tree->cap) = (struct path_node){to, e, parent, length, age};
	}
}

/* Starts the search after the first instruction of the path. */
static void
set_out(struct paths *p, const struct path_search *what, uint32_t start)
{
	const struct graph_block *b = &p->g->blocks[start];
	unsigned age = 0;

	p->tree->n = 0;
	p->leaves = p->stops = false;
	p->search++;
	if (what->pass(what->context, &age, start, what->from + 1, b->first + b->count))
		go_on(p, start, GRAPH_NONE, 1, age);
}

/* Continues the search with the given node and all later ones. Returns the first node that completes a path to the goal, or
 * GRAPH_NONE. */
static uint32_t
advance(struct paths *p, const struct path_search *what, uint32_t goal, uint32_t node)
{
	for (; node < p->tree->n; node++) {
		struct path_node at = p->tree->nodes[node];
		const struct graph_block *b = &p->g->blocks[at.block];
		unsigned age = at.age;

		if (at.block == goal && what->pass(what->context, &age, at.block, b->first, what->to))
			return node;
		age = at.age;
		if (what->pass(what->context, &age, at.block, b->first, b->first + b->count))
			go_on(p, at.block, node, at.length + 1, age);
		else
			p->stops = true;
	}
	return GRAPH_NONE;
}

/* Stores the edges of the path that ends with a node in p->edges, and returns their number. */
static uint32_t
edges_to(struct paths *p, uint32_t node)
{
	uint32_t n = p->tree->nodes[node].length;

	if (p->edges_cap < n) {
		alloc_free(p->edges);
		p->edges_cap = 2 * n;
		p->edges = alloc_array(p->edges_cap, sizeof p->edges[0]);
	}
	for (uint32_t i = n; node != GRAPH_NONE; node = p->tree->nodes[node].parent)
		p->edges[--i] = p->tree->nodes[node].edge;
	return n;
}

/* Copies the n edges in p->edges to the result, unless all results together have too many edges. */
static void
put_edges(struct paths *p, uint32_t n, struct arena *arena, struct path *out)
{
	out->left_out = n > p->left;
	out->n = out->left_out ? 0 : n;
	out->edges = memcpy(arena_take(arena, out->n * sizeof p->edges[0]), p->edges, out->n * sizeof p->edges[0]);
	p->left -= out->n;
}

/* Returns whether all paths from start to the goal qualify and, in addition, either start dominates the goal or control always
 * reaches the goal from start. */
static bool
lasts_always(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, uint32_t node)
{
	while (node != GRAPH_NONE)
		node = advance(p, what, goal, node + 1);
	return !p->stops && (shape_dominates(&p->shape, start, goal) || !p->leaves);
}

/* Returns whether the tree, which has all paths from what->from, contains a path to the goal, a block that begins with instruction
 * `first`. */
static bool
leads_to(const struct path_tree *t, const struct path_search *what, uint32_t goal, uint32_t first)
{
	for (size_t i = 0; i < t->n; i++) {
		unsigned age = t->nodes[i].age;

		if (t->nodes[i].block == goal && what->pass(what->context, &age, goal, first, what->to))
			return true;
	}
	return false;
}

/* Returns the node that completes a qualifying path, or GRAPH_NONE. If the last search from the same instruction found nothing, its
 * tree has all paths, and answers for other goals that there is none either. */
static uint32_t
search(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, bool everywhere)
{
	struct path_tree *t = &p->trees[everywhere];

	p->everywhere = everywhere;
	p->tree = t;
	if (!p->again && t->complete && t->from == what->from && t->key == what->key &&
			!leads_to(t, what, goal, p->g->blocks[goal].first))
		return GRAPH_NONE;
	t->narrow = false;
	set_out(p, what, start);
	uint32_t node = advance(p, what, goal, 0);
	t->complete = !p->again && node == GRAPH_NONE;
	t->from = what->from;
	t->key = what->key;
	return node;
}

/* Searches for a proven path. Unlike the first search, this one may enter a block several times, at any age. The search ends after
 * MOST_AGAIN nodes or MOST_TRIED paths to the goal. */
static void
search_again(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, struct arena *arena, struct path *out)
{
	unsigned tried = 0;

	p->again = true;
	uint32_t node = search(p, what, start, goal, false);
	for (; node != GRAPH_NONE && tried < MOST_TRIED; node = advance(p, what, goal, node + 1), tried++) {
		uint32_t n = edges_to(p, node);

		out->proven = depend_proves(&p->guards, what->from, p->edges, n);
		if (!out->proven)
			continue;
		put_edges(p, n, arena, out);
		break;
	}
	p->again = false;
}

bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out)
{
	uint32_t start = graph_block_of(p->g, what->from), goal = graph_block_of(p->g, what->to);
	unsigned age = 0;

	*out = (struct path){.proven = true};
	if (goal == start && what->to > what->from && what->pass(what->context, &age, start, what->from + 1, what->to))
		return true;
	uint32_t node = search(p, what, start, goal, false);
	if (node == GRAPH_NONE && p->tree->narrow)
		node = search(p, what, start, goal, true);
	if (node == GRAPH_NONE)
		return false;
	uint32_t n = edges_to(p, node);
	put_edges(p, n, arena, out);
	out->proven = !p->everywhere &&
		(depend_proves(&p->guards, what->from, p->edges, n) || lasts_always(p, what, start, goal, node));
	if (!out->proven && !p->everywhere)
		search_again(p, what, start, goal, arena, out);
	return true;
}

bool
paths_proven(struct paths *p, uint32_t from, const uint32_t *edges, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (equals_exclude(&p->equals, edges[i]))
			return false;
	return depend_proves(&p->guards, from, edges, n);
}
