/* Caches the signatures of a mnemonic's statements and the forms that match them (signature_cache.c). Later statements
 * with the same signature are assembled without a search. Struct match_names owns these caches. */
#ifndef ASSEMBLER_MATCH_SIGNATURE_CACHE_H
#define ASSEMBLER_MATCH_SIGNATURE_CACHE_H

#include "assembler/match/forms.h"
#include "assembler/match/signature.h"

/* KNOWN_SIGNATURES: number of signatures cached for a mnemonic; KNOWN_FIELDS: maximum number of operands stored by mask and
 * rotation. */
enum { KNOWN_SIGNATURES = 8, KNOWN_FIELDS = 6 };

struct signature_cache {
	uint8_t n;
	uint8_t next;                         /* index of the element that the next signature replaces */
	struct signature signature[KNOWN_SIGNATURES];
	struct known_signature {
		const struct form *form;
		uint32_t word[3];             /* dwords of the encoding, with zeros in the fields of field[] */
		uint16_t decided;             /* bit n: the signature determines that slot n accepts its operand */
		uint16_t rules;               /* bit RULE_…: the signature does not determine whether the statement obeys the rule */
		uint16_t args;                /* bit n: operand n must be resolved to an arg */
		uint8_t fields;               /* bit n: storing field[n] is all that operand n requires */
		uint8_t size;                 /* size of the form in bytes */
		bool whole;                   /* whether field[] has all operands, and there are no modifiers */
		uint8_t mod[SIGNATURE_MODS];  /* rows of the form's modifiers, as indexes in isa_modifiers[] */
		/* Stores an operand: its encoding is XORed with flip and masked with mask. The result is rotated left by `turn` bits and
		 * ORed into word[word]. */
		struct known_field {
			uint16_t flip, mask;
			uint8_t word, turn;
			uint8_t counted;      /* kind of register that the operand contains, for the register counts: KNOWN_SGPR, … */
		} field[KNOWN_FIELDS];
	} known[KNOWN_SIGNATURES];
};

/* Caches the signature of an assembled statement with its form, unless another form may match some statement with the same
 * signature. */
void
signature_cache_learn(struct signature_cache *q, const struct match *m, const struct assembled *made);

/* Assembles a statement whose signature is cached. Returns false if it is not cached, or if the cached form does not accept the
 * statement. */
bool
signature_cache_make(const struct signature_cache *q, const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
