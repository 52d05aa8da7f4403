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
	struct gaps g = {all, array_make(all->n, sizeof *g.v), 0};

	for (size_t i = 0; i < all->n; i++) {
		const struct frag *frag = all->v[i]->frag;

		if (frag->sub->section == s && frag->next)
			g.v[g.n++] = (struct gap_at){frag->next->address, i + 1};
	}
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
is_within(const struct flow_code *code, uint64_t at, uint64_t after)
{
	struct insn insn;

	return after && flow_decode_at(code, at - after, &insn) && insn.size > after;
}

static void
find_jumps(const struct gaps *g, const struct section *s, const struct flow *flow, uint32_t function, struct found *out)
{
	const struct flow_graph *graph = flow_whole(&flow->functions[function]);

	for (uint32_t i = 0; i < graph->nedges; i++) {
		const struct flow_edge *e = &graph->edges[i];
		const struct flow_insn *branch = flow_branch_of(graph, e);
		struct jump_place to;

		if (!branch || e->at == FLOW_NONE || e->reason == EDGE_NOT_TAKEN || e->reason == EDGE_NOT_CODE)
			continue;
		to = position_of(g, e->at);
		if (!is_within(flow->code, e->at, to.after))
			*APPEND(out->v, out->n, out->cap) = (struct jump){position_of(g, branch->at), to, s, false};
	}
	for (uint32_t i = 0; i < graph->ncalls; i++)
		if (graph->calls[i].to != FLOW_NONE)
			*APPEND(out->v, out->n, out->cap) = (struct jump){position_of(g, graph->insns[graph->calls[i].insn].at),
				position_of(g, flow->functions[graph->calls[i].to].at), s, false};
}

static bool
is_recorded(const struct jumps *t, const struct section *s)
{
	for (size_t i = 0; i < t->sections; i++)
		if (t->section[i] == s)
			return true;
	return false;
}

void
jumps_take(struct jumps *t, const struct insertions *all, const struct section *s, const struct flow *flow)
{
	struct gaps gaps = find_gaps(all, s);
	struct found now = {0};

	for (size_t i = 0; i < flow->nfunctions; i++)
		find_jumps(&gaps, s, flow, (uint32_t)i, &now);
	if (now.n)
		qsort(now.v, now.n, sizeof *now.v, compare_jumps);
	if (is_recorded(t, s)) {
		for (size_t i = 0; i < t->n; i++)
			if (t->v[i].section == s)
				t->v[i].lost = !now.n || !bsearch(&t->v[i], now.v, now.n, sizeof *now.v, compare_jumps);
	} else {
		*APPEND(t->section, t->sections, t->cap_sections) = s;
		for (size_t i = 0; i < now.n; i++)
			*APPEND(t->v, t->n, t->cap) = now.v[i];
	}
	alloc_free(gaps.v);
	alloc_free(now.v);
}

void
jumps_free(struct jumps *t)
{
	alloc_free(t->v);
	alloc_free(t->section);
}
