/* Solves data-flow analyses (solve.h) of random graphs, and compares the results with those of naive loops: the blocks from which control can
 * reach a block, and those that it can reach, with states at starts and at ends of blocks. Blocks carry numbers below 64, in sets of bits;
 * some blocks remove numbers.
 *
 * prop-solve ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/graph/order.h"
#include "common/analysis/graph/solve.h"
#include "common/base/memory/alloc.h"
#include "testsuite/prop/random.h"

enum { GRAPHS = 400, BLOCKS = 60, EDGES = 3 * BLOCKS, INSNS = 4 };

static struct graph_insn insns[BLOCKS * INSNS + 1];
static struct graph_block blocks[BLOCKS];
static struct graph_edge edges[EDGES];
static uint32_t preds[EDGES];
static uint64_t adds[BLOCKS * INSNS], removes[BLOCKS * INSNS]; /* indexed by instruction */
static unsigned wrong;

/* Makes a graph of up to BLOCKS blocks. Some blocks have no instructions, and some are not reachable. */
static void
make_graph(struct graph *g)
{
	*g = (struct graph){.insns = insns, .blocks = blocks, .edges = edges, .preds = preds, .nblocks = 1 + below(BLOCKS)};
	for (uint32_t b = 0; b < g->nblocks; b++) {
		uint32_t count = below(INSNS + 1u), n = below(4);

		blocks[b] = (struct graph_block){.first = g->ninsns, .count = count, .edge = g->nedges, .nedges = n, .idom = GRAPH_NONE};
		for (uint32_t i = g->ninsns; i < g->ninsns + count; i++) {
			adds[i] = below(3) ? 0 : UINT64_C(1) << below(64);
			removes[i] = below(3) ? 0 : ~(UINT64_C(1) << below(64));
		}
		g->ninsns += count;
		for (uint32_t i = 0; i < n; i++)
			edges[g->nedges++] = (struct graph_edge){.from = b, .to = below(8) ? below(g->nblocks) : (uint32_t)GRAPH_NONE};
	}
	for (uint32_t b = 0; b < g->nblocks; b++) {
		blocks[b].pred = g->npreds;
		for (uint32_t i = 0; i < g->nedges; i++)
			if (edges[i].to == b)
				preds[g->npreds++] = i;
		blocks[b].npreds = g->npreds - blocks[b].pred;
	}
	order_blocks(g);
}

static uint64_t
apply(uint64_t bits, uint32_t insn)
{
	return (bits & ~removes[insn]) | adds[insn];
}

struct test {
	const struct graph *g;
	bool backward;
	unsigned visits, joins;
};

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct test *t = context;
	uint64_t *bits = now;

	wrong += first < blocks[block].first || end > blocks[block].first + blocks[block].count || end < first;
	t->visits++;
	for (uint32_t i = first; i < end; i++)
		*bits = apply(*bits, t->backward ? end - 1 - (i - first) : i);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct test *t = context;
	uint64_t *to = state, old = *to;

	t->joins++;
	wrong += blocks[t->backward ? e->to : e->from].idom == GRAPH_NONE;
	*to |= *(const uint64_t *)now;
	return *to != old || first;
}

static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	const struct test *t = context;

	(void)state;
	*(uint64_t *)now = block == t->g->entry;
}

static void
gather(void *context, void *now, const struct graph_edge *e, const void *state)
{
	(void)context;
	(void)e;
	*(uint64_t *)now |= *(const uint64_t *)state;
}

static bool
leave(void *context, void *now, uint32_t block, void *state, bool first)
{
	uint64_t *after = state, old = *after;

	(void)context;
	(void)block;
	*after = *(uint64_t *)now;
	return first || *after != old;
}

static uint64_t
run(const struct graph_block *b, bool backward, uint64_t bits)
{
	for (uint32_t i = 0; i < b->count; i++)
		bits = apply(bits, backward ? b->first + b->count - 1 - i : b->first + i);
	return bits;
}

/* Computes the sets with which control enters blocks (backward: leaves them) that can be reached from the entry. */
static void
expect(const struct graph *g, bool backward, uint64_t *start)
{
	memset(start, 0, BLOCKS * sizeof *start);
	start[g->entry] = 1;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = 0; i < g->nedges; i++) {
			uint32_t from = backward ? edges[i].to : edges[i].from, to = backward ? edges[i].from : edges[i].to;
			uint64_t old = from == GRAPH_NONE || to == GRAPH_NONE ? 0 : start[to];

			if (from == GRAPH_NONE || to == GRAPH_NONE || blocks[from].idom == GRAPH_NONE)
				continue;
			start[to] |= run(&blocks[from], backward, start[from]);
			changed |= start[to] != old;
		}
	}
}

static void
check_states(struct solve *s, const struct graph *g, const uint64_t *start)
{
	const struct test *t = s->context;

	for (uint32_t b = 0; b < g->nblocks; b++) {
		uint64_t bits = start[b];

		if (blocks[b].idom == GRAPH_NONE)
			continue;
		wrong += *(uint64_t *)solve_state(s, b) != (s->rules->gather ? run(&blocks[b], t->backward, bits) : bits);
		for (uint32_t i = 0; i <= blocks[b].count; i++) {
			uint32_t at = t->backward ? blocks[b].first + blocks[b].count - i : blocks[b].first + i;

			wrong += *(uint64_t *)solve_at(s, b, at) != bits;
			if (i < blocks[b].count)
				bits = apply(bits, t->backward ? at - 1 : at);
		}
	}
}

static void
check_analysis(const struct graph *g, const struct solve_rules *rules)
{
	struct test t = {.g = g, .backward = rules->backward};
	uint64_t start[BLOCKS];

	expect(g, rules->backward, start);
	struct solve s;
	solve_open(&s, rules, g, sizeof(uint64_t), NULL, &t);
	*(uint64_t *)solve_state(&s, g->entry) = rules->join != NULL;
	if (rules->join && !rules->backward)
		solve_wake(&s, g->entry);
	else
		solve_wake_all(&s);
	wrong += !solve_run(&s);
	check_states(&s, g, start);
	t.visits = t.joins = 0;
	solve_again(&s);
	wrong += !solve_run(&s) || t.visits != g->norder;
	t.visits = t.joins = 0;
	solve_visit_all(&s);
	wrong += t.visits != g->norder || t.joins;
	check_states(&s, g, start);
	solve_close(&s);
}

static bool
passes(const void *context, const struct graph_edge *e)
{
	return ((const bool *)context)[e - edges];
}

static void
check_reach(const struct graph *g, bool backward)
{
	bool set[BLOCKS] = {false}, may[EDGES];

	for (uint32_t i = 0; i < g->nedges; i++)
		may[i] = below(4);
	set[below(g->nblocks)] = set[below(g->nblocks)] = true;
	bool expected[BLOCKS];
	memcpy(expected, set, sizeof set);
	for (uint32_t n = 0; n < g->nblocks; n++)
		for (uint32_t i = 0; i < g->nedges; i++)
			if (may[i] && edges[i].to != GRAPH_NONE && expected[backward ? edges[i].to : edges[i].from])
				expected[backward ? edges[i].from : edges[i].to] = true;
	solve_reach(g, backward, passes, may, set);
	wrong += memcmp(set, expected, sizeof set) != 0;
}

/* Each visit changes the state, so that the analysis of a loop does not end by itself. */
static bool
leave_changed(void *context, void *now, uint32_t block, void *state, bool first)
{
	struct test *t = context;
	uint64_t *after = state;

	(void)now;
	(void)block;
	(void)first;
	++*after;
	return t->joins != 1 || *after <= SOLVE_SWEEPS;
}

static void
check_limit(void)
{
	static const struct solve_rules stops = {.limit = SOLVE_STOPS, .enter = enter, .transfer = transfer, .gather = gather,
		.leave = leave_changed};
	struct graph g = {.insns = insns, .blocks = blocks, .edges = edges, .preds = preds, .nblocks = 1, .nedges = 1, .npreds = 1};
	struct solve_rules grows = stops;
	struct test t = {.g = &g};

	blocks[0] = (struct graph_block){.nedges = 1, .npreds = 1, .idom = GRAPH_NONE};
	edges[0] = (struct graph_edge){.from = 0, .to = 0};
	preds[0] = 0;
	order_blocks(&g);
	struct solve s;
	solve_open(&s, &stops, &g, sizeof(uint64_t), NULL, &t);
	solve_wake_all(&s);
	wrong += solve_run(&s) || *(uint64_t *)solve_state(&s, 0) != SOLVE_SWEEPS;
	solve_close(&s);
	grows.limit = SOLVE_GROWS;
	t.joins = 1; /* leave_changed() lets the analysis end one visit after the limit */
	solve_open(&s, &grows, &g, sizeof(uint64_t), NULL, &t);
	solve_wake_all(&s);
	wrong += !solve_run(&s) || !s.late || *(uint64_t *)solve_state(&s, 0) != SOLVE_SWEEPS + 1;
	solve_close(&s);
	alloc_free(g.order);
}

int
main(void)
{
	static const struct solve_rules forward = {.transfer = transfer, .join = join};
	static const struct solve_rules backward = {.backward = true, .transfer = transfer, .join = join};
	static const struct solve_rules ends = {.limit = SOLVE_STOPS, .enter = enter, .transfer = transfer, .gather = gather, .leave = leave};
	static const struct solve_rules ends_backward = {.backward = true, .limit = SOLVE_STOPS, .enter = enter, .transfer = transfer,
		.gather = gather, .leave = leave};

	for (unsigned i = 0; i < GRAPHS; i++) {
		struct graph g;

		make_graph(&g);
		check_analysis(&g, &forward);
		check_analysis(&g, &backward);
		check_analysis(&g, &ends);
		check_analysis(&g, &ends_backward);
		check_reach(&g, false);
		check_reach(&g, true);
		alloc_free(g.order);
	}
	check_limit();
	if (wrong)
		printf("%u wrong answers\n", wrong);
	return wrong != 0;
}
