/* Breadth-first search for a path. The search enters a block again only if the age of the new path (path_search.pass) is smaller
 * than before. If the path found is not proven, a second search, which may enter blocks any number of times, looks for a proven
 * path. */
#include "common/analysis/path/path.h"

#include <limits.h>

#include "common/analysis/path/depend.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	MOST_NODES = 4096,
	MOST_AGAIN = 1024, /* limit of the nodes of the second search */
	MOST_TRIED = 64    /* limit of the paths that the second search tries */
};

struct path_node {
	uint32_t block, edge, parent; /* edge: edge that enters the block; parent: previous node, FLOW_NONE for the first */
	uint32_t length;
	unsigned age;
};

void
paths_open(struct paths *p, const struct flow_code *code, const struct flow_graph *g)
{
	*p = (struct paths){.g = g, .best = array_make(g->nblocks, sizeof p->best[0])};
	shape_open(&p->shape, g);
	equals_open(&p->equals, code, &p->shape);
}

void
paths_close(struct paths *p)
{
	equals_close(&p->equals);
	shape_close(&p->shape);
	alloc_free(p->nodes);
	alloc_free(p->best);
}

static void
go_on(struct paths *p, uint32_t block, uint32_t parent, uint32_t length, unsigned age)
{
	const struct flow_block *b = &p->g->blocks[block];

	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++) {
		uint32_t to = p->g->edges[e].to;

		if (to == FLOW_NONE) {
			p->leaves = true;
			continue;
		}
		if ((!p->again && p->best[to] <= age) || (!p->everywhere && equals_exclude(&p->equals, e)))
			continue;
		if (p->n == (p->again ? MOST_AGAIN : MOST_NODES)) {
			p->stops = true;
			return;
		}
		p->best[to] = age;
		*APPEND(p->nodes, p->n, p->cap) = (struct path_node){to, e, parent, length, age};
	}
}

/* Starts the search after the first instruction of the path. */
static void
set_out(struct paths *p, const struct path_search *what, uint32_t start)
{
	const struct flow_block *b = &p->g->blocks[start];
	unsigned age = 0;

	p->n = 0;
	p->leaves = p->stops = false;
	for (uint32_t i = 0; i < p->g->nblocks; i++)
		p->best[i] = UINT_MAX;
	if (what->pass(what->context, &age, what->from + 1, b->first + b->count))
		go_on(p, start, FLOW_NONE, 1, age);
}

/* Continues the search with the given node and all later ones. Returns the first node that completes a path to the goal, or
 * FLOW_NONE. */
static uint32_t
advance(struct paths *p, const struct path_search *what, uint32_t goal, uint32_t node)
{
	for (; node < p->n; node++) {
		struct path_node at = p->nodes[node];
		const struct flow_block *b = &p->g->blocks[at.block];
		unsigned age = at.age;

		if (at.block == goal && what->pass(what->context, &age, b->first, what->to))
			return node;
		age = at.age;
		if (what->pass(what->context, &age, b->first, b->first + b->count))
			go_on(p, at.block, node, at.length + 1, age);
		else
			p->stops = true;
	}
	return FLOW_NONE;
}

static const uint32_t *
edges_to(const struct paths *p, uint32_t node, struct arena *arena)
{
	uint32_t n = p->nodes[node].length, *edges = arena_alloc(arena, n * sizeof *edges);

	for (; node != FLOW_NONE; node = p->nodes[node].parent)
		edges[--n] = p->nodes[node].edge;
	return edges;
}

/* Returns whether all paths from start to the goal qualify and, in addition, either start dominates the goal or control always
 * reaches the goal from start. */
static bool
lasts_always(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, uint32_t node)
{
	while (node != FLOW_NONE)
		node = advance(p, what, goal, node + 1);
	return !p->stops && (shape_dominates(&p->shape, start, goal) || !p->leaves);
}

/* Returns the node that completes a qualifying path, or FLOW_NONE. */
static uint32_t
search(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, bool everywhere)
{
	p->everywhere = everywhere;
	set_out(p, what, start);
	return advance(p, what, goal, 0);
}

/* Searches for a proven path. Unlike the first search, this one may enter a block several times, at any age. The search ends after
 * MOST_AGAIN nodes or MOST_TRIED paths to the goal. */
static void
search_again(struct paths *p, const struct path_search *what, uint32_t start, uint32_t goal, struct arena *arena, struct path *out)
{
	uint32_t node;
	unsigned tried = 0;

	p->again = true;
	node = search(p, what, start, goal, false);
	for (; node != FLOW_NONE && tried < MOST_TRIED; node = advance(p, what, goal, node + 1), tried++) {
		const uint32_t *edges = edges_to(p, node, arena);

		out->proven = depend_proves(&p->shape, what->from, edges, p->nodes[node].length);
		if (!out->proven)
			continue;
		out->edges = edges;
		out->n = p->nodes[node].length;
		break;
	}
	p->again = false;
}

bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out)
{
	uint32_t start = flow_block_of(p->g, what->from), goal = flow_block_of(p->g, what->to), node;
	unsigned age = 0;

	*out = (struct path){.proven = true};
	if (goal == start && what->to > what->from && what->pass(what->context, &age, what->from + 1, what->to))
		return true;
	node = search(p, what, start, goal, false);
	if (node == FLOW_NONE)
		node = search(p, what, start, goal, true);
	if (node == FLOW_NONE)
		return false;
	out->edges = edges_to(p, node, arena);
	out->n = p->nodes[node].length;
	out->proven = !p->everywhere &&
		(depend_proves(&p->shape, what->from, out->edges, out->n) || lasts_always(p, what, start, goal, node));
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
	return depend_proves(&p->shape, from, edges, n);
}
