/* Computes scalar instructions for analyses that know values but have no wave. */
#include <string.h>

#include "common/isa/tables.h"
#include "common/meaning/meaning.h"

const struct meaning_program *
meaning_scalar_program(const struct isa *isa, const struct insn *insn)
{
	const struct meaning_program *program = meaning_of(insn, false);
	const struct insn_effects *e = insn_effects(isa, insn);
	unsigned others = (e->reads | e->writes) & ~(1u << IMPLIED_scc);

	if (!program || program->vector || program->memory || program->jumps || program->fields[0] != FIELD_NONE || others)
		return NULL;
	return program->implied & ~(1u << IMPLIED_scc) ? NULL : program;
}

void
meaning_compute_scalar(const struct meaning_program *program, struct meaning_scalar *x)
{
	uint32_t in[INSN_SLOTS][2], out[INSN_SLOTS][2], scc = x->scc, scc_after = x->scc;
	bool known = true;
	struct meaning_values m = {.n = 1, .known = &known};

	for (unsigned i = 0; i < INSN_SLOTS; i++) {
		in[i][0] = out[i][0] = (uint32_t)x->value[i];
		in[i][1] = out[i][1] = (uint32_t)(x->value[i] >> 32);
		m.operand[i] = in[i];
		m.result[i] = out[i];
	}
	m.implied[IMPLIED_scc] = &scc;
	m.implied_result[IMPLIED_scc] = &scc_after;
	program->run(&m);
	for (unsigned i = 0; i < INSN_SLOTS; i++)
		x->value[i] = out[i][0] | (uint64_t)out[i][1] << 32;
	x->scc = scc_after;
}
