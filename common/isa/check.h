/* Rules that involve several operands. */
#ifndef ISA_CHECK_H
#define ISA_CHECK_H

#include "common/isa/insn.h"

/* A broken rule. slot: the operand at fault, or one after the last; text: a format string with one %s, for what. */
struct breach {
	unsigned slot;
	const char *text, *what;
};

/* Checks the rules whose bits, below RULES_OF_WORDS, are set in which. Returns false and sets *breach to the first rule that the
 * words break. */
bool
check_words(const struct isa *isa, const struct insn *insn, unsigned which, struct breach *breach);

/* The same for decoded words, without a reason; bits below RULES_DECODED. */
bool
check_decoded(const struct isa *isa, const struct insn *insn, unsigned which);

#endif
