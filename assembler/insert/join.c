/* Finds an earlier wait on the same counter that can include a wait. */
#include "assembler/insert/join.h"

/* Returns how much lower the counter must be for a wait before instruction `first` to include a wait before instruction insn, or
 * -1 if it cannot.
 *
 * An operation for which the wait before insn leaves up to `most` newer ones has at least as many newer ones as operations were
 * issued since it. If the instructions from `first` to insn raise the counter at most `most` times, the operation was issued before
 * `first`, and had fewer newer ones there by as many times. */
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
