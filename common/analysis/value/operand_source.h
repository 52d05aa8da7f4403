/* Determines the values of an instruction's sources. */
#ifndef VALUE_OPERAND_SOURCE_H
#define VALUE_OPERAND_SOURCE_H

#include "common/analysis/value/step.h"

/* Returns the operand with this index in the assembly text, or NULL if the operand is not a register. */
const struct insn_operand *
source_operand(const struct value_step *p, unsigned slot);

/* Sets v to the values of the scalar source with this index in the assembly text; v[1] is the upper half. Returns the source's
 * size in dwords, at most 2, or 0 if the operand is not a scalar source. */
unsigned
source_values(const struct value_analysis *s, const struct value_state *st, const struct value_step *p, unsigned slot,
	struct value v[2]);

/* Returns the relocation of the instruction's literal, or NULL. */
const struct graph_reloc *
source_reloc(const struct value_analysis *s, const struct value_step *p);

#endif
