/* Determines for each instruction whether VSKIP can be set when it is executed, by a forward data-flow analysis. */
#include "common/analysis/wait/skip.h"

#include "common/analysis/graph/worklist.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MODE_VSKIP = 28 };

static bool
can_set(const struct flow_code *code, const struct flow_insn *i)
{
	struct insn insn;

	flow_decode(code, i, &insn);
	return insn_effects(code->isa, &insn)->properties & 1 << PROPERTY_skip;
}

/* Returns whether VSKIP may be set after an instruction that can change VSKIP. before: whether VSKIP may be set before the
 * instruction. */
static bool
may_skip_after(const struct flow_code *code, const struct flow_insn *i, bool before)
{
	uint32_t value[2], bit[2];
	struct insn_hwreg hw;
	struct insn insn;

	flow_decode(code, i, &insn);
	if (insn_effects(code->isa, &insn)->operation == OPERATION_set_hwreg) {
		hw = insn_hwreg(code->isa, &insn);
		if (hw.id != INSN_HWREG_MODE || hw.first > MODE_VSKIP || hw.first + hw.bits <= MODE_VSKIP)
			return before;
		return !insn_constant(code->isa, &insn, 1, value) || value[0] >> (MODE_VSKIP - hw.first) & 1;
	}
	if (!insn_constant(code->isa, &insn, 0, value))
		return true;
	return insn_constant(code->isa, &insn, 1, bit) ? value[0] >> (bit[0] & 31) & 1 : value[0] != 0;
}

static bool
is_used(const struct flow_code *code, const struct flow_graph *g)
{
	if (!set_has(&g->written, insn_unit(FILE_mode, 0)))
		return false;
	for (uint32_t i = 0; i < g->ninsns; i++)
		if (can_set(code, &g->insns[i]))
			return true;
	return false;
}

/* Propagates through a block whether VSKIP may be set, and records this for each instruction. Returns whether VSKIP may be set at
 * the end of the block. */
static bool
run_block(const struct flow_code *code, const struct flow_graph *g, const struct flow_block *b, bool skips, bool *may)
{
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		may[i] = skips;
		if (can_set(code, &g->insns[i]))
			skips = may_skip_after(code, &g->insns[i], skips);
	}
	return skips;
}

bool *
skip_find(const struct flow_code *code, const struct flow_graph *g)
{
	struct worklist due;
	bool *may, *after;
	uint32_t at = 0;

	if (!is_used(code, g))
		return NULL;
	may = array_make(g->ninsns, sizeof *may);
	after = array_make(g->nblocks, sizeof *after);
	worklist_open(&due, g->norder, true);
	for (uint32_t k; (k = worklist_take(&due, &at)) != WORKLIST_NONE;) {
		uint32_t n = g->order[k];
		const struct flow_block *b = &g->blocks[n];
		bool skips = b->is_entered;

		for (uint32_t i = b->pred; i < b->pred + b->npreds; i++)
			skips |= after[g->edges[g->preds[i]].from];
		skips = run_block(code, g, b, skips, may);
		for (uint32_t i = b->edge; skips && !after[n] && i < b->edge + b->nedges; i++)
			if (g->edges[i].to != FLOW_NONE)
				worklist_add(&due, g->blocks[g->edges[i].to].order);
		after[n] |= skips;
	}
	worklist_close(&due);
	alloc_free(after);
	return may;
}
