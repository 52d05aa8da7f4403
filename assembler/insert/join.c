/* Finds an earlier wait on the same counter that can include a wait. */
#include "assembler/insert/join.h"

/* Returns the number of operations on the counter that the instructions from `first` to insn issue, or -1 if a wait before `first`
 * cannot include the wait before insn. A wait before `first` must leave fewer operations pending, by this number.
 *
 * When insn is reached, at least f->most operations on the counter have been issued after the operation to wait for. If at most
 * f->most of them are issued from `first` on, the operation to wait for was issued before `first`. It was then followed by the
 * rest of these operations. */
static int
raised_between(const struct joins *j, const struct flow *flow, const struct finding *f, uint32_t first, uint32_t insn)
{
	const struct flow_graph *g = flow_whole(&flow->functions[f->function]);
	int raised = 0;

	if (insn < first || insn - first >= j->limit || flow_block_of(g, first) != flow_block_of(g, insn))
		return -1;
	for (uint32_t i = first; i < insn; i++) {
		uint32_t raises = hoist_raises(flow, &g->insns[i]);

		raised += raises >> f->counter & 1;
		if (raises == UINT32_MAX || raised > f->most)
			return -1;
	}
	return raised;
}

uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn, uint8_t *most)
{
	struct join *last = &j->last[f->counter];
	int raised = last->is_set && last->function == f->function ? raised_between(j, flow, f, last->insn, insn) : -1;

	if (raised < 0)
		*last = (struct join){true, f->function, insn};
	else
		*most = (uint8_t)(f->most - raised);
	return last->insn;
}
