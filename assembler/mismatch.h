/* One matching of a statement, as match.c does it and mismatch.c says why it failed. */
#ifndef ASSEMBLER_MISMATCH_H
#define ASSEMBLER_MISMATCH_H

#include "common/isa/operand.h"

enum { MAX_ARGS = 24, MAX_MODS = 24 };

struct written_mod {
	const struct modifier *mod;
	const struct node *node;
	bool clears;
};

struct match {
	const struct match_env *env;
	const struct statement *st;
	struct arg args[MAX_ARGS];
	unsigned nargs;
	struct written_mod mods[MAX_MODS];
	unsigned nmods;
	uint64_t groups;           /* of the modifiers that are written */
	const struct form_run *run; /* the mnemonic's forms here */
	unsigned suffix;           /* that the user wrote */
	struct miss miss;          /* the best so far */
	bool fitted;               /* a form took all operands, and a rule over several of them refused it */
	bool quiet;                /* only asks: nothing is reported */
};

/* match.c: whether any form that the statement can have takes the modifier. */
bool
match_takes_modifier(const struct match *m, const struct modifier *mod);

/* match.c: the same statement for another processor, without a message. Returns whether it is an instruction
 * there, *out. */
bool
match_elsewhere(const struct match *m, const struct isa *isa, const struct mnemonic *mnemonic, struct insn *out);

/* match.c: whether the suffix that the user wrote, if any, asks for this form. */
bool
match_is_demanded(const struct form *form, unsigned suffix);

/* What follows reports one error and returns false. */

/* An error of its own at loc. */
__attribute__((format(printf, 3, 4))) bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...);

/* An operand that is none for any instruction. */
bool
mismatch_bad(const struct match *m, const struct arg *a);

/* There is no such mnemonic. */
bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st);

/* No form of the mnemonic can be tried on this processor. */
bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic);

/* There is no such modifier. */
bool
mismatch_modifier(const struct match *m, const struct node *n);

/* No form took the operands. */
bool
mismatch_operands(const struct match *m, const struct mnemonic *mnemonic);

#endif
