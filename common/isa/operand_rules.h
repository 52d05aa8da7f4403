/* Rules that involve several operands of an instruction. */
#ifndef ISA_OPERAND_RULES_H
#define ISA_OPERAND_RULES_H

#include "common/isa/insn.h"

/* A broken rule. slot: index of the operand at fault, or a number larger than any index if the location of the error is after the
 * last operand. text: a format string for the message, with one %s, which stands for `what`. */
struct breach {
	unsigned slot;
	const char *text, *what;
};

/* Checks the rules whose bits are set in `which`; all of these bits are below RULES_OF_WORDS. Returns false and sets *breach to
 * the first broken rule. */
bool
check_words(const struct isa *isa, const struct insn *insn, unsigned which, struct breach *breach);

/* Like check_words, for a decoded instruction: the bits in `which` are below RULES_DECODED, and the broken rule is not stored. */
bool
check_decoded(const struct isa *isa, const struct insn *insn, unsigned which);

#endif
