/* The search proceeds backwards from the second instruction of a rule, block by block. It passes instructions that match the
 * rule's links: the last link is the first instruction, the others are instructions that the rule requires in between. A
 * point of the search has a distance to the second instruction, in wait states or in the instructions that the rule counts,
 * and a stage, the number of links passed. A block is entered again only at a smaller distance or for other registers. If the
 * search finds a first instruction but cannot prove the path, a second search also enters blocks at greater distances, to
 * find a longer path that is proven. If an instruction between the first and the second instruction writes a register,
 * earlier writes of this register no longer count.
 *
 * Functions can be long, and rules without a limit may never find a first instruction. After HORIZON instructions a search
 * gives up and sets gave_up. */
#include "common/analysis/hazard/search.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"

enum { HORIZON = 4096, MOST_POINTS = 1024, BELOW = 2, KEYS = HAZARD_LINKS * BELOW };

struct search_point {
	uint32_t block, end;     /* the search continues with the instruction before `end` */
	uint32_t next, edge;     /* next: following point on the path, GRAPH_NONE: the second instruction; edge: edge to that point */
	uint16_t distance;
	uint16_t first, count;   /* registers of the second instruction that no later instruction hides */
	uint8_t stage, below;
};

struct search_work {
	struct search_point *todo;
	size_t n, cap;
	struct search_edges {
		uint32_t *v;
		size_t n, cap;
	} edges, best;           /* edges: path of the candidate; best: path of the hit */
	uint32_t *stamp;         /* indexed by block and key (stage and `below` of the point): last search that entered the block */
	struct search_entered {
		uint16_t distance;   /* greatest distance at which the search in stamp[] entered the block */
		uint16_t first, count;
	} *entered;              /* indexed by block and key */
	uint32_t now;
};

struct search_state {
	struct hazard_search *s;
	const struct ruleset_rule *r;
	uint32_t insn;
	struct event_run run[EVENT_RUNS]; /* registers of the second instruction */
	unsigned nruns, at;             /* nruns: number of elements in run; at: index of the element for which the search is made */
	unsigned limit;                 /* greatest distance of a relevant first instruction; 0: none */
	unsigned steps;
	bool again;                     /* second search, which may enter blocks several times */
	bool exits;                     /* the second instruction is outside the function and may use any registers; control leaves the
	                                 * function at `insn` */
	unsigned outside;               /* wait states outside the function before the second instruction, if exits is set */
	uint32_t point;
	struct search_hit *hit;
};

void
search_open(struct hazard_search *s)
{
	s->second.number = s->other.number = GRAPH_NONE;
	s->work = array_make(1, sizeof *s->work);
	s->work->stamp = array_make((size_t)s->g->nblocks * KEYS, sizeof s->work->stamp[0]);
	s->work->entered = array_make((size_t)s->g->nblocks * KEYS, sizeof s->work->entered[0]);
}

void
search_close(struct hazard_search *s)
{
	alloc_free(s->work->todo);
	alloc_free(s->work->edges.v);
	alloc_free(s->work->best.v);
	if (s->paths.g)
		paths_close(&s->paths);
	alloc_free(s->work->stamp);
	alloc_free(s->work->entered);
	alloc_free(s->work);
}

static bool
has_run(const struct event_run *run, unsigned n, const struct event_run *one)
{
	for (unsigned i = 0; i < n; i++)
		if (run[i].file == one->file && run[i].written == one->written && run[i].first == one->first && run[i].count == one->count)
			return true;
	return false;
}

/* Collects the registers that the listed events of the instruction concern. Returns the number of runs. */
static unsigned
runs_of(struct hazard_search *s, struct event_insn *p, uint32_t insn, const struct form_run *events, struct event_run *run)
{
	unsigned n = 0;

	event_decode(p, s->code, s->g, insn);
	for (unsigned i = 0; i < events->count; i++) {
		unsigned event = isa_hazard_list[events->first + i];

		if (!(s->events[insn] >> s->rules->bit[event] & 1))
			continue;
		struct event_run more[EVENT_RUNS];
		unsigned count = event_registers(p, s->code, s->g, event, more);
		for (unsigned k = 0; k < count; k++)
			if (!has_run(run, n, &more[k]))
				run[n++] = more[k];
	}
	return n;
}

/* Returns whether a range overlaps the registers that another event of the same instruction concerns. Returns true if event is
 * 0. */
static bool
shares_own(struct hazard_search *s, struct event_insn *p, const struct event_run *run, unsigned event)
{
	struct event_run own[EVENT_RUNS];
	unsigned n = event ? event_registers(p, s->code, s->g, event, own) : 0;
	bool shares = !event;

	for (unsigned i = 0; i < n; i++)
		shares |= event_related(&own[i], run, HAZARD_SHARE);
	return shares;
}

static unsigned
states_needed(const struct search_state *t, const struct event_insn *first)
{
	const struct hazard *h = t->r->h;

	switch (h->limit) {
	case HAZARD_ENDLESS:
		return 1;
	case HAZARD_FIRST_FIELD:
		return field_get(&first->insn, h->field) + 1;
	case HAZARD_SECOND_FIELD:
		return t->limit;
	default:
		switch (insn_effects(t->s->code->isa, &first->insn)->passes) {
		case 1: return h->states[0];
		case 2: return h->states[1];
		case 4: return h->states[2];
		case 8: return h->states[3];
		case 16: return h->states[4];
		default: return h->states[HAZARD_PASSES - 1];
		}
	}
}

/* Removes a range that an instruction writes from the point's registers, unless this splits the point's range. Returns whether no
 * registers remain. */
static bool
hide(const struct search_state *t, struct search_point *p, const struct event_run *run)
{
	unsigned first = run->first, end = first + run->count, left = p->first, right = left + p->count;

	if (!run->written || run->file != t->run[t->at].file || !p->count)
		return false;
	if (first <= left && end > left)
		left = end < right ? end : right;
	else if (first < right && end >= right)
		right = first;
	p->first = (uint16_t)left;
	p->count = (uint16_t)(right - left);
	return !p->count;
}

/* Stores the path from `first` to the second instruction in w->edges, and returns whether control can take it. */
static bool
is_proven(struct search_state *t, uint32_t first)
{
	struct search_work *w = t->s->work;

	w->edges.n = 0;
	for (uint32_t i = t->point; w->todo[i].next != GRAPH_NONE; i = w->todo[i].next)
		*APPEND(w->edges.v, w->edges.n, w->edges.cap) = w->todo[i].edge;
	if (!w->edges.n)
		return true;
	if (!t->s->paths.g)
		paths_open(&t->s->paths, t->s->code, t->s->g);
	return paths_proven(&t->s->paths, first, w->edges.v, (uint32_t)w->edges.n);
}

/* Returns the number of missing wait states that a later candidate has to exceed. A proven hit replaces a hit that is not proven,
 * even if fewer wait states are missing. */
static unsigned
to_exceed(const struct search_state *t)
{
	return t->hit->doubtful ? 0 : t->hit->missing;
}

/* Returns whether a candidate replaces the hit; if so, stores its path in w->best. */
static bool
replaces(struct search_state *t, uint32_t first, unsigned missing)
{
	struct search_work *w = t->s->work;

	if (missing <= to_exceed(t))
		return false;
	bool proven = is_proven(t, first);
	if (!proven && t->hit->missing && (!t->hit->doubtful || missing <= t->hit->missing))
		return false;
	struct search_edges edges = w->best;
	w->best = w->edges;
	w->edges = edges;
	t->hit->doubtful = !proven;
	return true;
}

/* Tries the instruction as the rule's first instruction. counts: the instructions for all required links follow it. Returns
 * whether earlier instructions cannot matter. */
static bool
found(struct search_state *t, struct search_point *p, uint32_t insn, bool counts)
{
	const struct hazard *h = t->r->h;
	const struct hazard_link *link = &h->link[h->nlinks - 1];
	const struct event_run *mine = &t->run[t->at];
	const struct event_run left = {mine->file, mine->written, mine->whole, p->first, p->count};
	struct event_run run[EVENT_RUNS];
	unsigned n = runs_of(t->s, &t->s->other, insn, &link->events, run);
	unsigned distance = h->limit == HAZARD_ENDLESS ? 0 : p->distance;
	bool done = false;

	if (t->exits) /* count from the nearest link, which may be outside the function */
		distance = distance > h->near ? distance - h->near : 0;
	if (h->unlike && !t->exits && insn_id(&t->s->other.insn) == insn_id(&t->s->second.insn))
		n = 0;
	unsigned needed;
	for (unsigned i = 0; i < n; i++) {
		bool related = t->exits || link->relation == HAZARD_NO_RELATION;

		if (!related) {
			done |= hide(t, p, &run[i]);
			if (!event_related(&run[i], &left, link->relation == HAZARD_PAIR ? HAZARD_PAIR : HAZARD_SHARE))
				continue;
			related = event_related(&run[i], mine, link->relation);
		}
		if (!counts || !related || !shares_own(t->s, &t->s->other, &run[i], h->first_self) ||
				(h->first_apart && shares_own(t->s, &t->s->other, &run[i], h->first_apart)))
			continue;
		needed = states_needed(t, &t->s->other);
		if (link->relation == HAZARD_NO_RELATION)
			done = true;
		if (needed <= distance || !replaces(t, insn, needed - distance))
			continue;
		unsigned low = run[i].first > mine->first ? run[i].first : mine->first;
		unsigned high = run[i].first + run[i].count < mine->first + mine->count ? run[i].first + run[i].count : mine->first + mine->count;
		*t->hit = (struct search_hit){.missing = needed - distance, .first = insn, .run = *mine, .first_writes = run[i].written,
			.only_first = !mine->count || mine->whole, .exits = t->exits, .doubtful = t->hit->doubtful,
			.edges = t->s->work->best.v, .nedges = (uint32_t)t->s->work->best.n};
		if (link->relation != HAZARD_NO_RELATION && high > low) {
			t->hit->run.first = (uint16_t)low;
			t->hit->run.count = (uint16_t)(high - low);
		} else if (!mine->count) {
			t->hit->run = run[i];
		}
	}
	return done;
}

static bool
is_link(struct search_state *t, uint32_t insn, unsigned number)
{
	const struct hazard_link *link = &t->r->h->link[number];
	struct event_run run[EVENT_RUNS];
	unsigned n = runs_of(t->s, &t->s->other, insn, &link->events, run);

	for (unsigned i = 0; i < n; i++) {
		if (t->exits || (link->relation != HAZARD_OTHER && event_related(&run[i], &t->run[t->at], link->relation)))
			return true;
		for (unsigned k = 0; link->relation == HAZARD_OTHER && k < t->nruns; k++)
			if (!event_related(&t->run[k], &t->run[t->at], HAZARD_SHARE) && event_related(&run[i], &t->run[k], HAZARD_SHARE))
				return true;
	}
	return false;
}

/* Returns whether the instruction resolves the hazard at this stage, so that earlier instructions cannot violate the rule.
 * For an exit, the remaining links may be outside the function, so the instruction must resolve the hazard at all later
 * stages, too. */
static bool
is_end(struct search_state *t, uint32_t insn, unsigned stage)
{
	unsigned last = t->exits ? t->r->h->nlinks - 1u : stage;
	struct event_run run[EVENT_RUNS];
	bool ends = true;

	for (; stage <= last && ends; stage++) {
		unsigned n = t->s->events[insn] & t->r->ends[stage] ?
			runs_of(t->s, &t->s->other, insn, &t->r->h->link[stage].ends, run) : 0;

		ends = n && !(t->r->h->other_ends && stage && !t->exits);
		for (unsigned i = 0; i < n && !ends; i++)
			ends = !run[i].count || !event_related(&run[i], &t->run[t->at], HAZARD_SHARE);
	}
	return ends;
}

static bool
hides(struct search_state *t, struct search_point *p, uint32_t insn)
{
	struct event_run run[EVENT_RUNS];
	unsigned n = runs_of(t->s, &t->s->other, insn, &t->r->h->hides, run);
	bool all = false;

	for (unsigned i = 0; i < n; i++)
		all |= hide(t, p, &run[i]) || (t->r->h->nearest && event_related(&run[i], &t->run[t->at], HAZARD_SHARE));
	return all;
}

static bool
is_fixed(const struct search_state *t, uint32_t insn)
{
	if (!t->s->fixed[insn])
		return false;
	for (size_t i = 0; i < t->s->nfixes; i++)
		if (t->s->fixes[i].insn == insn && t->s->fixes[i].rule == t->r)
			return true;
	return false;
}

/* Steps back over one instruction. Returns false if the search ends on this path. */
static bool
step(struct search_state *t, struct search_point *p, uint32_t insn)
{
	const struct hazard *h = t->r->h;
	event_bits is = t->s->events[insn];
	unsigned last = h->nlinks - 1u, flow = t->s->g->insns[insn].flow;
	bool links = false; /* the instruction is a link, which does not resolve the hazard, too */
	bool leaves = t->exits && insn == t->insn && flow != CONTROL_next; /* the jump that leaves the function: no fix can be
	                                                                    * inserted after it, so it is not a first instruction */

	if (++t->steps > HORIZON) {
		t->s->gave_up = true;
		return false;
	}
	if (!leaves && is & t->r->link[last] && found(t, p, insn, p->stage == last || h->link[p->stage].may || t->exits))
		return false;
	if (h->near && insn == t->insn && !t->exits)
		return false; /* links in earlier iterations of a loop are ignored */
	if (p->stage < last && is & t->r->link[p->stage] && (!t->exits || h->link[p->stage].may) && is_link(t, insn, p->stage)) {
		if (h->near && p->stage == 0) {
			if (p->distance >= h->near)
				return false;
			p->distance = 0;
		}
		p->stage++;
		links = true;
	}
	if ((!links && is_end(t, insn, p->stage)) || (is & t->r->hides && hides(t, p, insn)) || is_fixed(t, insn))
		return false;
	if (!leaves && (flow == CONTROL_call || flow == CONTROL_call_indirect)) {
		if (h->limit == HAZARD_ENDLESS || t->r->count)
			return false;
		p->distance++; /* the callee has at least one instruction, its return */
	}
	if (t->r->count)
		p->distance = (uint16_t)(p->distance + ((is & t->r->count) != 0));
	else if (h->limit != HAZARD_ENDLESS)
		p->distance = (uint16_t)(p->distance + t->s->states[insn]);
	p->below = (uint8_t)(p->below + ((is & t->r->below) != 0));
	if (h->most && p->below >= h->most)
		return false;
	if (h->limit == HAZARD_ENDLESS)
		return true;
	if (t->exits)
		return p->distance + to_exceed(t) < h->near + t->limit;
	return p->distance + to_exceed(t) < (h->near && p->stage == 0 ? h->near : t->limit);
}

/* Returns whether the block has already been entered, for all registers of the point, at a distance that is not greater. */
static bool
is_entered(const struct search_entered *e, const struct search_point *p)
{
	return e->distance <= p->distance && e->first <= p->first && e->first + e->count >= p->first + p->count;
}

/* Extends the range of registers for which the block has been entered. A new range that is not adjacent replaces the old one. */
static void
add_entered(struct search_entered *e, const struct search_point *p)
{
	unsigned first = p->first < e->first ? p->first : e->first, end = e->first + e->count, p_end = p->first + p->count;

	if (p->first > end || p_end < e->first || (p->distance <= e->distance && p->first <= e->first && p_end >= end)) {
		*e = (struct search_entered){p->distance, p->first, p->count};
		return;
	}
	e->distance = p->distance > e->distance ? p->distance : e->distance;
	e->first = (uint16_t)first;
	e->count = (uint16_t)((p_end > end ? p_end : end) - first);
}

static void
enter_preds(struct search_state *t, const struct search_point *p)
{
	const struct graph *g = t->s->g;
	struct search_work *w = t->s->work;

	for (uint32_t i = 0; i < g->blocks[p->block].npreds; i++) {
		uint32_t block = g->edges[g->preds[g->blocks[p->block].pred + i]].from;
		size_t key = (size_t)block * KEYS + p->stage * BELOW + (p->below < BELOW ? p->below : BELOW - 1u);

		if (w->stamp[key] != w->now)
			w->entered[key] = (struct search_entered){p->distance, p->first, 0};
		else if (!t->again && is_entered(&w->entered[key], p))
			continue;
		if (t->again && w->n == MOST_POINTS)
			return;
		w->stamp[key] = w->now;
		add_entered(&w->entered[key], p);
		struct search_point *next = APPEND(w->todo, w->n, w->cap);
		*next = *p;
		next->next = t->point;
		next->edge = g->preds[g->blocks[p->block].pred + i];
		next->block = block;
		next->end = g->blocks[block].first + g->blocks[block].count;
	}
}

/* Handles the arrival of the search at the start of a block, for a rule whose first link is the start of code. */
static void
found_start(struct search_state *t, const struct search_point *p)
{
	const struct graph_block *b = &t->s->g->blocks[p->block];
	bool starts = t->r->h->starts == HAZARD_STARTS_KERNEL ? p->block == t->s->start :
		t->s->begins && !t->exits && p->block == t->s->g->entry;

	if (!starts || p->stage + 1u != t->r->h->nlinks || !replaces(t, b->first, 1))
		return;
	*t->hit = (struct search_hit){.missing = 1, .first = b->first, .run = t->run[t->at], .doubtful = t->hit->doubtful,
		.edges = t->s->work->best.v, .nedges = (uint32_t)t->s->work->best.n};
}

static void
search_run(struct search_state *t)
{
	const struct graph *g = t->s->g;
	struct search_work *w = t->s->work;

	w->n = 0;
	struct search_point *first = APPEND(w->todo, w->n, w->cap);
	*first = (struct search_point){.block = graph_block_of(g, t->insn), .end = t->insn + t->exits, .next = GRAPH_NONE,
		.distance = (uint16_t)t->outside, .first = t->run[t->at].first, .count = t->run[t->at].count};
	w->now++;
	t->steps = 0;
	for (t->point = 0; t->point < w->n; t->point++) { /* nearest points first */
		struct search_point p = w->todo[t->point];
		bool goes_on = true;

		while (goes_on && p.end > g->blocks[p.block].first)
			goes_on = step(t, &p, --p.end);
		if (goes_on && t->r->h->starts)
			found_start(t, &p);
		if (goes_on)
			enter_preds(t, &p);
	}
}

static void
search_runs(struct search_state *t)
{
	for (t->at = 0; t->at < t->nruns; t->at++)
		if (shares_own(t->s, &t->s->second, &t->run[t->at], t->r->h->self))
			search_run(t);
}

void
search_back(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit)
{
	struct search_state t = {.s = s, .r = r, .insn = insn, .limit = r->most, .hit = hit};

	*hit = (struct search_hit){0};
	t.nruns = runs_of(s, &s->second, insn, &r->h->second, t.run);
	if (r->h->limit == HAZARD_SECOND_FIELD)
		t.limit = field_get(&s->second.insn, r->h->field);
	else if (r->h->limit == HAZARD_FIRST_FIELD)
		t.limit = UINT8_MAX;
	if (r->h->limit != HAZARD_ENDLESS && !t.limit)
		return;
	search_runs(&t);
	if (hit->doubtful) {
		bool gave_up = s->gave_up;

		t.again = true;
		search_runs(&t);
		s->gave_up = gave_up;
	}
}

void
search_exit(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, unsigned states, struct search_hit *hit)
{
	bool by_field = r->h->limit == HAZARD_SECOND_FIELD || r->h->limit == HAZARD_FIRST_FIELD;
	struct search_state t = {.s = s, .r = r, .insn = insn, .limit = by_field ? UINT8_MAX : r->most, .exits = true,
		.nruns = 1, .hit = hit, .outside = states};

	*hit = (struct search_hit){0};
	search_run(&t);
}

/* Returns whether the two fields of one of the rule's pairs have VGPRs whose numbers are equal modulo h->modulo. */
static bool
has_pair(const struct hazard_search *s, const struct event_insn *p, const struct hazard *h)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = h->npairs ? insn_operands(s->code->isa, &p->insn, s->g->insns[p->number].gpr_idx, op) : 0;
	bool any = !h->npairs;

	for (unsigned i = 0; i < h->npairs; i++)
		for (unsigned a = 0; a < n; a++)
			for (unsigned b = 0; b < n && op[a].slot >= 0; b++) {
				unsigned first = op[a].first, second = op[b].first;

				any |= op[b].slot >= 0 && op[a].file == FILE_vgpr && op[b].file == FILE_vgpr &&
					isa_slots[p->insn.form->slots + op[a].slot].field == h->pairs[2 * i] &&
					isa_slots[p->insn.form->slots + op[b].slot].field == h->pairs[2 * i + 1] &&
					(h->modulo ? first % h->modulo == second % h->modulo : first == second);
			}
	return any;
}

void
search_alone(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit)
{
	const struct hazard *h = r->h;
	struct event_run run[EVENT_RUNS];
	unsigned n = runs_of(s, &s->second, insn, &h->second, run);

	*hit = (struct search_hit){0};
	for (unsigned i = 0; i < n && !hit->missing && has_pair(s, &s->second, h); i++) {
		unsigned next = run[i].first + run[i].count;
		bool holds = shares_own(s, &s->second, &run[i], h->self);

		if (h->last)
			holds &= next % h->last == 0 && (next == insn_unit(run[i].file + 1u, 0) - insn_unit(run[i].file, 0) ||
				!set_has(&s->g->named, insn_unit(run[i].file, next)));
		if (holds)
			*hit = (struct search_hit){.missing = 1, .first = insn, .run = run[i], .first_writes = run[i].written};
	}
}
