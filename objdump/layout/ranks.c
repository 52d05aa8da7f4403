/* The layout without dot. Each loop is a level of its own (level.h), and an item of the enclosing level. An edge consists of a
 * route out of each level that it leaves, a route in the level that contains both ends, and a route into each level that it
 * enters. */
#include <stdlib.h>

#include "common/base/memory/array.h"
#include "objdump/layout/level.h"

enum { CELLS = 200000 };

static const float inset = 14, title = 12;

/* The part of an edge in one level. */
struct edge_part {
	uint32_t level, way;
};

struct ranks {
	struct layout *l;
	struct level *levels;     /* of each loop, and of the nodes outside of loops */
	uint32_t *node_item;      /* item of each node in its level */
	uint32_t *loop_item;
	uint32_t *depth;          /* of loops: 1 for outermost ones */
	struct edge_part *parts;       /* by edge, from its start to its end */
	size_t *first;            /* parts of each edge; and the end */
	size_t nparts, cap;
};

static void
open_ranks(struct ranks *r, struct layout *l)
{
	*r = (struct ranks){.l = l};
	r->levels = array_make(l->nloops + 1, sizeof *r->levels);
	r->node_item = array_make(l->nnodes, sizeof *r->node_item);
	r->loop_item = array_make(l->nloops, sizeof *r->loop_item);
	r->depth = array_make(l->nloops + 1, sizeof *r->depth);
	r->first = array_make(l->nedges + 1, sizeof *r->first);
	for (uint32_t i = 0; i < l->nloops; i++) {
		r->levels[i].side = r->levels[i].bottom = inset;
		r->levels[i].top = inset + title;
		r->loop_item[i] = LAYOUT_NONE;
		r->depth[i] = l->loops[i].parent == LAYOUT_NONE ? 1 : r->depth[l->loops[i].parent] + 1;
	}
}

static void
close_ranks(struct ranks *r)
{
	for (uint32_t i = 0; i <= r->l->nloops; i++)
		level_close(&r->levels[i]);
	free(r->levels);
	free(r->node_item);
	free(r->loop_item);
	free(r->depth);
	free(r->parts);
	free(r->first);
}

/* The level of a loop's members; LAYOUT_NONE: of nodes outside of loops. */
static uint32_t
level_in(const struct ranks *r, uint32_t loop)
{
	return loop == LAYOUT_NONE ? r->l->nloops : loop;
}

static uint32_t
add_item(struct ranks *r, uint32_t level, struct level_item item)
{
	struct level *v = &r->levels[level];

	*APPEND(v->items, v->nitems, v->items_cap) = item;
	return (uint32_t)v->nitems - 1;
}

struct ordered {
	uint32_t order, node;
};

static int
compare(const void *a, const void *b)
{
	const struct ordered *x = a, *y = b;

	return x->order != y->order ? (x->order < y->order ? -1 : 1) : (x->node > y->node) - (x->node < y->node);
}

/* Creates items in the order of nodes; a loop is at the position of its first node. */
static void
add_items(struct ranks *r)
{
	struct layout *l = r->l;
	struct ordered *nodes = array_make(l->nnodes, sizeof *nodes);

	for (uint32_t i = 0; i < l->nnodes; i++)
		nodes[i] = (struct ordered){l->nodes[i].order, i};
	qsort(nodes, l->nnodes, sizeof *nodes, compare);
	for (uint32_t i = 0; i < l->nnodes; i++) {
		const struct layout_node *n = &l->nodes[nodes[i].node];

		r->node_item[nodes[i].node] = add_item(r, level_in(r, n->loop),
			(struct level_item){.w = n->w, .h = n->h, .loop = LAYOUT_NONE});
		for (uint32_t loop = n->loop; loop != LAYOUT_NONE && r->loop_item[loop] == LAYOUT_NONE;
			loop = l->loops[loop].parent)
			r->loop_item[loop] = add_item(r, level_in(r, l->loops[loop].parent), (struct level_item){.loop = loop});
	}
	free(nodes);
}

/* The innermost loop that contains both. */
static uint32_t
common_loop(const struct ranks *r, uint32_t a, uint32_t b)
{
	while (a != b) {
		uint32_t da = a == LAYOUT_NONE ? 0 : r->depth[a], db = b == LAYOUT_NONE ? 0 : r->depth[b];

		if (da >= db)
			a = r->l->loops[a].parent;
		if (db >= da)
			b = r->l->loops[b].parent;
	}
	return a;
}

static uint32_t
add_way(struct ranks *r, uint32_t loop, struct level_way way)
{
	uint32_t level = level_in(r, loop);
	struct level *v = &r->levels[level];

	way.from_x = way.to_x = -1;
	*APPEND(v->ways, v->nways, v->ways_cap) = way;
	*APPEND(r->parts, r->nparts, r->cap) = (struct edge_part){level, (uint32_t)v->nways - 1};
	return (uint32_t)v->nways - 1;
}

static void
add_ways(struct ranks *r, uint32_t edge)
{
	const struct layout *l = r->l;
	uint32_t u = l->edges[edge].from, v = l->edges[edge].to, out = l->nodes[u].loop, in = l->nodes[v].loop;
	uint32_t all = common_loop(r, out, in), from = r->node_item[u], to = r->node_item[v];
	uint32_t from_way = LAYOUT_NONE, to_way = LAYOUT_NONE;
	size_t entries;

	for (; out != all; out = l->loops[out].parent) {
		from_way = add_way(r, out, (struct level_way){.from = from, .to = LAYOUT_NONE, .from_way = from_way});
		from = r->loop_item[out];
	}
	entries = r->nparts;
	for (; in != all; in = l->loops[in].parent) {
		to_way = add_way(r, in, (struct level_way){.from = LAYOUT_NONE, .to = to, .to_way = to_way});
		to = r->loop_item[in];
	}
	add_way(r, all, (struct level_way){.from = from, .to = to, .from_way = from_way, .to_way = to_way});
	for (size_t i = entries, k = r->nparts - 1; i < k; i++, k--) {
		struct edge_part other = r->parts[i];

		r->parts[i] = r->parts[k];
		r->parts[k] = other;
	}
}

/* Places inner levels first: outer ones need their sizes and the positions where routes leave them. */
static bool
place_levels(struct ranks *r)
{
	size_t ncells = 0;

	for (uint32_t i = 0; i <= r->l->nloops; i++) {
		uint32_t number = i < r->l->nloops ? r->l->nloops - 1 - i : r->l->nloops;
		struct level *v = &r->levels[number];

		for (size_t k = 0; k < v->nitems; k++)
			if (v->items[k].loop != LAYOUT_NONE) {
				v->items[k].w = r->levels[v->items[k].loop].w;
				v->items[k].h = r->levels[v->items[k].loop].h;
			}
		for (size_t k = 0; k < v->nways; k++) {
			struct level_way *w = &v->ways[k];

			if (w->from != LAYOUT_NONE && v->items[w->from].loop != LAYOUT_NONE)
				w->from_x = level_bottom_x(&r->levels[v->items[w->from].loop], w->from_way);
			if (w->to != LAYOUT_NONE && v->items[w->to].loop != LAYOUT_NONE)
				w->to_x = level_top_x(&r->levels[v->items[w->to].loop], w->to_way);
		}
		if (!level_place(v, CELLS - ncells))
			return false;
		ncells += v->ncells;
	}
	return true;
}

/* Converts positions in levels to positions in the drawing, outer loops first. */
static void
draw(struct ranks *r)
{
	struct layout *l = r->l;

	for (uint32_t i = 0; i < l->nloops; i++) {
		uint32_t parent = l->loops[i].parent;
		const struct level_item *item = &r->levels[level_in(r, parent)].items[r->loop_item[i]];
		struct layout_loop *in = &l->loops[i];

		*in = (struct layout_loop){parent, item->x, item->y, item->w, item->h};
		if (parent != LAYOUT_NONE) {
			in->x += l->loops[parent].x;
			in->y += l->loops[parent].y;
		}
	}
	for (uint32_t i = 0; i < l->nnodes; i++) {
		struct layout_node *n = &l->nodes[i];
		const struct level_item *item = &r->levels[level_in(r, n->loop)].items[r->node_item[i]];

		n->x = item->x + (n->loop == LAYOUT_NONE ? 0 : l->loops[n->loop].x);
		n->y = item->y + (n->loop == LAYOUT_NONE ? 0 : l->loops[n->loop].y);
	}
	for (uint32_t i = 0; i < l->nedges; i++)
		for (size_t k = r->first[i]; k < r->first[i + 1]; k++) {
			const struct edge_part *p = &r->parts[k];
			bool inner = p->level < l->nloops;

			level_draw(&r->levels[p->level], p->way, l, &l->edges[i], inner ? l->loops[p->level].x : 0,
				inner ? l->loops[p->level].y : 0);
		}
}

bool
layout_ranks(struct layout *l)
{
	struct ranks r;
	bool good = true;

	open_ranks(&r, l);
	add_items(&r);
	for (uint32_t i = 0; i < l->nedges && good; i++) {
		r.first[i] = r.nparts;
		add_ways(&r, i);
		good = r.nparts <= CELLS;
	}
	r.first[l->nedges] = r.nparts;
	if (good && place_levels(&r)) {
		draw(&r);
		layout_fit(l);
	} else
		good = false;
	close_ranks(&r);
	return good;
}
