/* Statements made into instructions at once, since one of their signature was before (signature_cache.c). With what mnemonics were found
 * to be (struct match_names, which holds the signatures and forgets both together) the assembler's only cache. */
#ifndef ASSEMBLER_MATCH_SIGNATURE_CACHE_H
#define ASSEMBLER_MATCH_SIGNATURE_CACHE_H

#include "assembler/match/forms.h"
#include "assembler/match/signature.h"

/* The last signatures that a mnemonic was found with. */
enum { KNOWN_SIGNATURES = 8, KNOWN_FIELDS = 6 };

struct signature_cache {
	uint8_t n;                            /* how many there are */
	uint8_t next;                         /* the slot of the next signature */
	struct signature signature[KNOWN_SIGNATURES];
	struct known_signature {
		const struct form *form;      /* the form that accepts the signature */
		uint32_t word[3];             /* its words, with 0 in the fields below */
		uint16_t decided;             /* bit n: the signature decides that slot n accepts its operand */
		uint16_t rules;               /* bit RULE_…: it does not decide whether the statement keeps the rule */
		uint16_t args;                /* bit n: operand n is needed as an arg */
		uint8_t fields;               /* bit n: field[n] is all that there is to operand n */
		uint8_t size;                 /* of the form, in bytes */
		bool whole;                   /* field[] has all operands, and there are no modifiers */
		uint8_t mod[SIGNATURE_MODS];  /* of the form, in isa_modifiers[] */
		/* The bits of a source code XOR flip that are in mask, turned to the left, are those of the field. */
		struct known_field {
			uint16_t flip, mask;
			uint8_t word, turn;
			uint8_t counted;      /* register kind that the operand counts as: KNOWN_SGPR, … */
		} field[KNOWN_FIELDS];
	} known[KNOWN_SIGNATURES];
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
