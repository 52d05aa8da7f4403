/* From the untyped statement to the instruction: the forms of the mnemonic on this processor are
 * tried, shortest first; the failure that got furthest is the one reported. */
#ifndef ASSEMBLER_MATCH_H
#define ASSEMBLER_MATCH_H

#include "common/isa/insn.h"
#include "common/isa/node.h"

struct match_env {
	const struct isa *isa;
	/* The value of a name that is no register: returns a NODE_INT (known now) or NODE_EXPR (later)
	 * that lives as long as the statement's nodes. Never NULL: an unknown name is a forward
	 * reference. */
	struct node *(*symbol)(void *user, const struct node *name);
	/* A name's value if it is an absolute symbol that is known now; else returns false and says
	 * nothing. Used where a register index or an enumerated value may be a symbol too. */
	bool (*known)(void *user, struct str name, int64_t *value);
	void *user;
};

/* Fills out, or reports one error through diag and returns false. */
bool
match_statement(const struct match_env *env, const struct statement *st, struct insn *out);

/* Whether any processor has an instruction of this name (suffixes allowed); for hints. */
bool
match_is_mnemonic(struct str name);

#endif
