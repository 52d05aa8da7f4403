#include "common/flow/wait/flight.h"

#include <string.h>

#include "common/base/alloc.h"
#include "common/base/array.h"

/* ---- the instructions of a function */

/* What the instruction leaves outstanding. Where no flat address is of LDS, it is like any other of memory. */
static unsigned
event_of(const struct flow_code *code, const struct insn *insn)
{
	unsigned event = insn_effects(code->isa, insn)->event;

	if (!code->tg_split)
		return event;
	return event == EVENT_flat_load ? EVENT_vmem_load : event == EVENT_flat_store ? EVENT_vmem_store : event;
}

static unsigned
protected_for(const struct insn_operand *op)
{
	unsigned bits = 0;

	if (op->access & ACCESS_write && op->slot >= 0)
		bits |= 1 << PROTECTED_written;
	if (op->access & ACCESS_read && op->access & ACCESS_data)
		bits |= 1 << PROTECTED_data;
	if (op->access & ACCESS_read && (op->file == FILE_vgpr || op->file == FILE_agpr || op->file == FILE_exec))
		bits |= 1 << PROTECTED_sources;
	return bits;
}

static void
put_event(struct flight_code *c, const struct flow_code *code, const struct insn *insn, uint32_t number)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(c->isa, insn, c->graph->insns[number].gpr_idx, op);
	struct flight_event e = {.insn = number, .event = (uint8_t)event_of(code, insn), .run = (uint32_t)c->nruns};

	e.ncounts = (uint8_t)insn_counts(c->isa, e.event, code->safe, &e.counts);
	for (unsigned i = 0; i < n; i++) {
		unsigned bits = protected_for(&op[i]);

		if (bits && !(op[i].access & (ACCESS_index | ACCESS_may)))
			*APPEND(c->runs, c->nruns, c->runs_cap) = (struct flight_run){(uint16_t)insn_unit(op[i].file, op[i].first),
				(uint8_t)(op[i].count - 1), (uint8_t)bits};
	}
	e.nruns = (uint32_t)c->nruns - e.run;
	*APPEND(c->events, c->nevents, c->events_cap) = e;
}

/* An event that can have been issued elsewhere. */
static void
put_unknown(struct flight_code *c, unsigned event, bool safe)
{
	struct flight_event e = {.insn = c->graph->ninsns, .event = (uint8_t)event, .run = (uint32_t)c->nruns};
	unsigned bits = 0;

	e.ncounts = (uint8_t)insn_counts(c->isa, event, safe, &e.counts);
	for (unsigned i = 0; i < e.ncounts; i++)
		bits |= e.counts[i].protects == PROTECTED_none ? 0 : 1u << e.counts[i].protects;
	if (!bits)
		return;
	for (unsigned unit = 0; unit < INSN_UNITS; unit += UINT8_MAX + 1) {
		unsigned left = INSN_UNITS - unit - 1;

		*APPEND(c->runs, c->nruns, c->runs_cap) =
			(struct flight_run){(uint16_t)unit, (uint8_t)(left < UINT8_MAX ? left : UINT8_MAX), (uint8_t)bits};
	}
	e.nruns = (uint32_t)c->nruns - e.run;
	*APPEND(c->events, c->nevents, c->events_cap) = e;
}

static bool
has_unknown_entry(const struct flow_graph *g)
{
	for (uint32_t i = 0; i < g->nblocks; i++)
		if (g->blocks[i].is_entered)
			return true;
	return false;
}

void
flight_code_open(struct flight_code *c, const struct flow_code *code, const struct flow_graph *g)
{
	*c = (struct flight_code){.isa = code->isa, .graph = g};
	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct flight_wait *w;
		struct insn insn;

		if (!(g->insns[i].flags & (FLOW_HAS_EVENT | FLOW_HAS_WAIT)))
			continue;
		flow_decode(code, &g->insns[i], &insn);
		if (g->insns[i].flags & FLOW_HAS_EVENT) {
			put_event(c, code, &insn, i);
			continue;
		}
		w = APPEND(c->waits, c->nwaits, c->waits_cap);
		w->insn = i;
		insn_waits(c->isa, &insn, w->most);
	}
	c->nown = c->nevents;
	for (unsigned event = 0; code->safe && has_unknown_entry(g) && event < EVENT_COUNT; event++)
		put_unknown(c, event, code->safe);
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
	*event = (uint32_t)array_below32(c->events, c->nevents, sizeof c->events[0], offsetof(struct flight_event, insn), insn);
	*wait = (uint32_t)array_below32(c->waits, c->nwaits, sizeof c->waits[0], offsetof(struct flight_wait, insn), insn);
}

const char *
flight_cure(const struct isa *isa, unsigned counter, unsigned most, struct arena *arena)
{
	uint8_t all[COUNTER_COUNT];
	char text[INSN_WAITS_TEXT];

	memset(all, INSN_ANY, sizeof all);
	all[counter] = (uint8_t)most;
	insn_print_waits(isa, all, text);
	return arena_strz(arena, str_from(text));
}

/* ---- what is in flight */

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
	struct set *set = protects == PROTECTED_written ? &all->results : &all->sources;

	for (const struct flight_run *r = &c->runs[e->run]; r < &c->runs[e->run + e->nruns]; r++)
		if (r->protected & 1 << protects)
			set_add(set, r->unit, r->more + 1u);
}

static void
find_registers(struct flights *all, const struct flight_code *c)
{
	memset(&all->results, 0, sizeof all->results);
	memset(&all->sources, 0, sizeof all->sources);
	for (size_t i = 0; i < all->n; i++)
		add_registers(all, c, &all->v[i]);
}

/* The place of an event among those in flight, or where it would be. */
static size_t
place_of(const struct flights *all, uint32_t event)
{
	size_t at = all->n;

	while (at && all->v[at - 1].event >= event) /* most are issued in their order */
		at--;
	return at;
}

static void
put(struct flights *all, const struct flight_code *c, uint32_t event)
{
	size_t at = place_of(all, event);

	if (at == all->n || all->v[at].event != event) {
		(void)APPEND(all->v, all->n, all->cap);
		memmove(&all->v[at + 1], &all->v[at], (all->n - 1 - at) * sizeof all->v[0]);
	}
	all->v[at] = (struct flight){.event = event};
	add_registers(all, c, &all->v[at]);
}

/* Those of the same order are one older. Hardware holds the new one back until the counter can count it, so that one
 * which has as many newer ones as it counts is done. */
static bool
make_older(struct flights *all, const struct flight_code *c, const struct insn_count *count)
{
	unsigned most = insn_counter_most(c->isa, count->counter);
	uint32_t done = UINT32_MAX;
	size_t n = 0, before = all->n;

	for (size_t i = 0; i < before; i++) {
		const struct insn_count *other = flight_count(c, &all->v[i]);
		struct flight f = all->v[i];

		if (f.event / INSN_COUNTS == done)
			continue;
		if (other->counter == count->counter && other->order == count->order && ++f.newer >= most)
			done = other->ends_all ? f.event / INSN_COUNTS : done;
		else
			all->v[n++] = f;
	}
	all->n = n;
	return n != before;
}

/* Whether an event that is issued after it leaves it in flight. */
static bool
outlasts(const struct flight_code *c, struct flight *f, const struct flight_event *later)
{
	const struct insn_count *mine = flight_count(c, f);

	for (unsigned i = 0; i < later->ncounts; i++) {
		const struct insn_count *count = &later->counts[i];

		if (count->order && count->counter == mine->counter && count->order == mine->order &&
				++f->newer >= insn_counter_most(c->isa, mine->counter))
			return false;
	}
	return true;
}

bool
flight_lasts(const struct flight_code *c, struct flight *f, uint32_t first, uint32_t end)
{
	const struct insn_count *count = flight_count(c, f);
	uint32_t event, wait;

	flight_code_from(c, first, &event, &wait);
	for (;;) {
		bool waits = wait < c->nwaits && c->waits[wait].insn < end;
		bool issues = event < c->nevents && c->events[event].insn < end;

		if (!waits && !issues)
			return true;
		if (waits && (!issues || c->waits[wait].insn <= c->events[event].insn)) {
			unsigned left = c->waits[wait++].most[count->counter];

			if (left != INSN_ANY && left <= (count->order ? f->newer : 0u))
				return false;
		} else if (!outlasts(c, f, &c->events[event++])) {
			return false;
		}
	}
}

void
flights_issue(struct flights *all, const struct flight_code *c, uint32_t event)
{
	const struct flight_event *e = &c->events[event];

	for (unsigned i = 0; i < e->ncounts; i++) {
		if (e->counts[i].order && make_older(all, c, &e->counts[i]))
			find_registers(all, c);
		if (e->counts[i].protects != PROTECTED_none || e->counts[i].ends_all)
			put(all, c, event * INSN_COUNTS + i);
	}
}

void
flights_unknown(struct flights *all, const struct flight_code *c)
{
	for (size_t event = c->nown; event < c->nevents; event++)
		for (unsigned i = 0; i < c->events[event].ncounts; i++)
			if (c->events[event].counts[i].protects != PROTECTED_none || c->events[event].counts[i].ends_all)
				put(all, c, (uint32_t)event * INSN_COUNTS + i);
}

void
flights_wait(struct flights *all, const struct flight_code *c, const uint8_t most[COUNTER_COUNT])
{
	uint32_t done = UINT32_MAX;
	size_t n = 0, before = all->n;

	for (size_t i = 0; i < before; i++) {
		const struct insn_count *count = flight_count(c, &all->v[i]);
		unsigned left = most[count->counter];

		if (all->v[i].event / INSN_COUNTS == done)
			continue;
		if (left == INSN_ANY || left > (count->order ? all->v[i].newer : 0u))
			all->v[n++] = all->v[i];
		else if (count->ends_all)
			done = all->v[i].event / INSN_COUNTS;
	}
	all->n = n;
	if (n != before)
		find_registers(all, c);
}

bool
flights_join(struct flights *all, const struct flight_code *c, const struct flights *other)
{
	bool changed = false;

	for (size_t i = 0; i < other->n; i++) {
		const struct flight *f = &other->v[i];
		size_t at = place_of(all, f->event);

		if (at < all->n && all->v[at].event == f->event) {
			changed |= f->newer < all->v[at].newer;
			if (f->newer < all->v[at].newer)
				all->v[at].newer = f->newer;
			continue;
		}
		put(all, c, f->event);
		all->v[at].newer = f->newer;
		changed = true;
	}
	return changed;
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
}

bool
flights_same(const struct flights *a, const struct flights *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (a->v[i].event != b->v[i].event || a->v[i].newer != b->v[i].newer)
			return false;
	return true;
}

void
flights_clear(struct flights *all)
{
	all->n = 0;
	memset(&all->results, 0, sizeof all->results);
	memset(&all->sources, 0, sizeof all->sources);
}
