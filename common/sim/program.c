#include "common/sim/program.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"

static uint8_t
unit_of(unsigned issue, unsigned flow)
{
	(void)flow;
	if (issue >= ISSUE_valu && issue <= ISSUE_valu_f64_trans)
		return SIM_UNIT_valu;
	switch (issue) {
	case ISSUE_smem: return SIM_UNIT_smem;
	case ISSUE_lds: return SIM_UNIT_lds;
	case ISSUE_vmem: case ISSUE_flat: return SIM_UNIT_vmem;
	case ISSUE_export: return SIM_UNIT_export;
	case ISSUE_salu: return SIM_UNIT_salu;
	case ISSUE_branch: return SIM_UNIT_branch;
	}
	return SIM_UNIT_COUNT;
}

void
sim_program_open(struct sim_program *p, const struct sim_machine *m, const struct flow *flow, uint32_t function,
	const struct sim_path *path)
{
	const struct flow_graph *g = flow->functions[function].graph;

	memset(p, 0, sizeof *p);
	p->flow = flow;
	p->path = path;
	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct insn insn;
		flow_decode(flow->code, &g->insns[i], &insn);
		const struct insn_effects *e = insn_effects(m->isa, &insn);
		uint8_t most[COUNTER_COUNT];
		struct sim_op *op = APPEND(p->ops, p->nops, p->ops_cap);

		memset(op, 0, sizeof *op);
		op->function = function;
		op->insn = i;
		op->at = g->insns[i].at;
		op->wait = op->target = op->choice = FLOW_NONE;
		op->unit = unit_of(e->issue, e->flow);
		op->issue = (uint16_t)sim_machine_issue(m, e);
		op->kind = op->unit == SIM_UNIT_vmem ? SIM_VMEM : op->unit == SIM_UNIT_valu ? SIM_VALU : SIM_SALU;
		op->size = g->insns[i].size;
		insn_waits(m->isa, &insn, most);
		op->kind = e->flow == FLOW_conditional ? SIM_BRANCH : op->kind;
		if (e->issue == ISSUE_wait) {
			op->kind = SIM_WAIT;
			op->wait = 0;
		}
	}
}
void
sim_program_close(struct sim_program *p) { free(p->ops); }
