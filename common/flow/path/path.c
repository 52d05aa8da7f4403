/* See path.h. A search in breadth; a block is entered again only by a path that is younger than all before. */
#include "common/flow/path/path.h"

#include <limits.h>

#include "common/base/alloc.h"
#include "common/base/array.h"
#include "common/flow/path/depend.h"

enum { MOST_NODES = 4096 };

struct path_node {
	uint32_t block, edge, parent; /* the edge that leads to the block; parent: FLOW_NONE, the first */
	uint32_t length;
	unsigned age;
};

void
paths_open(struct paths *p, const struct flow_graph *g)
{
	*p = (struct paths){.g = g, .best = array_make(g->nblocks, sizeof p->best[0])};
	shape_open(&p->shape, g);
}

void
paths_close(struct paths *p)
{
	shape_close(&p->shape);
	alloc_free(p->nodes);
	alloc_free(p->best);
}

static bool
passes(const struct path_search *what, unsigned *age, uint32_t first, uint32_t end)
{
	return !what->pass || what->pass(what->context, age, first, end);
}

static void
go_on(struct paths *p, uint32_t block, uint32_t parent, uint32_t length, unsigned age)
{
	const struct flow_block *b = &p->g->blocks[block];

	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++) {
		uint32_t to = p->g->edges[e].to;

		if (to == FLOW_NONE || p->best[to] <= age || p->n >= MOST_NODES)
			continue;
		p->best[to] = age;
		*APPEND(p->nodes, p->n, p->cap) = (struct path_node){to, e, parent, length, age};
	}
}

/* The edges that lead to a node. */
static const uint32_t *
edges_to(const struct paths *p, uint32_t node, struct arena *arena)
{
	uint32_t n = p->nodes[node].length, *edges = arena_alloc(arena, n * sizeof *edges);

	for (; node != FLOW_NONE; node = p->nodes[node].parent)
		edges[--n] = p->nodes[node].edge;
	return edges;
}

bool
paths_find(struct paths *p, const struct path_search *what, struct arena *arena, struct path *out)
{
	uint32_t start = flow_block_of(p->g, what->from), goal = flow_block_of(p->g, what->to);
	const struct flow_block *b = &p->g->blocks[start];
	unsigned age = what->age;

	*out = (struct path){.proven = true};
	if (goal == start && what->to > what->from && passes(what, &age, what->from + 1, what->to))
		return true;
	age = what->age;
	p->n = 0;
	for (uint32_t i = 0; i < p->g->nblocks; i++)
		p->best[i] = UINT_MAX;
	if (passes(what, &age, what->from + 1, b->first + b->count))
		go_on(p, start, FLOW_NONE, 1, age);
	for (uint32_t i = 0; i < p->n; i++) {
		struct path_node node = p->nodes[i];

		b = &p->g->blocks[node.block];
		age = node.age;
		if (node.block == goal && passes(what, &age, b->first, what->to)) {
			out->edges = edges_to(p, i, arena);
			out->n = node.length;
			out->proven = depend_proves(&p->shape, what->from, out->edges, out->n);
			return true;
		}
		age = node.age;
		if (passes(what, &age, b->first, b->first + b->count))
			go_on(p, node.block, i, node.length + 1, age);
	}
	return false;
}
