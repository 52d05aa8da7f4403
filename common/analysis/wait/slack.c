/* Determines how strong waits need to be, by a forward analysis to a fixpoint. When a wait completes an event, the event is
 * recorded with this wait and with the number of newer events. The first instruction that uses the event's registers needs a wait
 * for this number. If a later wait would also complete the event, that later wait is recorded instead, so the last sufficient wait
 * counts. The part of a wait that no instruction needs is slack. */
#include "common/analysis/wait/slack.h"

#include <stdlib.h>
#include <string.h>

#include "common/analysis/wait/flight.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/wait/slack.def"
#define FINDINGS_TABLE slack_rules
#include "common/analysis/finding/rules.h"

enum { IN_FLIGHT = UINT32_MAX, MOST_SWEEPS = 64 };

/* An event that is in flight, or that a wait has completed and whose registers no instruction has used since. */
struct past {
	uint32_t event;      /* event and count, as in struct flight */
	uint32_t wait;       /* index in code.waits of the wait that completes the event; IN_FLIGHT: none */
	uint8_t newer;       /* least number of newer events of the same order */
	uint8_t need;        /* value of `newer` when the wait completed the event */
};

struct pasts {
	struct past *v;
	size_t n, cap;
};

struct slack {
	const struct flow *flow;
	const struct flow_graph *g;
	struct flight_code code;
	struct pasts *after;     /* indexed by block: state at the end of the block */
	struct pasts now;
	uint8_t (*needs)[COUNTER_COUNT]; /* indexed by wait and counter: counter value that the wait must reach; INSN_ANY: no wait is
	                                  * needed */
	uint32_t event, wait;    /* indices of the next elements of code.events and code.waits */
};

static const struct insn_count *
count_of(const struct slack *s, const struct past *p)
{
	return flight_count(&s->code, &(struct flight){.event = p->event});
}

static void
drop(struct pasts *all, size_t i)
{
	all->v[i] = all->v[--all->n];
}

static void
put_past(struct pasts *all, struct past p)
{
	for (size_t i = 0; i < all->n; i++) {
		struct past *q = &all->v[i];

		if (q->event != p.event || q->wait != p.wait)
			continue;
		q->newer = p.newer < q->newer ? p.newer : q->newer;
		q->need = p.need < q->need ? p.need : q->need;
		return;
	}
	*APPEND(all->v, all->n, all->cap) = p;
}

static void
wait(struct slack *s, uint32_t number)
{
	const uint8_t *most = s->code.waits[number].most;

	for (size_t i = 0; i < s->now.n; i++) {
		struct past *p = &s->now.v[i];
		const struct insn_count *count = count_of(s, p);
		unsigned left = most[count->counter], newer = count->order ? p->newer : 0;

		if (left == INSN_ANY || left > newer)
			continue;
		p->wait = number;
		p->need = (uint8_t)newer;
	}
}

static void
issue(struct slack *s, uint32_t event)
{
	const struct flight_event *e = &s->code.events[event];

	for (unsigned k = 0; k < e->ncounts; k++) {
		const struct insn_count *count = &e->counts[k];
		unsigned most = insn_counter_most(s->code.isa, count->counter);

		for (size_t i = s->now.n; i-- > 0;) {
			struct past *p = &s->now.v[i];
			const struct insn_count *other = count_of(s, p);

			if (p->event / INSN_COUNTS == event && p->event % INSN_COUNTS == k)
				drop(&s->now, i);
			else if (!e->perhaps && count->order && other->counter == count->counter &&
				other->order == count->order && ++p->newer >= most)
				drop(&s->now, i);
		}
		if (count->protects != PROTECTED_none || count->ends_all)
			put_past(&s->now, (struct past){.event = event * INSN_COUNTS + k, .wait = IN_FLIGHT});
	}
}

static bool
collides(const struct slack *s, const struct past *p, uint32_t insn, unsigned event)
{
	const struct flow_insn *i = &s->g->insns[insn];
	const struct flight_event *e = &s->code.events[p->event / INSN_COUNTS];
	const struct insn_count *count = count_of(s, p);

	for (uint32_t k = i->use; k < i[1].use; k++) {
		const struct flow_use *u = &s->g->uses[k];

		if (!flight_hinders(count, u->what, event))
			continue;
		for (const struct flight_run *run = &s->code.runs[e->run]; run < &s->code.runs[e->run + e->nruns]; run++)
			if (run->protected & 1 << count->protects && (u->what & USE_INDEXED ||
					(run->unit <= u->unit + u->more && u->unit <= run->unit + run->more)))
				return true;
	}
	return false;
}

/* If p is in flight, and completion on another count of its event implies completion on p's count, returns the element of that
 * other count, else p. */
static struct past
ended(const struct slack *s, struct past p)
{
	for (size_t i = 0; i < s->now.n && p.wait == IN_FLIGHT; i++)
		if (s->now.v[i].event / INSN_COUNTS == p.event / INSN_COUNTS && count_of(s, &s->now.v[i])->ends_all)
			return s->now.v[i];
	return p;
}

static void
use(struct slack *s, uint32_t insn)
{
	unsigned event = s->g->insns[insn].flags & HAS_EVENT ? s->code.events[s->event].event : EVENT_none;

	for (size_t i = s->now.n; i-- > 0;) {
		struct past p = s->now.v[i];
		uint8_t *need;

		if (!collides(s, &p, insn, event))
			continue;
		p = ended(s, p);
		if (p.wait != IN_FLIGHT) {
			need = &s->needs[p.wait][count_of(s, &p)->counter];
			*need = p.need < *need ? p.need : *need;
		}
		drop(&s->now, i);
	}
}

static void
run_block(struct slack *s, const struct flow_block *b)
{
	flight_code_from(&s->code, b->first, &s->event, &s->wait);
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		const struct flow_insn *insn = &s->g->insns[i];

		if (insn->flags & HAS_WAIT)
			wait(s, s->wait++);
		use(s, i);
		if (insn->flags & HAS_EVENT)
			issue(s, s->event++);
		if (insn->flow == CONTROL_call || insn->flow == CONTROL_call_indirect)
			s->now.n = 0;
	}
}

static int
compare(const void *va, const void *vb)
{
	const struct past *a = va, *b = vb;

	if (a->event != b->event)
		return a->event < b->event ? -1 : 1;
	if (a->wait != b->wait)
		return a->wait < b->wait ? -1 : 1;
	return a->newer != b->newer ? a->newer - b->newer : a->need - b->need;
}

static bool
same(const struct pasts *a, const struct pasts *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (compare(&a->v[i], &b->v[i]))
			return false;
	return true;
}

static bool
sweep(struct slack *s)
{
	bool changed = false;

	for (uint32_t k = 0; k < s->g->norder; k++) {
		uint32_t n = s->g->order[k];
		const struct flow_block *b = &s->g->blocks[n];
		struct pasts *after = &s->after[n];

		s->now.n = 0;
		for (uint32_t i = b->pred; i < b->pred + b->npreds; i++) {
			const struct pasts *from = &s->after[s->g->edges[s->g->preds[i]].from];

			for (size_t j = 0; j < from->n; j++)
				put_past(&s->now, from->v[j]);
		}
		run_block(s, b);
		if (s->now.n)
			qsort(s->now.v, s->now.n, sizeof s->now.v[0], compare);
		if (same(&s->now, after))
			continue;
		changed = true;
		after->n = 0;
		for (size_t i = 0; i < s->now.n; i++)
			*APPEND(after->v, after->n, after->cap) = s->now.v[i];
	}
	return changed;
}

/* Returns whether a wait may be needed for memory ordering. */
static bool
may_order(const struct slack *s, uint32_t insn)
{
	const struct flow_block *b = &s->g->blocks[flow_block_of(s->g, insn)];

	for (uint32_t i = insn + 1; i < b->first + b->count; i++) {
		const struct flow_insn *at = &s->g->insns[i];
		const struct insn_effects *e;
		struct insn decoded;

		if (at->flow != CONTROL_next && at->flow != CONTROL_branch && at->flow != CONTROL_conditional && at->flow != CONTROL_end)
			return true;
		flow_decode(s->flow->code, at, &decoded);
		e = insn_effects(s->flow->code->isa, &decoded);
		if (e->issue == ISSUE_barrier || e->issue == ISSUE_message || e->memory & (1u << MEMORY_atomic |
				1u << MEMORY_invalidate | 1u << MEMORY_writeback))
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
			struct finding *f;
			bool any = s->needs[w][c] == INSN_ANY;

			if (wait->most[c] == INSN_ANY || s->needs[w][c] <= wait->most[c] || may_order(s, wait->insn))
				continue;
			f = findings_add(out, &kinds[any ? RULE_useless_wait : RULE_strict_wait], function, s->g->insns[wait->insn].at);
			f->counter = (uint8_t)c;
			if (any) {
				f->text = arena_printf(&out->arena, kinds[RULE_useless_wait].text,
					insn_effect_name(LIST_COUNTER, c), wait->most[c]);
				continue;
			}
			f->cure = flight_cure(s->code.isa, c, s->needs[w][c], &out->arena);
			f->text = arena_printf(&out->arena, kinds[RULE_strict_wait].text,
				insn_effect_name(LIST_COUNTER, c), wait->most[c], f->cure);
		}
	}
}

void
slack_find(const struct flow *flow, struct findings *out)
{
	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct slack s = {.flow = flow, .g = flow->functions[i].graph};
		struct flow_code code = *flow->code;
		unsigned sweeps;

		if (s.g->has_unknown) {
			incompletes_add(&out->missed, INCOMPLETE_left_out, (uint32_t)i, flow->functions[i].at, s.g->ninsns);
			continue;
		}
		code.safe = true; /* treat accesses to unknown addresses as needing the wait */
		flight_code_open(&s.code, &code, s.g);
		s.after = array_make(s.g->nblocks, sizeof s.after[0]);
		s.needs = array_make(s.code.nwaits, sizeof s.needs[0]);
		memset(s.needs, INSN_ANY, s.code.nwaits * sizeof s.needs[0]);
		for (sweeps = 0; sweeps < MOST_SWEEPS && sweep(&s);)
			sweeps++;
		if (sweeps < MOST_SWEEPS)
			report_slack(&s, (uint32_t)i, out);
		else
			incompletes_add(&out->missed, INCOMPLETE_slack, (uint32_t)i, flow->functions[i].at, 1);
		for (uint32_t n = 0; n < s.g->nblocks; n++)
			alloc_free(s.after[n].v);
		alloc_free(s.after);
		alloc_free(s.now.v);
		alloc_free(s.needs);
		flight_code_close(&s.code);
	}
}
