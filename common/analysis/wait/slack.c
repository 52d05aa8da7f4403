/* Determines how strong waits need to be, by a forward analysis to a fixpoint. When a wait completes an event, the event is
 * recorded with this wait and with the number of newer events. The first instruction that uses the event's registers needs a wait
 * for this number. If a later wait would also complete the event, that later wait is recorded instead, so the last sufficient wait
 * counts. The part of a wait that no instruction needs is slack. */
#include "common/analysis/wait/slack.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/wait/flight.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/wait/slack.def"
#define FINDINGS_TABLE slack_rules
#include "common/analysis/finding/rules.h"

enum { IN_FLIGHT = UINT32_MAX };

/* Limits of the analysis of a function, for any function and for each of its instructions. Compilers' code needs less than 100
 * elements visited and 3 elements kept per instruction. */
enum { WORK = 1 << 24, WORK_EACH = 1 << 10, KEPT = 1 << 20, KEPT_EACH = 1 << 6 };

/* What a wait for an event can order, apart from uses of registers. */
enum {
	ORDERS_ALL = 1,     /* the event writes back a cache: any later instruction may rely on that */
	ORDERS_EXPORTS = 2, /* the event stores: the last export may let others read memory, such as the waves of the next ordered section */
};

/* An event that is in flight, or that a wait has completed and whose registers no instruction has used since. */
struct past {
	uint32_t event;      /* event, and one of its counts, encoded as in flight.event */
	uint32_t wait;       /* index in code.waits of the wait that completes the event; IN_FLIGHT: none */
	uint8_t newer;       /* least number of newer events of the same order */
	uint8_t need;        /* value of `newer` when the wait completed the event */
	bool used;           /* an instruction uses the registers of the event; set within use() only */
};

struct pasts {
	struct past *v;      /* sorted by event, then by wait, without duplicates */
	size_t n, cap;
};

struct slack {
	const struct flow *flow;
	const struct graph *g;
	const uint8_t *modes;    /* as in sched_modes() */
	struct flight_code code;
	struct solve solve;      /* states: struct pasts */
	struct pasts now, joined;
	struct set registers;    /* superset of the registers that the events in `now` protect */
	uint8_t (*needs)[COUNTER_COUNT]; /* indexed by wait and counter: counter value that the wait must reach; INSN_ANY: no wait is
	                                  * needed */
	uint8_t *orders;         /* indexed by event: ORDERS_… */
	uint32_t *stores;        /* indexed by wait: counters on which it completes stores, bits 1 << COUNTER_… */
	uint32_t event, wait;    /* indices of the next elements of code.events and code.waits */
	size_t work, kept;       /* number of elements of states visited so far, and of those that are kept */
	size_t most_work, most_kept; /* the analysis stops when one of them is exceeded */
};

static const struct insn_count *
count_of(const struct slack *s, const struct past *p)
{
	return flight_count(&s->code, &(struct flight){.event = p->event});
}

static int
compare(const struct past *a, const struct past *b)
{
	if (a->event != b->event)
		return a->event < b->event ? -1 : 1;
	return a->wait < b->wait ? -1 : a->wait > b->wait;
}

/* Joins into p an element of another path that has the same event and wait. */
static void
merge(struct past *p, const struct past *other)
{
	p->newer = other->newer < p->newer ? other->newer : p->newer;
	p->need = other->need < p->need ? other->need : p->need;
}

static void
add_registers(struct slack *s, uint32_t event)
{
	const struct flight_event *e = &s->code.events[event / INSN_COUNTS];

	for (const struct flight_run *run = &s->code.runs[e->run]; run < &s->code.runs[e->run + e->nruns]; run++)
		set_add(&s->registers, run->unit, run->more + 1u);
}

static void
find_registers(struct slack *s)
{
	memset(&s->registers, 0, sizeof s->registers);
	for (size_t i = 0; i < s->now.n; i++)
		if (!i || s->now.v[i].event != s->now.v[i - 1].event)
			add_registers(s, s->now.v[i].event);
}

static void
gather(void *context, void *now, const struct graph_edge *e, const void *state)
{
	struct slack *s = context;
	const struct pasts *from = state;
	struct pasts old = s->now, *all = &s->joined;
	size_t i = 0, j = 0;

	(void)now;
	(void)e;
	all->n = 0;
	while (i < old.n || j < from->n) {
		int order = i == old.n ? 1 : j == from->n ? -1 : compare(&old.v[i], &from->v[j]);
		struct past *p = APPEND(all->v, all->n, all->cap);

		*p = order <= 0 ? old.v[i] : from->v[j];
		if (!order)
			merge(p, &from->v[j]);
		i += order <= 0;
		j += order >= 0;
	}
	s->now = *all;
	*all = old;
	s->work += s->now.n;
}

/* Inserts an element that is not yet in the state. The search begins at the end, because the element is usually one of the
 * last. */
static void
insert(struct pasts *all, struct past p)
{
	size_t at = all->n;

	(void)APPEND(all->v, all->n, all->cap);
	for (; at && compare(&all->v[at - 1], &p) > 0; at--)
		all->v[at] = all->v[at - 1];
	all->v[at] = p;
}

static void
need(struct slack *s, const struct past *p)
{
	uint8_t *need = &s->needs[p->wait][count_of(s, p)->counter];

	*need = p->need < *need ? p->need : *need;
}

/* Returns whether nothing depends on an event on this counter: it protects no registers, and no other counter depends on it. */
static bool
is_alone(const struct flight_event *e, const struct insn_count *count)
{
	return count->protects == PROTECTED_none && !(count->ends & ((1u << e->ncounts) - 1));
}

/* Records that a wait completes an event that it can order. Returns whether nothing else depends on the event. */
static bool
order(struct slack *s, const struct past *p, const struct insn_count *count)
{
	unsigned orders = s->orders[p->event / INSN_COUNTS];

	if (orders & ORDERS_ALL)
		need(s, p);
	if (orders & ORDERS_EXPORTS)
		s->stores[p->wait] |= 1u << count->counter;
	return orders && is_alone(&s->code.events[p->event / INSN_COUNTS], count);
}

/* Applies a wait: merges the elements of each event that it completes. */
static void
wait(struct slack *s, uint32_t number)
{
	const uint8_t *most = s->code.waits[number].most;
	size_t before = s->now.n;

	s->now.n = 0;
	s->work += before;
	for (size_t i = 0; i < before;) {
		struct past done = {.event = s->now.v[i].event, .wait = IN_FLIGHT};
		const struct insn_count *count = count_of(s, &done);
		unsigned left = most[count->counter];

		for (; i < before && s->now.v[i].event == done.event; i++) {
			struct past p = s->now.v[i];
			unsigned newer = count->order ? p.newer : 0;

			if (left == INSN_ANY || left > newer) {
				s->now.v[s->now.n++] = p;
				continue;
			}
			p.need = (uint8_t)newer;
			p.wait = number;
			if (order(s, &p, count))
				continue;
			if (done.wait == number)
				merge(&done, &p);
			else
				done = p;
		}
		if (done.wait == number)
			insert(&s->now, done);
	}
}

/* Handles the issue of an event: removes the elements of earlier executions of the same instruction, and increments `newer`
 * of the elements of the same order. An element whose `newer` reaches the counter's maximum is complete and removed. */
static void
make_older(struct slack *s, uint32_t event, const struct insn_count *count, bool perhaps)
{
	unsigned most = insn_counter_most(s->code.isa, count->counter);
	size_t before = s->now.n;

	s->now.n = 0;
	s->work += before;
	for (size_t i = 0; i < before; i++) {
		struct past p = s->now.v[i];
		const struct insn_count *other = count_of(s, &p);

		bool same = !perhaps && count->order && other->counter == count->counter && other->order == count->order;

		if (p.event == event || (same && p.newer + count->times >= most && !count->expert))
			continue;
		if (same)
			p.newer = (uint8_t)(p.newer + count->times < most ? p.newer + count->times : most - 1);
		s->now.v[s->now.n++] = p;
	}
}

static void
issue(struct slack *s, uint32_t event)
{
	const struct flight_event *e = &s->code.events[event];

	for (unsigned k = 0; k < e->ncounts; k++) {
		const struct insn_count *count = &e->counts[k];
		uint32_t number = event * INSN_COUNTS + k;

		make_older(s, number, count, e->perhaps);
		if (is_alone(e, count) && !s->orders[event])
			continue;
		insert(&s->now, (struct past){.event = number, .wait = IN_FLIGHT});
		add_registers(s, number);
	}
}

static bool
collides(const struct slack *s, const struct past *p, uint32_t insn, unsigned event)
{
	const struct graph_insn *i = &s->g->insns[insn];
	const struct flight_event *e = &s->code.events[p->event / INSN_COUNTS];
	const struct insn_count *count = count_of(s, p);

	for (uint32_t k = i->use; k < i[1].use; k++) {
		const struct graph_use *u = &s->g->uses[k];

		unsigned hinders = flight_hinders(count, u->what, event, s->modes && s->modes[insn] & SCHED_EXPERT);

		for (const struct flight_run *run = &s->code.runs[e->run]; hinders && run < &s->code.runs[e->run + e->nruns]; run++)
			if (flight_run_hinders(count, run) & hinders && !flight_misses(&s->code, count, run, u->what, event) && (u->what & USE_INDEXED ||
					(run->unit <= u->unit + u->more && u->unit <= run->unit + run->more)))
				return true;
	}
	return false;
}

/* Records the wait that completes an element whose registers are used. If no wait on the element's own counter completes it,
 * records the waits on other counters of the same event that imply that the event is complete. */
static void
record(struct slack *s, size_t i)
{
	uint32_t event = s->now.v[i].event / INSN_COUNTS, of = s->now.v[i].event % INSN_COUNTS;

	if (s->now.v[i].wait != IN_FLIGHT) {
		need(s, &s->now.v[i]);
		return;
	}
	while (i && s->now.v[i - 1].event / INSN_COUNTS == event)
		i--;
	for (; i < s->now.n && s->now.v[i].event / INSN_COUNTS == event; i++)
		if (s->now.v[i].wait != IN_FLIGHT && count_of(s, &s->now.v[i])->ends >> of & 1)
			need(s, &s->now.v[i]);
}

/* Returns whether an instruction may use registers that an event protects. */
static bool
may_collide(const struct slack *s, uint32_t insn)
{
	const struct graph_insn *i = &s->g->insns[insn];

	for (uint32_t k = i->use; k < i[1].use; k++)
		if (s->g->uses[k].what & USE_INDEXED || set_any(&s->registers, s->g->uses[k].unit, s->g->uses[k].more + 1u))
			return true;
	return false;
}

static void
use(struct slack *s, uint32_t insn)
{
	unsigned event = flight_event_at(&s->code, s->event, insn);
	size_t before = s->now.n;

	if (!before || !may_collide(s, insn))
		return;
	s->work += before;
	for (size_t i = 0; i < before; i++) {
		struct past *p = &s->now.v[i];

		p->used = i && p->event == p[-1].event ? p[-1].used : collides(s, p, insn, event);
	}
	for (size_t i = 0; i < before; i++)
		if (s->now.v[i].used)
			record(s, i);
	s->now.n = 0;
	for (size_t i = 0; i < before; i++)
		if (!s->now.v[i].used)
			s->now.v[s->now.n++] = s->now.v[i];
	find_registers(s);
}

static bool
stops(const struct slack *s)
{
	return s->work > s->most_work || s->kept > s->most_kept;
}

static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	struct slack *s = context;

	(void)now;
	(void)block;
	(void)state;
	s->now.n = 0;
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct slack *s = context;

	(void)now;
	(void)block;
	flight_code_from(&s->code, first, &s->event, &s->wait);
	find_registers(s);
	for (uint32_t i = first; i < end && !stops(s); i++) {
		const struct graph_insn *insn = &s->g->insns[i];

		if (insn->flags & HAS_WAIT)
			wait(s, s->wait++);
		use(s, i);
		if (flight_event_at(&s->code, s->event, i) != EVENT_none)
			issue(s, s->event++);
		if (insn->flow == CONTROL_call || insn->flow == CONTROL_call_indirect)
			s->now.n = 0;
	}
}

static bool
same(const struct pasts *a, const struct pasts *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (compare(&a->v[i], &b->v[i]) || a->v[i].newer != b->v[i].newer || a->v[i].need != b->v[i].need)
			return false;
	return true;
}

static bool
leave(void *context, void *now, uint32_t block, void *state, bool first)
{
	struct slack *s = context;
	struct pasts *after = state;

	(void)now;
	(void)block;
	(void)first;
	if (stops(s))
		solve_stop(&s->solve);
	if (same(&s->now, after))
		return false;
	s->kept += s->now.n - after->n;
	if (after->cap < s->now.n) {
		alloc_free(after->v);
		after->v = array_make(s->now.n, sizeof after->v[0]);
		after->cap = s->now.n;
	}
	if (s->now.n)
		memcpy(after->v, s->now.v, s->now.n * sizeof after->v[0]);
	after->n = s->now.n;
	return true;
}

static void
release(void *state)
{
	alloc_free(((struct pasts *)state)->v);
}

static const struct solve_rules rules = {.limit = SOLVE_STOPS, .enter = enter, .transfer = transfer, .gather = gather, .leave = leave,
	.release = release};

/* Returns whether a wait may be needed for memory ordering. stores: whether it completes stores. */
static bool
may_order(const struct slack *s, uint32_t insn, bool stores)
{
	const struct graph_block *b = &s->g->blocks[graph_block_of(s->g, insn)];

	for (uint32_t i = insn + 1; i < b->first + b->count; i++) {
		const struct graph_insn *at = &s->g->insns[i];

		if (at->flow != CONTROL_next && at->flow != CONTROL_branch && at->flow != CONTROL_conditional && at->flow != CONTROL_end)
			return true;
		struct insn decoded;
		graph_decode(s->flow->code, at, &decoded);
		const struct insn_effects *e = insn_effects(s->flow->code->isa, &decoded);
		if (e->issue == ISSUE_barrier || e->issue == ISSUE_message || e->memory & (1u << MEMORY_atomic |
				1u << MEMORY_invalidate | 1u << MEMORY_writeback) || (stores && e->properties & 1 << PROPERTY_last))
			return true;
	}
	return false;
}

static void
report_slack(struct slack *s, uint32_t function, struct findings *out)
{
	for (uint32_t w = 0; w < s->code.nwaits; w++) {
		const struct flight_wait *wait = &s->code.waits[w];

		for (unsigned c = 0; c < COUNTER_COUNT; c++) {
			bool any = s->needs[w][c] == INSN_ANY;

			if (wait->most[c] == INSN_ANY || s->needs[w][c] <= wait->most[c] || may_order(s, wait->insn, s->stores[w] >> c & 1) ||
					(insn_counter_expert(s->code.isa, c) && !(s->modes && s->modes[wait->insn] & SCHED_EXPERT)))
				continue;
			struct finding *f = findings_add(out, &kinds[any ? RULE_useless_wait : RULE_strict_wait], function, s->g->insns[wait->insn].at);
			f->counter = (uint8_t)c;
			if (any) {
				f->text = arena_printf(&out->arena, kinds[RULE_useless_wait].text,
					insn_effect_name(LIST_COUNTER, c), wait->most[c]);
				continue;
			}
			f->fix = flight_fix(s->code.isa, c, s->needs[w][c], &out->arena);
			f->text = arena_printf(&out->arena, kinds[RULE_strict_wait].text,
				insn_effect_name(LIST_COUNTER, c), wait->most[c], f->fix);
		}
	}
}

/* Determines what the waits for each event can order. */
static void
find_orders(struct slack *s)
{
	bool exports = false;

	for (uint32_t i = 0; i < s->g->ninsns && !exports; i++) {
		if (!(s->g->insns[i].flags & HAS_EVENT))
			continue;
		struct insn insn;
		graph_decode(s->flow->code, &s->g->insns[i], &insn);
		exports = insn_effects(s->flow->code->isa, &insn)->properties & 1 << PROPERTY_last;
	}
	for (size_t i = 0; i < s->code.nevents; i++) {
		if (s->code.events[i].unknown)
			continue;
		struct insn insn;
		graph_decode(s->flow->code, &s->g->insns[s->code.events[i].insn], &insn);
		unsigned memory = insn_effects(s->flow->code->isa, &insn)->memory;
		if (memory & 1u << MEMORY_writeback)
			s->orders[i] |= ORDERS_ALL;
		if (exports && memory & (1u << MEMORY_store | 1u << MEMORY_atomic))
			s->orders[i] |= ORDERS_EXPORTS;
	}
}

void
slack_find(const struct flow *flow, struct findings *out)
{
	struct sched *sched = sched_open(flow);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct slack s = {.flow = flow, .g = flow->functions[i].graph};
		struct graph_code code = *flow->code;

		if (s.g->has_unknown) {
			incompletes_add(&out->missed, INCOMPLETE_left_out, (uint32_t)i, flow->functions[i].at, s.g->ninsns);
			continue;
		}
		code.safe = true; /* make the assumptions for inserting waits: in uncertain cases, a wait counts as needed */
		s.modes = sched_modes(sched, (uint32_t)i);
		flight_code_open(&s.code, code.isa, sched);
		flight_code_add(&s.code, &code, s.g, (uint32_t)i);
		s.most_work = WORK + (size_t)WORK_EACH * s.g->ninsns;
		s.most_kept = KEPT + (size_t)KEPT_EACH * s.g->ninsns;
		solve_open(&s.solve, &rules, s.g, sizeof(struct pasts), &s.now, &s);
		solve_wake_all(&s.solve);
		s.needs = array_make(s.code.nwaits, sizeof s.needs[0]);
		memset(s.needs, INSN_ANY, s.code.nwaits * sizeof s.needs[0]);
		s.orders = array_make(s.code.nevents, sizeof s.orders[0]);
		s.stores = array_make(s.code.nwaits, sizeof s.stores[0]);
		find_orders(&s);
		if (solve_run(&s.solve))
			report_slack(&s, (uint32_t)i, out);
		else
			incompletes_add(&out->missed, INCOMPLETE_slack, (uint32_t)i, flow->functions[i].at, 1);
		solve_close(&s.solve);
		alloc_free(s.now.v);
		alloc_free(s.joined.v);
		alloc_free(s.needs);
		alloc_free(s.orders);
		alloc_free(s.stores);
		flight_code_close(&s.code);
	}
	sched_close(sched);
}
