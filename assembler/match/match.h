/* From the untyped statement to the instruction: the forms of the mnemonic on this processor are tried, shortest first; the
 * failure that got furthest is reported. */
#ifndef ASSEMBLER_MATCH_MATCH_H
#define ASSEMBLER_MATCH_MATCH_H

#include "assembler/match/signature_cache.h"

enum { MATCH_NAMES = 512, MATCH_NAME = 28 };

/* Cache of looked-up mnemonics, a hash table without probing: a source has few different ones. Zero-initialized: empty. */
struct match_names {
	const struct target *target; /* processor … */
	bool wave32;                 /* … and wave size of the entries */
	struct match_name {
		char text[MATCH_NAME];   /* as written, with its suffix */
		uint8_t length;
		uint8_t suffix;          /* SUFFIX_… that selects a form */
		int16_t mnemonic;        /* index in isa_mnemonics[]; it has forms here */
		struct signature_cache signatures;
	} *name[MATCH_NAMES]; /* owned; each entry has a block of its own, so that a small source touches few pages; NULL: a free slot */
};

/* Frees all entries. */
void
match_names_free(struct match_names *names);

/* Whether a name is a mnemonic on any processor. */
bool
match_is_mnemonic(struct str name);

/* Fills out; otherwise reports one error through diag and returns false. */
bool
match_statement(const struct match_env *env, struct match_names *names, const struct statement *st, struct assembled *out);

#endif
