#include "common/analysis/graph/call_solve.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct call_solve *c = context;

	(void)now;
	(void)first;
	(void)end;
	c->changed = c->visit(c->context, block);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	(void)now;
	(void)e;
	(void)state;
	(void)first;
	return ((const struct call_solve *)context)->changed;
}

/* The functions keep their states themselves. */
static const struct solve_rules rules = {.backward = true, .transfer = transfer, .join = join};

void
call_solve_open(struct call_solve *c, uint32_t n, call_visit *visit, void *context)
{
	*c = (struct call_solve){.visit = visit, .context = context};
	c->g = (struct graph){.nblocks = n, .norder = n, .blocks = array_make(n, sizeof c->g.blocks[0]),
		.order = array_make(n, sizeof c->g.order[0])};
}

void
call_solve_add(struct call_solve *c, uint32_t from, uint32_t to)
{
	size_t n = c->g.nedges;

	*APPEND(c->g.edges, n, c->edges_cap) = (struct graph_edge){.from = from, .to = to};
	c->g.nedges = (uint32_t)n;
}

/* Adds the known calls and tail calls of all functions, with those of unreached code. */
static void
add_all(struct call_solve *c, const struct flow *flow)
{
	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&flow->functions[i]);

		for (uint32_t k = 0; k < g->ncalls; k++)
			if (g->calls[k].to != GRAPH_NONE)
				call_solve_add(c, i, g->calls[k].to);
		for (uint32_t k = 0; k < g->nedges; k++)
			if (graph_edge_function(flow, &g->edges[k]) != GRAPH_NONE)
				call_solve_add(c, i, graph_edge_function(flow, &g->edges[k]));
	}
}

void
call_solve_link(struct call_solve *c, const uint32_t *order)
{
	struct graph *g = &c->g;
	uint32_t end = 0;

	g->preds = array_make(g->nedges, sizeof g->preds[0]);
	for (uint32_t i = 0; i < g->nedges; i++) {
		g->blocks[g->edges[i].from].nedges++;
		g->blocks[g->edges[i].to].npreds++;
	}
	for (uint32_t i = 0; i < g->nblocks; i++) {
		struct graph_block *b = &g->blocks[i];

		g->order[g->nblocks - 1 - i] = order[i];
		g->blocks[order[i]].order = g->nblocks - 1 - i;
		b->edge = i ? b[-1].edge + b[-1].nedges : 0;
		b->pred = end;
		end += b->npreds;
		b->npreds = 0;
	}
	for (uint32_t i = 0; i < g->nedges; i++) {
		struct graph_block *b = &g->blocks[g->edges[i].to];

		g->preds[b->pred + b->npreds++] = i;
	}
	solve_open(&c->solve, &rules, g, 0, NULL, c);
}

void
call_solve_close(struct call_solve *c)
{
	solve_close(&c->solve);
	alloc_free(c->g.blocks);
	alloc_free(c->g.order);
	alloc_free(c->g.edges);
	alloc_free(c->g.preds);
}

void
call_solve_fixpoint(struct call_solve *c, const struct flow *flow, call_visit *visit, void *context)
{
	call_solve_open(c, (uint32_t)flow->nfunctions, visit, context);
	add_all(c, flow);
	call_solve_link(c, flow->call_order);
	solve_wake_all(&c->solve);
	solve_run(&c->solve);
	call_solve_close(c);
}
