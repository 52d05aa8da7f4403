/* The parsers of operands, to which operands.tbl refers by name. Each parser consumes the args of a slot and sets the slot's
 * field, or returns false with b->miss set. */
#ifndef ASSEMBLER_MATCH_SYNTAX_H
#define ASSEMBLER_MATCH_SYNTAX_H

#include "assembler/match/operand/build.h"
#include "common/isa/operand/operand.h"

#define SYNTAX(name, values, parse, valid, print, registers) bool parse(struct attempt *b, const struct slot *slot);
ISA_SYNTAX(SYNTAX)
#undef SYNTAX

/* Calls the parser for the syntax of the slot. */
bool
operand_parse(struct attempt *b, const struct slot *slot);

/* Parses an operand like operand_parse(). The inline fast path handles plain registers in a slot with a fixed number of
 * registers. */
static inline bool
operand_take(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = &b->args[b->at];

	if (slot->syntax != SYNTAX_REG || b->at >= b->nargs || a->kind != ARG_REG || a->dwords != slot->dwords || !a->dwords ||
		a->neg | a->abs | a->sext | a->half || a->code >= CODE_AGPR || !reg_in_reach(slot, a->code) ||
		!(reg_class(b->env->isa, a->code, a->dwords) & slot->accepts))
		return operand_parse(b, slot);
	build_use_register(b, a->code, a->dwords);
	field_set(b->insn, slot->field, operand_stored(slot, a->code));
	b->at++;
	return true;
}

#endif
