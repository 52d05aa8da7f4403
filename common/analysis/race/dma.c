/* A forward analysis to a fixpoint, of DMA that writes LDS and, where DMA has a counter of its own and is not ordered with other
 * accesses, of instructions that read LDS and may still read when later DMA, or after DMA a store, overwrites it. For each of these
 * instructions, the state has two numbers: the minimum number of newer events of the same order on the instruction's counter, in this
 * wave, and the same number in other waves at the time of the last barrier. As in race.c, there are two states per instruction: one of
 * them is for paths that have passed a back edge since then, so that values that are defined in loops may have changed. */
#include "common/analysis/race/dma.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "common/analysis/race/dma_functions.h"
#include "common/analysis/address/lds_access.h"
#include "common/analysis/address/group.h"
#include "common/analysis/graph/solve.h"
#include "common/analysis/wait/flight.h"
#include "common/analysis/wait/skip.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/race/dma.def"
#define FINDINGS_TABLE dma_rules
#define FINDINGS_CERTAINTY COMPILER
#include "common/analysis/finding/rules.h"

enum { AROUND = 1, STATES = 2, MOST_DMA = 1024, MOST_PAIRS = 1 << 19, COMPLETE = UINT8_MAX };

/* Relevant effects of an instruction, as bits. */
enum { DOES_WAIT = 1, DOES_COUNT = 2, DOES_ACCESS = 4, DOES_BARRIER = 8, DOES_CALL = 16, DOES_DMA = 32, DOES_LEAVE = 64, DOES_READ = 128 };

struct dma_point {
	uint32_t insn;
	uint8_t does;                 /* bit mask of DOES_… */
	uint8_t event;                /* with DOES_COUNT: EVENT_… */
	uint32_t index;               /* with DOES_ACCESS, DOES_DMA or DOES_READ: index in accesses; with DOES_WAIT: index in waits */
	uint32_t dma;                 /* with DOES_DMA or DOES_READ: index in dmas */
};

/* Minimum numbers of events that are newer than a DMA instruction. COMPLETE: the DMA is not pending. */
struct pending {
	uint8_t here;                 /* in this wave */
	uint8_t left;                 /* in other waves, at the time of the last barrier */
};

struct dma_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	struct work_group group;
	bool known;                   /* `group` is valid */
	struct follow *follow;        /* register values; NULL: unknown */
	struct dma_point *points;     /* in program order */
	struct race_access *accesses;
	struct dma_wait {
		uint8_t most[COUNTER_COUNT];
	} *waits;
	struct dma {
		uint32_t insn, access;
		struct insn_count count;
		bool reads, moves;        /* reads: the instruction reads LDS, else it writes LDS; moves: it is DMA */
	} *dmas;
	size_t npoints, points_cap, naccesses, accesses_cap, nwaits, waits_cap, ndmas, dmas_cap;
	bool *skips;                  /* result of skip_find(); NULL: nothing is skipped */
	struct solve solve;           /* states: ndmas * STATES elements each */
	void (*look)(struct dma_search *s, struct pending *now, const struct dma_point *p); /* called at each point, with the state after
	                               * the point's waits; NULL: none */
	bool reads;                   /* instructions that read LDS are in dmas, too */
	bool meets;                   /* an instruction accesses LDS while DMA is pending */
	uint32_t pairs;
	struct findings *out;
};

/* Returns whether control can continue in another function after an instruction, except by a call. */
static bool
leaves(const struct graph *g, uint32_t insn)
{
	if (g->insns[insn].flow == CONTROL_next)
		return false;
	const struct graph_block *b = &g->blocks[graph_block_of(g, insn)];
	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++)
		if (insn + 1 == b->first + b->count && g->edges[e].reason == EDGE_LEAVES)
			return true;
	return false;
}

/* Returns the counter that is decremented when the instruction has read LDS, or NULL if it does not read LDS, or if later DMA cannot
 * overtake it. */
static const struct insn_count *
read_count(const struct dma_search *s, const struct insn_effects *e)
{
	const struct isa *isa = s->flow->code->isa;

	if (!s->reads)
		return NULL;
	if (e->memory & 1 << MEMORY_dma)
		return lds_access_dma_read(isa, e);
	const struct insn_count *counts;
	return e->event == EVENT_lds && e->memory & 1 << MEMORY_load && insn_counts(isa, e->event, false, false, &counts) ? counts : NULL;
}

static unsigned
does(const struct dma_search *s, uint32_t insn, const struct insn_effects *e)
{
	const struct graph_insn *i = &s->g->insns[insn];
	unsigned bits = i->flags & HAS_WAIT ? DOES_WAIT : 0;

	if (i->flags & HAS_EVENT)
		bits |= DOES_COUNT;
	if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_signal)
		bits |= DOES_BARRIER;
	if (dma_functions_is_call(i))
		bits |= DOES_CALL;
	if (leaves(s->g, insn))
		bits |= DOES_LEAVE;
	if (lds_access_dma(s->flow->code->isa, e))
		bits |= DOES_DMA;
	else if (lds_access_is(s->flow->code, e, s->group.flat) && !(e->memory & 1 << MEMORY_dma))
		bits |= DOES_ACCESS;
	if (read_count(s, e))
		bits |= DOES_READ;
	return bits;
}

static void
add_point(struct dma_search *s, uint32_t i)
{
	const struct isa *isa = s->flow->code->isa;
	struct dma_point p = {.insn = i};
	struct insn insn;

	graph_decode(s->flow->code, &s->g->insns[i], &insn);
	const struct insn_effects *e = insn_effects(isa, &insn);
	p.does = (uint8_t)does(s, i, e);
	p.event = e->event;
	if (p.does & (DOES_ACCESS | DOES_DMA | DOES_READ)) {
		p.index = (uint32_t)s->naccesses;
		*APPEND(s->accesses, s->naccesses, s->accesses_cap) = lds_access_unknown(e);
	}
	if (p.does & (DOES_DMA | DOES_READ)) {
		bool reads = p.does & DOES_READ;

		p.dma = (uint32_t)s->ndmas;
		*APPEND(s->dmas, s->ndmas, s->dmas_cap) = (struct dma){i, p.index, reads ? *read_count(s, e) : *lds_access_dma(isa, e),
			reads, e->memory & 1 << MEMORY_dma};
	}
	if (p.does & DOES_WAIT) {
		p.index = (uint32_t)s->nwaits;
		insn_waits(isa, &insn, APPEND(s->waits, s->nwaits, s->waits_cap)->most);
	}
	if (p.does)
		*APPEND(s->points, s->npoints, s->points_cap) = p;
}

static void
add_points(struct dma_search *s)
{
	for (uint32_t i = 0; i < s->g->ninsns; i++)
		add_point(s, i);
}

static size_t
point_from(const struct dma_search *s, uint32_t insn)
{
	return array_below32(s->points, s->npoints, sizeof s->points[0], offsetof(struct dma_point, insn), insn);
}

static void
find_address(struct follow *follow, void *context, uint32_t i, const struct insn *insn)
{
	struct dma_search *s = context;
	const struct graph_insn *at = &s->g->insns[i];
	struct dma_point *p = at->flags & HAS_EVENT ? &s->points[point_from(s, i)] : NULL;

	if (p && p->does & (DOES_ACCESS | DOES_DMA | DOES_READ) &&
			!lds_access_find(follow, &s->group, s->flow, at, insn, &s->accesses[p->index]))
		p->does &= (uint8_t)~DOES_ACCESS;
}

static bool
is_unchanged(const void *context, uint32_t symbol)
{
	return follow_is_fixed(context, symbol);
}

static bool
is_same(const void *context, uint32_t symbol)
{
	(void)context;
	(void)symbol;
	return true;
}

/* Compares an access with a DMA instruction, by lanes of the same wave if `within` is set, else by lanes of different waves. */
static enum race_meets
compare(struct dma_search *s, const struct dma *d, uint32_t access, bool around, bool within)
{
	const struct race_access *a = &s->accesses[d->access], *b = &s->accesses[access];
	struct work_group group = s->group;
	enum race_meets meets = RACE_UNKNOWN;

	group.within = within;
	if (s->follow && (within || group.wave_bits)) {
		s->pairs += !linear_is_unknown(&a->address) && !linear_is_unknown(&b->address);
		meets = race_compare(&group, a, b, around ? is_unchanged : is_same, s->follow);
	} else if (!within) {
		meets = RACE_APART;
	}
	return meets == RACE_UNKNOWN && b->stores && !d->reads ? RACE_APART : meets;
}

/* Returns whether an instruction may only access LDS when a pending one has completed, if both access the same bytes. Accesses other than
 * DMA are in order. */
static bool
conflicts(const struct dma_search *s, const struct dma *d, const struct dma_point *p)
{
	const struct race_access *a = &s->accesses[p->index];

	if (d->reads)
		return (a->stores || a->atomic) && (d->moves || p->does & DOES_DMA);
	return p->does & DOES_ACCESS;
}

struct needed {
	enum race_meets meets;
	const struct dma *dma;
	bool left;                    /* another wave's DMA: the wait must be before the barrier */
	uint8_t newer;                /* number of newer events at the wait */
};

static void
report(struct dma_search *s, const struct dma_point *p, const struct needed *need)
{
	bool reads = need->dma->reads;
	unsigned rule = need->meets == RACE_UNKNOWN ? (reads ? RULE_dma_read_unknown : RULE_dma_unknown) :
		need->left ? (reads ? RULE_dma_read_barrier : RULE_dma_barrier) : reads ? RULE_dma_read : RULE_dma_early;
	struct finding *f = findings_add(s->out, &kinds[rule], s->function, s->g->insns[p->insn].at);
	struct insn insn;

	graph_decode(s->flow->code, &s->g->insns[need->dma->insn], &insn);
	assert(need->newer < insn_counter_most(s->flow->code->isa, need->dma->count.counter));
	f->depends = true;
	f->from = s->g->insns[need->dma->insn].at;
	f->doubtful = need->meets == RACE_UNKNOWN;
	f->fix = flight_fix(s->flow->code->isa, need->dma->count.counter, need->newer, &s->out->arena);
	finding_set_text(s->out, f, insn_mnemonic(&insn));
}

/* Updates the state as if the missing wait were present. */
static void
settle(const struct dma_search *s, struct pending *now, const struct needed *need)
{
	for (size_t k = 0; k < s->ndmas * STATES; k++) {
		uint8_t newer = need->left ? now[k].left : now[k].here;

		if (s->dmas[k / STATES].count.counter != need->dma->count.counter || newer == COMPLETE || newer < need->newer)
			continue;
		now[k].here = COMPLETE;
		if (need->left)
			now[k].left = COMPLETE;
	}
}

/* Reports an LDS access that may touch bytes that a pending instruction has not written, or not read, yet. If there are several of
 * these instructions, reports the one whose wait completes the others. Instructions that certainly use the bytes take precedence. */
static void
check_access(struct dma_search *s, struct pending *now, const struct dma_point *p)
{
	struct needed need = {RACE_APART, NULL, false, COMPLETE};

	for (size_t k = 0; k < s->ndmas * STATES; k++)
		for (unsigned left = 2; left-- > 0;) {
			const struct dma *d = &s->dmas[k / STATES];
			uint8_t newer = left ? now[k].left : now[k].here;

			if (newer == COMPLETE || !conflicts(s, d, p) || (need.meets == RACE_MEETS && newer >= need.newer) || s->pairs >= MOST_PAIRS)
				continue;
			enum race_meets meets = compare(s, d, p->index, k & AROUND, !left);
			if (meets > need.meets || (meets == need.meets && newer < need.newer))
				need = (struct needed){meets, d, left, newer};
		}
	if (need.meets == RACE_APART)
		return;
	report(s, p, &need);
	settle(s, now, &need);
}

static void
wait(const struct dma_search *s, struct pending *now, const uint8_t most[COUNTER_COUNT])
{
	for (size_t k = 0; k < s->ndmas * STATES; k++) {
		const struct insn_count *count = &s->dmas[k / STATES].count;
		unsigned left = most[count->counter];

		if (left != INSN_ANY && left <= now[k].here)
			now[k].here = COMPLETE;
	}
}

/* Counts an event as newer than all pending DMA of the same order on its counter. */
static void
count_event(const struct dma_search *s, struct pending *now, unsigned event)
{
	const struct isa *isa = s->flow->code->isa;
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, event, false, false, &counts);

	for (size_t k = 0; k < s->ndmas * STATES; k++)
		for (unsigned i = 0; i < n && now[k].here != COMPLETE; i++) {
			const struct insn_count *count = &s->dmas[k / STATES].count;

			if (counts[i].counter == count->counter && counts[i].order == count->order &&
					++now[k].here >= insn_counter_most(isa, count->counter))
				now[k].here = COMPLETE;
		}
}

static void
step(const struct dma_search *s, struct pending *now, const struct dma_point *p)
{
	if (p->does & DOES_COUNT && !(s->skips && s->skips[p->insn]))
		count_event(s, now, p->event);
	if (p->does & (DOES_DMA | DOES_READ))
		now[p->dma * STATES].here = 0;
	for (size_t k = 0; k < s->ndmas * STATES && p->does & (DOES_BARRIER | DOES_CALL); k++) {
		now[k].here = p->does & DOES_CALL ? COMPLETE : now[k].here;
		now[k].left = now[k].here;
	}
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct dma_search *s = context;

	(void)block;
	for (size_t i = point_from(s, first); i < s->npoints && s->points[i].insn < end; i++) {
		if (s->points[i].does & DOES_WAIT)
			wait(s, now, s->waits[s->points[i].index].most);
		if (s->look)
			s->look(s, now, &s->points[i]);
		step(s, now, &s->points[i]);
	}
}

static void
look_everywhere(struct dma_search *s, void (*look)(struct dma_search *s, struct pending *now, const struct dma_point *p))
{
	s->look = look;
	solve_visit_all(&s->solve);
}

/* Returns whether an instruction that writes LDS is pending or, with `reads`, any instruction. */
static bool
any_pending(const struct dma_search *s, const struct pending *now, bool left, bool reads)
{
	for (size_t k = 0; k < s->ndmas * STATES; k++)
		if ((reads || !s->dmas[k / STATES].reads) && (now[k].here != COMPLETE || (left && now[k].left != COMPLETE)))
			return true;
	return false;
}

static void
look_for_access(struct dma_search *s, struct pending *now, const struct dma_point *p)
{
	if (!s->meets && (p->does & DOES_ACCESS || (p->does & DOES_DMA && s->reads)))
		s->meets = any_pending(s, now, true, s->reads);
}

static void
look_for_findings(struct dma_search *s, struct pending *now, const struct dma_point *p)
{
	if (p->does & (DOES_ACCESS | DOES_DMA))
		check_access(s, now, p);
	if (p->does & DOES_BARRIER && !s->known && any_pending(s, now, false, false))
		incompletes_add(&s->out->missed, INCOMPLETE_dma_group, s->function, s->g->insns[p->insn].at, 1);
	if (p->does & (DOES_CALL | DOES_LEAVE) && any_pending(s, now, true, false))
		incompletes_add(&s->out->missed, INCOMPLETE_dma_calls, s->function, s->g->insns[p->insn].at, 1);
}

static uint8_t
least(uint8_t a, uint8_t b)
{
	return a < b ? a : b;
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const struct dma_search *s = context;
	const struct pending *from = now;
	struct pending *to = state;
	bool back = graph_edge_is_back(s->g, e), changed = first;

	for (size_t k = 0; k < s->ndmas * STATES; k++) {
		struct pending *into = &to[back ? k | AROUND : k], old = *into;

		into->here = least(old.here, from[k].here);
		into->left = least(old.left, from[k].left);
		changed |= into->here != old.here || into->left != old.left;
	}
	return changed;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

/* Checks the LDS accesses of a function while DMA is pending. Computes addresses only if an access is found. */
static void
find_pairs(struct dma_search *s, const struct graph_function *f)
{
	size_t size = s->ndmas * STATES * sizeof(struct pending);

	solve_open(&s->solve, &rules, s->g, size, NULL, s);
	memset(solve_state(&s->solve, 0), COMPLETE, s->g->nblocks * size);
	solve_wake(&s->solve, s->g->entry);
	solve_run(&s->solve);
	look_everywhere(s, look_for_access);
	if (s->known && s->meets) {
		s->follow = follow_open(s->flow, f, &s->group);
		follow_visit(s->follow, find_address, s);
	}
	look_everywhere(s, look_for_findings);
	if (s->follow)
		follow_close(s->follow);
	solve_close(&s->solve);
}

static void
check_function(const struct flow *flow, uint32_t function, bool flat, struct findings *out)
{
	const struct graph_function *f = &flow->functions[function];
	struct dma_search s = {.flow = flow, .g = f->graph, .function = function, .out = out};

	s.known = work_group_find(flow, f, flat, &s.group);
	s.skips = skip_find(flow->code, s.g);
	s.reads = insn_counts(flow->code->isa, EVENT_async, false, false, &(const struct insn_count *){NULL});
	add_points(&s);
	if (s.reads && s.ndmas > MOST_DMA) { /* without those that read */
		s.reads = false;
		s.npoints = s.naccesses = s.nwaits = s.ndmas = 0;
		incompletes_add(&out->missed, INCOMPLETE_dma_pairs, function, f->at, 1);
		add_points(&s);
	}
	if (s.ndmas && s.ndmas <= MOST_DMA)
		find_pairs(&s, f);
	if (s.ndmas > MOST_DMA || s.pairs >= MOST_PAIRS)
		incompletes_add(&out->missed, INCOMPLETE_dma_pairs, function, s.g->insns[s.dmas[0].insn].at, 1);
	alloc_free(s.points);
	alloc_free(s.accesses);
	alloc_free(s.waits);
	alloc_free(s.dmas);
	alloc_free(s.skips);
}

void
dma_find(const struct flow *flow, struct findings *out)
{
	struct dma_functions all;

	dma_functions_open(&all, flow);
	for (uint32_t f = 0; f < flow->nfunctions && all.any; f++) {
		if (all.own[f] & DMA_MOVES && all.deep[f] == DMA_BOTH && flow->functions[f].graph->entry != GRAPH_NONE)
			check_function(flow, f, all.flat, out);
		dma_functions_note(&all, f, &out->missed);
	}
	dma_functions_close(&all);
	findings_sort(out);
}
