/* From the untyped statement to the instruction: the forms of the mnemonic on this processor are
 * tried, shortest first; the failure that got furthest is the one reported. */
#ifndef ASSEMBLER_MATCH_MATCH_H
#define ASSEMBLER_MATCH_MATCH_H

#include "assembler/match/signature_cache.h"

enum { MATCH_NAMES = 512, MATCH_NAME = 28 };

/* What mnemonics were found to be, each in the place that a hash of it says: a source has few, and each of them often. Zeros
 * are one that knows none. */
struct match_names {
	const struct target *target; /* for which they were looked up, … */
	bool wave32;                 /* … in this wave size */
	struct match_name {
		char text[MATCH_NAME];   /* as it is written, with its suffix */
		uint8_t length;
		uint8_t suffix;          /* SUFFIX_… that demands a form */
		int16_t mnemonic;        /* in isa_mnemonics[]: it has forms here */
		struct signature_cache signatures;
	} *name[MATCH_NAMES]; /* owned; each has a block of its own, so that a small source touches few pages; NULL: a free place */
};

/* Forgets all of them. */
void
match_names_free(struct match_names *names);

/* Whether a name is that of an instruction, on any processor. */
bool
match_is_mnemonic(struct str name);

/* Fills out, or reports one error through diag and returns false. */
bool
match_statement(const struct match_env *env, struct match_names *names, const struct statement *st, struct assembled *out);

#endif
