/* Determines for each instruction whether VSKIP can be set when it is executed, by a forward data-flow analysis. */
#include "common/analysis/wait/skip.h"

#include "common/analysis/graph/solve.h"
#include "common/base/memory/array.h"

enum { MODE_VSKIP = 28 };

static bool
can_set(const struct graph_code *code, const struct graph_insn *i)
{
	struct insn insn;

	graph_decode(code, i, &insn);
	return insn_effects(code->isa, &insn)->properties & 1 << PROPERTY_skip;
}

/* Returns whether VSKIP may be set after an instruction that can change VSKIP. before: whether VSKIP may be set before the
 * instruction. */
static bool
may_skip_after(const struct graph_code *code, const struct graph_insn *i, bool before)
{
	struct insn insn;

	graph_decode(code, i, &insn);
	struct insn_hwreg hw;
	uint32_t value[2];
	if (insn_effects(code->isa, &insn)->operation == OPERATION_set_hwreg) {
		hw = insn_hwreg(code->isa, &insn);
		if (hw.id != INSN_HWREG_MODE || hw.first > MODE_VSKIP || hw.first + hw.bits <= MODE_VSKIP)
			return before;
		return !insn_constant(code->isa, &insn, 1, value) || value[0] >> (MODE_VSKIP - hw.first) & 1;
	}
	if (!insn_constant(code->isa, &insn, 0, value))
		return true;
	uint32_t bit[2];
	return insn_constant(code->isa, &insn, 1, bit) ? value[0] >> (bit[0] & 31) & 1 : value[0] != 0;
}

static bool
is_used(const struct graph_code *code, const struct graph *g)
{
	if (!set_has(&g->written, insn_unit(FILE_mode, 0)))
		return false;
	for (uint32_t i = 0; i < g->ninsns; i++)
		if (can_set(code, &g->insns[i]))
			return true;
	return false;
}

struct skip_search {
	const struct graph_code *code;
	const struct graph *g;
	bool *may; /* indexed by instruction */
};

/* Sets the current state: whether VSKIP may be set. */
static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	const struct skip_search *s = context;
	bool *skips = now;

	(void)block;
	for (uint32_t i = first; i < end; i++) {
		s->may[i] = *skips;
		if (can_set(s->code, &s->g->insns[i]))
			*skips = may_skip_after(s->code, &s->g->insns[i], *skips);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const bool *skips = now;
	bool *to = state, changed = *skips && !*to;

	(void)context;
	(void)e;
	*to |= *skips;
	return changed || first;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

bool *
skip_find(const struct graph_code *code, const struct graph *g)
{
	struct skip_search s = {code, g, NULL};

	if (!is_used(code, g))
		return NULL;
	s.may = array_make(g->ninsns, sizeof *s.may);
	struct solve solve;
	solve_open(&solve, &rules, g, sizeof(bool), NULL, &s);
	for (uint32_t b = 0; b < g->nblocks; b++)
		*(bool *)solve_state(&solve, b) = g->blocks[b].is_entered;
	solve_wake_all(&solve);
	solve_run(&solve);
	solve_close(&solve);
	return s.may;
}
