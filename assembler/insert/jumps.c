/* Finds the jumps and calls of a section, and compares their targets with those of the first layout. */
#include "assembler/insert/jumps.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* A gap, with the address of the instruction after it. */
struct gap_at {
	uint64_t at;         /* address of the instruction; must be the first member, for array_upto() */
	size_t number;       /* index of the gap in insertions.v, plus one */
};

struct gaps {
	const struct insertions *all;
	struct gap_at *v;
	size_t n;
};

/* The recorded jumps of a section. */
struct section_jumps {
	size_t first, n;     /* range in jumps.v */
	bool is_set;         /* whether they were recorded */
};

/* The jumps found in the current layout. */
struct found {
	struct jump *v;
	size_t n, cap;
};

static int
compare_gaps(const void *va, const void *vb)
{
	const struct gap_at *a = va, *b = vb;

	return a->at < b->at ? -1 : a->at > b->at;
}

static struct gaps
find_gaps(const struct insertions *all, const struct section *s)
{
	struct section_items items = by_section_get(&all->gaps, s);
	struct gaps g = {all, array_make(items.n, sizeof *g.v), items.n};

	for (size_t i = 0; i < g.n; i++)
		g.v[i] = (struct gap_at){all->v[items.v[i]]->frag->next->address, items.v[i] + 1};
	if (g.n)
		qsort(g.v, g.n, sizeof *g.v, compare_gaps);
	return g;
}

/* Converts an address to a location relative to a gap. Inserted instructions belong to the instruction after them, because a jump
 * to this instruction reaches them. */
static struct jump_place
position_of(const struct gaps *g, uint64_t at)
{
	size_t i = array_upto(g->v, g->n, sizeof *g->v, at);

	if (i < g->n && at >= g->v[i].at - g->all->v[g->v[i].number - 1]->bytes.n)
		return (struct jump_place){g->v[i].number, 0};
	return i ? (struct jump_place){g->v[i - 1].number, at - g->v[i - 1].at} : (struct jump_place){0, at};
}

static int
compare_places(const struct jump_place *a, const struct jump_place *b)
{
	if (a->gap != b->gap)
		return a->gap < b->gap ? -1 : 1;
	return a->after < b->after ? -1 : a->after > b->after;
}

static int
compare_jumps(const void *va, const void *vb)
{
	const struct jump *a = va, *b = vb;
	int from = compare_places(&a->from, &b->from);

	return from ? from : compare_places(&a->to, &b->to);
}

/* Returns whether a location is inside an instruction. A jump to such a location reaches no instruction of the source. */
static bool
is_within(const struct graph_code *code, uint64_t at, uint64_t after)
{
	struct insn insn;

	return after && graph_decode_at(code, at - after, &insn) && insn.size > after;
}

static void
find_jumps(const struct gaps *g, const struct flow *flow, uint32_t function, struct found *out)
{
	const struct graph *graph = graph_whole(&flow->functions[function]);

	for (uint32_t i = 0; i < graph->nedges; i++) {
		const struct graph_edge *e = &graph->edges[i];
		const struct graph_insn *branch = graph_branch_of(graph, e);

		/* code that falls through alignment to another function is no jump */
		if (!branch || insn_goes_on(branch->flow) || e->at == GRAPH_NONE || e->reason == EDGE_NOT_TAKEN || e->reason == EDGE_NOT_CODE)
			continue;
		struct jump_place to = position_of(g, e->at);
		if (!is_within(flow->code, e->at, to.after))
			*APPEND(out->v, out->n, out->cap) = (struct jump){position_of(g, branch->at), to, false};
	}
	for (uint32_t i = 0; i < graph->ncalls; i++)
		if (graph->calls[i].to != GRAPH_NONE)
			*APPEND(out->v, out->n, out->cap) = (struct jump){position_of(g, graph->insns[graph->calls[i].insn].at),
				position_of(g, flow->functions[graph->calls[i].to].at), false};
}

struct jumps *
jumps_new(size_t nsections)
{
	struct jumps *t = array_make(1, sizeof *t);

	t->sections = array_make(nsections, sizeof *t->sections);
	return t;
}

void
jumps_take(struct jumps *t, const struct insertions *all, const struct section *s, const struct flow *flow)
{
	struct section_jumps *recorded = &t->sections[s->index];
	struct gaps gaps = find_gaps(all, s);
	struct found now = {0};

	for (size_t i = 0; i < flow->nfunctions; i++)
		find_jumps(&gaps, flow, (uint32_t)i, &now);
	if (now.n)
		qsort(now.v, now.n, sizeof *now.v, compare_jumps);
	if (recorded->is_set) {
		for (size_t i = recorded->first; i < recorded->first + recorded->n; i++)
			t->v[i].lost = !now.n || !bsearch(&t->v[i], now.v, now.n, sizeof *now.v, compare_jumps);
	} else {
		*recorded = (struct section_jumps){t->n, now.n, true};
		for (size_t i = 0; i < now.n; i++)
			*APPEND(t->v, t->n, t->cap) = now.v[i];
	}
	alloc_free(gaps.v);
	alloc_free(now.v);
}

void
jumps_free(struct jumps *t)
{
	if (!t)
		return;
	alloc_free(t->v);
	alloc_free(t->sections);
	alloc_free(t);
}
