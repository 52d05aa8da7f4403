/* A forward analysis to a fixpoint. For each DMA instruction, the state has two numbers: the minimum number of newer events of the
 * same order on the DMA's counter, in this wave, and the same number in other waves at the time of the last barrier. As in race.c,
 * there are two states per DMA instruction: one of them is for paths that have passed a back edge since the DMA, so that symbols
 * that are defined in loops may have changed. */
#include "common/analysis/race/dma.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/race/lds_access.h"
#include "common/analysis/race/group.h"
#include "common/analysis/wait/flight.h"
#include "common/analysis/wait/skip.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/race/dma.def"
#define FINDINGS_TABLE dma_rules
#define FINDINGS_CERTAINTY COMPILER
#include "common/analysis/finding/rules.h"

enum { AROUND = 1, STATES = 2, MOST_DMA = 1024, COMPLETE = UINT8_MAX };

/* Relevant effects of an instruction, as bits. */
enum { DOES_WAIT = 1, DOES_COUNT = 2, DOES_ACCESS = 4, DOES_BARRIER = 8, DOES_CALL = 16, DOES_DMA = 32 };

struct dma_point {
	uint32_t insn;
	uint8_t does;                 /* bit mask of DOES_… */
	uint8_t event;                /* with DOES_COUNT: EVENT_… */
	uint32_t index;               /* with DOES_ACCESS or DOES_DMA: index in accesses; with DOES_WAIT: index in waits */
	uint32_t dma;                 /* with DOES_DMA: index in dmas */
};

/* Least numbers of events newer than a DMA. COMPLETE: the DMA is not pending. */
struct pending {
	uint8_t here;                 /* newer events in this wave */
	uint8_t left;                 /* newer events in other waves at the time of the last barrier */
};

struct dma_search {
	const struct flow *flow;
	const struct flow_graph *g;
	uint32_t function;
	struct race_group group;
	struct follow *follow;        /* register values; NULL: unknown */
	struct dma_point *points;     /* in program order */
	struct race_access *accesses;
	struct dma_wait {
		uint8_t most[COUNTER_COUNT];
	} *waits;
	struct dma {
		uint32_t insn, access;
		struct insn_count count;
	} *dmas;
	size_t npoints, points_cap, naccesses, accesses_cap, nwaits, waits_cap, ndmas, dmas_cap;
	bool *skips;                  /* result of skip_find(); NULL: no instruction is skipped */
	struct pending *starts;       /* state at the start of each block, ndmas * STATES elements per block */
	struct findings *out;
};

/* ---- instructions */

/* Returns the count that an event holds until LDS is written, or NULL if the event does not write LDS. */
static const struct insn_count *
lds_count(const struct isa *isa, unsigned event)
{
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, event, false, &counts);

	for (unsigned i = 0; i < n; i++)
		if (counts[i].protects == PROTECTED_lds)
			return &counts[i];
	return NULL;
}

static bool
is_dma(const struct isa *isa, const struct insn_effects *e)
{
	return e->memory & 1 << MEMORY_load && lds_count(isa, e->event);
}

static unsigned
does(const struct dma_search *s, const struct flow_insn *i, const struct insn_effects *e)
{
	unsigned bits = i->flags & HAS_WAIT ? DOES_WAIT : 0;

	if (i->flags & HAS_EVENT)
		bits |= DOES_COUNT;
	if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_signal)
		bits |= DOES_BARRIER;
	if (e->flow == CONTROL_call || e->flow == CONTROL_call_indirect)
		bits |= DOES_CALL;
	if (is_dma(s->flow->code->isa, e))
		bits |= DOES_DMA;
	else if ((s->group.flat ? lds_access_is : lds_access_is_certain)(s->flow->code, e) && !(e->memory & 1 << MEMORY_dma))
		bits |= DOES_ACCESS;
	return bits;
}

static void
visit(struct follow *follow, void *context, uint32_t i, const struct insn *insn)
{
	struct dma_search *s = context;
	const struct isa *isa = s->flow->code->isa;
	const struct insn_effects *e = insn_effects(isa, insn);
	struct dma_point p = {.insn = i, .does = (uint8_t)does(s, &s->g->insns[i], e), .event = e->event};
	struct race_access a = lds_access_unknown(e);

	if (p.does & (DOES_ACCESS | DOES_DMA)) {
		if (follow && !lds_access_find(follow, &s->group, s->flow, &s->g->insns[i], insn, &a))
			p.does &= (uint8_t)~DOES_ACCESS;
		p.index = (uint32_t)s->naccesses;
		*APPEND(s->accesses, s->naccesses, s->accesses_cap) = a;
	}
	if (p.does & DOES_DMA) {
		p.dma = (uint32_t)s->ndmas;
		*APPEND(s->dmas, s->ndmas, s->dmas_cap) = (struct dma){i, p.index, *lds_count(isa, e->event)};
	}
	if (p.does & DOES_WAIT) {
		p.index = (uint32_t)s->nwaits;
		insn_waits(isa, insn, APPEND(s->waits, s->nwaits, s->waits_cap)->most);
	}
	if (p.does)
		*APPEND(s->points, s->npoints, s->points_cap) = p;
}

/* Returns whether the function has both DMA to LDS and other LDS accesses. */
static bool
concerns(const struct flow *flow, const struct flow_graph *g)
{
	bool dma = false, access = false;

	for (uint32_t i = 0; i < g->ninsns && !(dma && access); i++) {
		const struct insn_effects *e;
		struct insn insn;

		if (!(g->insns[i].flags & HAS_EVENT))
			continue;
		flow_decode(flow->code, &g->insns[i], &insn);
		e = insn_effects(flow->code->isa, &insn);
		dma |= is_dma(flow->code->isa, e);
		access |= lds_access_is(flow->code, e) && !(e->memory & 1 << MEMORY_dma);
	}
	return dma && access;
}

/* ---- pairs */

static bool
is_same_still(const void *context, uint32_t symbol)
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
compare(const struct dma_search *s, const struct dma *d, uint32_t access, bool around, bool within)
{
	const struct race_access *a = &s->accesses[d->access], *b = &s->accesses[access];
	struct race_group group = s->group;
	enum race_meets meets = RACE_UNKNOWN;

	group.within = within;
	if (s->follow && (within || group.wave_bits))
		meets = race_compare(&group, a, b, around ? is_same_still : is_same, s->follow);
	else if (!within)
		meets = RACE_APART;
	return meets == RACE_UNKNOWN && b->stores ? RACE_APART : meets;
}

static void
report(struct dma_search *s, unsigned rule, const struct dma_point *p, const struct dma *d, unsigned newer)
{
	const struct isa *isa = s->flow->code->isa;
	struct finding *f = findings_add(s->out, &kinds[rule], s->function, s->g->insns[p->insn].at);
	unsigned most = insn_counter_most(isa, d->count.counter);
	struct insn insn;

	flow_decode(s->flow->code, &s->g->insns[d->insn], &insn);
	f->depends = true;
	f->from = s->g->insns[d->insn].at;
	f->doubtful = rule == RULE_dma_unknown;
	f->cure = flight_cure(isa, d->count.counter, !d->count.order ? 0 : newer < most ? newer : most - 1, &s->out->arena);
	finding_set_text(s->out, f, insn_mnemonic(&insn));
}

/* Reports an LDS access that may touch bytes that a pending DMA has not written yet. Reports only one DMA: the first that
 * certainly writes the bytes, or else the first that may. Assumes afterwards that the missing wait is present. */
static void
check_access(struct dma_search *s, struct pending *now, const struct dma_point *p)
{
	enum race_meets worst = RACE_APART;
	unsigned rule = 0, newer = 0;
	size_t with = 0;

	for (size_t k = 0; k < s->ndmas * STATES && worst != RACE_MEETS; k++)
		for (unsigned left = 0; left < 2; left++) {
			uint8_t here = left ? now[k].left : now[k].here;
			enum race_meets meets = here == COMPLETE ? RACE_APART : compare(s, &s->dmas[k / STATES], p->index, k & AROUND, !left);

			if (meets <= worst)
				continue;
			worst = meets;
			rule = meets == RACE_UNKNOWN ? RULE_dma_unknown : left ? RULE_dma_barrier : RULE_dma_early;
			newer = here;
			with = k;
		}
	if (worst == RACE_APART)
		return;
	report(s, rule, p, &s->dmas[with / STATES], newer);
	now[with] = (struct pending){COMPLETE, COMPLETE};
}

/* ---- paths */

static void
wait(const struct dma_search *s, struct pending *now, const uint8_t most[COUNTER_COUNT])
{
	for (size_t k = 0; k < s->ndmas * STATES; k++) {
		const struct insn_count *count = &s->dmas[k / STATES].count;
		unsigned left = most[count->counter];

		if (left != INSN_ANY && left <= (count->order ? now[k].here : 0u))
			now[k].here = COMPLETE;
	}
}

/* Updates the state after an event. The event is newer than pending DMA of the same order on the same counter. */
static void
count_event(const struct dma_search *s, struct pending *now, unsigned event)
{
	const struct isa *isa = s->flow->code->isa;
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, event, false, &counts);

	for (size_t k = 0; k < s->ndmas * STATES; k++)
		for (unsigned i = 0; i < n && now[k].here != COMPLETE; i++) {
			const struct insn_count *count = &s->dmas[k / STATES].count;

			if (count->order && counts[i].counter == count->counter && counts[i].order == count->order &&
					++now[k].here >= insn_counter_most(isa, count->counter))
				now[k].here = COMPLETE;
		}
}

static void
step(struct dma_search *s, struct pending *now, const struct dma_point *p, bool check)
{
	if (p->does & DOES_WAIT)
		wait(s, now, s->waits[p->index].most);
	if (p->does & DOES_ACCESS && check)
		check_access(s, now, p);
	if (p->does & DOES_COUNT && !(s->skips && s->skips[p->insn]))
		count_event(s, now, p->event);
	if (p->does & DOES_DMA)
		now[p->dma * STATES].here = 0;
	for (size_t k = 0; k < s->ndmas * STATES && p->does & (DOES_BARRIER | DOES_CALL); k++) {
		now[k].here = p->does & DOES_CALL ? COMPLETE : now[k].here;
		now[k].left = now[k].here;
	}
}

/* Returns the index of the first point at or after an instruction. */
static size_t
point_from(const struct dma_search *s, uint32_t insn)
{
	return array_below32(s->points, s->npoints, sizeof s->points[0], offsetof(struct dma_point, insn), insn);
}

static void
run_block(struct dma_search *s, uint32_t block, struct pending *now, bool check)
{
	const struct flow_block *b = &s->g->blocks[block];

	memcpy(now, &s->starts[block * s->ndmas * STATES], s->ndmas * STATES * sizeof *now);
	for (size_t i = point_from(s, b->first); i < s->npoints && s->points[i].insn - b->first < b->count; i++)
		step(s, now, &s->points[i], check);
}

static uint8_t
least(uint8_t a, uint8_t b)
{
	return a < b ? a : b;
}

/* Joins a state into the state of the block that an edge enters. Returns whether the block's state changes. */
static bool
join(struct dma_search *s, const struct flow_edge *e, const struct pending *now)
{
	struct pending *to = &s->starts[e->to * s->ndmas * STATES];
	bool back = s->g->blocks[e->to].order <= s->g->blocks[e->from].order, changed = false;

	for (size_t k = 0; k < s->ndmas * STATES; k++) {
		struct pending *into = &to[back ? k | AROUND : k], old = *into;

		into->here = least(old.here, now[k].here);
		into->left = least(old.left, now[k].left);
		changed |= into->here != old.here || into->left != old.left;
	}
	return changed;
}

static void
find_pairs(struct dma_search *s)
{
	struct pending *now = array_make(s->ndmas * STATES, sizeof *now);

	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = 0; i < s->g->norder; i++) {
			const struct flow_block *b = &s->g->blocks[s->g->order[i]];

			run_block(s, s->g->order[i], now, false);
			for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
				if (s->g->edges[k].to != FLOW_NONE)
					changed |= join(s, &s->g->edges[k], now);
		}
	}
	for (uint32_t i = 0; i < s->g->norder; i++)
		run_block(s, s->g->order[i], now, true);
	alloc_free(now);
}

/* ---- functions */

static int
compare_points(const void *va, const void *vb)
{
	const struct dma_point *a = va, *b = vb;

	return a->insn < b->insn ? -1 : a->insn > b->insn;
}

/* Collects the points of a function. If no addresses are known, includes unreachable instructions. */
static void
find_points(struct dma_search *s, const struct flow_function *f, bool flat)
{
	if (race_group_find(s->flow, f, flat, &s->group)) {
		s->follow = follow_open(s->flow, f, &s->group);
		follow_visit(s->follow, visit, s);
		if (s->npoints)
			qsort(s->points, s->npoints, sizeof s->points[0], compare_points);
		return;
	}
	for (uint32_t i = 0; i < s->g->ninsns; i++) {
		struct insn insn;

		flow_decode(s->flow->code, &s->g->insns[i], &insn);
		visit(NULL, s, i, &insn);
	}
}

static void
check_function(const struct flow *flow, uint32_t function, bool flat, struct findings *out)
{
	const struct flow_function *f = &flow->functions[function];
	struct dma_search s = {.flow = flow, .g = f->graph, .function = function, .out = out};

	s.skips = skip_find(flow->code, s.g);
	find_points(&s, f, flat);
	if (s.ndmas > MOST_DMA) {
		incompletes_add(&out->missed, INCOMPLETE_race_pairs, function, f->at, 1);
	} else if (s.ndmas) {
		s.starts = array_make(s.g->nblocks * s.ndmas * STATES, sizeof s.starts[0]);
		memset(s.starts, COMPLETE, s.g->nblocks * s.ndmas * STATES * sizeof s.starts[0]);
		find_pairs(&s);
	}
	if (s.follow)
		follow_close(s.follow);
	alloc_free(s.points);
	alloc_free(s.accesses);
	alloc_free(s.waits);
	alloc_free(s.dmas);
	alloc_free(s.skips);
	alloc_free(s.starts);
}

void
dma_find(const struct flow *flow, struct findings *out)
{
	bool asked = false, flat = false;

	for (size_t f = 0; f < flow->nfunctions; f++) {
		const struct flow_graph *g = flow->functions[f].graph;

		if (g->entry == FLOW_NONE || !concerns(flow, g))
			continue;
		flat = asked ? flat : pointer_reaches_lds(flow);
		asked = true;
		check_function(flow, (uint32_t)f, flat, out);
	}
	findings_sort(out);
}
