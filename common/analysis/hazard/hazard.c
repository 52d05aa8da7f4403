/* Checks each function separately. First determines which events of the rules each instruction may match. Then, for each
 * instruction that can be the second of a rule, searches backwards for the rule's first instruction. Missing wait states are
 * assumed to be present after they have been reported, so that each missing s_nop is reported once.
 *
 * Rules also hold across functions. Like compilers, the check assumes that no hazard is pending at a function's entry or after a
 * call returns. With code->safe, for inserting s_nop, the check enforces this assumption: it assumes that any code may follow an
 * instruction that leaves the function. Nothing can be inserted directly after a jump or call. If a jump or call is the first
 * instruction of a rule, the wait states must precede the second instruction in the function that is entered. */
#include "common/analysis/hazard/hazard.h"

#include <string.h>

#include "common/analysis/hazard/search.h"
#include "common/analysis/hazard/hazard_report.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"

struct hazard_check {
	struct ruleset rules;
	enum hazard_rules requested;
	const struct flow *flow;
	struct findings *out;
	struct hazard_search s;
	event_bits *events;           /* indexed by instruction; like states and fixed, allocated for the longest function */
	uint8_t *states;
	bool *fixed;
	bool *called;                 /* indexed by function: code in the object calls it */
	struct assumed_fix *fixes;
	size_t nfixes, cap;
	uint8_t by_second[EVENT_BITS][HAZARD_RULES]; /* indexed by event: indices in rules.rules[] of the rules whose second
	                                              * instruction can match this event */
	uint8_t nby_second[EVENT_BITS];
	struct nop_reach {
		uint32_t nop;             /* index of the s_nop, plus one; 0: none */
		unsigned states;          /* wait states between the s_nop and the block's start */
	} *reached;                   /* indexed by block: last s_nop from which missing_after() entered it */
	uint32_t nop;                 /* s_nop under examination: its index, plus one */
	uint8_t *entered;             /* with code->safe, indexed by instruction: wait states from the nearest function entry */
	uint8_t outside[EVENT_BITS];   /* with code->safe, indexed by event: minimum of entered[] for the section's instructions with
	                                * this event; NOWHERE: none */
	event_bits jumps;             /* with code->safe: events of the section's jumps, calls and returns */
};

#define FINDINGS "common/analysis/hazard/slack.def"
#define FINDINGS_TABLE hazard_slack_rules
#define FINDINGS_CERTAINTY COMPILER
#include "common/analysis/finding/rules.h"

enum { MOST_STATES = 32 /* limit of a rule's wait states */, NOWHERE = UINT8_MAX };

/* Computes the events and wait states of each instruction. Returns the union of the events. */
static event_bits
compute_events(struct hazard_check *c, const struct graph *g)
{
	event_bits all = 0;

	for (uint32_t i = 0; i < g->ninsns; i++) {
		c->events[i] = ruleset_events(&c->rules, c->flow->code, g, i);
		c->states[i] = 1;
		c->fixed[i] = false;
		all |= c->events[i];
		if (c->events[i] & c->rules.nop) {
			struct insn insn;

			graph_decode(c->flow->code, &g->insns[i], &insn);
			c->states[i] = (uint8_t)((field_get(&insn, FIELD_SIMM16) & c->rules.nop_mask) + 1);
		}
	}
	return all;
}

/* Returns whether the events of a function, `all`, include one for each instruction that the rule requires before its second
 * instruction. */
static bool
has_links(const struct ruleset_rule *r, event_bits all)
{
	bool all_there = true;

	for (unsigned k = 0; k < r->h->nlinks; k++)
		all_there &= (all & r->link[k]) != 0 || r->h->link[k].may || (r->h->starts && k + 1u == r->h->nlinks);
	return all_there;
}

/* Selects the rules that the function can violate. Returns the events of their second instructions. */
static event_bits
choose_rules(struct hazard_check *c, event_bits all)
{
	event_bits seconds = 0;

	memset(c->nby_second, 0, sizeof c->nby_second);
	for (unsigned i = 0; i < c->rules.nrules; i++) {
		const struct ruleset_rule *r = &c->rules.rules[i];

		if (!hazard_is_requested(r, c->requested))
			continue;
		for (event_bits bits = has_links(r, all) ? r->second & all : 0; bits; bits &= bits - 1) {
			unsigned bit = event_lowest(bits);

			c->by_second[bit][c->nby_second[bit]++] = (uint8_t)i;
			seconds |= (event_bits)1 << bit;
		}
	}
	return seconds;
}

/* Assumes that the rule's fix is present before the instruction, so that the missing fix is reported once. Missing wait states are
 * handled by add_states(). */
static void
assume_fixed(struct hazard_check *c, const struct ruleset_rule *r, uint32_t insn)
{
	struct assumed_fix *fix = APPEND(c->fixes, c->nfixes, c->cap);

	*fix = (struct assumed_fix){insn, r};
	c->fixed[insn] = true;
	c->s.fixes = c->fixes;
	c->s.nfixes = c->nfixes;
}

static unsigned
rules_of(const struct hazard_check *c, uint32_t insn, event_bits seconds, const struct ruleset_rule *list[HAZARD_RULES])
{
	uint64_t there[(HAZARD_RULES + 63) / 64] = {0};
	unsigned n = 0;

	for (event_bits bits = c->events[insn] & seconds; bits; bits &= bits - 1) {
		unsigned bit = event_lowest(bits);

		for (unsigned k = 0; k < c->nby_second[bit]; k++) {
			unsigned number = c->by_second[bit][k];

			if (!(there[number / 64] >> number % 64 & 1))
				list[n++] = &c->rules.rules[number];
			there[number / 64] |= 1ull << number % 64;
		}
	}
	return n;
}

/* Returns whether s_nop can satisfy the rule. */
static bool
wants_states(const struct ruleset_rule *r)
{
	return r->h->limit == HAZARD_STATES && !r->count;
}

/* Assumes that the wait states missing before an instruction are present, so that a missing s_nop is reported once. */
static void
add_states(struct hazard_check *c, uint32_t insn, unsigned missing)
{
	missing += c->states[insn];
	c->states[insn] = (uint8_t)(missing < UINT8_MAX ? missing : UINT8_MAX);
}

/* Returns whether the search has found a violation. If the search gave up without finding one, records this in out->missed. */
static bool
is_hit(struct hazard_check *c, uint32_t function, uint32_t insn, const struct search_hit *hit)
{
	if (!hit->missing && c->s.gave_up)
		incompletes_add(&c->out->missed, INCOMPLETE_horizon, function, c->s.g->insns[insn].at, 1);
	return hit->missing != 0;
}

static void
check_insn(struct hazard_check *c, uint32_t function, uint32_t insn, event_bits seconds)
{
	const struct ruleset_rule *list[HAZARD_RULES];
	unsigned n = rules_of(c, insn, seconds, list), nfixed = 0, missing = 0;

	for (unsigned i = 0; i < n; i++) {
		const struct ruleset_rule *r = list[i];

		c->s.gave_up = false;
		struct search_hit hit;
		if (r->h->nlinks)
			search_back(&c->s, r, insn, &hit);
		else
			search_alone(&c->s, r, insn, &hit);
		if (!is_hit(c, function, insn, &hit))
			continue;
		hazard_report(&c->s, c->out, r, function, insn, &hit);
		if (!hazard_is_assumed_fixed(r, c->requested))
			continue;
		if (!wants_states(r) || r->h->note)
			list[nfixed++] = r; /* the fix is assumed only after all rules of this instruction are checked */
		else if (missing < hit.missing)
			missing = hit.missing;
	}
	for (unsigned i = 0; i < nfixed; i++)
		assume_fixed(c, list[i], insn);
	add_states(c, insn, missing);
}

/* Returns the number of wait states that are missing before the instruction, or MOST_STATES if anything else is missing or a
 * search gave up. */
static unsigned
missing_before(struct hazard_check *c, uint32_t insn, event_bits seconds)
{
	const struct ruleset_rule *list[HAZARD_RULES];
	unsigned n = rules_of(c, insn, seconds, list), most = 0;

	for (unsigned i = 0; i < n; i++) {
		struct search_hit hit = {0};

		c->s.gave_up = false;
		if (list[i]->h->nlinks)
			search_back(&c->s, list[i], insn, &hit);
		unsigned missing = c->s.gave_up || (hit.missing && !wants_states(list[i])) ? MOST_STATES : hit.missing;
		most = missing > most ? missing : most;
	}
	return most;
}

/* Returns the maximum number of wait states missing before an instruction within MOST_STATES after the s_nop under examination.
 * Starts at instruction `first` of the block, which is `states` wait states after the s_nop. */
static unsigned
missing_after(struct hazard_check *c, uint32_t block, uint32_t first, unsigned states, event_bits seconds)
{
	const struct graph *g = c->s.g;
	const struct graph_block *b = &g->blocks[block];
	unsigned most = 0;

	for (uint32_t i = first; i < b->first + b->count; i++) {
		unsigned missing = c->events[i] & seconds ? missing_before(c, i, seconds) : 0;

		most = missing > most ? missing : most;
		states += c->states[i];
		if (states >= MOST_STATES)
			return most;
	}
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		uint32_t to = g->edges[i].to;

		if (to == GRAPH_NONE || (c->reached[to].nop == c->nop && c->reached[to].states <= states))
			continue;
		c->reached[to] = (struct nop_reach){c->nop, states};
		unsigned missing = missing_after(c, to, g->blocks[to].first, states, seconds);
		most = missing > most ? missing : most;
	}
	return most;
}

static void
find_slack(struct hazard_check *c, uint32_t function, event_bits seconds, struct findings *out)
{
	const struct graph *g = c->s.g;

	c->reached = array_make(g->nblocks, sizeof c->reached[0]);
	for (uint32_t i = 0; i < g->ninsns; i++) {
		unsigned states = c->states[i];

		if (!(c->events[i] & c->rules.nop))
			continue;
		c->nop = i + 1;
		c->states[i] = 0;
		unsigned needed = missing_after(c, graph_block_of(g, i), i + 1, 0, seconds);
		c->states[i] = (uint8_t)states;
		if (needed >= states)
			continue;
		struct finding *f = findings_add(out, &kinds[needed ? RULE_long_nop : RULE_useless_nop], function, g->insns[i].at);
		if (needed)
			f->fix = arena_printf(&out->arena, "s_nop %u", needed - 1);
		f->text = needed ? arena_printf(&out->arena, kinds[RULE_long_nop].text, f->fix) : NULL;
	}
	alloc_free(c->reached);
}

/* Returns whether control can leave the function through the edge and continue elsewhere. */
static bool
is_exit(const struct hazard_check *c, const struct graph_edge *e)
{
	return e->reason == EDGE_RETURNS || e->reason == EDGE_LEAVES || e->reason == EDGE_UNKNOWN ||
		(e->reason == EDGE_NOT_CODE && c->flow->code->in_parts);
}

/* Returns whether the edge may lead to code other than the start of a function or a call site in this section. A return leads only to
 * call sites in this section if the function is private: it is called in this section (called[]), and other code cannot call it. */
static bool
leads_elsewhere(const struct hazard_check *c, uint32_t function, const struct graph_edge *e)
{
	const struct graph_function *f = &c->flow->functions[function];
	bool is_private = c->called[function] && !f->shared && (f->kind != ENTRY_FUNCTION || !f->name.n);

	if (!is_exit(c, e))
		return false;
	if (e->reason == EDGE_RETURNS)
		return !is_private;
	return e->at == GRAPH_NONE || graph_function_at(c->flow, e->at) == GRAPH_NONE;
}

/* Returns whether control can leave some function to code in another section or object, or to the middle of a function. */
static bool
is_open(const struct hazard_check *c)
{
	bool open = false;

	for (size_t i = 0; i < c->flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&c->flow->functions[i]);

		for (uint32_t k = 0; k < g->ncalls; k++)
			open |= g->calls[k].to == GRAPH_NONE;
	}
	for (size_t i = 0; i < c->flow->nfunctions && !open; i++) {
		const struct graph *g = graph_whole(&c->flow->functions[i]);

		for (uint32_t k = 0; k < g->nedges && !open; k++)
			open = leads_elsewhere(c, (uint32_t)i, &g->edges[k]);
	}
	return open;
}

/* Updates entered[] for the code that begins with instruction insn, which executes `states` wait states after an entry. */
static void
enter(struct hazard_check *c, const struct graph *g, uint32_t insn, unsigned states)
{
	const struct graph_block *b = &g->blocks[graph_block_of(g, insn)];

	for (; insn < b->first + b->count; insn++) {
		if (c->entered[insn] <= states || states >= MOST_STATES)
			return;
		c->entered[insn] = (uint8_t)states;
		states += c->states[insn];
	}
	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++)
		if (g->edges[e].to != GRAPH_NONE && g->blocks[g->edges[e].to].count)
			enter(c, g, g->blocks[g->edges[e].to].first, states);
}

/* Computes entered[] for a function. Control can come from other functions at the function's start, after its calls, and at blocks
 * without predecessors. */
static void
enter_everywhere(struct hazard_check *c, const struct graph *g)
{
	memset(c->entered, MOST_STATES, g->ninsns);
	for (uint32_t i = 0; i < g->nblocks; i++)
		if (g->blocks[i].count && (i == g->entry || !g->blocks[i].npreds || g->blocks[i].is_entered))
			enter(c, g, g->blocks[i].first, 0);
	for (uint32_t e = 0; e < g->nedges; e++)
		if (g->edges[e].reason == EDGE_STARTS)
			enter(c, g, g->blocks[g->edges[e].to].first, 0);
	for (uint32_t i = 0; i < g->ncalls; i++)
		if (g->calls[i].insn + 1 < g->ninsns)
			enter(c, g, g->calls[i].insn + 1, 0);
}

static void
find_jumps(struct hazard_check *c)
{
	for (size_t i = 0; i < c->flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&c->flow->functions[i]);

		for (uint32_t k = 0; k < g->ninsns; k++)
			if (g->insns[k].flow != CONTROL_next)
				c->jumps |= ruleset_events(&c->rules, c->flow->code, g, k);
	}
}

/* Computes outside[]: how soon each event can occur after control leaves a function. If control can reach unknown code, any event
 * can occur immediately. Otherwise, control continues at the entry of a function in this section. */
static void
look_outside(struct hazard_check *c)
{
	bool open = is_open(c);

	memset(c->outside, open ? 0 : NOWHERE, sizeof c->outside);
	for (size_t i = 0; i < c->flow->nfunctions && !open; i++) {
		const struct graph *g = graph_whole(&c->flow->functions[i]);

		compute_events(c, g);
		enter_everywhere(c, g);
		for (uint32_t k = 0; k < g->ninsns; k++)
			for (event_bits bits = c->events[k]; bits; bits &= bits - 1)
				if (c->outside[event_lowest(bits)] > c->entered[k])
					c->outside[event_lowest(bits)] = c->entered[k];
	}
}

/* Returns the minimum number of wait states, outside the function, before the rule's second instruction; 0 if s_nop cannot satisfy the
 * rule; NOWHERE if no instruction outside can be the second one. */
static unsigned
states_outside(const struct hazard_check *c, const struct ruleset_rule *r)
{
	unsigned states = NOWHERE;

	for (event_bits bits = r->second; bits; bits &= bits - 1)
		if (c->outside[event_lowest(bits)] < states)
			states = c->outside[event_lowest(bits)];
	return states != NOWHERE && !wants_states(r) ? 0 : states;
}

/* Reports violations by code that runs after control leaves the function at this instruction. */
static void
check_exit(struct hazard_check *c, uint32_t function, uint32_t insn, event_bits all)
{
	const struct graph_insn *i = &c->s.g->insns[insn];
	bool falls = i->flow == CONTROL_next;
	unsigned missing = 0;

	for (unsigned k = 0; k < c->rules.nrules; k++) {
		const struct ruleset_rule *r = &c->rules.rules[k];
		unsigned outside = states_outside(c, r);

		if (r->h->note || !r->h->nlinks || !(all & r->link[r->h->nlinks - 1]) || outside == NOWHERE)
			continue;
		c->s.gave_up = false;
		struct search_hit hit;
		search_exit(&c->s, r, insn, outside, &hit);
		if (!is_hit(c, function, insn, &hit))
			continue;
		if (falls && i->at + i->size == c->flow->code->size) {
			incompletes_add(&c->out->missed, INCOMPLETE_falls_through, function, i->at, 1);
			return;
		}
		struct finding *f = hazard_report(&c->s, c->out, r, function, insn, &hit);
		if (falls)
			f->at = i->at + i->size;
		else if (wants_states(r) && missing < hit.missing)
			missing = hit.missing;
	}
	add_states(c, insn, missing);
}

/* Reports violations of rules whose first instruction is a jump and whose second instruction is in the block that the jump enters.
 * Considers only rules that do not depend on registers. */
static void
check_entry(struct hazard_check *c, uint32_t function, const struct graph_block *b)
{
	unsigned states = 0;

	for (uint32_t i = b->first; i < b->first + b->count && states < MOST_STATES; i++) {
		unsigned missing = 0;

		for (unsigned k = 0; k < c->rules.nrules; k++) {
			const struct ruleset_rule *r = &c->rules.rules[k];
			struct search_hit hit = {.missing = r->most > states ? r->most - states : 0, .first = i, .exits = true};

			if (!(c->events[i] & r->second) || r->h->note || r->h->nlinks != 1 || !(c->jumps & r->link[0]) || !wants_states(r) ||
					r->h->link[0].relation != HAZARD_NO_RELATION || !hit.missing)
				continue;
			hazard_report(&c->s, c->out, r, function, i, &hit)->depends = false;
			missing = missing > hit.missing ? missing : hit.missing;
		}
		states += c->states[i];
		add_states(c, i, missing);
	}
}

/* Returns whether control can enter the block from another function. The start of a kernel does not count. */
static bool
is_entry(const struct hazard_check *c, uint32_t function, uint32_t block)
{
	const struct graph *g = c->s.g;
	bool starts = g->blocks[block].is_entered || (block == g->entry && c->flow->functions[function].kind != ENTRY_KERNEL);

	for (uint32_t i = 0; i < g->blocks[block].npreds && !starts; i++)
		starts = g->edges[g->preds[g->blocks[block].pred + i]].reason == EDGE_STARTS;
	return starts;
}

static bool
leaves_after(const struct hazard_check *c, const struct graph_block *b, uint32_t insn)
{
	const struct graph *g = c->s.g;
	bool exits = false;

	if (g->insns[insn].flow == CONTROL_call || g->insns[insn].flow == CONTROL_call_indirect)
		return true;
	for (uint32_t e = b->edge; e < b->edge + b->nedges && insn == b->first + b->count - 1; e++)
		exits |= is_exit(c, &g->edges[e]);
	return exits;
}

static void
check_function(struct hazard_check *c, uint32_t function, struct findings *slack)
{
	const struct graph *g = graph_whole(&c->flow->functions[function]);
	event_bits all = compute_events(c, g), seconds = choose_rules(c, all);

	if (!seconds && !slack && !c->entered)
		return;
	c->nfixes = 0;
	c->s = (struct hazard_search){.rules = &c->rules, .code = c->flow->code, .g = g, .events = c->events, .states = c->states,
		.fixed = c->fixed, .begins = !c->called[function], .start = GRAPH_NONE};
	if (c->flow->functions[function].kind == ENTRY_KERNEL)
		c->s.start = graph_block_at(g, c->flow->functions[function].at);
	search_open(&c->s);
	for (uint32_t k = 0; k < g->nblocks && c->entered; k++)
		if (is_entry(c, function, k))
			check_entry(c, function, &g->blocks[k]);
	for (uint32_t k = 0; k < g->nblocks; k++)
		for (uint32_t i = g->blocks[k].first; i < g->blocks[k].first + g->blocks[k].count; i++) {
			if (c->events[i] & seconds)
				check_insn(c, function, i, seconds);
			if (c->entered && leaves_after(c, &g->blocks[k], i))
				check_exit(c, function, i, all);
		}
	if (slack)
		find_slack(c, function, seconds, slack);
	search_close(&c->s);
}

/* Checks all functions. Adds notes about s_nop to slack, unless slack is NULL. */
static void
check_all(const struct flow *flow, enum hazard_rules requested, struct findings *out, struct findings *slack)
{
	uint32_t most = 0;

	for (size_t i = 0; i < flow->nfunctions; i++)
		if (graph_whole(&flow->functions[i])->ninsns > most)
			most = graph_whole(&flow->functions[i])->ninsns;
	if (!most)
		return;
	for (size_t i = 0; i < flow->nfunctions && target_has(flow->code->isa->target, FEATURE_HAZARDS_UNKNOWN); i++)
		if (graph_whole(&flow->functions[i])->ninsns)
			incompletes_add(&out->missed, INCOMPLETE_processor, (uint32_t)i, flow->functions[i].at, 1);
	struct hazard_check *c = array_make(1, sizeof *c);
	c->flow = flow;
	c->requested = requested;
	c->out = out;
	ruleset_init(&c->rules, flow->code->isa);
	c->events = array_make(most, sizeof c->events[0]);
	c->states = array_make(most, sizeof c->states[0]);
	c->fixed = array_make(most, sizeof c->fixed[0]);
	c->called = graph_find_called(flow, false);
	if (flow->code->safe) {
		c->entered = array_make(most, sizeof c->entered[0]);
		find_jumps(c);
		look_outside(c);
	}
	for (size_t i = 0; i < flow->nfunctions; i++)
		check_function(c, (uint32_t)i, slack);
	alloc_free(c->events);
	alloc_free(c->states);
	alloc_free(c->fixed);
	alloc_free(c->called);
	alloc_free(c->entered);
	alloc_free(c->fixes);
	alloc_free(c);
}

void
hazards_check(const struct flow *flow, enum hazard_rules requested, struct findings *out)
{
	check_all(flow, requested, out, NULL);
}

void
hazards_slack(const struct flow *flow, struct findings *out)
{
	struct findings broken = {0};

	check_all(flow, HAZARD_NOTES, &broken, out);
	for (size_t i = 0; i < broken.missed.n; i++)
		incompletes_put(&out->missed, &broken.missed.v[i]);
	findings_free(&broken);
}
