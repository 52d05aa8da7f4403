/* A forward analysis to a fixpoint. The state has three sets of writes: those pending in this wave, those that were pending when it
 * signaled a barrier (gfx12), and those that were pending in other waves when this wave passed its last barrier. Other waves execute
 * the same code, so the second and third set come from the first. An element has the minimum number of newer events of the same
 * order on the write's counter. As in race.c, there are two elements for each write: one of them is for paths that have passed a back
 * edge since the write, so that values that are defined in loops may have changed. */
#include "common/analysis/race/at_barrier.h"

#include <stddef.h>
#include <string.h>

#include "common/analysis/address/group.h"
#include "common/analysis/address/lds_access.h"
#include "common/analysis/address/pointer.h"
#include "common/analysis/graph/solve.h"
#include "common/analysis/race/dma_functions.h"
#include "common/analysis/wait/flight.h"
#include "common/analysis/wait/skip.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"

#define FINDINGS "common/analysis/race/barrier.def"
#define FINDINGS_TABLE barrier_rules
#include "common/analysis/finding/rules.h"

enum { AROUND = 1, STATES = 2, MOST_PAIRS = 1 << 17, MOST_PENDING = 512 };

/* Relevant effects of an instruction, as bits. LEAVE: control may continue in code that accesses LDS. */
enum { DOES_WAIT = 1, DOES_COUNT = 2, DOES_ACCESS = 4, DOES_WRITE = 8, DOES_ARRIVE = 16, DOES_PASS = 32, DOES_QUEUE = 64, DOES_LEAVE = 128 };

struct barrier_point {
	uint32_t insn;
	uint8_t does;                 /* bit mask of DOES_… */
	uint8_t event;                /* with DOES_COUNT: EVENT_… */
	uint32_t access;              /* with DOES_ACCESS or DOES_WRITE: index in accesses */
	uint32_t write;               /* with DOES_WRITE: index in writes */
	uint32_t wait;                /* with DOES_WAIT: index in waits */
};

struct unfinished {
	uint32_t key;                 /* index of the write times STATES, plus AROUND */
	uint32_t barrier;             /* in `other`: index in points of the barrier; else 0 */
	uint8_t newer;
};

/* A set of pending writes, sorted by key and barrier. */
struct unfinished_set {
	struct unfinished *v;
	size_t n, cap;
};

/* own: in this wave; signaled: in waves that have signaled a barrier; other: in other waves, at the last barrier. */
enum { SET_own, SET_signaled, SET_other, SETS };

struct barrier_state {
	struct unfinished_set set[SETS];
};

struct barrier_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	struct work_group group;
	bool known;                   /* `group` is valid */
	bool one_unit;                /* the waves of a work-group run on one compute unit */
	bool flat;                    /* flat addresses can be in LDS */
	unsigned counter;             /* COUNTER_… of LDS instructions */
	struct follow *follow;        /* register values; NULL: unknown */
	struct barrier_point *points; /* in program order */
	struct race_access *accesses;
	struct write {
		uint32_t insn, access;
		struct insn_count count;
		bool dma;
	} *writes;
	struct barrier_wait {
		uint8_t most[COUNTER_COUNT];
	} *waits;
	size_t npoints, points_cap, naccesses, accesses_cap, nwrites, writes_cap, nwaits, waits_cap;
	bool *skips;                  /* result of skip_find(); NULL: nothing is skipped */
	bool looks;                   /* check accesses */
	struct reported {
		enum race_meets meets;
		uint32_t key, access;     /* access: index in points */
		uint8_t newer;
	} *worst;                     /* indexed by point: the access after this barrier that requires the strongest wait */
	uint32_t any;                 /* index in points, plus one, of a barrier at which a write is pending, and after which there is an
	                               * access; 0: none */
	bool gave_up;
	uint32_t pairs;
};

static bool
is_safe(const struct barrier_search *s)
{
	return s->flow->code->safe;
}

/* ---- instructions */

/* Returns the count of a write to LDS that is complete when the counter is decremented, or NULL for other instructions. */
static const struct insn_count *
write_count(const struct barrier_search *s, const struct insn_effects *e)
{
	const struct isa *isa = s->flow->code->isa;
	const struct insn_count *counts, *dma = lds_access_dma(isa, e);
	unsigned n = insn_counts(isa, e->event, is_safe(s), false, &counts);

	if (e->memory & 1 << MEMORY_dma)
		return is_safe(s) ? dma : NULL;
	if (!(e->memory & (1 << MEMORY_store | 1 << MEMORY_atomic)))
		return NULL;
	for (unsigned i = 0; i < n; i++)
		if (counts[i].counter == s->counter)
			return &counts[i];
	return NULL;
}

/* Returns the effects of an instruction. Decodes only instructions whose effects depend on their operands. */
static const struct insn_effects *
effects_of(const struct graph_code *code, const struct graph_insn *i)
{
	if (i->form && !(i->form->effects & EFFECT_TEST))
		return &isa_effects[i->form->effects];
	struct insn insn;
	graph_decode(code, i, &insn);
	return insn_effects(code->isa, &insn);
}

/* Returns whether the instruction waits until LDS instructions have read their registers. */
static bool
waits_for_queue(const struct graph_code *code, const struct graph_insn *i, const struct insn_effects *e)
{
	if (e->operation != OPERATION_wait_alu)
		return false;
	struct insn insn;
	graph_decode(code, i, &insn);
	uint8_t most[DEPCTR_COUNT];
	insn_depctr(code->isa, &insn, most);
	return !most[DEPCTR_vm_vsrc];
}

/* Returns whether control may leave the function after an instruction, other than by ending the program. */
static bool
leaves(const struct barrier_search *s, uint32_t insn)
{
	const struct graph_block *b = &s->g->blocks[graph_block_of(s->g, insn)];

	if (dma_functions_is_call(&s->g->insns[insn]))
		return true;
	for (uint32_t e = b->edge; e < b->edge + b->nedges && insn + 1 == b->first + b->count; e++) {
		unsigned reason = s->g->edges[e].reason;

		if (reason == EDGE_LEAVES || reason == EDGE_RETURNS || reason == EDGE_UNKNOWN)
			return true;
	}
	return false;
}

static unsigned
does(const struct barrier_search *s, uint32_t insn, const struct insn_effects *e)
{
	unsigned bits = s->g->insns[insn].flags & HAS_WAIT ? DOES_WAIT : 0;

	if (s->g->insns[insn].flags & HAS_EVENT)
		bits |= DOES_COUNT;
	if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_signal)
		bits |= DOES_ARRIVE;
	if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_wait)
		bits |= DOES_PASS;
	if (s->one_unit && waits_for_queue(s->flow->code, &s->g->insns[insn], e))
		bits |= DOES_QUEUE;
	if (s->g->insns[insn].flow != CONTROL_next && leaves(s, insn))
		bits |= DOES_LEAVE;
	if (lds_access_is(s->flow->code, e, s->flat))
		bits |= DOES_ACCESS | (write_count(s, e) ? DOES_WRITE : 0);
	return bits;
}

static void
add_point(struct barrier_search *s, uint32_t i)
{
	const struct insn_effects *e = effects_of(s->flow->code, &s->g->insns[i]);
	struct barrier_point p = {.insn = i, .event = e->event, .does = (uint8_t)does(s, i, e)};

	if (p.does & DOES_ACCESS) {
		p.access = (uint32_t)s->naccesses;
		*APPEND(s->accesses, s->naccesses, s->accesses_cap) = lds_access_unknown(e);
	}
	if (p.does & DOES_WRITE) {
		p.write = (uint32_t)s->nwrites;
		*APPEND(s->writes, s->nwrites, s->writes_cap) = (struct write){i, p.access, *write_count(s, e), e->memory & 1 << MEMORY_dma};
	}
	if (p.does & DOES_WAIT) {
		p.wait = (uint32_t)s->nwaits;
		struct insn insn;
		graph_decode(s->flow->code, &s->g->insns[i], &insn);
		insn_waits(s->flow->code->isa, &insn, APPEND(s->waits, s->nwaits, s->waits_cap)->most);
	}
	if (p.does)
		*APPEND(s->points, s->npoints, s->points_cap) = p;
}

static size_t
point_from(const struct barrier_search *s, uint32_t insn)
{
	return array_below32(s->points, s->npoints, sizeof s->points[0], offsetof(struct barrier_point, insn), insn);
}

static void
find_address(struct follow *follow, void *context, uint32_t i, const struct insn *insn)
{
	struct barrier_search *s = context;
	size_t at = s->g->insns[i].flags & HAS_EVENT ? point_from(s, i) : s->npoints;
	struct barrier_point *p = at < s->npoints && s->points[at].insn == i ? &s->points[at] : NULL;

	if (p && p->does & DOES_ACCESS &&
			!lds_access_find(follow, &s->group, s->flow, &s->g->insns[i], insn, &s->accesses[p->access]))
		p->does &= (uint8_t)~(DOES_ACCESS | DOES_WRITE);
}

/* ---- sets of pending writes */

static bool
is_before(const void *element, const void *key)
{
	const struct unfinished *a = element, *b = key;

	return a->key != b->key ? a->key < b->key : a->barrier < b->barrier;
}

/* Adds an element, or lowers its number of newer events. Returns whether the set changes. */
static bool
put(struct barrier_search *s, struct unfinished_set *set, struct unfinished u)
{
	size_t at = array_before(set->v, set->n, sizeof set->v[0], &u, is_before);

	if (at < set->n && !is_before(&u, &set->v[at])) {
		bool lower = u.newer < set->v[at].newer;

		set->v[at].newer = lower ? u.newer : set->v[at].newer;
		return lower;
	}
	if (set->n >= MOST_PENDING) {
		s->gave_up = true;
		return false;
	}
	(void)APPEND(set->v, set->n, set->cap);
	memmove(&set->v[at + 1], &set->v[at], (set->n - 1 - at) * sizeof u);
	set->v[at] = u;
	return true;
}

static void
copy_set(struct unfinished_set *to, const struct unfinished_set *from)
{
	to->n = 0;
	for (size_t i = 0; i < from->n; i++)
		*APPEND(to->v, to->n, to->cap) = from->v[i];
}

/* Updates the writes that were pending when waves signaled a barrier. */
static void
arrive(struct barrier_state *now, uint32_t barrier)
{
	struct unfinished_set *signaled = &now->set[SET_signaled];

	copy_set(signaled, &now->set[SET_own]);
	for (size_t i = 0; i < signaled->n; i++)
		signaled->v[i].barrier = barrier;
}

static const struct write *
write_of(const struct barrier_search *s, const struct unfinished *u)
{
	return &s->writes[u->key / STATES];
}

/* Removes the writes that are complete after a wait. */
static void
wait(const struct barrier_search *s, struct unfinished_set *own, const struct barrier_point *p)
{
	const uint8_t *most = s->waits[p->wait].most;
	size_t n = 0;

	for (size_t i = 0; i < own->n; i++) {
		const struct insn_count *count = &write_of(s, &own->v[i])->count;
		unsigned left = most[count->counter];

		if (left == INSN_ANY || left > (count->order ? own->v[i].newer : 0u))
			own->v[n++] = own->v[i];
	}
	own->n = n;
}

/* Counts an event as newer than the pending writes of the same order on its counter, and removes those that are complete because
 * hardware stalls an event that would exceed the counter. */
static void
count_event(const struct barrier_search *s, struct unfinished_set *own, unsigned event)
{
	const struct isa *isa = s->flow->code->isa;
	const struct insn_count *counts;
	unsigned ncounts = insn_counts(isa, event, is_safe(s), false, &counts);
	size_t n = 0;

	for (size_t k = 0; k < own->n; k++) {
		const struct insn_count *count = &write_of(s, &own->v[k])->count;
		bool done = false;

		for (unsigned i = 0; i < ncounts; i++)
			done |= counts[i].counter == count->counter && counts[i].order == count->order && count->order &&
				++own->v[k].newer >= insn_counter_most(isa, count->counter);
		if (!done)
			own->v[n++] = own->v[k];
	}
	own->n = n;
}

static void
keep_dma(const struct barrier_search *s, struct unfinished_set *own)
{
	size_t n = 0;

	for (size_t i = 0; i < own->n; i++)
		if (write_of(s, &own->v[i])->dma)
			own->v[n++] = own->v[i];
	own->n = n;
}

/* ---- findings */

struct barrier_symbols {
	const struct follow *follow;
	bool around;
};

static bool
is_unchanged(const void *context, uint32_t symbol)
{
	const struct barrier_symbols *c = context;

	return !c->around || follow_is_fixed(c->follow, symbol);
}

/* Compares a write of another wave with an access. */
static enum race_meets
compare(struct barrier_search *s, const struct unfinished *u, uint32_t access)
{
	const struct race_access *a = &s->accesses[write_of(s, u)->access], *b = &s->accesses[access];
	struct barrier_symbols c = {s->follow, u->key & AROUND};

	if (is_safe(s))
		return RACE_MEETS;
	if (a->atomic && b->atomic)
		return RACE_APART;
	if (!s->follow || s->pairs >= MOST_PAIRS)
		return RACE_UNKNOWN;
	s->pairs += !linear_is_unknown(&a->address) && !linear_is_unknown(&b->address);
	enum race_meets meets = race_compare(&s->group, a, b, is_unchanged, &c);
	return meets == RACE_UNKNOWN && a->stores && b->stores ? RACE_APART : meets;
}

/* Compares an access with the writes that are pending in other waves. */
static void
check_access(struct barrier_search *s, const struct barrier_state *now, const struct barrier_point *p)
{
	const struct unfinished_set *other = &now->set[SET_other];

	if (other->n && !s->any)
		s->any = other->v[0].barrier + 1;
	for (size_t i = 0; i < other->n && s->worst; i++) {
		const struct unfinished *u = &other->v[i];
		struct reported *worst = &s->worst[u->barrier];

		if (worst->meets == RACE_MEETS && worst->newer <= u->newer)
			continue;
		enum race_meets meets = p->does & DOES_ACCESS ? compare(s, u, p->access) : is_safe(s) ? RACE_MEETS : RACE_APART;
		if (meets > worst->meets || (meets == worst->meets && meets != RACE_APART && u->newer < worst->newer))
			*worst = (struct reported){meets, u->key, (uint32_t)(p - s->points), u->newer};
	}
}

static void
report(const struct barrier_search *s, uint32_t point, struct findings *out)
{
	const struct reported *worst = &s->worst[point];
	const struct write *w = &s->writes[worst->key / STATES];
	bool known = worst->meets == RACE_MEETS;
	struct finding *f = findings_add(out, &kinds[known ? RULE_barrier_pending : RULE_barrier_unknown], s->function,
		s->g->insns[s->points[point].insn].at);
	struct insn insn;

	graph_decode(s->flow->code, &s->g->insns[w->insn], &insn);
	struct insn access;
	graph_decode(s->flow->code, &s->g->insns[s->points[worst->access].insn], &access);
	f->access = insn_mnemonic(&access);
	f->depends = true;
	f->from = s->g->insns[w->insn].at;
	f->doubtful = !known;
	f->waits = true;
	f->counter = w->count.counter;
	f->most = w->count.order ? worst->newer : 0;
	f->fix = flight_fix(s->flow->code->isa, f->counter, f->most, &out->arena);
	finding_set_text(out, f, insn_mnemonic(&insn));
}

/* ---- propagation */

static void
step(struct barrier_search *s, struct barrier_state *now, const struct barrier_point *p)
{
	struct unfinished_set *set = now->set;

	if (p->does & DOES_QUEUE)
		keep_dma(s, &set[SET_own]);
	if (p->does & DOES_ARRIVE)
		arrive(now, (uint32_t)(p - s->points));
	if (p->does & DOES_PASS)
		copy_set(&set[SET_other], &set[SET_signaled]);
	if (p->does & DOES_LEAVE)
		set[SET_own].n = set[SET_signaled].n = set[SET_other].n = 0;
	if (p->does & DOES_COUNT && !(s->skips && s->skips[p->insn]))
		count_event(s, &set[SET_own], p->event);
	if (p->does & DOES_WRITE)
		put(s, &set[SET_own], (struct unfinished){p->write * STATES, 0, 0});
}

static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	const struct barrier_state *from = state;
	struct barrier_state *to = now;

	(void)context;
	(void)block;
	for (unsigned k = 0; k < SETS; k++)
		copy_set(&to->set[k], &from->set[k]);
}

static void
transfer(void *context, void *current, uint32_t block, uint32_t first, uint32_t end)
{
	struct barrier_search *s = context;
	struct barrier_state *now = current;

	(void)block;
	for (size_t i = point_from(s, first); i < s->npoints && s->points[i].insn < end; i++) {
		if (s->points[i].does & DOES_WAIT)
			wait(s, &now->set[SET_own], &s->points[i]);
		if (s->looks && s->points[i].does & (DOES_ACCESS | DOES_LEAVE))
			check_access(s, now, &s->points[i]);
		step(s, now, &s->points[i]);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct barrier_search *s = context;
	const struct barrier_state *from = now;
	struct barrier_state *to = state;
	bool back = graph_edge_is_back(s->g, e), changed = first;

	for (unsigned k = 0; k < SETS; k++)
		for (size_t i = 0; i < from->set[k].n; i++) {
			struct unfinished u = from->set[k].v[i];

			u.key |= back ? AROUND : 0;
			changed |= put(s, &to->set[k], u);
		}
	return changed;
}

static void
release(void *state)
{
	struct barrier_state *st = state;

	for (unsigned k = 0; k < SETS; k++)
		alloc_free(st->set[k].v);
}

static const struct solve_rules rules = {.enter = enter, .transfer = transfer, .join = join, .release = release};

/* Finds accesses after a barrier at which writes are pending. Computes addresses only if there are any. */
static void
find_pairs(struct barrier_search *s, const struct graph_function *f, struct findings *out)
{
	struct solve solve;

	solve_open(&solve, &rules, s->g, sizeof(struct barrier_state), NULL, s);
	solve_wake(&solve, s->g->entry);
	solve_run(&solve);
	s->looks = true;
	solve_visit_all(&solve);
	if (s->any && !s->known && !is_safe(s)) {
		incompletes_add(&out->missed, INCOMPLETE_barrier_group, s->function, s->g->insns[s->points[s->any - 1].insn].at, 1);
	} else if (s->any) {
		s->worst = array_make(s->npoints, sizeof s->worst[0]);
		if (!is_safe(s)) {
			s->follow = follow_open(s->flow, f, &s->group);
			follow_visit(s->follow, find_address, s);
		}
		solve_visit_all(&solve);
		for (uint32_t i = 0; i < s->npoints; i++)
			if (s->worst[i].meets != RACE_APART)
				report(s, i, out);
		if (s->follow)
			follow_close(s->follow);
		alloc_free(s->worst);
	}
	solve_close(&solve);
}

static bool
has_barrier(const struct flow *flow, const struct graph *g)
{
	for (uint32_t i = 0; i < g->ninsns; i++) {
		const struct insn_effects *e = effects_of(flow->code, &g->insns[i]);

		if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_signal)
			return true;
	}
	return false;
}

static void
check_function(const struct flow *flow, uint32_t function, bool flat, unsigned counter, struct findings *out)
{
	const struct graph_function *f = &flow->functions[function];
	struct barrier_search s = {.flow = flow, .g = f->graph, .function = function, .flat = flat, .counter = counter};

	s.known = !is_safe(&s) && work_group_find(flow, f, flat, &s.group);
	s.one_unit = !is_safe(&s) && !(f->start.known && f->start.both_units);
	if (s.g->entry == GRAPH_NONE || (s.known && !s.group.wave_bits))
		return;
	s.skips = skip_find(flow->code, s.g);
	for (uint32_t i = 0; i < s.g->ninsns; i++)
		add_point(&s, i);
	if (s.nwrites)
		find_pairs(&s, f, out);
	if (s.gave_up || s.pairs >= MOST_PAIRS)
		incompletes_add(&out->missed, INCOMPLETE_barrier_pairs, function, f->at, 1);
	alloc_free(s.points);
	alloc_free(s.accesses);
	alloc_free(s.writes);
	alloc_free(s.waits);
	alloc_free(s.skips);
}

/* Returns the counter that is decremented when an LDS instruction is complete. */
static unsigned
lds_counter(const struct isa *isa)
{
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, EVENT_lds, false, false, &counts), i = 0;

	while (i + 1 < n && counts[i].protects != PROTECTED_written)
		i++;
	return n ? counts[i].counter : COUNTER_COUNT;
}

void
barrier_find(const struct flow *flow, struct findings *out)
{
	unsigned counter = lds_counter(flow->code->isa);
	bool flat = false, flat_known = false;

	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		if (!has_barrier(flow, flow->functions[i].graph))
			continue;
		if (!flat_known)
			flat = pointer_reaches_lds(flow);
		flat_known = true;
		check_function(flow, i, flat, counter, out);
	}
	findings_sort(out);
}
