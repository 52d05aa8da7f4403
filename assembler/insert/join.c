#include "assembler/insert/join.h"

/* A joined wait is fewer instructions than this ahead of a use. Fitted to three of AITER's kernels for gfx942 in the simulator:
 * with 4 they take as long as with separate waits or 0.1 % less, with 8 one of them takes 3 % longer. */
enum { JOIN_INSTRUCTIONS = 4 };

/* Whether an instruction raises the counter. */
static bool
raises(const struct flow *flow, const struct flow_insn *i, unsigned counter)
{
	const struct isa *isa = flow->code->isa;
	const struct insn_count *counts;
	struct insn insn;

	if (!(i->flags & FLOW_HAS_EVENT))
		return false;
	flow_decode(flow->code, i, &insn);
	unsigned n = insn_counts(isa, insn_effects(isa, &insn)->event, true, &counts);
	for (unsigned k = 0; k < n; k++)
		if (counts[k].counter == counter)
			return true;
	return false;
}

/* Whether a wait before the instruction first serves the instruction insn as well: control comes from one to the other, and
 * the counter does not rise. */
static bool
serves(const struct flow *flow, const struct flow_graph *g, uint32_t first, uint32_t insn, unsigned counter)
{
	if (insn - first >= JOIN_INSTRUCTIONS || flow_block_of(g, first) != flow_block_of(g, insn))
		return false;
	for (uint32_t i = first; i < insn; i++)
		if (g->insns[i].flow != FLOW_next || raises(flow, &g->insns[i], counter))
			return false;
	return true;
}

struct insertion *
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, struct insertion *own)
{
	const struct flow_graph *g = flow->functions[f->function].graph;
	const struct flow_insn *i = flow_insn_at(g, f->at);
	struct join *last = &j->last[f->counter];

	if (!own || !i || own->what & INSERT_EACH)
		return own;
	uint32_t insn = (uint32_t)(i - g->insns);
	if (last->in && last->function == f->function && serves(flow, g, last->insn, insn, f->counter))
		return last->in;
	*last = (struct join){own, f->function, insn};
	return own;
}
