/* Runs a wave (before_section.h) with many values of COLLISION_WAVEID and of the exiting wave's ID. The wave must enter its section,
 * or stay in its waiting loop, for the same values as the pseudocode of Mesa's article. If it does not, its behavior is
 * compared with the behavior of the mistakes in wrong.def. Thus the check depends on the behavior of the code, not on its
 * instructions. */
#include "common/analysis/pops/entry_wait.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/pops/before_section.h"
#include "common/analysis/pops/pops.h"
#include "common/analysis/pops/instruction.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/meaning/tree.h"

#define M POPS_BY_MODE
#define P POPS_BY_PACKER
#define MONOTONIC(id) ((id) + ~current)
#define CORRECTED (newest + (newest > current))

enum {
	OVERLAP = 31, PACKER_BIT = 28, NEWEST_BIT = 16, CURRENT_BIT = 0, ID_BITS = 10, IDS = 1 << ID_BITS,
};

/* Wave IDs, encoded as in COLLISION_WAVEID. */
struct ids {
	uint32_t current, newest, exiting;
};

typedef bool compare(struct ids ids);

#define JOIN_2(a, b) a##b
#define JOIN(a, b) JOIN_2(a, b)
#define COMPARE(name, expression) \
	static bool \
	name(struct ids ids) \
	{ \
		uint32_t current = ids.current, newest = ids.newest, exiting = ids.exiting; \
	\
		(void)current, (void)newest, (void)exiting; \
		return expression; \
	}

#define WAIT_RIGHT(on, expression) COMPARE(JOIN(right_, __LINE__), expression)
#define WAIT_WRONG(rule, on, expression) COMPARE(JOIN(wrong_, __LINE__), expression)
#include "common/analysis/pops/wrong.def"

static const struct {
	uint8_t on;
	compare *enters;
} rights[] = {
#define WAIT_RIGHT(on, expression) {on, JOIN(right_, __LINE__)},
#include "common/analysis/pops/wrong.def"
};

static const struct {
	uint8_t rule, on;
	compare *enters;
} wrongs[] = {
#define WAIT_WRONG(rule, on, expression) {RULE_##rule, on, JOIN(wrong_, __LINE__)},
#include "common/analysis/pops/wrong.def"
};

static const struct {
	uint32_t least, most;
	uint8_t on;
} sleeps[] = {
#define SLEEP(on, least, most) {least, most, on},
#include "common/analysis/pops/wrong.def"
};

/* Returns the correct value of the bits that select the packer, and sets *first and *bits to their position and number in the
 * hardware register. */
static uint32_t
right_packer(unsigned on, uint32_t packer, unsigned *first, unsigned *bits)
{
#define PACKER_RIGHT(on_, first_, bits_, expression) \
	if (on & (on_)) { \
		*first = first_; \
		*bits = bits_; \
		return expression; \
	}
#include "common/analysis/pops/wrong.def"
	return *first = *bits = 0;
}

/* Returns the rules that a wrong value of the packer-selecting bits violates, as a bit mask of 1 << RULE_…. */
static uint64_t
packer_rules(unsigned on, uint32_t set, uint32_t packer)
{
	uint64_t rules = 0;

	(void)packer;
#define PACKER_WRONG(rule, on_, expression) rules |= (uint64_t)(on & (on_) && (expression)) << RULE_##rule;
#include "common/analysis/pops/wrong.def"
	return rules;
}

static unsigned
first_packer_rule(uint64_t rules)
{
#define PACKER_WRONG(rule, on, expression) if (rules >> RULE_##rule & 1) return RULE_##rule;
#include "common/analysis/pops/wrong.def"
	return RULE_COUNT;
}

_Static_assert(RULE_COUNT <= 64, "rules are bits of 64");

struct poll {
	uint32_t insn, block;
};

struct enter {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	unsigned on;
	struct findings *out;
	struct poll *polls;
	size_t npolls, polls_cap;
	bool *waits;     /* indexed by block: whether control can reach a poll (a read of the exiting wave's ID) from the block,
	                  * before it leaves the section */
	bool *repeats;   /* indexed by block: whether control can reach a poll from the block, and can reach the block from a poll */
	uint32_t *leave; /* indexed by block: first instruction that leaves the section; GRAPH_NONE: none */
	uint32_t packer; /* instruction that sets the packer; GRAPH_NONE: none or several */
	unsigned npackers;
	bool sleeps;
	struct machine *m;
};

static void
report_rule(struct enter *e, unsigned rule, uint32_t insn)
{
	findings_add(e->out, &pops_rules[rule], e->function, e->g->insns[insn].at);
}

static void
look_at(struct enter *e, uint32_t block, uint32_t insn)
{
	struct pops_step p;

	step_read(e->flow->code, e->g, insn, &p);
	switch (p.what) {
	case IS_POLL:
		*APPEND(e->polls, e->npolls, e->polls_cap) = (struct poll){insn, block};
		e->waits[block] = true;
		break;
	case IS_PACKER:
		e->packer = e->npackers++ ? GRAPH_NONE : insn;
		break;
	case IS_LEAVE: case IS_END:
		if (e->leave[block] == GRAPH_NONE)
			e->leave[block] = insn;
		break;
	default:
		break;
	}
}

/* Returns whether control can reach the end of the block from instruction `after` without leaving the section. */
static bool
goes_on(const struct enter *e, uint32_t block, uint32_t after)
{
	return e->leave[block] == GRAPH_NONE || e->leave[block] < after;
}

static bool
has_poll(const struct enter *e, uint32_t block)
{
	for (size_t i = 0; i < e->npolls; i++)
		if (e->polls[i].block == block)
			return true;
	return false;
}

/* Returns whether control can reach a read of the exiting wave's ID through a successor of the block. */
static bool
is_followed(const struct enter *e, uint32_t block)
{
	const struct graph_block *b = &e->g->blocks[block];

	for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
		if (e->g->edges[k].to != GRAPH_NONE && e->waits[e->g->edges[k].to])
			return true;
	return false;
}

/* Returns whether an edge begins in a block that control can pass without leaving the section. */
static bool
passes_section(const void *context, const struct graph_edge *edge)
{
	return goes_on(context, edge->from, 0);
}

/* Returns whether an edge is in the section, between blocks from which control can reach a read of the exiting wave's ID. */
static bool
passes_waiting(const void *context, const struct graph_edge *edge)
{
	const struct enter *e = context;

	return e->waits[edge->from] && e->waits[edge->to] && goes_on(e, edge->from, 0);
}

static void
find_waiting(struct enter *e)
{
	const struct graph *g = e->g;

	solve_reach(g, true, passes_section, e, e->waits);
	for (uint32_t i = 0; i < g->nedges; i++)
		if (g->edges[i].to != GRAPH_NONE && has_poll(e, g->edges[i].from) && passes_waiting(e, &g->edges[i]))
			e->repeats[g->edges[i].to] = true;
	solve_reach(g, false, passes_waiting, e, e->repeats);
}

static void
look_at_sleep(struct enter *e, uint32_t insn)
{
	struct pops_step p;

	step_read(e->flow->code, e->g, insn, &p);
	uint32_t k[2];
	if (p.e->operation != OPERATION_sleep || !insn_constant(e->flow->code->isa, &p.insn, 0, k))
		return;
	for (size_t i = 0; i < sizeof sleeps / sizeof *sleeps; i++)
		if (sleeps[i].on & e->on && k[0] >= sleeps[i].least) {
			e->sleeps = true;
			if (k[0] > sleeps[i].most)
				report_rule(e, RULE_sleeps_on, insn);
		}
}

/* Checks that the exiting wave's ID is read repeatedly, and that the wave sleeps between two reads. */
static void
check_loop(struct enter *e)
{
	const struct graph *g = e->g;
	bool again = false;

	for (size_t i = 0; i < e->npolls; i++) {
		uint32_t b = e->polls[i].block;
		bool last = i + 1 == e->npolls || e->polls[i + 1].block != b;

		if (g->blocks[b].idom == GRAPH_NONE)
			continue;
		if (last && !(goes_on(e, b, e->polls[i].insn) && is_followed(e, b)))
			report_rule(e, RULE_read_once, e->polls[i].insn);
		again |= e->repeats[b];
	}
	for (uint32_t b = 0; b < g->nblocks; b++)
		for (uint32_t i = g->blocks[b].first; e->repeats[b] && i < g->blocks[b].first + g->blocks[b].count; i++)
			look_at_sleep(e, i);
	if (again && !e->sleeps)
		report_rule(e, RULE_no_sleep, e->polls[0].insn);
}

enum certain { NO, MAYBE, YES };

struct outcome {
	enum certain polled, entered;
	bool packer_known;
	uint32_t packer;
};

static bool
is_exit(const struct enter *e, uint32_t edge)
{
	uint32_t from = e->g->edges[edge].from, to = e->g->edges[edge].to;

	return to == GRAPH_NONE || !e->waits[to] || !goes_on(e, from, 0);
}

/* Returns whether the wave can enter its ordered section through an edge at the end of this block: no, possibly or certainly. */
static enum certain
find_exit(struct enter *e, uint32_t block)
{
	const struct graph_block *b = &e->g->blocks[block];
	enum certain found = NO;
	const struct machine_state *st = NULL;

	if (!e->repeats[block] && !has_poll(e, block))
		return NO;
	for (uint32_t k = b->edge; k < b->edge + b->nedges; k++) {
		bool sure;

		if (!is_exit(e, k) || !machine_goes(e->m, k, &sure))
			continue;
		if (!st)
			st = machine_before(e->m, block, b->first + b->count);
		enum certain is = !st || !st->may_have_polled ? NO : st->polled && sure ? YES : MAYBE;
		found = is > found ? is : found;
	}
	return found;
}

static struct outcome
run_entry(struct enter *e, const struct machine_input *in)
{
	struct outcome out = {.packer_known = true};
	unsigned first, bits;
	bool any = false;

	right_packer(e->on, 0, &first, &bits);
	uint32_t mask = ((1u << bits) - 1) << first;
	machine_run(e->m, in);
	for (size_t i = 0; i < e->npolls; i++) {
		const struct machine_state *st = machine_before(e->m, e->polls[i].block, e->polls[i].insn);

		if (!st)
			continue;
		if (out.polled != YES)
			out.polled = st->sure ? YES : MAYBE;
		out.packer_known &= (st->packer_known & mask) == mask && (!any || out.packer == (st->packer & mask) >> first);
		out.packer = (st->packer & mask) >> first;
		any = true;
	}
	for (uint32_t b = 0; b < e->g->nblocks; b++)
		if (e->waits[b]) {
			enum certain is = find_exit(e, b);

			out.entered = is > out.entered ? is : out.entered;
		}
	return out;
}

/* Returns the instruction that decides whether the wave leaves the waiting loop: the last instruction that writes scc in a block
 * with an exit of the loop. */
static uint32_t
find_decision(const struct enter *e)
{
	for (uint32_t i = 0; i < e->g->norder; i++) {
		uint32_t block = e->g->order[i];
		const struct graph_block *b = &e->g->blocks[block];
		bool leaves = false;

		for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
			leaves |= is_exit(e, k);
		if (!e->waits[block] || !(e->repeats[block] || has_poll(e, block)) || !leaves)
			continue;
		struct pops_step p;
		for (uint32_t k = b->first + b->count; k-- > b->first;) {
			step_read(e->flow->code, e->g, k, &p);
			if (p.e->writes & 1 << IMPLIED_scc)
				return k;
		}
	}
	return e->polls[0].insn;
}

/* Finds the register that holds COLLISION_WAVEID at the start: the only register on which the packer and the comparison depend.
 * Sets *argument to MACHINE_NOWHERE if they depend on no register. Returns false if they depend on several registers. */
static bool
find_argument(struct enter *e, uint8_t *argument)
{
	unsigned n = 0;

	*argument = MACHINE_NOWHERE;
	for (unsigned r = 0; r < MACHINE_VCC; r++) {
		struct machine_input in = {.argument = (uint8_t)r};
		bool depends = false;

		if (!set_has(&e->g->named, insn_unit(FILE_sgpr, r)))
			continue;
		machine_run(e->m, &in);
		for (size_t i = 0; i < e->npolls; i++) {
			const struct machine_state *st = machine_before(e->m, e->polls[i].block, e->polls[i].insn);

			depends |= st && st->packer_depends;
		}
		for (uint32_t b = 0; b < e->g->nblocks && !depends; b++)
			if (e->waits[b] && (e->repeats[b] || has_poll(e, b)))
				depends = machine_decides(e->m, b);
		if (depends) {
			*argument = (uint8_t)r;
			n++;
		}
	}
	return n <= 1;
}

enum { SOME_IDS = 22, EXITING = 6, PER_PAIR = EXITING + 1, SAMPLES = SOME_IDS * SOME_IDS * PER_PAIR,
	MOST_STEPS = 1 << 25, LEAST_SAMPLES = 400 };

struct sample {
	struct ids ids;
	uint32_t packer, argument;
	bool overlaps, noisy;
};

static uint32_t
mix(uint32_t v)
{
	v = (v ^ v >> 15) * 0x2c1b3c6du;
	v = (v ^ v >> 12) * 0x297a2d39u;
	return v ^ v >> 15;
}

/* Computes sample n. Returns false if hardware cannot produce its values: a wave does not overlap itself, and on GFX9 a newest ID
 * of 1023 is ambiguous, because the correction by 1 would exceed 10 bits. */
static bool
sample(unsigned on, unsigned n, bool noisy, struct sample *s)
{
	static const uint16_t ids[SOME_IDS] = {0, 1, 2, 3, 4, 37, 85, 128, 255, 256, 341, 511, 512, 513, 682,
		700, 767, 895, 1019, 1021, 1022, 1023};
	unsigned pair = n / PER_PAIR, which = n % PER_PAIR;
	uint32_t noise = mix(n + 1), reserved = 0x4c00fc00u | (on & M ? 1u << 29 : 0);

	*s = (struct sample){.ids = {ids[pair % SOME_IDS], ids[pair / SOME_IDS], 0}, .overlaps = which < EXITING, .noisy = noisy};
	if (s->ids.current == s->ids.newest || (on & M && s->ids.newest == IDS - 1))
		return false;
	switch (which) {
	case 0: s->ids.exiting = s->ids.newest; break;
	case 1: s->ids.exiting = s->ids.newest + 1; break;
	case 2: s->ids.exiting = s->ids.newest + 2; break;
	case 3: s->ids.exiting = s->ids.newest - 1; break;
	case 4: s->ids.exiting = s->ids.current; break;
	default: s->ids.exiting = noise; break;
	}
	s->ids.exiting &= IDS - 1;
	s->packer = noise >> 20 & (on & M ? 1 : 3);
	s->argument = (uint32_t)s->overlaps << OVERLAP | s->packer << PACKER_BIT |
		s->ids.newest << NEWEST_BIT | s->ids.current << CURRENT_BIT;
	if (noisy)
		s->argument |= noise & reserved;
	return true;
}

static compare *
right_compare(unsigned on)
{
	for (size_t i = 0; i < sizeof rights / sizeof *rights; i++)
		if (rights[i].on & on)
			return rights[i].enters;
	return NULL;
}

struct verdict {
	bool early, late, unknown;       /* for at least one sample, the wave enters too early, enters too late, or its decision is
	                                  * unknown */
	bool waits, skips, guard_unknown; /* waits: the wave waits without an overlap; skips: the wave does not wait despite an overlap */
	bool packer_wrong, packer_unknown;
	uint64_t packer_rules;           /* 1 << RULE_… of the rules that all samples with a wrong packer violate */
	struct sample *samples;          /* samples with an overlap for which the wave's decision is known */
	bool *enters;
	size_t n, cap, enters_cap;
};

static void
take_outcome(struct enter *e, struct verdict *v, const struct sample *s, const struct outcome *o)
{
	bool may = right_compare(e->on)(s->ids);
	size_t n = v->n;

	v->guard_unknown |= o->polled == MAYBE;
	if (!s->overlaps) {
		v->waits |= o->polled == YES;
		return;
	}
	v->skips |= o->polled == NO;
	if (o->polled != YES) {
		v->unknown |= o->polled == MAYBE;
		return;
	}
	unsigned first, bits;
	if (e->npackers && !o->packer_known) {
		v->packer_unknown = true;
	} else if (e->npackers && right_packer(e->on, s->packer, &first, &bits) != o->packer) {
		uint64_t rules = packer_rules(e->on, o->packer, s->packer);

		v->packer_rules = v->packer_wrong ? v->packer_rules & rules : rules;
		v->packer_wrong = true;
	}
	v->unknown |= o->entered == MAYBE;
	if (o->entered == MAYBE)
		return;
	v->early |= o->entered == YES && !may;
	v->late |= o->entered == NO && may;
	*APPEND(v->samples, v->n, v->cap) = *s;
	*APPEND(v->enters, n, v->enters_cap) = o->entered == YES;
}

static void
run_samples(struct enter *e, uint8_t argument, bool noisy, struct verdict *v)
{
	uint64_t size = machine_size(e->m) + 1, most = MOST_STEPS / size;
	unsigned step = most >= SAMPLES ? 1 : (unsigned)(SAMPLES / (most ? most : 1)) | 1;

	for (unsigned n = 0; n < SAMPLES; n += noisy ? step + 4 : step) {
		struct machine_input in = {.argument = argument, .known = true};
		struct sample s;

		if (!sample(e->on, n, noisy, &s))
			continue;
		in.value = s.argument;
		in.exiting = s.ids.exiting;
		struct outcome o = run_entry(e, &in);
		take_outcome(e, v, &s, &o);
	}
}

static void
verdict_free(struct verdict *v)
{
	alloc_free(v->samples);
	alloc_free(v->enters);
}

static bool
fits(const struct verdict *v, compare *enters)
{
	for (size_t i = 0; i < v->n; i++)
		if (enters(v->samples[i].ids) != v->enters[i])
			return false;
	return true;
}

/* Returns whether the comparison would be correct if one ID were in different bits of COLLISION_WAVEID, namely `bits` bits
 * beginning at bit `first`. */
static bool
fits_bits(const struct verdict *v, compare *enters, bool newest, unsigned first, unsigned bits)
{
	for (size_t i = 0; i < v->n; i++) {
		struct ids ids = v->samples[i].ids;
		uint32_t id = v->samples[i].argument >> first & ((1u << bits) - 1);

		if (newest)
			ids.newest = id;
		else
			ids.current = id;
		if (enters(ids) != v->enters[i])
			return false;
	}
	return true;
}

/* Returns whether the instruction is a signed comparison. The mistakes of a signed comparison and of IDs that are not remapped
 * have the same results, so only the instruction distinguishes them. */
static bool
compares_signed(const struct enter *e, uint32_t insn)
{
	struct pops_step p;

	step_read(e->flow->code, e->g, insn, &p);
	const struct meaning_node *tree = meaning_result(&p.insn, TREE_IMPLIED + IMPLIED_scc);
	return meaning_is_order(tree) && tree->is_signed;
}

static unsigned
name_wrong(const struct enter *e, const struct verdict *v, uint32_t decision)
{
	compare *right = right_compare(e->on);

	for (size_t i = 0; i < sizeof wrongs / sizeof *wrongs; i++)
		if (wrongs[i].on & e->on && fits(v, wrongs[i].enters) &&
				(wrongs[i].rule != RULE_is_signed || compares_signed(e, decision)))
			return wrongs[i].rule;
	for (unsigned which = 0; which < 2; which++)
		for (unsigned first = 0; first < 32; first++)
			for (unsigned bits = 1; bits < 17 && first + bits <= 32; bits++)
				if (fits_bits(v, right, which == 0, first, bits))
					return which == 0 ? RULE_newest_bits : RULE_current_bits;
	return v->early ? RULE_early : RULE_late;
}

static void
miss(struct enter *e)
{
	incompletes_add(&e->out->missed, INCOMPLETE_wave_ids, e->function, e->g->insns[e->polls[0].insn].at, 1);
}

static enum entry_wait_guard
judge(struct enter *e, uint8_t argument, bool reported)
{
	struct verdict clean = {0}, noisy = {0};
	uint32_t decision = find_decision(e), packer = e->packer != GRAPH_NONE ? e->packer : e->polls[0].insn;
	enum entry_wait_guard guard = ENTRY_WAIT_RIGHT;

	run_samples(e, argument, false, &clean);
	if (clean.packer_wrong)
		report_rule(e, first_packer_rule(clean.packer_rules), packer);
	if (clean.early || clean.late)
		report_rule(e, clean.unknown ? clean.early ? RULE_early : RULE_late : name_wrong(e, &clean, decision), decision);
	if (clean.waits || clean.skips)
		guard = ENTRY_WAIT_WRONG;
	if (guard == ENTRY_WAIT_WRONG && !reported)
		report_rule(e, clean.waits ? RULE_no_guard : RULE_skipped, e->polls[0].insn);
	if (guard == ENTRY_WAIT_RIGHT && clean.guard_unknown)
		guard = ENTRY_WAIT_UNKNOWN;
	if (clean.unknown || clean.packer_unknown || clean.guard_unknown)
		miss(e);
	if (guard == ENTRY_WAIT_RIGHT && !clean.early && !clean.late && !clean.packer_wrong) {
		run_samples(e, argument, true, &noisy);
		if (noisy.early || noisy.late || noisy.waits || noisy.skips)
			report_rule(e, RULE_reserved_bits, decision);
		else if (noisy.packer_wrong)
			report_rule(e, RULE_reserved_bits, packer);
	}
	verdict_free(&clean);
	verdict_free(&noisy);
	return guard;
}

static void
enter_free(struct enter *e)
{
	alloc_free(e->polls);
	alloc_free(e->waits);
	alloc_free(e->repeats);
	alloc_free(e->leave);
}

enum entry_wait_guard
entry_wait_check(const struct flow *flow, uint32_t function, bool reported, struct findings *out)
{
	const struct graph *g = flow->functions[function].graph;
	struct enter e = {.flow = flow, .g = g, .function = function, .on = pops_of(flow->code->isa), .out = out, .packer = GRAPH_NONE};
	enum entry_wait_guard guard = ENTRY_WAIT_UNKNOWN;
	size_t before = out->n;

	e.waits = array_make(g->nblocks, sizeof *e.waits);
	e.repeats = array_make(g->nblocks, sizeof *e.repeats);
	e.leave = array_make(g->nblocks, sizeof *e.leave);
	for (uint32_t b = 0; b < g->nblocks; b++) {
		e.leave[b] = GRAPH_NONE;
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++)
			look_at(&e, b, i);
	}
	uint8_t argument;
	if (e.npolls) {
		find_waiting(&e);
		check_loop(&e);
		e.m = machine_open(flow, g, e.waits);
		if (find_argument(&e, &argument) && machine_size(e.m) <= MOST_STEPS / LEAST_SAMPLES) {
			bool once = out->n > before && out->v[before].kind == &pops_rules[RULE_read_once];

			/* do not run samples: an ID that is read only once is also compared only once */
			guard = once ? ENTRY_WAIT_UNKNOWN : judge(&e, argument, reported);
		} else {
			miss(&e);
		}
		machine_close(e.m);
	}
	enter_free(&e);
	return guard;
}
