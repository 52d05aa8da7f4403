/* A set of accesses has four bits per access, one for each combination of two facts. AROUND: the path from the access has
 * passed a back edge, so values that are defined in loops may have changed. SIGNALED: the wave has signaled a barrier since
 * the access, so waiting for the barrier removes the access from the set. */
#include "common/analysis/race/race.h"

#include <string.h>

#include "common/analysis/address/lds_access.h"
#include "common/analysis/race/call.h"
#include "common/analysis/address/follow.h"
#include "common/analysis/address/group.h"
#include "common/analysis/graph/solve.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { AROUND = 1, SIGNALED = 2, STATES = 4, MOST_ACCESSES = 4096, MOST_PAIRS = 1 << 17 };

#define FINDINGS "common/analysis/race/race.def"
#define FINDINGS_TABLE race_rules
#include "common/analysis/finding/rules.h"

enum point {
	POINT_NONE,
	POINT_ACCESS,
	POINT_FIRST, POINT_LAST,      /* POINT_FIRST: access of a callee that can precede the callee's barriers; POINT_LAST:
	                               * access of a callee that can follow the callee's barriers */
	POINT_BARRIER, POINT_SIGNAL, POINT_WAIT,
	POINT_CALL                    /* call of an unknown function */
};

/* An instruction that is relevant to the check. Points are in the order of the graph's blocks. */
struct point_at {
	uint32_t insn;
	uint8_t what;
	uint32_t access;              /* with POINT_ACCESS, POINT_FIRST and POINT_LAST: index in races.accesses */
};

struct races {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	struct work_group group;
	struct follow *follow;
	struct race_calls *calls;
	struct race_access *accesses;
	struct race_at {
		uint32_t function, at;    /* at: offset in the section */
	} *ats;                       /* indexed by access */
	size_t naccesses, accesses_cap, ats_cap;
	struct point_at *points;
	size_t npoints, points_cap;
	uint32_t *first;              /* indexed by block: index in `points` of the block's first point */
	size_t words;                 /* of a set of accesses */
	bool checks;                  /* compare accesses with the current set */
	uint32_t pairs;
	struct findings *out;
};

static void
put_access(struct races *r, const struct race_access *a, uint32_t function, uint32_t at)
{
	*APPEND(r->ats, r->naccesses, r->ats_cap) = (struct race_at){function, at};
	r->naccesses--;
	*APPEND(r->accesses, r->naccesses, r->accesses_cap) = *a;
}

static void
add_point(struct races *r, uint32_t insn, enum point what, size_t access)
{
	*APPEND(r->points, r->npoints, r->points_cap) = (struct point_at){insn, (uint8_t)what, (uint32_t)access};
}

/* Adds the accesses of a call's callees, at unknown addresses, to the accesses of the kernel. Returns false if a callee is
 * unknown. */
static bool
add_callees(struct races *r, uint32_t insn)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(r->g, insn, &calls);
	size_t access = r->naccesses;
	bool pass = false;

	for (uint32_t i = 0; i < n; i++)
		if (calls[i].to == GRAPH_NONE || !race_callee(r->calls, calls[i].to))
			return false;
	for (uint32_t i = 0; i < n; i++) {
		const struct race_callee *to = race_callee(r->calls, calls[i].to);

		pass |= to->passes;
		for (size_t k = 0; k < to->n; k++) {
			const struct graph_insn *at = &r->flow->functions[to->v[k].function].graph->insns[to->v[k].insn];
			struct insn decoded;

			graph_decode(r->flow->code, at, &decoded);
			struct race_access a = lds_access_unknown(insn_effects(r->flow->code->isa, &decoded));
			if (to->v[k].first)
				add_point(r, insn, POINT_FIRST, r->naccesses);
			put_access(r, &a, to->v[k].function, at->at);
		}
	}
	if (!pass)
		add_point(r, insn, POINT_BARRIER, 0);
	for (uint32_t i = 0; i < n; i++) {
		const struct race_callee *to = race_callee(r->calls, calls[i].to);

		for (size_t k = 0; k < to->n; k++, access++)
			if (to->v[k].last)
				add_point(r, insn, POINT_LAST, access);
	}
	return n != 0;
}

static enum point
point_of(const struct graph_code *code, const struct insn_effects *e, bool flat)
{
	switch (e->operation) {
	case OPERATION_barrier: return POINT_BARRIER;
	case OPERATION_barrier_signal: return POINT_SIGNAL;
	case OPERATION_barrier_wait: return POINT_WAIT;
	default: break;
	}
	if (e->flow == CONTROL_call || e->flow == CONTROL_call_indirect)
		return POINT_CALL;
	return lds_access_is(code, e, flat) ? POINT_ACCESS : POINT_NONE;
}

/* Returns whether all waves of the work-group must signal the barrier that an instruction signals. */
static bool
has_all_waves(const struct isa *isa, const struct insn *insn)
{
	enum { WORK_GROUP = -1, CLUSTER = -3 };
	uint32_t id[2];

	return insn_constant(isa, insn, 0, id) && ((int32_t)id[0] == WORK_GROUP || (int32_t)id[0] == CLUSTER);
}

static void
visit(struct follow *follow, void *context, uint32_t i, const struct insn *insn)
{
	struct races *r = context;
	const struct insn_effects *e = insn_effects(r->flow->code->isa, insn);
	enum point what = point_of(r->flow->code, e, r->group.flat);
	struct race_access a;

	if (what == POINT_NONE || (what == POINT_ACCESS && !lds_access_find(follow, &r->group, r->flow, &r->g->insns[i], insn, &a)))
		return;
	if (what == POINT_CALL && add_callees(r, i))
		return;
	if (what == POINT_SIGNAL && !has_all_waves(r->flow->code->isa, insn))
		incompletes_add(&r->out->missed, INCOMPLETE_race_barrier, r->function, r->g->insns[i].at, 1);
	if (what == POINT_CALL)
		incompletes_add(&r->out->missed, INCOMPLETE_race_calls, r->function, r->g->insns[i].at, 1);
	add_point(r, i, what, r->naccesses);
	if (what == POINT_ACCESS)
		put_access(r, &a, r->function, r->g->insns[i].at);
}

struct around {
	const struct follow *follow;
	bool around;
};

static bool
is_unchanged(const void *context, uint32_t symbol)
{
	const struct around *c = context;

	return !c->around || follow_is_fixed(c->follow, symbol);
}

static enum race_meets
compare(struct races *r, uint32_t from, uint32_t to, bool around)
{
	const struct race_access *a = &r->accesses[from], *b = &r->accesses[to];
	struct around c = {r->follow, around};

	if (from == to || (a->loads && b->loads) || (a->atomic && b->atomic))
		return RACE_APART;
	r->pairs += !linear_is_unknown(&a->address) && !linear_is_unknown(&b->address);
	enum race_meets meets = race_compare(&r->group, a, b, is_unchanged, &c);
	return meets == RACE_UNKNOWN && a->stores && b->stores ? RACE_APART : meets;
}

/* Reports an access together with one earlier access: the first one that certainly overlaps or, if there is none, the first one
 * that may overlap. */
static void
check_access(struct races *r, const uint64_t *set, uint32_t to)
{
	bool known = !linear_is_unknown(&r->accesses[to].address);
	enum race_meets worst = RACE_APART, most = known ? RACE_MEETS : RACE_UNKNOWN;
	uint32_t with = 0;

	for (uint32_t k = 0; k < r->naccesses * STATES && worst < most && r->pairs < MOST_PAIRS; k++) {
		if (!set[k / 64]) {
			k |= 63;
			continue;
		}
		if (!(set[k / 64] >> k % 64 & 1) || (worst == RACE_UNKNOWN && linear_is_unknown(&r->accesses[k / STATES].address)))
			continue;
		enum race_meets meets = compare(r, k / STATES, to, k & AROUND);
		if (meets > worst) {
			worst = meets;
			with = k / STATES;
		}
	}
	if (worst != RACE_APART) {
		struct finding *f = findings_add(r->out, &kinds[worst == RACE_MEETS ? RULE_race_overlap : RULE_race_unknown],
			r->ats[to].function, r->ats[to].at);

		f->depends = true;
		f->doubtful = worst != RACE_MEETS;
		f->from = r->ats[with].at;
	}
}

static void
step(const struct races *r, uint64_t *set, const struct point_at *p)
{
	switch (p->what) {
	case POINT_BARRIER: case POINT_CALL:
		memset(set, 0, r->words * sizeof *set);
		break;
	case POINT_ACCESS: case POINT_LAST:
		set[p->access * STATES / 64] |= UINT64_C(1) << p->access * STATES % 64;
		break;
	case POINT_SIGNAL:
		for (size_t i = 0; i < r->words; i++)
			set[i] = (set[i] & UINT64_C(0x3333333333333333)) << SIGNALED | (set[i] & ~UINT64_C(0x3333333333333333));
		break;
	case POINT_WAIT:
		for (size_t i = 0; i < r->words; i++)
			set[i] &= UINT64_C(0x3333333333333333);
		break;
	default:
		break;
	}
}

/* Updates the set of accesses. With r->checks, compares accesses with it. */
static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct races *r = context;

	for (uint32_t k = r->first[block]; k < r->npoints && r->points[k].insn < end; k++) {
		if (r->points[k].insn < first)
			continue;
		if (r->checks && (r->points[k].what == POINT_ACCESS || r->points[k].what == POINT_FIRST))
			check_access(r, now, r->points[k].access);
		step(r, now, &r->points[k]);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const struct races *r = context;
	const uint64_t *set = now;
	uint64_t *to = state;
	bool back = graph_edge_is_back(r->g, e), changed = first;

	for (size_t i = 0; i < r->words; i++) {
		uint64_t all = back ? (set[i] & UINT64_C(0x5555555555555555)) << AROUND | (set[i] & ~UINT64_C(0x5555555555555555)) : set[i];

		changed |= (all & ~to[i]) != 0;
		to[i] |= all;
	}
	return changed;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

static void
find_pairs(struct races *r)
{
	struct solve solve;

	solve_open(&solve, &rules, r->g, r->words * sizeof(uint64_t), NULL, r);
	solve_wake(&solve, r->g->entry);
	solve_run(&solve);
	r->checks = true;
	solve_visit_all(&solve);
	solve_close(&solve);
}

static void
index_points(struct races *r)
{
	for (uint32_t b = 0; b < r->g->nblocks; b++)
		r->first[b] = (uint32_t)r->npoints;
	for (size_t k = r->npoints; k-- > 0;)
		r->first[graph_block_of(r->g, r->points[k].insn)] = (uint32_t)k;
}

/* Returns the first LDS access of a function, or GRAPH_NONE. Flat addresses do not count. */
static uint32_t
first_access(const struct flow *flow, const struct graph *g)
{
	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct insn insn;

		graph_decode(flow->code, &g->insns[i], &insn);
		if (lds_access_is(flow->code, insn_effects(flow->code->isa, &insn), false))
			return i;
	}
	return GRAPH_NONE;
}

static bool
has_accesses(const struct flow *flow, const struct graph *g, bool flat)
{
	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct insn insn;

		graph_decode(flow->code, &g->insns[i], &insn);
		enum point what = point_of(flow->code, insn_effects(flow->code->isa, &insn), flat);
		if (what == POINT_ACCESS || what == POINT_CALL)
			return true;
	}
	return false;
}

static void
check_function(const struct flow *flow, uint32_t function, bool flat, struct race_calls *calls, struct findings *out)
{
	const struct graph_function *f = &flow->functions[function];
	struct races r = {.flow = flow, .g = f->graph, .function = function, .calls = calls, .out = out};
	bool known = work_group_find(flow, f, flat, &r.group);
	uint32_t access = known ? GRAPH_NONE : first_access(flow, r.g);

	if (access != GRAPH_NONE)
		incompletes_add(&out->missed, INCOMPLETE_race_group, function, r.g->insns[access].at, 1);
	if (r.g->entry == GRAPH_NONE || !r.group.wave_bits || !has_accesses(flow, r.g, flat))
		return;
	r.follow = follow_open(flow, f, &r.group);
	follow_visit(r.follow, visit, &r);
	r.first = array_make(r.g->nblocks, sizeof r.first[0]);
	index_points(&r);
	r.words = (r.naccesses * STATES + 63) / 64;
	if (r.naccesses > MOST_ACCESSES) {
		incompletes_add(&out->missed, INCOMPLETE_race_pairs, function, f->at, 1);
	} else if (r.naccesses) {
		find_pairs(&r);
		if (r.pairs >= MOST_PAIRS)
			incompletes_add(&out->missed, INCOMPLETE_race_pairs, function, f->at, 1);
	}
	follow_close(r.follow);
	alloc_free(r.accesses);
	alloc_free(r.ats);
	alloc_free(r.points);
	alloc_free(r.first);
}

void
races_find(const struct flow *flow, struct findings *out)
{
	bool flat = pointer_reaches_lds(flow);
	struct race_calls calls;

	race_calls_open(&calls, flow, flat);
	for (size_t f = 0; f < flow->nfunctions; f++)
		check_function(flow, (uint32_t)f, flat, &calls, out);
	race_calls_close(&calls);
	findings_sort(out);
}
