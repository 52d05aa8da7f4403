/* Tracks ordered sections: the counters that instructions may have incremented, and a loop over layers that is still open. */
#include "assembler/dir/pops.h"

#include "assembler/parse/reader.h"

void
pops_start(struct pops *p, struct reader *in, struct checks *checks, struct reg_names *names)
{
	p->in = in;
	p->checks = checks;
	p->names = names;
}

void
pops_note(struct pops *p, const struct isa *isa, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(isa, insn);

	if (e->flow == CONTROL_call || e->flow == CONTROL_call_indirect) /* the callee may access any memory */
		p->counters |= pops_counters(isa, STR("vm")) | pops_counters(isa, STR("vs")) | pops_counters(isa, STR("lgkm"));
	else if (e->event == EVENT_smem || e->space == SPACE_global || e->space == SPACE_flat || e->space == SPACE_buffer ||
			e->space == SPACE_image)
		p->counters |= e->counters;
}

void
pops_finish(struct pops *p)
{
	if (p->in_layers)
		diag_error(p->in->diag, p->layers_loc, "no .amdgcn_pops_next ends this loop");
}
