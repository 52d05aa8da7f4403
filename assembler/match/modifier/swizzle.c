/* Parser of the offset of ds_swizzle_b32: a number, or swizzle(mode, …). */
#include "assembler/match/modifier/modvalue.h"
#include "common/isa/modifier/swizzle.h"
#include "common/isa/operand/constant.h"

/* Indexed by mode: message about a size that the mode does not support. */
static const char *const wrong_size[SWIZZLE_MODES] = {
	[SWIZZLE_BROADCAST] = "group size must be in the interval [2,32] in %s",
	[SWIZZLE_SWAP] = "group size must be in the interval [1,16] in %s",
	[SWIZZLE_REVERSE] = "group size must be in the interval [2,32] in %s",
};

static bool
parse_letters(struct attempt *b, const struct modifier *m, const struct node *n, uint32_t *v)
{
	if (!n || n->kind != NODE_STRING || n->text.n != 5)
		return modifier_bad(b, m, n ? n : b->written, "expected a 5-character mask in %s");
	*v = 0;
	for (unsigned i = 0; i < 5; i++) {
		unsigned letter = 0;

		while (letter < SWIZZLE_LETTERS && swizzle_letters[letter].letter != n->text.p[i])
			letter++;
		if (letter == SWIZZLE_LETTERS)
			return modifier_bad(b, m, n, "invalid mask in %s");
		*v |= swizzle_letter_masks(letter, 4 - i);
	}
	return true;
}

static bool
parse_numbers(struct attempt *b, const struct modifier *m, const struct node *call, unsigned count, int64_t *v)
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
parse_quad(struct attempt *b, const struct modifier *m, const struct node *call, uint32_t *v)
{
	const struct node *n = call->arg->next;
	int64_t lane[4];

	if (!parse_numbers(b, m, call, 4, lane))
		return false;
	*v = SWIZZLE_QUAD_BIT;
	for (unsigned i = 0; i < 4; i++) {
		if (lane[i] < 0 || lane[i] > 3)
			return modifier_outside(b, m, n, "expected a 2-bit lane id in %s", 0, 3);
		*v |= (uint32_t)lane[i] << 2 * i;
		n = n->next;
	}
	return true;
}

static bool
parse_group(struct attempt *b, const struct modifier *m, const struct node *call, unsigned mode, uint32_t *v)
{
	const struct swizzle_group *g = &swizzle_groups[mode];
	int64_t number[2] = {0};

	if (!parse_numbers(b, m, call, g->values, number))
		return false;
	int64_t size = number[0];
	int64_t lane = number[1];
	if (size < g->smallest || size > g->largest)
		return modifier_bad(b, m, call->arg->next, wrong_size[mode]);
	if (size & (size - 1))
		return modifier_bad(b, m, call->arg->next, "group size must be a power of two in %s");
	if (lane < 0 || (g->values > 1 && lane >= size))
		return modifier_bad(b, m, call->arg->next->next, "lane id must be in the interval [0,group size - 1] in %s");
	*v = swizzle_group_masks(mode, (uint32_t)size, (uint32_t)lane);
	return true;
}

bool
modifier_parse_swizzle(struct attempt *b, const struct modifier *m, const struct node *n)
{
	uint32_t v = 0;

	if (n->kind != NODE_CALL || !str_eqz(n->text, CALL_SWIZZLE))
		return modifier_parse_unsigned(b, m, n);
	unsigned mode;
	if (!n->arg || n->arg->kind != NODE_NAME || !isa_enum_find(b->env->isa, ENUM_SWIZZLE, n->arg->text, &mode)) {
		modifier_bad(b, m, n->arg ? n->arg : n, "expected a swizzle mode in %s");
		return n->arg && build_miss_name(b, n->arg, ENUM_SWIZZLE, false);
	}
	if (mode == SWIZZLE_QUAD ? !parse_quad(b, m, n, &v) : mode == SWIZZLE_MASK ? !parse_letters(b, m, n->arg->next, &v) :
		!parse_group(b, m, n, mode, &v))
		return false;
	field_set(b->insn, m->field, v);
	return true;
}
