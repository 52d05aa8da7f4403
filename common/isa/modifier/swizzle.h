/* The offset of ds_swizzle_b32, written as swizzle(mode, …). If bit 15 is set, the lanes in each group of four are permuted.
 * Otherwise, lane i of 32 reads lane ((i & and) | or) ^ xor, and the modes are notations for these three masks. */
#ifndef ISA_MODIFIER_SWIZZLE_H
#define ISA_MODIFIER_SWIZZLE_H

#include <stdint.h>

enum { SWIZZLE_QUAD_BIT = 0x8000, SWIZZLE_ALL = 31 };

/* Modes of swizzle(), numbered as in enums.tbl. */
enum { SWIZZLE_QUAD, SWIZZLE_MASK, SWIZZLE_BROADCAST, SWIZZLE_SWAP, SWIZZLE_REVERSE, SWIZZLE_MODES };

/* A mode whose effect is the same in each group of lanes. values: number of arguments, the first of which is the group size. */
struct swizzle_group {
	uint8_t values, smallest, largest;
};

extern const struct swizzle_group swizzle_groups[SWIZZLE_MODES];

/* The effect of a letter of BITMASK_PERM on one bit of the lane number. */
struct swizzle_letter {
	char letter;
	uint8_t and, or, xor;
};

enum { SWIZZLE_LETTERS = 4 };
extern const struct swizzle_letter swizzle_letters[SWIZZLE_LETTERS];

static inline uint32_t
swizzle_masks(uint32_t and, uint32_t or, uint32_t xor)
{
	return and | or << 5 | xor << 10;
}

static inline uint32_t
swizzle_letter_masks(unsigned i, unsigned bit)
{
	const struct swizzle_letter *l = &swizzle_letters[i];

	return swizzle_masks(l->and, l->or, l->xor) << bit;
}

/* Returns the masks for a mode, a group size and, for broadcast, the lane within the group. */
static inline uint32_t
swizzle_group_masks(unsigned mode, uint32_t size, uint32_t lane)
{
	return mode == SWIZZLE_BROADCAST ? swizzle_masks(SWIZZLE_ALL + 1 - size, lane, 0) :
		swizzle_masks(SWIZZLE_ALL, 0, mode == SWIZZLE_SWAP ? size : size - 1);
}

#endif
