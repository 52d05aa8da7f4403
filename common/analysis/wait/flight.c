#include "common/analysis/wait/flight.h"

#include <string.h>

#include "common/analysis/wait/skip.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Returns the event of an instruction. If flat accesses never reach LDS, they have the event of other memory accesses. */
static unsigned
event_of(const struct graph_code *code, const struct insn *insn)
{
	unsigned event = insn_effects(code->isa, insn)->event;

	if (!code->tg_split)
		return event;
	return event == EVENT_flat_load ? EVENT_vmem_load : event == EVENT_flat_store ? EVENT_vmem_store : event;
}

unsigned
flight_protected(const struct insn_operand *op)
{
	unsigned bits = 0;

	if (op->access & ACCESS_write && op->slot >= 0)
		bits |= 1 << PROTECTED_written;
	if (op->access & ACCESS_read && op->access & ACCESS_data)
		bits |= 1 << PROTECTED_data;
	if (op->access & ACCESS_read && (op->file == FILE_vgpr || op->file == FILE_agpr || op->file == FILE_exec))
		bits |= 1 << PROTECTED_sources;
	if (op->access & ACCESS_read && (op->file == FILE_vgpr || op->file == FILE_sgpr || op->file == FILE_ttmp || op->file == FILE_vcc))
		bits |= 1 << PROTECTED_operands;
	if (op->file == FILE_vgpr)
		bits |= 1 << PROTECTED_vgprs | (op->access & ACCESS_read ? 1 << PROTECTED_vgpr_sources : 0);
	return bits;
}

static void
put_run(struct flight_code *c, const struct insn_operand *op, unsigned bits)
{
	*APPEND(c->runs, c->nruns, c->runs_cap) = (struct flight_run){(uint16_t)insn_unit(op->file, op->first),
		(uint8_t)(op->count - 1), (uint8_t)bits, (uint8_t)graph_half_of(op)};
}

/* Adds an event with the registers that it protects. If s_set_vgpr_msb adds an unknown amount to VGPR numbers, the event protects
 * the VGPRs for each possible amount with code->safe. Without code->safe, the event protects none of them, and check_event() of
 * wait.c reports that the check is incomplete. */
static void
put_event(struct flight_code *c, const struct graph_code *code, const struct graph *g, const struct insn *insn,
	struct flight_event e)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(c->isa, insn, g->insns[e.insn].gpr_idx, op);
	unsigned vgprs = insn_unit(FILE_vgpr + 1, 0) - insn_unit(FILE_vgpr, 0);

	e.event = (uint8_t)event_of(code, insn);
	e.region = c->lanes ? graph_region_at(g, e.insn) : 0;
	e.lanes = c->lanes && c->excluded[e.region] && insn_effects(code->isa, insn)->reads & 1 << IMPLIED_exec;
	e.crosses = !graph_keeps_lanes(code, insn);
	e.run = (uint32_t)c->nruns;
	e.ncounts = (uint8_t)insn_counts(c->isa, e.event, code->safe, c->sched, &e.counts);
	for (unsigned i = 0; i < n; i++) {
		unsigned bits = flight_protected(&op[i]);

		if (!bits || op[i].access & ACCESS_may || (op[i].access & ACCESS_index && !code->safe))
			continue;
		put_run(c, &op[i], bits);
		for (unsigned moved = GPR_IDX_UNIT; op[i].access & ACCESS_index && moved < vgprs; moved += GPR_IDX_UNIT) {
			op[i].first = (uint16_t)(op[i].first + GPR_IDX_UNIT);
			put_run(c, &op[i], bits);
		}
	}
	e.nruns = (uint32_t)c->nruns - e.run;
	*APPEND(c->events, c->nevents, c->events_cap) = e;
}

/* Adds an event that unknown code may have issued, unless the event protects no registers. */
static void
put_unknown(struct flight_code *c, struct flight_event e, bool safe)
{
	unsigned bits = 0, end = insn_unit(FILE_mode, 0); /* no event protects FILE_mode and later register classes */

	e.run = (uint32_t)c->nruns;
	e.ncounts = (uint8_t)insn_counts(c->isa, e.event, safe, c->sched, &e.counts);
	for (unsigned i = 0; i < e.ncounts; i++)
		bits |= flight_protects(&e.counts[i]) ? 1u << e.counts[i].protects : 0;
	if (!bits)
		return;
	for (unsigned unit = 0; unit < end; unit += UINT8_MAX + 1) {
		unsigned left = end - unit - 1;

		*APPEND(c->runs, c->nruns, c->runs_cap) =
			(struct flight_run){(uint16_t)unit, (uint8_t)(left < UINT8_MAX ? left : UINT8_MAX), (uint8_t)bits, 0};
	}
	e.nruns = (uint32_t)c->nruns - e.run;
	*APPEND(c->events, c->nevents, c->events_cap) = e;
}

static bool
has_unknown_entry(const struct graph *g)
{
	for (uint32_t i = 0; i < g->nblocks; i++)
		if (g->blocks[i].is_entered)
			return true;
	return false;
}

/* Returns, for each region of the function, whether some region has none of its lanes, according to graph_region.apart. Operations of other
 * regions are never known to be apart from anything. */
static bool *
find_excluded(const struct graph *g)
{
	bool *excluded = array_make(g->nregions, sizeof *excluded);

	for (uint32_t i = 0; i < g->nregions; i++)
		if (g->regions[i].apart != GRAPH_NONE)
			excluded[i] = excluded[g->regions[i].apart] = true;
	for (uint32_t i = 0; i < g->nregions; i++)
		for (uint32_t up = i; up && !excluded[i]; up = g->regions[up].parent)
			excluded[i] = excluded[up];
	return excluded;
}

/* Returns whether events of the processor protect only registers of the lanes that were active. */
static bool
has_lanes(const struct flight_code *c)
{
	for (unsigned event = 0; event < EVENT_COUNT; event++) {
		const struct insn_count *counts;
		unsigned n = insn_counts(c->isa, event, false, false, &counts);

		for (unsigned i = 0; i < n; i++)
			if (counts[i].lanes)
				return true;
	}
	return false;
}

void
flight_code_add(struct flight_code *c, const struct graph_code *code, const struct graph *g, uint32_t function)
{
	struct flight_event e = {.function = function};
	bool *skips = skip_find(code, g);

	c->g = g;
	c->lanes = !code->safe && g->lanes_known && g->nregions < FLIGHT_NO_OLDER && has_lanes(c);
	c->excluded = c->lanes ? find_excluded(g) : NULL;
	c->at = (struct flight_range){.event = c->nevents, .wait = c->nwaits};
	for (uint32_t i = 0; i < g->ninsns; i++) {
		if (!(g->insns[i].flags & (HAS_EVENT | HAS_WAIT)) && !c->sched)
			continue;
		struct insn insn;
		graph_decode(code, &g->insns[i], &insn);
		if (g->insns[i].flags & HAS_EVENT || (c->sched && insn_effects(code->isa, &insn)->event != EVENT_none)) {
			e.insn = i;
			e.perhaps = skips && skips[i]; /* also set for scalar instructions, which are never skipped; this is harmless, because
			                                * they complete out of order anyway */
			put_event(c, code, g, &insn, e);
		}
		if (!(g->insns[i].flags & HAS_WAIT))
			continue;
		struct flight_wait *w = APPEND(c->waits, c->nwaits, c->waits_cap);
		w->insn = i;
		insn_waits(c->isa, &insn, w->most);
	}
	alloc_free(skips);
	alloc_free(c->excluded);
	c->at.unknown = c->nevents;
	e.insn = g->ninsns;
	e.perhaps = false;
	e.unknown = true;
	for (unsigned event = 0; has_unknown_entry(g) && event < EVENT_COUNT; event++) {
		e.event = (uint8_t)event;
		put_unknown(c, e, code->safe);
	}
	c->at.events_end = c->nevents;
	c->at.waits_end = c->nwaits;
}

void
flight_code_open(struct flight_code *c, const struct isa *isa, const struct sched *sched)
{
	*c = (struct flight_code){.isa = isa, .sched = sched};
	for (unsigned event = 0; event < EVENT_COUNT; event++) {
		const struct insn_count *counts;
		unsigned n = insn_counts(isa, event, false, sched, &counts);

		for (unsigned i = 0; i < n; i++)
			c->held |= counts[i].held;
	}
}

void
flight_code_close(struct flight_code *c)
{
	alloc_free(c->events);
	alloc_free(c->waits);
	alloc_free(c->runs);
}

void
flight_code_from(const struct flight_code *c, uint32_t insn, uint32_t *event, uint32_t *wait)
{
	const struct flight_range *at = &c->at;

	*event = (uint32_t)(at->event + array_below32(c->events + at->event, at->events_end - at->event, sizeof c->events[0],
		offsetof(struct flight_event, insn), insn));
	*wait = (uint32_t)(at->wait + array_below32(c->waits + at->wait, at->waits_end - at->wait, sizeof c->waits[0],
		offsetof(struct flight_wait, insn), insn));
}

const char *
flight_fix(const struct isa *isa, unsigned counter, unsigned most, struct arena *arena)
{
	uint8_t all[COUNTER_COUNT];

	memset(all, INSN_ANY, sizeof all);
	all[counter] = (uint8_t)most;
	char text[INSN_WAITS_TEXT];
	insn_print_waits(isa, all, text);
	return arena_strz(arena, str_from(text));
}

unsigned
flight_need(const struct flight_code *c, const struct flight *f)
{
	const struct insn_count *count = flight_count(c, f);
	unsigned most = insn_counter_most(c->isa, count->counter);

	if (!count->order)
		return 0;
	return f->newer < most ? f->newer : most - 1;
}

static void
add_registers(struct flights *all, const struct flight_code *c, const struct flight *f)
{
	const struct flight_event *e = flight_event(c, f);
	unsigned protects = flight_count(c, f)->protects;
	struct set *set = flight_count(c, f)->held ? &all->vgprs : protects == PROTECTED_written ? &all->results : &all->sources;

	for (const struct flight_run *r = &c->runs[e->run]; r < &c->runs[e->run + e->nruns]; r++)
		if (r->protected & 1 << protects)
			set_add(set, r->unit, r->more + 1u);
}

static void
find_registers(struct flights *all, const struct flight_code *c)
{
	memset(&all->results, 0, sizeof all->results);
	memset(&all->sources, 0, sizeof all->sources);
	memset(&all->vgprs, 0, sizeof all->vgprs);
	for (size_t i = 0; i < all->n; i++)
		add_registers(all, c, &all->v[i]);
}

/* Returns the index of an event in the sorted array, or the index at which to insert it. */
static size_t
place_of(const struct flights *all, uint32_t event)
{
	size_t at = all->n;

	for (unsigned i = 0; i < 4 && at && all->v[at - 1].event >= event; i++) /* fast path: most events are issued in order */
		at--;
	if (!at || all->v[at - 1].event < event)
		return at;
	return array_below32(all->v, at, sizeof all->v[0], offsetof(struct flight, event), event);
}

static void
insert_flight(struct flights *all, const struct flight_code *c, size_t at, struct flight f)
{
	(void)APPEND(all->v, all->n, all->cap);
	memmove(&all->v[at + 1], &all->v[at], (all->n - 1 - at) * sizeof all->v[0]);
	all->v[at] = f;
	add_registers(all, c, &f);
}

/* Returns the inner one of two regions around the current one, of which `older` can be FLIGHT_NO_OLDER. */
static uint16_t
inner(const struct graph *g, uint16_t apart, uint16_t older)
{
	return older == FLIGHT_NO_OLDER || graph_region_within(g, apart, older) ? apart : older;
}

static void
put_flight(struct flights *all, const struct flight_code *c, uint32_t event)
{
	size_t at = place_of(all, event);
	struct flight f = {.event = event, .apart = FLIGHT_MEETS, .older = FLIGHT_NO_OLDER};

	bool again = at < all->n && all->v[at].event == event;

	/* If an earlier execution is pending in lanes that are unknown now, or in other active ones, this holds from now on, on all paths.
	 * Otherwise the wait that is missing would hide this one, and the states would not grow. */
	if (again && !flight_is_apart(&all->v[at])) {
		struct flight_event *e = &c->events[event / INSN_COUNTS];

		e->lanes &= !all->v[at].stale;
		if (e->lanes)
			e->region = graph_region_around(c->g, e->region, all->v[at].in);
	}
	if (!flight_event(c, &f)->lanes || !flight_count(c, &f)->lanes ||
			(flight_event(c, &f)->crosses && flight_count(c, &f)->protects != PROTECTED_written))
		flight_lose_lanes(&f);
	f.in = f.all = (uint16_t)flight_event(c, &f)->region;
	if (again && !f.stale)
		f.all = all->v[at].stale ? 0 : (uint16_t)graph_region_around(c->g, f.in, all->v[at].all);
	if (again && !f.stale)
		f.older = flight_is_apart(&all->v[at]) ? inner(c->g, all->v[at].apart, all->v[at].older) : all->v[at].older;
	if (again)
		all->v[at] = f;
	else
		insert_flight(all, c, at, f);
}

/* The counts of an event on which it is complete because it is complete on another one. */
struct ended {
	uint32_t event;
	unsigned counts;     /* bits 1 << index */
};

static void
end(struct ended *all, const struct flight_code *c, const struct flight *f)
{
	uint32_t event = f->event / INSN_COUNTS;

	all->counts = (all->event == event ? all->counts : 0) | flight_count(c, f)->ends;
	all->event = event;
}

/* Returns whether the operation is complete on its counter because it is complete on another one, whose operation comes earlier in
 * the state. */
static bool
is_ended(const struct ended *all, const struct flight *f)
{
	return all->event == f->event / INSN_COUNTS && all->counts >> f->event % INSN_COUNTS & 1;
}

/* Increments `newer` of the operations of the same order, and removes operations that are then complete. An operation is complete
 * if the number of newer operations reaches the counter's maximum, because hardware stalls a new operation while the counter is at
 * its maximum; on a counter of expert mode, it stays in flight. Returns whether any operation was removed. */
static bool
make_older(struct flights *all, const struct flight_code *c, const struct insn_count *count)
{
	unsigned most = insn_counter_most(c->isa, count->counter);
	struct ended ended = {.event = UINT32_MAX};
	size_t n = 0, before = all->n;

	for (size_t i = 0; i < before; i++) {
		const struct insn_count *other = flight_count(c, &all->v[i]);
		bool counted = other->counter == count->counter, same = counted && other->order == count->order;
		struct flight f = all->v[i];

		if (is_ended(&ended, &f))
			continue;
		if (same && f.newer + count->times >= most && !count->expert) {
			end(&ended, c, &f);
			continue;
		}
		if (counted && count->expert)
			f.later = (uint8_t)(f.later + count->times < most ? f.later + count->times : most);
		if (same)
			f.newer = (uint8_t)(f.newer + count->times < most ? f.newer + count->times : most - 1);
		all->v[n++] = f;
	}
	all->n = n;
	return n != before;
}

/* Updates a span for a wait until the counter is at most `left`. */
static void
end_span(struct flight_span *s, unsigned order, unsigned left)
{
	unsigned below = left > s->newer ? left - s->newer : 0;

	if (left == INSN_ANY)
		return;
	if (!order)
		below = left ? s->below : 0;
	s->below = (uint8_t)(below < s->below ? below : s->below);
}

struct flight_span
flight_span(const struct flight_code *c, const struct insn_count *of, uint32_t first, uint32_t end)
{
	unsigned most = insn_counter_most(c->isa, of->counter);
	struct flight_span s = {.below = (uint8_t)(of->order && !of->expert ? most : UINT8_MAX)};
	uint32_t event, wait;

	flight_code_from(c, first, &event, &wait);
	while (s.below) {
		bool waits = wait < c->at.waits_end && c->waits[wait].insn < end;
		bool issues = of->order && event < c->at.unknown && c->events[event].insn < end;

		if (!waits && !issues)
			break;
		if (waits && (!issues || c->waits[wait].insn <= c->events[event].insn)) {
			end_span(&s, of->order, c->waits[wait++].most[of->counter]);
			continue;
		}
		for (unsigned i = 0; i < c->events[event].ncounts && !c->events[event].perhaps; i++) {
			const struct insn_count *count = &c->events[event].counts[i];

			if (count->counter == of->counter && count->order == of->order && s.newer < most)
				s.newer = (uint8_t)(s.newer + count->times);
		}
		event++;
		if (!of->expert)
			end_span(&s, of->order, most);
	}
	return s;
}

/* Returns whether the state must contain an operation with this count of its event. */
static bool
is_tracked(const struct flight_event *e, unsigned count)
{
	return flight_protects(&e->counts[count]) || e->counts[count].ends & ((1u << e->ncounts) - 1);
}

static void
set_number(struct flights *all, const struct flight_code *c, size_t n)
{
	bool fewer = n != all->n;

	all->n = n;
	if (fewer)
		find_registers(all, c);
}

/* Returns whether an event writes all registers that a run of an earlier event contains. */
static bool
overwrites(const struct flight_code *c, const struct flight_event *e, const struct flight_run *of)
{
	unsigned unit = of->unit, end = of->unit + of->more + 1u;
	bool more = true;

	while (more && unit < end) {
		more = false;
		for (const struct flight_run *r = &c->runs[e->run]; r < &c->runs[e->run + e->nruns]; r++)
			if (r->protected & 1 << PROTECTED_written && (!r->half || r->half == of->half) && unit - r->unit <= r->more) {
				unit = r->unit + r->more + 1u;
				more = true;
			}
	}
	return unit >= end;
}

/* Removes the operations whose results an event overwrites, if hardware holds the event until they are written. */
static void
end_overwritten(struct flights *all, const struct flight_code *c, const struct flight_event *e)
{
	size_t n = 0;

	for (size_t i = 0; i < all->n; i++) {
		const struct insn_count *count = flight_count(c, &all->v[i]);
		const struct flight_event *other = flight_event(c, &all->v[i]);
		bool written = false, left = false;

		for (const struct flight_run *r = &c->runs[other->run]; count->held >> e->event & 1 && r < &c->runs[other->run + other->nruns]; r++)
			if (r->protected & 1 << PROTECTED_written && r->protected & 1 << PROTECTED_vgprs) {
				written = true;
				left |= !overwrites(c, e, r);
			}
		if (!written || left)
			all->v[n++] = all->v[i];
	}
	set_number(all, c, n);
}

void
flights_issue(struct flights *all, const struct flight_code *c, uint32_t event)
{
	const struct flight_event *e = &c->events[event];

	if (c->held >> e->event & 1)
		end_overwritten(all, c, e);
	for (unsigned i = 0; i < e->ncounts; i++) {
		if (e->counts[i].order && !e->perhaps && make_older(all, c, &e->counts[i]))
			find_registers(all, c);
		if (is_tracked(e, i))
			put_flight(all, c, event * INSN_COUNTS + i);
	}
}

void
flights_unknown(struct flights *all, const struct flight_code *c)
{
	for (size_t event = c->at.unknown; event < c->at.events_end; event++)
		for (unsigned i = 0; i < c->events[event].ncounts; i++)
			if (is_tracked(&c->events[event], i))
				put_flight(all, c, (uint32_t)event * INSN_COUNTS + i);
}

void
flights_known(struct flights *all, const struct flight_code *c)
{
	size_t n = 0;

	for (size_t i = 0; i < all->n; i++)
		if (all->v[i].event / INSN_COUNTS < c->at.unknown || all->v[i].event / INSN_COUNTS >= c->at.events_end)
			all->v[n++] = all->v[i];
	set_number(all, c, n);
}

void
flights_settled(struct flights *all, const struct flight_code *c)
{
	size_t n = 0;

	for (size_t i = 0; i < all->n; i++)
		if (!flight_count(c, &all->v[i])->expert)
			all->v[n++] = all->v[i];
	set_number(all, c, n);
}

void
flights_wait(struct flights *all, const struct flight_code *c, const uint8_t most[COUNTER_COUNT])
{
	struct ended ended = {.event = UINT32_MAX};
	size_t n = 0, before = all->n;

	for (size_t i = 0; i < before; i++) {
		const struct insn_count *count = flight_count(c, &all->v[i]);
		unsigned left = most[count->counter];

		if (is_ended(&ended, &all->v[i]))
			continue;
		if (left == INSN_ANY || left > (count->order ? all->v[i].newer : 0u))
			all->v[n++] = all->v[i];
		else
			end(&ended, c, &all->v[i]);
	}
	all->n = n;
	if (n != before)
		find_registers(all, c);
}

static bool
same_flight(const struct flight *a, const struct flight *b)
{
	return a->event == b->event && a->newer == b->newer && a->later == b->later && a->passed == b->passed && a->stale == b->stale &&
		(a->stale || (a->in == b->in && a->all == b->all)) &&
		a->apart == b->apart && a->older == b->older;
}

/* Returns whether the operation may touch active lanes, and something is known of its lanes. */
static bool
is_fresh(const struct flight *f)
{
	return !f->stale && !flight_is_apart(f);
}

/* Describes an operation that is apart as an earlier execution of one that may have been issued since, in region `in`. */
static void
become_older(const struct graph *g, struct flight *f, uint16_t in)
{
	f->in = in;
	f->older = inner(g, f->apart, f->older);
	f->apart = FLIGHT_MEETS;
	f->stale = false;
}

/* Returns the inner one of two regions around the current one, or FLIGHT_MEETS. */
static uint16_t
either(const struct graph *g, uint16_t a, uint16_t b)
{
	if (a == FLIGHT_MEETS || b == FLIGHT_MEETS)
		return FLIGHT_MEETS;
	if (graph_region_within(g, a, b))
		return a;
	return graph_region_within(g, b, a) ? b : FLIGHT_MEETS;
}

static void
join_lanes(const struct graph *g, struct flight *to, struct flight f)
{
	if (is_fresh(to) && flight_is_apart(&f))
		become_older(g, &f, to->in);
	else if (is_fresh(&f) && flight_is_apart(to))
		become_older(g, to, f.in);
	to->stale |= f.stale;
	if (!to->stale) {
		to->in = (uint16_t)graph_region_around(g, to->in, f.in);
		to->all = (uint16_t)graph_region_around(g, to->all, f.all);
	}
	to->apart = either(g, to->apart, f.apart);
	if (to->older == FLIGHT_NO_OLDER)
		to->older = f.older;
	else if (f.older != FLIGHT_NO_OLDER)
		to->older = either(g, to->older, f.older);
	if (to->older == FLIGHT_MEETS)
		flight_join_older(to);
}

/* Joins an operation from another path. Callers pass operations in the order of their events: on entry, *at must be at most the
 * index in all->v at which f belongs, and on return it is this index. Returns whether the state changes. */
static bool
join_one(struct flights *all, const struct flight_code *c, size_t *at, struct flight f)
{
	while (*at < all->n && all->v[*at].event < f.event)
		++*at;
	if (*at == all->n || all->v[*at].event != f.event) {
		insert_flight(all, c, *at, f);
		return true;
	}
	struct flight before = all->v[*at];
	struct flight *old = &all->v[*at];
	old->newer = f.newer < old->newer ? f.newer : old->newer;
	old->later = f.later < old->later ? f.later : old->later;
	old->passed &= f.passed;
	join_lanes(c->g, old, f);
	return !same_flight(old, &before);
}

bool
flights_join(struct flights *all, const struct flight_code *c, const struct flight *other, size_t n)
{
	bool changed = false;
	size_t at = 0;

	for (size_t i = 0; i < n; i++)
		changed |= join_one(all, c, &at, other[i]);
	return changed;
}

static const struct flight *
find_flight(const struct flights *all, uint32_t event)
{
	size_t at = place_of(all, event);

	return at < all->n && all->v[at].event == event ? &all->v[at] : NULL;
}

bool
flights_give(struct flights *in, const struct flight_code *c, const struct flights *before, bool *more)
{
	bool changed = false;
	size_t at = 0;

	for (size_t i = 0; i < before->n; i++)
		if (in->n < FLIGHTS_GIVEN || find_flight(in, before->v[i].event)) {
			struct flight f = before->v[i];

			f.passed = true;
			flight_lose_lanes(&f);
			changed |= join_one(in, c, &at, f);
		} else {
			*more = true;
		}
	return changed;
}

void
flights_take(struct flights *all, const struct flight_code *c, const struct flights *out, const struct flights *in,
	const struct flights *before)
{
	size_t at = 0;

	for (size_t i = 0; i < out->n; i++) {
		const struct flight *given = find_flight(in, out->v[i].event), *was = find_flight(before, out->v[i].event);
		struct flight f = out->v[i];

		if (f.passed && !was)
			continue;
		if (f.passed) {
			/* The callee's own operations are also newer: add the minimum of their number over all paths. */
			unsigned newer = given && f.newer > given->newer ? was->newer + (unsigned)f.newer - given->newer : was->newer;
			unsigned most = insn_counter_most(c->isa, flight_count(c, &f)->counter);

			f = *was;
			f.newer = (uint8_t)(newer < most ? newer : most - 1);
		} else {
			flight_lose_lanes(&f);
		}
		join_one(all, c, &at, f);
	}
}

void
flights_copy(struct flights *all, const struct flights *other)
{
	if (all->cap < other->n) {
		alloc_free(all->v);
		all->v = array_make(other->n, sizeof all->v[0]);
		all->cap = other->n;
	}
	if (other->n)
		memcpy(all->v, other->v, other->n * sizeof all->v[0]);
	all->n = other->n;
	all->results = other->results;
	all->sources = other->sources;
	all->vgprs = other->vgprs;
}

bool
flights_same(const struct flights *all, const struct flight *v, size_t n)
{
	if (all->n != n)
		return false;
	for (size_t i = 0; i < n; i++)
		if (!same_flight(&all->v[i], &v[i]))
			return false;
	return true;
}

void
flights_clear(struct flights *all)
{
	all->n = 0;
	memset(&all->results, 0, sizeof all->results);
	memset(&all->sources, 0, sizeof all->sources);
	memset(&all->vgprs, 0, sizeof all->vgprs);
}
