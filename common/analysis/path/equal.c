#include "common/analysis/path/equal.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/analysis/value/linear_tree.h"
#include "common/base/memory/array.h"

/* The equation that a block's branch tests: at the start of the block, register `unit` is equal to `value`. */
struct equation {
	unsigned unit;
	uint32_t value;
	bool on_scc;    /* value of scc if the register has this value */
};

/* A location where an equation matters. If `guard` is GRAPH_NONE, the branch of a block tests the equation. Otherwise the equation
 * is false in the blocks that this block dominates, because control enters it only by the edge on which the branch of `guard`
 * found the equation false. */
struct equal_point {
	struct equation equation;
	uint32_t at, end;        /* range of the dominated blocks, the block itself first, in the preorder of the dominator tree */
	uint32_t block, guard;
};

/* The blocks that write a register. */
struct equal_writes {
	uint32_t last;  /* the block that all others dominate; GRAPH_NONE: no block writes the register */
	bool apart;     /* several blocks write the register, and none of them is dominated by all others */
};

/* An instruction whose tree is computed: each SGPR that it reads is a symbol, whose number is that of the register unit. */
struct equal_step {
	const struct isa *isa;
	struct insn insn;
	struct insn_operand op[INSN_OPERANDS];
	unsigned n;
};

static struct linear
operand_value(void *context, unsigned slot)
{
	const struct equal_step *p = context;
	const struct insn_operand *o = insn_operand_at(p->op, p->n, slot);
	uint32_t dword[2];

	if (!o)
		return insn_constant(p->isa, &p->insn, slot, dword) ? linear_constant(dword[0]) : linear_unknown();
	if (o->file != FILE_sgpr || o->count != 1 || o->access & ACCESS_index)
		return linear_unknown();
	return linear_of_symbol(insn_unit(o->file, o->first));
}

static struct linear_inputs
read_step(const struct graph_code *code, const struct graph_insn *i, struct equal_step *p)
{
	p->isa = code->isa;
	graph_decode(code, i, &p->insn);
	p->n = insn_operands(code->isa, &p->insn, 0, p->op);
	return (struct linear_inputs){.operand = operand_value, .insn = &p->insn, .context = p};
}

/* Sets *unit and *value to the register, and its value, for which a sum is 0. Returns false if the sum is not one register and a constant. */
static bool
solve_sum(const struct linear *sum, unsigned *unit, uint32_t *value)
{
	int32_t times = sum->symbol[0].times;

	if (!linear_is_uniform(sum) || sum->symbol[1].times || (times != 1 && times != -1))
		return false;
	*unit = sum->symbol[0].id;
	*value = times == 1 ? 0 - (uint32_t)sum->constant : (uint32_t)sum->constant;
	return true;
}

/* Returns whether an instruction may modify a register. A call may modify any register. */
static bool
writes(const struct graph *g, uint32_t insn, unsigned unit)
{
	if (g->insns[insn].flow == CONTROL_call || g->insns[insn].flow == CONTROL_call_indirect)
		return true;
	for (const struct graph_use *u = &g->uses[g->insns[insn].use]; u < &g->uses[g->insns[insn + 1].use]; u++)
		if (u->what & USE_WRITES && unit - u->unit < graph_use_units(u))
			return true;
	return false;
}

/* Replaces an equation that holds after an instruction with the equivalent equation before the instruction. The instruction must
 * write the equation's register. Returns false if no such equation can be found. */
static bool
undo(const struct graph_code *code, const struct graph_insn *i, struct equation *e)
{
	struct equal_step p;
	struct linear_inputs in = read_step(code, i, &p);
	const struct insn_operand *d = insn_operand_at(p.op, p.n, 0);
	struct linear value = linear_constant(e->value);

	if (!d || d->count != 1 || insn_unit(d->file, d->first) != e->unit)
		return false;
	struct linear sum = linear_of_tree(meaning_result(&p.insn, 0), &in);
	sum = linear_add(&sum, &value, -1);
	return solve_sum(&sum, &e->unit, &e->value);
}

/* Reads the equation that the branch at a block's end tests. The equation refers to the register at the block's start or, with
 * `unchanged`, after the branch. Returns false if the branch does not test an equation. */
static bool
read_equation(const struct graph_code *code, const struct graph *g, uint32_t block, bool unchanged, struct equation *e)
{
	uint32_t branch = shape_branch(g, block), at = branch;
	unsigned scc = insn_unit(FILE_scc, 0);

	if (branch == GRAPH_NONE)
		return false;
	while (at > g->blocks[block].first && !writes(g, at - 1, scc))
		at--;
	if (at == g->blocks[block].first)
		return false;
	struct equal_step p;
	struct linear_inputs in = read_step(code, &g->insns[at - 1], &p);
	struct linear_compare c;
	if (!linear_compare_of_tree(meaning_result(&p.insn, TREE_IMPLIED + IMPLIED_scc), &in, &c) ||
			(c.kind != NODE_equal && c.kind != NODE_not_equal))
		return false;
	e->on_scc = c.kind == NODE_equal;
	struct linear apart = linear_add(&c.left, &c.right, -1);
	if (!solve_sum(&apart, &e->unit, &e->value))
		return false;
	for (uint32_t i = at; unchanged && i < branch; i++)
		if (writes(g, i, e->unit))
			return false;
	for (uint32_t i = at - 1; !unchanged && i-- > g->blocks[block].first;)
		if (writes(g, i, e->unit) && !undo(code, &g->insns[i], e))
			return false;
	return true;
}

/* Returns whether control takes the edge if the equation of its block is true (holds) or false (!holds). Returns false if this is
 * unknown. */
static bool
is_edge_of(const struct graph_edge *edge, const struct equation *e, bool holds)
{
	if ((edge->reason != EDGE_TAKEN && edge->reason != EDGE_NOT_TAKEN) ||
			(edge->condition != CONDITION_scc0 && edge->condition != CONDITION_scc1))
		return false;
	bool scc = (edge->condition == CONDITION_scc1) == (edge->reason == EDGE_TAKEN);
	return (scc == e->on_scc) == holds;
}

/* ---- edges that are excluded */

struct exclusion {
	struct equals *all;
	struct equal_point *points;
	size_t npoints, cap;
	struct equal_writes *writes; /* indexed by number of an SGPR; the last element: calls, which may write any register */
	unsigned nwrites;
};

static void
put_write(const struct shape *shape, struct equal_writes *w, uint32_t block)
{
	if (w->last == GRAPH_NONE || shape_dominates(shape, w->last, block))
		w->last = block;
	else if (!shape_dominates(shape, block, w->last))
		w->apart = true;
}

static void
find_writes_of(struct exclusion *x, uint32_t block, uint32_t insn)
{
	const struct graph *g = x->all->shape->g;
	unsigned first = insn_unit(FILE_sgpr, 0);

	if (g->insns[insn].flow == CONTROL_call || g->insns[insn].flow == CONTROL_call_indirect)
		put_write(x->all->shape, &x->writes[x->nwrites], block);
	for (const struct graph_use *u = &g->uses[g->insns[insn].use]; u < &g->uses[g->insns[insn + 1].use]; u++)
		for (unsigned i = 0; u->what & USE_WRITES && u->unit - first < x->nwrites && i < graph_use_units(u); i++)
			put_write(x->all->shape, &x->writes[u->unit - first + i], block);
}

static void
find_writes(struct exclusion *x)
{
	const struct graph *g = x->all->shape->g;

	x->nwrites = insn_unit(FILE_sgpr + 1, 0) - insn_unit(FILE_sgpr, 0);
	x->writes = array_make(x->nwrites + 1, sizeof x->writes[0]);
	for (unsigned i = 0; i <= x->nwrites; i++)
		x->writes[i].last = GRAPH_NONE;
	for (uint32_t n = 0; n < g->norder; n++) {
		const struct graph_block *b = &g->blocks[g->order[n]];

		for (uint32_t i = b->first; i < b->first + b->count; i++)
			find_writes_of(x, g->order[n], i);
	}
}

/* Returns whether a register keeps its value wherever the guard's equation applies: on all paths from the entry, the instructions
 * that write the register precede the guard. */
static bool
lasts(const struct exclusion *x, uint32_t guard, unsigned unit)
{
	const struct equal_writes *own = &x->writes[unit - insn_unit(FILE_sgpr, 0)], *calls = &x->writes[x->nwrites];

	return !own->apart && !calls->apart && (own->last == GRAPH_NONE || shape_dominates(x->all->shape, own->last, guard)) &&
		(calls->last == GRAPH_NONE || shape_dominates(x->all->shape, calls->last, guard));
}

static void
put_point(struct exclusion *x, const struct equation *e, uint32_t block, uint32_t guard)
{
	const struct shape_range *range = &x->all->shape->dominated[block];

	*APPEND(x->points, x->npoints, x->cap) = (struct equal_point){*e, range->first, range->first + range->count, block, guard};
}

static void
find_points(struct exclusion *x, uint32_t block)
{
	const struct graph *g = x->all->shape->g;
	const struct graph_block *b = &g->blocks[block];
	struct equation e;

	if (read_equation(x->all->code, g, block, false, &e))
		put_point(x, &e, block, GRAPH_NONE);
	if (!read_equation(x->all->code, g, block, true, &e))
		return;
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		uint32_t to = g->edges[i].to;

		if (to != GRAPH_NONE && to != g->entry && g->blocks[to].npreds == 1 && is_edge_of(&g->edges[i], &e, false))
			put_point(x, &e, to, block);
	}
}

/* Sorts by equation and location; of points at one block, a range begins before a test. */
static int
compare_points(const void *va, const void *vb)
{
	const struct equal_point *a = va, *b = vb;

	if (a->equation.unit != b->equation.unit)
		return a->equation.unit < b->equation.unit ? -1 : 1;
	if (a->equation.value != b->equation.value)
		return a->equation.value < b->equation.value ? -1 : 1;
	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	return (a->guard == GRAPH_NONE) - (b->guard == GRAPH_NONE);
}

/* Excludes the edges of a block on which the equation of its branch is true, if the innermost range around the block lasts. */
static void
exclude(struct exclusion *x, const struct equal_point *test, const struct equal_point *range)
{
	const struct graph *g = x->all->shape->g;
	const struct graph_block *b = &g->blocks[test->block];

	if (!lasts(x, range->guard, test->equation.unit))
		return;
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
		x->all->edges[i] = is_edge_of(&g->edges[i], &test->equation, true);
}

/* Finds the innermost range around each test. The ranges of one equation are nested or disjoint. */
static void
match_points(struct exclusion *x)
{
	const struct equal_point **around = array_make(x->npoints, sizeof *around);
	size_t depth = 0;

	for (size_t i = 0; i < x->npoints; i++) {
		const struct equal_point *p = &x->points[i];

		while (depth && (around[depth - 1]->equation.unit != p->equation.unit ||
				around[depth - 1]->equation.value != p->equation.value || around[depth - 1]->end <= p->at))
			depth--;
		if (p->guard != GRAPH_NONE)
			around[depth++] = p;
		else if (depth)
			exclude(x, p, around[depth - 1]);
	}
	alloc_free(around);
}

static void
find_excluded(struct equals *e)
{
	const struct graph *g = e->shape->g;
	struct exclusion x = {.all = e};

	e->edges = array_make(g->nedges, sizeof e->edges[0]);
	for (uint32_t i = 0; i < g->norder; i++)
		find_points(&x, g->order[i]);
	if (x.npoints) {
		qsort(x.points, x.npoints, sizeof x.points[0], compare_points);
		find_writes(&x);
		match_points(&x);
	}
	alloc_free(x.points);
	alloc_free(x.writes);
}

void
equals_open(struct equals *e, const struct graph_code *code, const struct shape *shape)
{
	*e = (struct equals){.code = code, .shape = shape};
}

void
equals_close(struct equals *e)
{
	alloc_free(e->edges);
}

bool
equals_exclude(struct equals *e, uint32_t edge)
{
	if (!e->edges)
		find_excluded(e);
	return e->edges[edge];
}
