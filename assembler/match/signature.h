/* The signature of a statement: the properties of its operands and modifiers that determine which form of the mnemonic matches
 * (signature_cache.c). */
#ifndef ASSEMBLER_MATCH_SIGNATURE_H
#define ASSEMBLER_MATCH_SIGNATURE_H

#include "assembler/match/operand/arg.h"

/* A signature has an item for each operand and modifier, in order. Each of its two integers holds half of the items. */
enum { SIGNATURE_ITEMS = 10, SIGNATURE_MODS = 6, ITEM_BITS = 12 };

/* The upper bits of an item. For numbered registers, the lower bits are the number of registers and, for a tuple, whether the
 * first register is odd. For special registers, they are the source operand encoding. */
enum item {
	ITEM_VECTOR = 1 << 8,
	ITEM_ACCUM = 2 << 8,
	ITEM_SCALAR = 3 << 8,
	ITEM_SPECIAL = 4 << 8,        /* plus number of dwords << 8: 1 or 2, or 0 if either is possible */
	ITEM_INTEGER = 7 << 8,        /* integer that is an inline constant in every operand that accepts constants */
	ITEM_SECOND = ITEM_INTEGER + 1, /* name of the second half of a dual instruction */
	ITEM_OTHER = ITEM_INTEGER + 2,  /* plus ARG_…: any other operand */
	ITEM_MODIFIER = 8 << 8,       /* plus the index in isa_modifiers[], and a bit for a modifier that clears its field */
};

struct signature {
	uint64_t word[2];
};

static inline bool
signature_same(const struct signature *a, const struct signature *b)
{
	return a->word[0] == b->word[0] && a->word[1] == b->word[1];
}

/* The operands and modifiers of a statement, and its signature. */
struct signature_reading {
	struct signature signature;
	unsigned nargs, nmods;
	const struct node *node[SIGNATURE_ITEMS]; /* node of each operand */
	uint16_t code[SIGNATURE_ITEMS];           /* operand encoding of a small integer, or of registers */
	unsigned resolved;                    /* bit i: arg[i] is set */
	struct arg arg[SIGNATURE_ITEMS];
	struct signature_mod {
		const struct word *word;
		const struct node *node;
	} mod[SIGNATURE_MODS];
};

/* Reads the operands of a statement. Operands and modifiers are separated as by forms_sort() if no form accepts the name of a
 * modifier as an operand. Returns false if the operands have no signature: there are too many operands, or an operand may be
 * invalid by itself. */
bool
signature_read(const struct match_env *env, const struct node *operands, struct signature_reading *r);

/* Sets the elements of r->arg whose bits are set in `which`, unless they are set already. */
void
signature_resolve(struct signature_reading *r, unsigned which);

/* Returns the item of an operand. The name of the second half of a dual instruction has the same item as any other
 * name. */
unsigned
signature_item(const struct isa *isa, const struct arg *a);

/* Returns whether the item of an operand determines that the slot accepts the operand, except for the checks in
 * signature_cache.c. */
bool
signature_decides(const struct isa *isa, const struct slot *slot, const struct arg *a);

/* Returns whether a slot that rejected an operand rejects all operands with the same item. a is NULL if the operand is missing. */
bool
signature_fails(const struct isa *isa, const struct slot *slot, const struct arg *a);

#endif
