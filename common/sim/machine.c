#include "common/sim/machine.h"

#include <string.h>

void
sim_machine_init(struct sim_machine *m, const struct isa *isa)
{
	memset(m, 0, sizeof *m);
	m->isa = isa;
	for (unsigned i = 0; i < TIMING_COUNT; i++)
		m->value[i] = timing_row(isa->target, i)->value;
}

const char *
sim_machine_set(struct sim_machine *m, struct str name, int64_t value)
{
	enum timing param = timing_find(name);
	const struct timing_param *p = &isa_timing_params[param];

	if (param == TIMING_COUNT)
		return "unknown parameter";
	if (value < 0 && p->least >= 0)
		return "it cannot be negative";
	if (value == 0 && p->least > 0)
		return "it cannot be 0";
	if (value < p->least || value > p->most)
		return "the value is out of range";
	m->value[param] = (int32_t)value;
	m->set[param] = true;
	return NULL;
}

void
sim_machine_memory(const struct sim_machine *m, struct access_memory *out)
{
	static const enum timing phases[2][ACCESS_DWORDS] = {
		{TIMING_lds_phase_load1, TIMING_lds_phase_load2, TIMING_lds_phase_load3, TIMING_lds_phase_load4},
		{TIMING_lds_phase_store1, TIMING_lds_phase_store2, TIMING_lds_phase_store3, TIMING_lds_phase_store4}};
	const int32_t *v = m->value;
	unsigned lanes = (unsigned)v[TIMING_vmem_lanes], wide = (unsigned)v[TIMING_vmem_wide_lanes];

	*out = (struct access_memory){.lanes = {lanes, wide < lanes ? wide : lanes}, .scattered = (unsigned)v[TIMING_vmem_scattered_lanes],
		.line = (unsigned)v[TIMING_memory_line]};
	for (unsigned sends = 0; sends < 2; sends++)
		for (unsigned i = 0; i < ACCESS_DWORDS; i++) {
			out->banks[sends][i] = (unsigned)v[!sends && i % 2 ? TIMING_lds_wide_banks : TIMING_lds_banks];
			out->phase[sends][i] = (uint16_t)v[phases[sends][i]];
		}
}

unsigned
sim_machine_issue(const struct sim_machine *m, const struct insn_effects *e)
{
	unsigned cycles = (unsigned)m->value[isa_timing_issue[e->issue]];

	if (m->isa->wave32 || e->issue < ISSUE_valu || e->issue > ISSUE_valu_f64_trans)
		return cycles;
	return cycles * (unsigned)m->value[e->properties >> PROPERTY_dual & 1 ? TIMING_wave64_dual : TIMING_wave64_passes];
}

unsigned
sim_machine_latency(const struct sim_machine *m, const struct insn_effects *e)
{
	return (unsigned)m->value[isa_timing_latency[e->issue]];
}
