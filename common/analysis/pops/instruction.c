#include "common/analysis/pops/instruction.h"

#include "common/analysis/pops/pops.h"

const struct finding_kind pops_rules[RULE_COUNT] = {
#define FINDING(name, severity, text) FINDING_ROW(name, severity, text, DOCUMENTED),
#include "common/analysis/pops/rule.def"
#undef FINDING
};

const struct finding_rules pops_all_rules = FINDING_RULES(pops_rules);

enum { ORDERED_PS_DONE = 7 /* number of this message of s_sendmsg */ };

enum what
step_what(const struct isa *isa, const struct pops_step *p)
{
	bool by_event = pops_of(isa) & POPS_BY_ANY_EVENT;
	uint32_t event[2];

	switch (p->e->operation) {
	case OPERATION_set_hwreg:
		return pops_sets_packer(isa, &p->insn) ? IS_PACKER : IS_OTHER;
	case OPERATION_event:
		if (!by_event || !insn_constant(isa, &p->insn, 0, event))
			return IS_OTHER;
		return pops_awaits(isa, event[0]) ? IS_WAIT : IS_NO_WAIT;
	case OPERATION_message:
		return !by_event && insn_message(isa, &p->insn) == ORDERED_PS_DONE ? IS_LEAVE : IS_OTHER;
	case OPERATION_ordered_end:
		return IS_END;
	}
	if (by_event && p->e->event == EVENT_export && p->e->properties & 1 << PROPERTY_last)
		return IS_LEAVE;
	for (unsigned i = 0; i < p->nops; i++)
		if (p->op[i].file == FILE_pops_exiting_wave_id)
			return IS_POLL;
	return IS_OTHER;
}

void
step_read(const struct graph_code *code, const struct graph *g, uint32_t i, struct pops_step *out)
{
	graph_decode(code, &g->insns[i], &out->insn);
	out->e = insn_effects(code->isa, &out->insn);
	out->nops = insn_operands(code->isa, &out->insn, g->insns[i].gpr_idx, out->op);
	out->what = step_what(code->isa, out);
}

/* Returns whether each lane has its own address, as accesses to the data of pixels do. Buffer accesses without lane addresses are
 * assumed to access private memory. */
static bool
has_addresses(const struct pops_step *p)
{
	for (unsigned i = 0; i < p->nops; i++)
		if (p->op[i].file == FILE_vgpr && p->op[i].access & ACCESS_address)
			return true;
	return false;
}

bool
step_is_ordered(const struct pops_step *p)
{
	switch (p->e->event) {
	case EVENT_vmem_load: case EVENT_vmem_store: case EVENT_vmem_atomic: case EVENT_flat_load: case EVENT_flat_store:
		return p->e->space != SPACE_scratch && has_addresses(p);
	case EVENT_smem:
		return p->e->memory & (1u << MEMORY_store | 1u << MEMORY_atomic);
	default:
		return false;
	}
}
