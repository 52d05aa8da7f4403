/* The signature of a statement: the properties of its operands and modifiers that decide which form of the mnemonic matches
 * (signature_cache.c). */
#ifndef ASSEMBLER_MATCH_SIGNATURE_H
#define ASSEMBLER_MATCH_SIGNATURE_H

#include "assembler/match/operand/arg.h"

/* A signature has an item for each operand and modifier, in order; half of them in each word. */
enum { SIGNATURE_ITEMS = 10, SIGNATURE_MODS = 6, ITEM_BITS = 12 };

/* The upper bits of an item. The lower bits are, for numbered registers, their number and, if more than one, whether the first is
 * odd; for special registers the source code. */
enum item {
	ITEM_VECTOR = 1 << 8,
	ITEM_ACCUM = 2 << 8,
	ITEM_SCALAR = 3 << 8,
	ITEM_SPECIAL = 4 << 8,        /* + dwords << 8: one, two; 0: either */
	ITEM_INTEGER = 7 << 8,        /* an integer that is inline in every operand with constants */
	ITEM_SECOND = ITEM_INTEGER + 1, /* the name of the second half of a dual instruction */
	ITEM_OTHER = ITEM_INTEGER + 2,  /* + ARG_…: any other operand */
	ITEM_MODIFIER = 8 << 8,       /* whether it clears, index in isa_modifiers[] */
};

struct signature {
	uint64_t word[2];
};

static inline bool
signature_same(const struct signature *a, const struct signature *b)
{
	return a->word[0] == b->word[0] && a->word[1] == b->word[1];
}

/* The operands and modifiers of a statement. */
struct signature_reading {
	struct signature signature;
	unsigned nargs, nmods;
	const struct node *node[SIGNATURE_ITEMS]; /* node of each operand */
	uint16_t code[SIGNATURE_ITEMS];           /* source code of a small integer, or of registers */
	unsigned resolved;                    /* bit i: arg[i] is set */
	struct arg arg[SIGNATURE_ITEMS];
	struct signature_mod {
		const struct word *word;
		const struct node *node;
	} mod[SIGNATURE_MODS];
};

/* Reads the operands of a statement as forms_sort() does, if no form accepts a modifier's name as an operand. Returns false if
 * they have no signature: too many, or possibly invalid by themselves. */
bool
signature_read(const struct match_env *env, const struct node *operands, struct signature_reading *r);

/* Sets those of the remaining args whose bits are set. */
void
signature_resolve(struct signature_reading *r, unsigned which);

/* The item of an operand; the name of a second half counts as any other name. */
unsigned
signature_item(const struct isa *isa, const struct arg *a);

/* Whether the item of an operand decides if the slot accepts it, except for the checks in signature_cache.c. */
bool
signature_decides(const struct isa *isa, const struct slot *slot, const struct arg *a);

/* Whether a slot that rejected an operand, NULL if there was none, rejects all operands of this item. */
bool
signature_fails(const struct isa *isa, const struct slot *slot, const struct arg *a);

#endif
