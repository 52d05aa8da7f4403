/* The rules that go over several operands. */
#ifndef ISA_CHECK_H
#define ISA_CHECK_H

#include "common/isa/insn.h"

/* Which rule over several operands an instruction breaks: at an operand or after the last, with %s for what. */
struct breach {
	unsigned slot;
	const char *text, *what;
};

/* Whether the words of an instruction keep those rules of which, bits below RULES_OF_WORDS; else *breach is the first
 * that they break. */
bool
check_words(const struct isa *isa, const struct insn *insn, unsigned which, struct breach *breach);

/* The same of what was decoded, bits below RULES_DECODED, without a reason. */
bool
check_decoded(const struct isa *isa, const struct insn *insn, unsigned which);

#endif
