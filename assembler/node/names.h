/* What the parser and the matcher of instructions ask the assembler about names. */
#ifndef ASSEMBLER_NODE_NAMES_H
#define ASSEMBLER_NODE_NAMES_H

#include "assembler/node/node.h"

/* Functions of the run; each gets `user`. */
struct source_names {
	/* Resolves a name that is not a register. Returns a NODE_INT (value known now) or NODE_EXPR (value known later), which is
	 * valid as long as the statement's nodes. Never returns NULL: an unknown name is a forward reference. */
	struct node *(*symbol)(void *user, const struct node *name);
	/* Sets *value and returns true if a name is an absolute symbol whose value is known now. Otherwise returns false, without a
	 * report. Used in register indices and enumerated values, where a name may be a symbol. */
	bool (*known)(void *user, struct str name, int64_t *value);
	/* Adds a note to an error about an unknown name, or about an expression with unknown names. */
	void (*unknown)(void *user, const struct node *name);
	/* Returns the i-th of the names, other than mnemonics, that can begin a statement; NULL after the last one. Used for
	 * suggestions. */
	const char *(*other)(void *user, size_t i);
	/* Returns whether the processor is known, possibly from a later line. If it is not, reports an error at loc. */
	bool (*processor)(void *user, struct loc loc);
	/* Reports that the name after a backslash is not a parameter of the macro or repetition that is being expanded. */
	void (*parameter)(void *user, struct str name, struct loc loc);
	void *user;
};

#endif
