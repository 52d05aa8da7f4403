#include "common/analysis/value/linear_tree.h"

#include <string.h>

#include "common/isa/fields.h"

static struct linear
child(const struct meaning_node *n, unsigned k, const struct linear_inputs *in)
{
	return linear_of_tree(meaning_child(n, k), in);
}

/* Returns the value of a constant of `bits` bits, extended by its sign. */
static int64_t
extended(uint32_t v, unsigned bits)
{
	return bits >= 32 ? (int32_t)v : (int32_t)(v << (32 - bits)) >> (32 - bits);
}

static struct linear
shifted_right(const struct meaning_node *n, const struct linear *a, const struct linear *by)
{
	struct linear all = linear_constant(32);

	if (n->bits != 32)
		return linear_unknown();
	if (!n->is_signed)
		return linear_field(a, by, &all);
	if (!linear_is_constant(a) || !linear_is_constant(by))
		return linear_unknown();
	return linear_constant((uint32_t)(a->constant >> (by->constant & 31)));
}

static struct linear
shifted_left(const struct meaning_node *n, const struct linear *a, const struct linear *by)
{
	if (n->bits == 64 && (!linear_is_constant(by) || (by->constant & 63) >= 32))
		return linear_is_constant(by) ? linear_constant(0) : linear_unknown();
	return linear_shift_left(a, by);
}

/* Returns bits of a value. The sign extends those of constants only. */
static struct linear
some_bits(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 0, in), from = child(n, 1, in), size = child(n, 2, in);

	if (n->bits != 32)
		return linear_unknown();
	struct linear v = linear_field(&a, &from, &size);
	if (!n->is_signed)
		return v;
	return linear_is_constant(&v) && linear_is_constant(&size) && size.constant > 0 ?
		linear_constant((uint32_t)extended((uint32_t)v.constant, (unsigned)size.constant)) : linear_unknown();
}

/* Returns a value of n->bits bits that is extended to more. */
static struct linear
extended_value(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 0, in);

	if (n->bits >= 32 || !n->is_signed)
		return a;
	return linear_is_constant(&a) ? linear_constant((uint32_t)extended((uint32_t)a.constant, n->bits)) : linear_unknown();
}

static struct linear
lower_bits(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 0, in), from = linear_constant(0), size = linear_constant(n->bits);

	return n->bits >= 32 ? a : linear_field(&a, &from, &size);
}

static struct linear
extreme(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 0, in), b = child(n, 1, in);

	if (!linear_is_constant(&a) || !linear_is_constant(&b) || n->bits != 32)
		return linear_unknown();
	bool less = n->is_signed ? a.constant < b.constant : (uint32_t)a.constant < (uint32_t)b.constant;
	return less == (n->kind == NODE_minimum) ? a : b;
}

static struct linear
chosen(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 1, in), b = child(n, 2, in);
	struct linear_compare c;
	bool is;

	if (linear_compare_of_tree(meaning_child(n, 0), in, &c) && linear_compare_known(&c, &is))
		return is ? a : b;
	return memcmp(&a, &b, sizeof a) ? linear_unknown() : a;
}

static struct linear
field(const struct meaning_node *n, const struct linear_inputs *in)
{
	if (!in->insn || !field_exists(in->insn, n->slot))
		return linear_unknown();
	uint32_t v = field_get(in->insn, n->slot);
	return linear_constant(n->number ? (uint32_t)extended(v, (unsigned)n->number) : v);
}

/* The number of lanes before this lane: n is a part of a mask, and how many of its bits belong to lanes before this one. */
static struct linear
lanes_before(const struct meaning_node *n, const struct linear_inputs *in)
{
	const struct meaning_node *most = meaning_child(n, 1);
	struct linear mask = child(n, 0, in), less = linear_constant(0);

	if (most->kind == NODE_subtract) {
		less = child(most, 1, in);
		most = meaning_child(most, 0);
	}
	return in->lanes_before && most->kind == NODE_lane_id && linear_is_constant(&less) ?
		in->lanes_before(in->context, &mask, (unsigned)less.constant) : linear_unknown();
}

static struct linear
of_two(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a = child(n, 0, in), b = child(n, 1, in);

	switch (n->kind) {
	case NODE_add: return linear_add(&a, &b, 1);
	case NODE_subtract: return linear_add(&a, &b, -1);
	case NODE_multiply: return linear_multiply(&a, &b);
	case NODE_and: return linear_combine(LINEAR_AND, &a, &b);
	case NODE_or: return linear_combine(LINEAR_OR, &a, &b);
	case NODE_xor: return linear_combine(LINEAR_XOR, &a, &b);
	case NODE_shift_left: return shifted_left(n, &a, &b);
	default: return shifted_right(n, &a, &b);
	}
}

struct linear
linear_of_tree(const struct meaning_node *n, const struct linear_inputs *in)
{
	struct linear a;

	switch (n ? n->kind : NODE_unknown) {
	case NODE_number: return linear_constant((uint32_t)n->number);
	case NODE_operand:
		a = in->operand(in->context, n->slot);
		return n->bits >= 32 || linear_is_constant(&a) ? a : linear_unknown(); /* it can be part of a register */
	case NODE_field: return field(n, in);
	case NODE_add: case NODE_subtract: case NODE_multiply: case NODE_and: case NODE_or: case NODE_xor: case NODE_shift_left:
	case NODE_shift_right:
		return n->bits < 32 ? linear_unknown() : of_two(n, in);
	case NODE_minimum: case NODE_maximum: return extreme(n, in);
	case NODE_bits: return some_bits(n, in);
	case NODE_narrow: return child(n, 0, in);
	case NODE_low: return lower_bits(n, in);
	case NODE_extend: return extended_value(n, in);
	case NODE_choose: return chosen(n, in);
	case NODE_one_lane:
		a = child(n, 0, in);
		return in->one_lane ? in->one_lane(in->context, &a) : linear_unknown();
	case NODE_ones_before: return lanes_before(n, in);
	default: return linear_unknown();
	}
}

bool
linear_compare_known(const struct linear_compare *c, bool *is)
{
	uint32_t least = c->is_signed ? 1u << 31 : 0, left = (uint32_t)c->left.constant ^ least, right = (uint32_t)c->right.constant ^ least;

	if (!linear_is_constant(&c->left) || !linear_is_constant(&c->right))
		return false;
	switch (c->kind) {
	case NODE_equal: *is = left == right; break;
	case NODE_not_equal: *is = left != right; break;
	case NODE_less: *is = left < right; break;
	default: *is = left <= right; break;
	}
	return true;
}

bool
linear_compare_of_tree(const struct meaning_node *n, const struct linear_inputs *in, struct linear_compare *out)
{
	if (!meaning_is_comparison(n) || n->bits != 32)
		return false;
	*out = (struct linear_compare){n->kind, n->is_signed, child(n, 0, in), child(n, 1, in)};
	return true;
}
