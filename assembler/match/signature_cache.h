/* Statements made into instructions at once, since one of their signature was before (signature_cache.c). With what mnemonics were found
 * to be (struct match_names, which holds the signatures and forgets both together) the other of the assembler's two caches: without the
 * signatures, lines that do not repeat take 14 % (gfx1100) to 18 % (gfx900) more instructions. */
#ifndef ASSEMBLER_MATCH_SIGNATURE_CACHE_H
#define ASSEMBLER_MATCH_SIGNATURE_CACHE_H

#include "assembler/match/forms.h"
#include "assembler/match/signature.h"

/* The last signatures that a mnemonic was found with. */
enum { KNOWN_SIGNATURES = 8 };

struct signature_cache {
	struct known_signature {
		struct signature signature;
		const struct form *form;  /* which takes it; NULL: the place is free */
		uint16_t decided;         /* bit n: the signature decides that slot n takes its operand */
		uint16_t rules;           /* bit RULE_…: it does not decide whether the statement keeps the rule */
		bool whole;               /* it has no modifiers, and all operands are decided */
		uint8_t mod[SIGNATURE_MODS];  /* of the form, in isa_modifiers[] */
	} known[KNOWN_SIGNATURES];
	uint8_t next;                     /* the place of the next signature */
};

/* Remembers the signature of a statement for which the matcher made an instruction, if every statement of the signature that this form
 * takes is of this form. */
void
signature_cache_learn(struct signature_cache *q, const struct match *m, const struct assembled *made);

/* Makes the instruction of a statement whose signature is known. Returns false if it is not, or the form does not take it. */
bool
signature_cache_make(const struct signature_cache *q, const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
