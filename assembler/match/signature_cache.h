/* Assembles a statement at once if an earlier one had the same signature (signature_cache.c). The signatures are in the cache of
 * mnemonics (struct match_names) and are discarded with it. Without the cache of signatures, lines that do not recur take 14 %
 * (gfx1100) to 18 % (gfx900) more instructions. */
#ifndef ASSEMBLER_MATCH_SIGNATURE_CACHE_H
#define ASSEMBLER_MATCH_SIGNATURE_CACHE_H

#include "assembler/match/forms.h"
#include "assembler/match/signature.h"

/* Number of signatures that are cached for each mnemonic. */
enum { KNOWN_SIGNATURES = 8 };

struct signature_cache {
	struct known_signature {
		struct signature signature;
		const struct form *form;  /* form that matches the signature; NULL: unused element */
		uint16_t decided;         /* bit n is set if the signature determines that slot n accepts its operand */
		uint16_t rules;           /* bits 1 << RULE_…: rules that the signature does not determine */
		bool whole;               /* whether the statement has no modifiers and all operands are determined */
		uint8_t mod[SIGNATURE_MODS];  /* by modifier, the index in isa_modifiers[] of the row that the form has */
	} known[KNOWN_SIGNATURES];
	uint8_t next;                     /* index of the next element to replace */
};

/* Caches the signature of a statement that the matcher has assembled, if every statement with this signature that the form accepts
 * must have this form. */
void
signature_cache_learn(struct signature_cache *q, const struct match *m, const struct assembled *made);

/* Assembles a statement whose signature is cached. Returns false if it is not cached, or if the cached form does not accept the
 * statement. */
bool
signature_cache_make(const struct signature_cache *q, const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
