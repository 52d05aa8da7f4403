/* The rules that go over several operands. */
#ifndef ISA_CHECK_H
#define ISA_CHECK_H

#include "common/isa/build.h"

/* Which rule over several operands an instruction breaks: at an operand or after the last, with %s for what. */
struct breach {
	unsigned slot;
	const char *text, *what;
};

/* Whether what was built from text keeps the rules that its form can break. Returns false with b->miss set. */
bool
check_build(struct build *b);

/* Whether a decoded instruction keeps those of which, bits below RULES_DECODED. */
bool
check_decoded(const struct isa *isa, const struct insn *insn, unsigned which);

#endif
