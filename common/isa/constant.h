/* The operand kinds that are constants of the instruction: counts, branch targets, hardware
 * registers, messages. Each is a pair of how.def's table. */
#ifndef ISA_CONSTANT_H
#define ISA_CONSTANT_H

#include "common/isa/operand.h"

#define CONSTANT_PAIR(name) \
	bool constant_parse_##name(struct build *b, const struct slot *slot); \
	void constant_print_##name(struct text *t, const struct isa *isa, const struct insn *insn, \
		const struct slot *slot)

CONSTANT_PAIR(int);     /* a number of the kind's range */
CONSTANT_PAIR(opt_int); /* the same; 0 when left out, and left out when 0 */
CONSTANT_PAIR(branch);  /* a label, or the distance in dwords from the next instruction */
CONSTANT_PAIR(waitcnt); /* vmcnt(0) & lgkmcnt(0), commas or blanks between, or a number */
CONSTANT_PAIR(delay);   /* instid0(…) | instskip(…) | instid1(…), or a number */
CONSTANT_PAIR(hwreg);   /* hwreg(name or number[, offset, width]), or a number */
CONSTANT_PAIR(sendmsg); /* sendmsg(message[, operation[, stream]]), or a number */
CONSTANT_PAIR(gpridx);  /* gpr_idx(SRC0,DST), or a number */
CONSTANT_PAIR(attr);    /* attr3.x */
CONSTANT_PAIR(enum);    /* a name of the kind's enumeration */

bool
constant_valid_int(const struct isa *isa, const struct insn *insn, const struct slot *slot);

/* UC_VERSION_GFX11|UC_VERSION_W32_BIT; the names are symbols, so that this is an expression to read. */
void
constant_print_version(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);

bool
constant_valid_enum(const struct isa *isa, const struct insn *insn, const struct slot *slot);

#endif
