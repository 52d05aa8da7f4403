/* Finds an earlier wait on the same counter that can include a wait. */
#include "assembler/insert/join.h"

/* Waits are joined if the joined wait is fewer than this many instructions before each use. The limit was fitted to three of
 * AITER's kernels for gfx942 in the simulator: with a limit of 4, they take as long as with separate waits or 0.1 % less; with 8,
 * one of them takes 3 % longer. */
enum { JOIN_INSTRUCTIONS = 4 };

/* Whether a wait before instruction `first` also protects instruction insn: control flows from the one to the other, and no
 * instruction between them increments the counter. */
static bool
serves(const struct flow *flow, const struct flow_graph *g, uint32_t first, uint32_t insn, unsigned counter)
{
	if (insn < first || insn - first >= JOIN_INSTRUCTIONS || flow_block_of(g, first) != flow_block_of(g, insn))
		return false;
	for (uint32_t i = first; i < insn; i++)
		if (hoist_raises(flow, &g->insns[i]) & UINT32_C(1) << counter)
			return false;
	return true;
}

uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn)
{
	struct join *last = &j->last[f->counter];

	if (!last->is_set || last->function != f->function ||
		!serves(flow, flow_whole(&flow->functions[f->function]), last->insn, insn, f->counter))
		*last = (struct join){true, f->function, insn};
	return last->insn;
}
