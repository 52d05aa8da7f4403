/* Matches a parsed statement to an instruction: the forms of the mnemonic on this processor are tried, the shortest
 * first. If all forms fail, the highest-ranked failure is reported. */
#ifndef ASSEMBLER_MATCH_MATCH_H
#define ASSEMBLER_MATCH_MATCH_H

#include "assembler/match/signature_cache.h"

enum { MATCH_NAMES = 2048, MATCH_NAME = 28 };

/* Cache of looked-up mnemonics. It is a hash table without probing: a compiler's source has about 250 different mnemonics, which
 * rarely collide in 2048 slots. An all-zero struct is empty. */
struct match_names {
	const struct target *target; /* processor of the entries */
	bool wave32, true16, old_filler; /* settings of the entries, as in struct isa */
	struct match_name {
		char text[MATCH_NAME];   /* mnemonic as written, with its suffix */
		uint8_t length;
		uint8_t suffix;          /* suffix that selects a form, SUFFIX_… */
		int16_t mnemonic;        /* index in isa_mnemonics[]; the mnemonic has forms on this processor */
		struct signature_cache signatures;
	} *name[MATCH_NAMES]; /* owned; NULL: free slot. Entries are allocated separately, so that a small source touches few pages */
};

void
match_names_free(struct match_names *names);

/* Prefetches the cached data of a mnemonic, given its hash. Called before the operands are parsed, so that the parsing
 * hides the latency. */
static inline void
match_prefetch(const struct match_names *names, uint32_t hash)
{
	const struct match_name *known = names->name[hash % MATCH_NAMES];

	__builtin_prefetch(known);
	__builtin_prefetch(known ? &known->signatures.signature[0] : NULL);
}

/* Matches the statement, and stores the instruction in *out. hash: str_hash() of the statement's name. On failure, reports one error
 * through env->diag and returns false. */
bool
match_statement(const struct match_env *env, struct match_names *names, uint32_t hash, const struct statement *st, struct assembled *out);

#endif
