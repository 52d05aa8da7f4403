/* Finds counted loops in a few passes over the function.
 *
 * First, find the exit tests: a comparison and a branch in one block. They determine which registers are counters. Then collect all
 * instructions that write a counter, sorted so that the writers in one loop are consecutive. If a loop contains a single writer of
 * its counter, and this writer adds a constant once per iteration, the constant is the step. A constant is a literal or a register
 * with a known value (value/scalar.h). The counter's value before the loop must also be known. What instructions compute is that of
 * semantics.tbl.
 *
 * The n-th test compares begin + n * step. The loop is left as soon as this value is in a given range of 32-bit numbers, which may
 * wrap around. A variant of Euclid's algorithm finds n.
 *
 * Loops for which this determines no exit, such as those that halve their counter, are executed (loop_run.h). */
#include "common/analysis/value/trips.h"

#include <stdlib.h>

#include "common/analysis/graph/reachable_code.h"
#include "common/analysis/value/linear_tree.h"
#include "common/analysis/value/slice.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* The n consecutive values that begin with lo, modulo 2^32. */
struct range {
	uint32_t lo;
	uint64_t n;
};

static const uint64_t MODULUS = 1ull << 32, NEVER = UINT64_MAX;

/* A loop exit that compares a counter with a constant. */
struct test {
	uint16_t unit;
	uint32_t block, insn;    /* the comparison: its block, and the index of its instruction */
	struct range leaves;     /* counter values for which the loop is left */
	uint32_t step_insn, step_block;
	bool adds;               /* an instruction adds a constant to the counter in each iteration: */
	uint32_t step;
};

/* An instruction that writes a counter. */
struct counter_writer {
	uint16_t unit;
	uint32_t loop;           /* loop identifier: shape.nested[].first of the innermost loop; GRAPH_NONE: not in a loop */
	uint32_t insn, block;
};

/* The value of a register on entry to a loop. */
struct loop_begin {
	uint32_t unit;           /* register unit, plus 1; 0: not computed yet */
	bool known;
	uint32_t value;
};

struct trips {
	const struct flow *flow;
	const struct graph *g;
	const struct shape *shape;
	uint64_t *count;         /* indexed by block: that of struct loop_trip, as far as counters determine it */
	struct set units;        /* registers that are counters */
	struct shape_range *back; /* indexed by loop: smallest range of shape.dominated that contains the sources of the loop's back
	                           * edges */
	struct scalar_values *values;
	const struct test *stepped; /* the last test whose step was computed; the next test often has the same counter. NULL: none */
	struct loop_begin *begins; /* indexed by loop: result of value_before() for one register */
	struct test *tests;
	struct counter_writer *writers;
	size_t ntests, tests_cap, nwriters, writers_cap;
};

/* Returns the smallest n with lo <= a * n mod m <= hi, where 0 <= lo <= hi < m; NEVER if no such n exists. */
static uint64_t
first_between(uint64_t a, uint64_t m, uint64_t lo, uint64_t hi)
{
	if (lo == 0)
		return 0;
	a %= m;
	if (a == 0)
		return NEVER;
	if (2 * a > m)
		return first_between(m - a, m, m - hi, m - lo);
	uint64_t n = (lo + a - 1) / a;
	if (n * a <= hi)
		return n;
	n = first_between(a - m % a, a, lo % a, hi % a); /* number of times that a * (the result) wraps around modulo m */
	return n == NEVER ? NEVER : (lo + m * n + a - 1) / a;
}

/* Returns the smallest n for which begin + n * step is in the range, or NEVER if no such n exists. */
static uint64_t
first_in(struct range r, uint32_t begin, uint32_t step)
{
	uint32_t from = r.lo - begin; /* lower bound of n * step */

	if (!r.n)
		return NEVER;
	if ((uint32_t)(begin - r.lo) < r.n)
		return 0;
	return first_between(step, MODULUS, from, from + r.n - 1);
}

static struct range
other(struct range r)
{
	return (struct range){(uint32_t)(r.lo + r.n), MODULUS - r.n};
}

/* Returns the register values r for which a comparison of r and a constant is true. */
static struct range
true_for(const struct linear_compare *c, uint32_t constant, bool swapped)
{
	uint32_t least = c->is_signed ? 1u << 31 : 0;
	/* "constant < r" is the negation of "r <= constant" */
	bool upto = (c->kind == NODE_less_equal) != swapped;
	struct range below = {least, (uint64_t)(uint32_t)(constant - least) + upto};

	if (c->kind == NODE_equal || c->kind == NODE_not_equal)
		return c->kind == NODE_equal ? (struct range){constant, 1} : other((struct range){constant, 1});
	return swapped ? other(below) : below;
}

struct trip_step {
	uint32_t number, block;
	struct insn insn;
	struct insn_operand op[INSN_OPERANDS];
	unsigned nops;
	bool moved;              /* whether a relocation changes the literal */
};

static void
decode_step(const struct trips *t, uint32_t insn, uint32_t block, struct trip_step *p)
{
	const struct graph_code *code = t->flow->code;
	const struct graph_insn *i = &t->g->insns[insn];

	p->number = insn;
	p->block = block;
	graph_decode(code, i, &p->insn);
	p->nops = insn_operands(code->isa, &p->insn, 0, p->op);
	p->moved = insn_literal_at(&p->insn) && reach_reloc(code, i->at + insn_literal_at(&p->insn));
}

/* Sets *value to the value of a register unit before the instruction insn, which is in the block or is the first instruction after
 * it. Returns false if the value is unknown. */
static bool
value_at(struct trips *t, uint32_t block, uint32_t insn, unsigned unit, uint32_t *value)
{
	return scalar_value_at(t->values, block, insn, unit, value);
}

/* The inputs of an instruction's tree: the register `counter` is a symbol. */
struct trip_inputs {
	struct trips *t;
	const struct trip_step *p;
	uint32_t counter;
};

static struct linear
operand_value(void *context, unsigned slot)
{
	const struct trip_inputs *in = context;
	const struct insn_operand *o = insn_operand_at(in->p->op, in->p->nops, slot);
	uint32_t k[2];

	if (!o) {
		bool known = !in->p->moved && insn_constant(in->t->flow->code->isa, &in->p->insn, slot, k);

		return known ? linear_constant(k[0]) : linear_unknown();
	}
	uint32_t unit = insn_unit(o->file, o->first);
	if (o->access & (ACCESS_index | ACCESS_may))
		return linear_unknown();
	if (unit == in->counter)
		return linear_of_symbol(unit);
	return value_at(in->t, in->p->block, in->p->number, unit, k) ? linear_constant(k[0]) : linear_unknown();
}

/* Returns whether a sum is the counter and a constant, which is its constant term. */
static bool
is_counter(const struct linear *a)
{
	return linear_is_uniform(a) && a->symbol[0].times == 1 && !a->symbol[1].times;
}

/* Returns whether a comparison tests a counter. Sets *leaves to the values of the counter for which it is true. */
static bool
tests_counter(struct trips *t, const struct trip_step *p, uint32_t unit, struct range *leaves)
{
	struct trip_inputs context = {t, p, unit};
	struct linear_inputs in = {.operand = operand_value, .insn = &p->insn, .context = &context};
	struct linear_compare c;

	if (!linear_compare_of_tree(meaning_result(&p->insn, TREE_IMPLIED + IMPLIED_scc), &in, &c))
		return false;
	bool swapped = linear_is_constant(&c.left);
	struct linear *counter = swapped ? &c.right : &c.left;
	if (!is_counter(counter) || !linear_is_constant(swapped ? &c.left : &c.right))
		return false;
	*leaves = true_for(&c, (uint32_t)(swapped ? c.left.constant : c.right.constant), swapped);
	leaves->lo -= (uint32_t)counter->constant;
	return true;
}

/* Sets *unit to the register that a comparison tests as tests_counter() says. */
static bool
find_counter(struct trips *t, const struct trip_step *p, uint32_t *unit, struct range *leaves)
{
	for (unsigned i = 0; i < p->nops; i++) {
		*unit = insn_unit(p->op[i].file, p->op[i].first);
		if (p->op[i].access & ACCESS_read && tests_counter(t, p, *unit, leaves))
			return true;
	}
	return false;
}

/* Returns what an instruction writes to a counter, as a sum of the counter and a constant, or an unknown value. A 64-bit operation is
 * treated as one on the lower half of the register pair. */
static struct linear
next_value(struct trips *t, const struct trip_step *p, uint32_t unit)
{
	struct trip_inputs context = {t, p, unit};
	struct linear_inputs in = {.operand = operand_value, .insn = &p->insn, .context = &context};

	for (unsigned i = 0; i < p->nops; i++) {
		const struct insn_operand *o = &p->op[i];

		if (!(o->access & ACCESS_write) || o->access & (ACCESS_index | ACCESS_may) || o->slot < 0 || insn_unit(o->file, o->first) != unit)
			continue;
		return linear_of_tree(meaning_result(&p->insn, (unsigned)o->slot), &in);
	}
	return linear_unknown();
}

static bool
writes(const struct graph *g, uint32_t insn, unsigned unit)
{
	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		if (g->uses[k].what & USE_WRITES && unit >= g->uses[k].unit && unit <= g->uses[k].unit + g->uses[k].more)
			return true;
	return false;
}

/* Returns the instruction that sets the value of scc at the end of the block, or GRAPH_NONE. */
static uint32_t
last_scc(const struct graph *g, const struct graph_block *b)
{
	for (uint32_t i = b->first + b->count; i-- > b->first;) {
		if (g->insns[i].flow == CONTROL_call || g->insns[i].flow == CONTROL_call_indirect)
			return GRAPH_NONE;
		if (writes(g, i, insn_unit(FILE_scc, 0)))
			return i;
	}
	return GRAPH_NONE;
}

/* If the edge is a back edge, extends its loop's range in `back` to contain the edge's source. */
static void
take_edge(struct trips *t, const struct graph_edge *e)
{
	uint32_t loop = e->to == GRAPH_NONE ? GRAPH_NONE : t->g->blocks[e->to].loop;

	if (loop == GRAPH_NONE || t->g->loops[loop].header != e->to || !shape_in_loop(t->shape, e->from, loop))
		return;
	struct shape_range *back = &t->back[loop];
	uint32_t at = t->shape->dominated[e->from].first;
	uint32_t end = back->first + back->count;
	if (!back->count || at < back->first)
		back->first = at;
	back->count = (back->count && end > at ? end : at + 1) - back->first;
}

/* If a block ends with an exit test of its loop, records the test in t. */
static void
find_test(struct trips *t, uint32_t block)
{
	const struct graph *g = t->g;
	const struct graph_block *b = &g->blocks[block];
	struct test test = {.block = block};

	if (b->loop == GRAPH_NONE || g->loops[b->loop].irreducible || shape_branch(g, block) == GRAPH_NONE)
		return;
	uint32_t to[2];
	unsigned condition = shape_targets(g, block, to);
	bool stays[2];
	for (unsigned i = 0; i < 2; i++)
		stays[i] = shape_in_loop(t->shape, to[i], b->loop);
	if (condition == CONDITION_subvector && stays[1] && !stays[0])
		t->count[block] = t->flow->code->isa->wave32 ? 1 : 2; /* in wave64, a subvector loop is executed once for each half of the
		                                                       * lanes */
	if ((condition != CONDITION_scc0 && condition != CONDITION_scc1) || stays[0] == stays[1])
		return;
	test.insn = last_scc(g, b);
	if (test.insn == GRAPH_NONE)
		return;
	struct trip_step p;
	decode_step(t, test.insn, block, &p);
	uint32_t unit;
	if (!find_counter(t, &p, &unit, &test.leaves))
		return;
	if ((condition == CONDITION_scc1) == stays[1]) /* the loop continues if the comparison is true */
		test.leaves = other(test.leaves);
	test.unit = (uint16_t)unit;
	set_add(&t->units, unit, 1);
	*APPEND(t->tests, t->ntests, t->tests_cap) = test;
}

static void
add_writers(struct trips *t, const struct set *written, uint32_t insn, uint32_t block)
{
	uint32_t loop = t->g->blocks[block].loop;

	for (unsigned i = 0; i < SET_WORDS; i++)
		for (uint64_t rest = written->word[i] & t->units.word[i]; rest; rest &= rest - 1)
			*APPEND(t->writers, t->nwriters, t->writers_cap) =
				(struct counter_writer){(uint16_t)(i * 64 + (unsigned)__builtin_ctzll(rest)),
					loop == GRAPH_NONE ? GRAPH_NONE : t->shape->nested[loop].first, insn, block};
}

static void
find_writers(struct trips *t, uint32_t block)
{
	const struct graph *g = t->g;
	const struct graph_block *b = &g->blocks[block];

	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		struct set written = {{0}};
		bool any = g->insns[i].flow == CONTROL_call || g->insns[i].flow == CONTROL_call_indirect;

		if (any)
			slice_call_writes(t->flow, g, i, &written);
		for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++) {
			const struct graph_use *u = &g->uses[k];
			unsigned n = graph_use_units(u);

			if (!(u->what & USE_WRITES) || !set_any(&t->units, u->unit, n))
				continue;
			set_add(&written, u->unit, n);
			any = true;
		}
		if (any)
			add_writers(t, &written, i, block);
	}
}

static int
compare_writers(const void *a, const void *b)
{
	const struct counter_writer *x = a, *y = b;

	if (x->unit != y->unit)
		return x->unit < y->unit ? -1 : 1;
	if (x->loop != y->loop)
		return x->loop < y->loop ? -1 : 1;
	return x->insn < y->insn ? -1 : x->insn > y->insn;
}

static bool
is_before(const void *element, const void *key)
{
	return compare_writers(element, key) < 0;
}

/* Sets *first to the first writer of a register in a loop; the other writers follow it. Returns the number of writers. */
static size_t
writers_in(const struct trips *t, unsigned unit, struct shape_range loop, const struct counter_writer **first)
{
	struct counter_writer from = {(uint16_t)unit, loop.first, 0, 0}, upto = {(uint16_t)unit, loop.first + loop.count, 0, 0};
	size_t i = array_before(t->writers, t->nwriters, sizeof t->writers[0], &from, is_before);

	*first = t->writers + i;
	return array_before(t->writers, t->nwriters, sizeof t->writers[0], &upto, is_before) - i;
}

/* Returns whether every iteration of the loop executes the block, that is, whether the block dominates the sources of all back
 * edges. */
static bool
is_always(const struct trips *t, uint32_t loop, uint32_t block)
{
	struct shape_range in = t->shape->dominated[block], back = t->back[loop];

	return back.first >= in.first && back.first - in.first + back.count <= in.count;
}

/* Finds the step of a test's counter: the constant that an instruction of the loop adds to it. Returns false if other instructions change
 * it, or if an iteration can skip the test or the change. */
static bool
find_step(struct trips *t, struct test *test)
{
	uint32_t loop = t->g->blocks[test->block].loop;
	const struct counter_writer *w;

	if (writers_in(t, test->unit, t->shape->nested[loop], &w) != 1 || t->g->blocks[w->block].loop != loop)
		return false;
	test->step_insn = w->insn;
	test->step_block = w->block;
	struct linear next;
	struct trip_step p;
	if (t->stepped && t->stepped->step_insn == w->insn && t->stepped->unit == test->unit) {
		test->step = t->stepped->step;
		test->adds = t->stepped->adds;
	} else {
		decode_step(t, w->insn, w->block, &p);
		next = next_value(t, &p, test->unit);
		test->step = (uint32_t)next.constant;
		test->adds = is_counter(&next);
	}
	t->stepped = test;
	return test->adds && is_always(t, loop, test->block) && is_always(t, loop, w->block);
}

static struct loop_begin
value_before(struct trips *t, uint32_t loop, unsigned unit)
{
	const struct graph *g = t->g;
	uint32_t header = g->loops[loop].header, before;
	const struct graph_block *b = &g->blocks[header];
	struct loop_begin value = {.unit = unit + 1};

	for (uint32_t i = 0; i < b->npreds && header != g->entry; i++) {
		uint32_t from = g->edges[g->preds[b->pred + i]].from;

		if (shape_in_loop(t->shape, from, loop))
			continue;
		if (!value_at(t, from, g->blocks[from].first + g->blocks[from].count, unit, &before) ||
				(value.known && before != value.value))
			return (struct loop_begin){.unit = unit + 1};
		value.value = before;
		value.known = true;
	}
	return value;
}

static uint64_t
count_of(struct trips *t, const struct test *test)
{
	uint32_t loop = t->g->blocks[test->block].loop;
	struct loop_begin *begin = &t->begins[loop];
	bool steps_first = test->step_block == test->block ? test->step_insn < test->insn :
		shape_dominates(t->shape, test->step_block, test->block);

	if (begin->unit != test->unit + 1u)
		*begin = value_before(t, loop, test->unit);
	return begin->known ? first_in(test->leaves, begin->value + (steps_first ? test->step : 0), test->step) + 1 : 0;
}

/* Sets counts for tests of counters to which a constant is added. */
static void
count_added(struct trips *t)
{
	const struct graph *g = t->g;

	for (uint32_t i = 0; i < g->nblocks; i++)
		find_test(t, i);
	for (uint32_t i = 0; i < g->nblocks && t->ntests; i++)
		find_writers(t, i);
	if (t->nwriters)
		qsort(t->writers, t->nwriters, sizeof t->writers[0], compare_writers);
	for (size_t i = 0; i < t->ntests; i++)
		if (find_step(t, &t->tests[i]))
			t->count[t->tests[i].block] = count_of(t, &t->tests[i]);
}

static uint32_t
outermost(const struct graph *g, uint32_t loop)
{
	while (g->loops[loop].parent != GRAPH_NONE)
		loop = g->loops[loop].parent;
	return loop;
}

/* Sets wanted[] for the blocks with branches in outermost loops that have or contain a loop without a known count. Returns whether there are
 * any, and whether the loops can be executed. */
static bool
find_wanted(const struct trips *t, bool *wanted)
{
	const struct graph *g = t->g;
	bool *counted = array_make(g->nloops, sizeof *counted), *open = array_make(g->nloops, sizeof *open), any = false, deep = false;

	for (uint32_t b = 0; b < g->nblocks; b++)
		if (t->count[b])
			counted[g->blocks[b].loop] = true;
	for (uint32_t l = 0; l < g->nloops; l++) {
		deep |= g->loops[l].irreducible || g->loops[l].depth > LOOP_RUN_DEPTH;
		open[outermost(g, l)] |= !counted[l];
	}
	for (uint32_t b = 0; b < g->nblocks && !deep; b++) {
		wanted[b] = g->blocks[b].loop != GRAPH_NONE && shape_branch(g, b) != GRAPH_NONE && open[outermost(g, g->blocks[b].loop)];
		any |= wanted[b];
	}
	alloc_free(counted);
	alloc_free(open);
	return any;
}

/* Executes loops without a known count. */
static void
count_others(struct trips *t, uint32_t function, struct loop_trip *trip, struct arena *arena)
{
	bool *wanted = array_make(t->g->nblocks, sizeof *wanted);

	if (find_wanted(t, wanted))
		loop_run(t->flow, function, t->shape, t->values, wanted, t->count, trip, arena);
	for (uint32_t b = 0; b < t->g->nblocks; b++) {
		uint32_t loop = t->g->blocks[b].loop;

		if (loop == GRAPH_NONE || !is_always(t, loop, b))
			trip[b].count = 0;
		if (t->count[b])
			trip[b].count = t->count[b];
		if (trip[b].count)
			trip[b].directions = STR("");
	}
	alloc_free(wanted);
}

void
trips_count(const struct flow *flow, uint32_t function, const struct shape *s, struct scalar_values *values, struct loop_trip *trip,
	struct arena *arena)
{
	const struct graph *g = s->g;
	struct trips t = {.flow = flow, .g = g, .shape = s, .values = values};

	for (uint32_t i = 0; i < g->nblocks; i++)
		trip[i] = (struct loop_trip){.directions = STR("")};
	if (!g->nloops || g->has_unknown)
		return;
	t.count = array_make(g->nblocks, sizeof t.count[0]);
	t.back = array_make(g->nloops, sizeof t.back[0]);
	t.begins = array_make(g->nloops, sizeof t.begins[0]);
	for (uint32_t i = 0; i < g->nedges; i++)
		take_edge(&t, &g->edges[i]);
	count_added(&t);
	count_others(&t, function, trip, arena);
	alloc_free(t.count);
	alloc_free(t.back);
	alloc_free(t.begins);
	alloc_free(t.tests);
	alloc_free(t.writers);
}
