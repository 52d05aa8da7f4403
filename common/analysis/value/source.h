/* What an instruction's sources hold. */
#ifndef VALUE_SOURCE_H
#define VALUE_SOURCE_H

#include "common/analysis/value/step.h"

/* The operand at a place of the text that is a register, or NULL. */
const struct insn_operand *
source_operand(const struct value_step *p, unsigned slot);

/* The values of a scalar source of the text, v[1] being that of its upper half; returns its dwords, 0 if it is not one. */
unsigned
source_values(const struct value_analysis *s, const struct value_state *st, const struct value_step *p, unsigned slot,
	struct value v[2]);

/* The relocation of the instruction's literal, or NULL. */
const struct flow_reloc *
source_reloc(const struct value_analysis *s, const struct value_step *p);

#endif
