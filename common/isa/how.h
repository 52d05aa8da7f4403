/* The functions that how.def names. */
#ifndef ISA_HOW_H
#define ISA_HOW_H

#include "common/isa/operand.h"

#define HOW(name, values, parse, valid, print, registers) \
	bool parse(struct build *b, const struct slot *slot); \
	bool valid(const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	void print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	unsigned registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);
#include "common/isa/how.def"
#undef HOW

#endif
