#include "common/isa/modifier/swizzle.h"

#include "common/isa/modifier/modvalue.h"
#include "common/isa/operand/constant.h"

const struct swizzle_group swizzle_groups[SWIZZLE_MODES] = {
	[SWIZZLE_BROADCAST] = {2, 2, 32},
	[SWIZZLE_SWAP] = {1, 1, 16},
	[SWIZZLE_REVERSE] = {1, 2, 32},
};

const struct swizzle_letter swizzle_letters[SWIZZLE_LETTERS] = {
	{'0', 0, 0, 0},
	{'1', 0, 1, 0},
	{'p', 1, 0, 0}, /* the bit of the lane number is kept */
	{'i', 1, 0, 1}, /* the bit of the lane number is inverted */
};

static void
print_letters(struct text *t, uint32_t v)
{
	text_put(t, ",\"");
	for (unsigned bit = 5; bit--;)
		for (unsigned letter = 0; letter < SWIZZLE_LETTERS; letter++)
			if ((v & swizzle_masks(1, 1, 1) << bit) == swizzle_letter_masks(letter, bit))
				text_char(t, swizzle_letters[letter].letter);
	text_char(t, '"');
}

/* Returns the first mode that produces the masks in v, and sets *size to its group size. Returns SWIZZLE_MASK if there is none. */
static unsigned
find_group(uint32_t v, uint32_t lane, uint32_t *size)
{
	static const uint8_t order[] = {SWIZZLE_SWAP, SWIZZLE_REVERSE, SWIZZLE_BROADCAST};

	for (unsigned i = 0; i < sizeof order; i++)
		for (*size = swizzle_groups[order[i]].smallest; *size <= swizzle_groups[order[i]].largest; *size *= 2)
			if (swizzle_group_masks(order[i], *size, lane) == v)
				return order[i];
	return SWIZZLE_MASK;
}

/* Returns whether, for each bit, some letter has the effect of the masks in v. */
static bool
has_letters(uint32_t v)
{
	uint32_t and = v, or = v >> 5, xor = v >> 10;

	return !(v & SWIZZLE_QUAD_BIT) && !((or & (and | xor)) & SWIZZLE_ALL) && !((xor & ~and) & SWIZZLE_ALL);
}

bool
modifier_print_swizzle(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	bool quad = v & SWIZZLE_QUAD_BIT && !(v & 0x7f00);
	uint32_t size = 0, lane = v >> 5 & SWIZZLE_ALL;
	unsigned mode = quad ? SWIZZLE_QUAD : find_group(v, lane, &size);

	(void)insn;
	modifier_print_name(t, m);
	if (!quad && !has_letters(v)) { /* no mode produces this value, so print the number */
		text_dec(t, v);
		return true;
	}
	text_put(t, CALL_SWIZZLE "(");
	text_put(t, isa_enum_name(isa, ENUM_SWIZZLE, mode));
	if (mode == SWIZZLE_MASK)
		print_letters(t, v);
	for (unsigned i = 0; quad && i < 4; i++) {
		text_char(t, ',');
		text_dec(t, v >> 2 * i & 3);
	}
	if (swizzle_groups[mode].values > 0) {
		text_char(t, ',');
		text_dec(t, size);
	}
	if (swizzle_groups[mode].values > 1) {
		text_char(t, ',');
		text_dec(t, lane);
	}
	text_char(t, ')');
	return true;
}
