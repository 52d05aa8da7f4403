#include "common/analysis/path/equal.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* The equation that a block's branch tests: at the start of the block, register `unit` is equal to `value`. */
struct equation {
	unsigned unit;
	uint32_t value;
	bool on_scc;    /* value of scc if the register has this value */
};

struct equal_block {
	bool seen, known;
	struct equation equation;
};

struct term {
	unsigned operation, unit, to;
	uint32_t constant;
	bool constant_first;
};

/* Reads the sources of an instruction: an SGPR and a constant or, for a copy, only an SGPR. Returns false for other sources. */
static bool
read_term(const struct flow_code *code, const struct flow_insn *i, unsigned first, struct term *t)
{
	struct insn_operand op[INSN_OPERANDS];
	const struct insn_operand *d;
	uint32_t dword[2];
	unsigned n, registers = 0, constants = 0;
	struct insn insn;

	flow_decode(code, i, &insn);
	n = insn_operands(code->isa, &insn, 0, op);
	d = insn_operand_at(op, n, 0);
	*t = (struct term){.operation = insn_effects(code->isa, &insn)->operation, .to = INSN_UNITS};
	if (first && d && d->count == 1)
		t->to = insn_unit(d->file, d->first);
	for (unsigned slot = first; slot < first + 2; slot++) {
		const struct insn_operand *o = insn_operand_at(op, n, slot);

		if (o && o->file == FILE_sgpr && o->count == 1) {
			t->unit = insn_unit(o->file, o->first);
			registers++;
		} else if (!o && insn_constant(code->isa, &insn, slot, dword)) {
			t->constant = dword[0];
			t->constant_first = slot == first;
			constants++;
		}
	}
	return registers == 1 && constants == (t->operation != OPERATION_copy);
}

/* Returns whether an instruction may modify a register. A call may modify any register. */
static bool
writes(const struct flow_graph *g, uint32_t insn, unsigned unit)
{
	if (g->insns[insn].flow == CONTROL_call || g->insns[insn].flow == CONTROL_call_indirect)
		return true;
	for (const struct flow_use *u = &g->uses[g->insns[insn].use]; u < &g->uses[g->insns[insn + 1].use]; u++)
		if (u->what & USE_WRITES && unit - u->unit < flow_use_units(u))
			return true;
	return false;
}

/* Replaces an equation that holds after an instruction with the equivalent equation before the instruction. The instruction must
 * write the equation's register. Returns false if no such equation can be found. */
static bool
undo(const struct flow_code *code, const struct flow_insn *i, struct equation *e)
{
	struct term t;

	if (!read_term(code, i, 1, &t) || t.to != e->unit)
		return false;
	switch (t.operation) {
	case OPERATION_copy: break;
	case OPERATION_add: case OPERATION_add_signed: e->value -= t.constant; break;
	case OPERATION_subtract: case OPERATION_subtract_signed:
		if (t.constant_first)
			return false;
		e->value += t.constant;
		break;
	default: return false;
	}
	e->unit = t.unit;
	return true;
}

/* Reads the equation that the branch at a block's end tests. The equation refers to the register at the block's start or, with
 * `unchanged`, after the branch. Returns false if the branch does not test an equation. */
static bool
read_equation(const struct flow_code *code, const struct flow_graph *g, uint32_t block, bool unchanged, struct equation *e)
{
	uint32_t branch = shape_branch(g, block), at = branch;
	unsigned scc = insn_unit(FILE_scc, 0);
	struct term t;

	if (branch == FLOW_NONE)
		return false;
	while (at > g->blocks[block].first && !writes(g, at - 1, scc))
		at--;
	if (at == g->blocks[block].first || !read_term(code, &g->insns[at - 1], 0, &t) ||
			(t.operation != OPERATION_equal && t.operation != OPERATION_not_equal))
		return false;
	*e = (struct equation){t.unit, t.constant, t.operation == OPERATION_equal};
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
is_edge_of(const struct flow_edge *edge, const struct equation *e, bool holds)
{
	bool scc;

	if ((edge->reason != EDGE_TAKEN && edge->reason != EDGE_NOT_TAKEN) ||
			(edge->condition != CONDITION_scc0 && edge->condition != CONDITION_scc1))
		return false;
	scc = (edge->condition == CONDITION_scc1) == (edge->reason == EDGE_TAKEN);
	return (scc == e->on_scc) == holds;
}

/* Returns whether the branch of the dominator `guard`, which tests the equation `found`, implies that e is false on all paths to
 * `block`. */
static bool
denies(const struct shape *shape, uint32_t guard, const struct equation *found, const struct equation *e, uint32_t block)
{
	const struct flow_block *b = &shape->g->blocks[guard];

	for (uint32_t k = b->edge; k < b->edge + b->nedges; k++) {
		const struct flow_edge *edge = &shape->g->edges[k];

		if (edge->to != FLOW_NONE && shape->g->blocks[edge->to].npreds == 1 && shape_dominates(shape, edge->to, block))
			return found->unit == e->unit && found->value == e->value && is_edge_of(edge, found, false);
	}
	return false;
}

/* Returns whether the register keeps its value wherever the guard's equation applies: on all paths from the entry, the
 * instructions that write the register precede the guard. */
static bool
lasts(const struct shape *shape, uint32_t guard, unsigned unit)
{
	const struct flow_graph *g = shape->g;

	for (uint32_t b = 0; b < g->nblocks; b++)
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++)
			if (g->blocks[b].idom != FLOW_NONE && writes(g, i, unit) && !shape_dominates(shape, b, guard))
				return false;
	return true;
}

/* Returns the equation of the condition of a block's branch, for the value that the register has after the branch. Returns NULL if there
 * is none. */
static const struct equation *
equation_of(struct equals *all, uint32_t block)
{
	struct equal_block *b = &all->blocks[block];

	if (!b->seen) {
		b->seen = true;
		b->known = read_equation(all->code, all->shape->g, block, true, &b->equation);
	}
	return b->known ? &b->equation : NULL;
}

static bool
excludes(struct equals *all, uint32_t edge)
{
	const struct flow_graph *g = all->shape->g;
	uint32_t block = g->edges[edge].from, at = block;
	const struct equation *found;
	struct equation e;

	if (!read_equation(all->code, g, block, false, &e) || !is_edge_of(&g->edges[edge], &e, true))
		return false;
	while (g->blocks[at].idom != at && g->blocks[at].idom != FLOW_NONE) {
		at = g->blocks[at].idom;
		found = equation_of(all, at);
		if (found && denies(all->shape, at, found, &e, block))
			return lasts(all->shape, at, e.unit);
	}
	return false;
}

void
equals_open(struct equals *e, const struct flow_code *code, const struct shape *shape)
{
	*e = (struct equals){code, shape, array_make(shape->g->nblocks, sizeof e->blocks[0]), array_make(shape->g->nedges, 1)};
}

void
equals_close(struct equals *e)
{
	alloc_free(e->blocks);
	alloc_free(e->edges);
}

bool
equals_exclude(struct equals *e, uint32_t edge)
{
	if (!e->edges[edge])
		e->edges[edge] = excludes(e, edge) ? 2 : 1;
	return e->edges[edge] == 2;
}
