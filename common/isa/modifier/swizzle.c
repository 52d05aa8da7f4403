/* The value of ds_swizzle_b32's offset: a number, or swizzle(mode, …). With bit 15 set four lanes are permuted; else
 * lane i of 32 reads lane ((i & and) | or) ^ xor, and the modes are ways to say what the three masks are. */
#include "common/isa/modifier/modvalue.h"

enum { QUAD_BIT = 0x8000, ALL = 31 };

/* The modes, by their numbers in enums.tbl. */
enum { QUAD, MASK, BROADCAST, SWAP, REVERSE, MODES };

/* Modes that do the same in each group of lanes; values: numbers after the mode, the first of which is the group's size. */
static const struct group_mode {
	uint8_t values, smallest, largest;
	const char *wrong_size;
} group_modes[MODES] = {
	[BROADCAST] = {2, 2, 32, "group size must be in the interval [2,32] in %s"},
	[SWAP] = {1, 1, 16, "group size must be in the interval [1,16] in %s"},
	[REVERSE] = {1, 2, 32, "group size must be in the interval [2,32] in %s"},
};

/* Of BITMASK_PERM's five letters: what one bit of a lane's number becomes. */
static const struct {
	char letter;
	uint8_t and, or, xor;
} letters[] = {
	{'0', 0, 0, 0},
	{'1', 0, 1, 0},
	{'p', 1, 0, 0}, /* itself */
	{'i', 1, 0, 1}, /* its inverse */
};

enum { NLETTERS = sizeof letters / sizeof *letters };

static uint32_t
masks(uint32_t and, uint32_t or, uint32_t xor)
{
	return and | or << 5 | xor << 10;
}

static uint32_t
letter_masks(unsigned letter, unsigned bit)
{
	return masks(letters[letter].and, letters[letter].or, letters[letter].xor) << bit;
}

/* What a mode makes of a size and, of a broadcast, the lane in the group. */
static uint32_t
group_masks(unsigned mode, uint32_t size, uint32_t lane)
{
	return mode == BROADCAST ? masks(ALL + 1 - size, lane, 0) : masks(ALL, 0, mode == SWAP ? size : size - 1);
}

/* ---- from text */

static bool
parse_letters(struct build *b, const struct modifier *m, const struct node *n, uint32_t *v)
{
	if (!n || n->kind != NODE_STRING || n->text.n != 5)
		return modifier_bad(b, m, n ? n : b->written, "expected a 5-character mask in %s");
	*v = 0;
	for (unsigned i = 0; i < 5; i++) {
		unsigned letter = 0;

		while (letter < NLETTERS && letters[letter].letter != n->text.p[i])
			letter++;
		if (letter == NLETTERS)
			return modifier_bad(b, m, n, "invalid mask in %s");
		*v |= letter_masks(letter, 4 - i);
	}
	return true;
}

/* The numbers after the mode. */
static bool
parse_numbers(struct build *b, const struct modifier *m, const struct node *call, unsigned count, int64_t *v)
{
	const struct node *n = call->arg->next;

	for (unsigned i = 0; i < count; i++, n = n->next) {
		if (!n)
			return modifier_bad(b, m, call, "too few values in %s");
		if (!modifier_number(b, m, n, &v[i]))
			return false;
	}
	return n ? modifier_bad(b, m, n, "expected a closing parentheses in %s") : true;
}

static bool
parse_quad(struct build *b, const struct modifier *m, const struct node *call, uint32_t *v)
{
	int64_t lane[4];

	if (!parse_numbers(b, m, call, 4, lane))
		return false;
	*v = QUAD_BIT;
	for (unsigned i = 0; i < 4; i++) {
		if (lane[i] < 0 || lane[i] > 3)
			return modifier_bad(b, m, call, "expected a 2-bit lane id in %s");
		*v |= (uint32_t)lane[i] << 2 * i;
	}
	return true;
}

static bool
parse_group(struct build *b, const struct modifier *m, const struct node *call, unsigned mode, uint32_t *v)
{
	const struct group_mode *g = &group_modes[mode];
	int64_t number[2] = {0};
	int64_t size, lane;

	if (!parse_numbers(b, m, call, g->values, number))
		return false;
	size = number[0];
	lane = number[1];
	if (size < g->smallest || size > g->largest)
		return modifier_bad(b, m, call->arg->next, g->wrong_size);
	if (size & (size - 1))
		return modifier_bad(b, m, call->arg->next, "group size must be a power of two in %s");
	if (lane < 0 || (g->values > 1 && lane >= size))
		return modifier_bad(b, m, call->arg->next->next, "lane id must be in the interval [0,group size - 1] in %s");
	*v = group_masks(mode, (uint32_t)size, (uint32_t)lane);
	return true;
}

bool
modifier_parse_swizzle(struct build *b, const struct modifier *m, const struct node *n)
{
	unsigned mode;
	uint32_t v = 0;

	if (n->kind != NODE_CALL || !str_eqz(n->text, "swizzle"))
		return modifier_parse_unsigned(b, m, n);
	if (!n->arg || n->arg->kind != NODE_NAME || !isa_enum_find(b->env->isa, ENUM_SWIZZLE, n->arg->text, &mode)) {
		modifier_bad(b, m, n->arg ? n->arg : n, "expected a swizzle mode in %s");
		return n->arg && build_miss_name(b, n->arg, ENUM_SWIZZLE, false);
	}
	if (mode == QUAD ? !parse_quad(b, m, n, &v) : mode == MASK ? !parse_letters(b, m, n->arg->next, &v) :
		!parse_group(b, m, n, mode, &v))
		return false;
	field_set(b->insn, m->field, v);
	return true;
}

/* ---- to text */

static void
print_letters(struct text *t, uint32_t v)
{
	text_put(t, ",\"");
	for (unsigned bit = 5; bit--;)
		for (unsigned letter = 0; letter < NLETTERS; letter++)
			if ((v & masks(1, 1, 1) << bit) == letter_masks(letter, bit))
				text_char(t, letters[letter].letter);
	text_char(t, '"');
}

/* The mode and the size that make these masks: the first of several. */
static unsigned
find_group(uint32_t v, uint32_t lane, uint32_t *size)
{
	static const uint8_t order[] = {SWAP, REVERSE, BROADCAST};

	for (unsigned i = 0; i < sizeof order; i++)
		for (*size = group_modes[order[i]].smallest; *size <= group_modes[order[i]].largest; *size *= 2)
			if (group_masks(order[i], *size, lane) == v)
				return order[i];
	return MASK;
}

/* Whether each bit of the masks is that of a letter. */
static bool
has_letters(uint32_t v)
{
	uint32_t and = v, or = v >> 5, xor = v >> 10;

	return !(v & QUAD_BIT) && !((or & (and | xor)) & ALL) && !((xor & ~and) & ALL);
}

bool
modifier_print_swizzle(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	bool quad = v & QUAD_BIT && !(v & 0x7f00);
	uint32_t size = 0, lane = v >> 5 & ALL;
	unsigned mode = quad ? QUAD : find_group(v, lane, &size);

	(void)insn;
	modifier_print_name(t, m);
	if (!quad && !has_letters(v)) { /* no mode has this value; a mask as text would assemble to another one */
		text_dec(t, v);
		return true;
	}
	text_put(t, "swizzle(");
	text_put(t, isa_enum_name(isa, ENUM_SWIZZLE, mode));
	if (mode == MASK)
		print_letters(t, v);
	for (unsigned i = 0; quad && i < 4; i++) {
		text_char(t, ',');
		text_dec(t, v >> 2 * i & 3);
	}
	if (group_modes[mode].values > 0) {
		text_char(t, ',');
		text_dec(t, size);
	}
	if (group_modes[mode].values > 1) {
		text_char(t, ',');
		text_dec(t, lane);
	}
	text_char(t, ')');
	return true;
}
