/* The signature of a statement's operands and modifiers: what of them can decide which form of its mnemonic takes it (signature_cache.c). */
#ifndef ASSEMBLER_MATCH_SIGNATURE_H
#define ASSEMBLER_MATCH_SIGNATURE_H

#include "assembler/match/operand/arg.h"

/* A signature has an item for each operand and modifier, in their order: so many at most, half of them in each word. */
enum { SIGNATURE_ITEMS = 10, SIGNATURE_MODS = 6, ITEM_BITS = 12 };

/* What the upper bits of an item say. The lower bits are, of registers that have numbers, how many there are and, if more than
 * one, whether the first has an odd number; of special ones the source code. */
enum item {
	ITEM_VECTOR = 1 << 8,
	ITEM_ACCUM = 2 << 8,
	ITEM_SCALAR = 3 << 8,
	ITEM_SPECIAL = 4 << 8,        /* + dwords << 8: of one dword, of two; 0: of either */
	ITEM_INTEGER = 7 << 8,        /* one which every operand with constants has inline */
	ITEM_SECOND = ITEM_INTEGER + 1, /* the name of the second half of a dual instruction */
	ITEM_OTHER = ITEM_INTEGER + 2,  /* + ARG_…: anything else */
	ITEM_MODIFIER = 8 << 8,       /* whether it clears, its place in isa_modifiers[] */
};

struct signature {
	uint64_t word[2];
};

static inline bool
signature_same(const struct signature *a, const struct signature *b)
{
	return a->word[0] == b->word[0] && a->word[1] == b->word[1];
}

/* Operands and modifiers that were read. */
struct signature_reading {
	struct signature signature;
	unsigned nargs, nmods;
	const struct node *node[SIGNATURE_ITEMS]; /* of each operand */
	uint16_t code[SIGNATURE_ITEMS];           /* the source code of a small integer or of a register of either size */
	unsigned resolved;                    /* bit i: arg[i] is set */
	struct arg arg[SIGNATURE_ITEMS];
	struct signature_mod {
		const struct word *word;
		const struct node *node;
	} mod[SIGNATURE_MODS];
};

/* Reads the operands of a statement as forms_sort() does, if no form takes the name of a modifier as an operand. Returns false if
 * they have no signature: they are many, or may be wrong by themselves. */
bool
signature_read(const struct match_env *env, const struct node *operands, struct signature_reading *r);

/* Sets the args that are not yet. */
void
signature_resolve(struct signature_reading *r);

/* The item of an operand; of the name of a second half that of another name. */
unsigned
signature_item(const struct isa *isa, const struct arg *a);

/* Whether the item of an operand decides if the slot takes it, but for what signature_cache.c looks at. */
bool
signature_decides(const struct isa *isa, const struct slot *slot, const struct arg *a);

/* Whether a slot that did not take an operand, NULL where there was none, takes none of this item. */
bool
signature_fails(const struct isa *isa, const struct slot *slot, const struct arg *a);

#endif
