/* Known bits of sums are those of H. S. Warren, Hacker's Delight, 4-3: the sums of the least and of the greatest bits bound the carries. */
#include "common/analysis/value/bits.h"

#include "common/isa/fields.h"

static uint64_t
all_ones(unsigned width)
{
	return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static uint64_t
sign_bit(unsigned width)
{
	return UINT64_C(1) << (width - 1);
}

/* Returns a number of `width` bits as a signed one. */
static int64_t
signed_value(uint64_t v, unsigned width)
{
	return (int64_t)((v ^ sign_bit(width)) - sign_bit(width));
}

/* Returns the ones of all numbers below or equal to v. */
static uint64_t
ones_below(uint64_t v)
{
	return v ? UINT64_MAX >> __builtin_clzll(v) : 0;
}

/* Applies to the range what the bits say, and to the bits what the range says. */
static struct bits
settled(struct bits a)
{
	uint64_t all = all_ones(a.width), top = sign_bit(a.width);
	int64_t least = signed_value((a.one | (~a.zero & top)) & all, a.width);
	int64_t most = signed_value((~a.zero & ~top & all) | (a.one & top), a.width);

	a.least = a.least > least ? a.least : least;
	a.most = a.most < most ? a.most : most;
	uint64_t apart = ones_below((uint64_t)(a.least ^ a.most)); /* above these bits, all numbers of the range are alike */
	a.one |= (uint64_t)a.least & ~apart & all;
	a.zero |= ~(uint64_t)a.least & ~apart & all;
	return a;
}

struct bits
bits_unknown(unsigned width)
{
	return (struct bits){.width = (uint8_t)width, .least = signed_value(sign_bit(width), width), .most = (int64_t)(sign_bit(width) - 1)};
}

struct bits
bits_constant(unsigned width, uint64_t v)
{
	uint64_t all = all_ones(width);

	return (struct bits){(uint8_t)width, ~v & all, v & all, signed_value(v & all, width), signed_value(v & all, width)};
}

struct bits
bits_either(const struct bits *a, const struct bits *b)
{
	return (struct bits){a->width, a->zero & b->zero, a->one & b->one, a->least < b->least ? a->least : b->least,
		a->most > b->most ? a->most : b->most};
}

bool
bits_known(const struct bits *a, uint64_t *v)
{
	*v = a->one;
	return (a->zero | a->one) == all_ones(a->width);
}

unsigned
bits_list(const struct bits *a, uint64_t v[BITS_MOST])
{
	uint64_t all = all_ones(a->width), open = ~(a->zero | a->one) & all, span = (uint64_t)a->most - (uint64_t)a->least;
	unsigned n = 0;

	if (span < BITS_MOST) {
		for (uint64_t i = 0; i <= span; i++) {
			uint64_t x = ((uint64_t)a->least + i) & all;

			if (!(x & a->zero) && (x & a->one) == a->one)
				v[n++] = x;
		}
		return n;
	}
	for (uint64_t part = 0; __builtin_popcountll(open) <= __builtin_ctz(BITS_MOST); part = (part - open) & open) {
		int64_t x = signed_value(part | a->one, a->width);

		if (x >= a->least && x <= a->most)
			v[n++] = part | a->one;
		if (part == open)
			break;
	}
	return n;
}

static struct bits
in_range(unsigned width, int64_t least, int64_t most)
{
	struct bits a = bits_unknown(width);

	a.least = least;
	a.most = most;
	return settled(a);
}

/* Returns a number without a sign that is at most `most`. */
static struct bits
up_to(unsigned width, uint64_t most)
{
	struct bits a = bits_unknown(width);

	a.zero = ~ones_below(most) & all_ones(width);
	if (most <= (uint64_t)a.most) {
		a.least = 0;
		a.most = (int64_t)most;
	}
	return settled(a);
}

/* Returns the greatest and the least number without a sign. */
static uint64_t
greatest(const struct bits *a)
{
	uint64_t most = ~a->zero & all_ones(a->width);

	return a->least >= 0 && (uint64_t)a->most < most ? (uint64_t)a->most : most;
}

static uint64_t
smallest(const struct bits *a)
{
	return a->least >= 0 && (uint64_t)a->least > a->one ? (uint64_t)a->least : a->one;
}

static struct bits
sum(const struct bits *a, const struct bits *b)
{
	unsigned width = a->width;
	uint64_t all = all_ones(width), most = (~a->zero & all) + (~b->zero & all), least = a->one + b->one;
	uint64_t known = (a->zero | a->one) & (b->zero | b->one) & (~(most ^ ~a->zero ^ ~b->zero) | (least ^ a->one ^ b->one)) & all;
	struct bits out = bits_unknown(width);

	out.zero = ~most & known;
	out.one = least & known;
	int64_t low, high;
	if (!__builtin_add_overflow(a->least, b->least, &low) && !__builtin_add_overflow(a->most, b->most, &high) && low >= out.least &&
			high <= out.most) {
		out.least = low;
		out.most = high;
	}
	return settled(out);
}

static struct bits
inverted(const struct bits *a)
{
	return (struct bits){a->width, a->one, a->zero, ~a->most, ~a->least};
}

/* a - b is ~(~a + b). */
static struct bits
difference(const struct bits *a, const struct bits *b)
{
	struct bits x = inverted(a), y = sum(&x, b);

	return inverted(&y);
}

static struct bits
product(const struct bits *a, const struct bits *b)
{
	uint64_t all = all_ones(a->width), x, y;
	struct bits out = bits_unknown(a->width);
	unsigned zeros = 0;

	if (bits_known(a, &x) && bits_known(b, &y))
		return bits_constant(a->width, x * y);
	for (const struct bits *of = a; of; of = of == a ? b : NULL)
		zeros += ~of->zero & all ? (unsigned)__builtin_ctzll(~of->zero & all) : a->width;
	uint64_t most;
	if (!__builtin_mul_overflow(greatest(a), greatest(b), &most) && most <= all)
		out = up_to(a->width, most);
	out.zero |= all_ones(zeros < a->width ? zeros : a->width) & (zeros ? all : 0);
	return settled(out);
}

static struct bits
combined(unsigned kind, const struct bits *a, const struct bits *b)
{
	struct bits out = bits_unknown(a->width);

	switch (kind) {
	case NODE_and:
		out.zero = a->zero | b->zero;
		out.one = a->one & b->one;
		break;
	case NODE_or:
		out.zero = a->zero & b->zero;
		out.one = a->one | b->one;
		break;
	default:
		out.zero = (a->zero & b->zero) | (a->one & b->one);
		out.one = (a->zero & b->one) | (a->one & b->zero);
	}
	return settled(out);
}

static struct bits
shifted_left(const struct bits *a, unsigned count)
{
	uint64_t all = all_ones(a->width);
	struct bits out = bits_unknown(a->width);

	out.zero = (a->zero << count | ((UINT64_C(1) << count) - 1)) & all;
	out.one = a->one << count & all;
	return settled(out);
}

static struct bits
shifted_right(const struct bits *a, unsigned count, bool is_signed)
{
	uint64_t all = all_ones(a->width);
	struct bits out;

	if (!is_signed) {
		out = up_to(a->width, greatest(a) >> count);
		out.zero |= a->zero >> count;
		out.one |= a->one >> count;
		return settled(out);
	}
	out = in_range(a->width, a->least >> count, a->most >> count);
	out.zero |= (uint64_t)(signed_value(a->zero, a->width) >> count) & all;
	out.one |= (uint64_t)(signed_value(a->one, a->width) >> count) & all;
	return settled(out);
}

static struct bits
shifted(const struct meaning_node *n, const struct bits *a, const struct bits *by)
{
	uint64_t count;

	if (!bits_known(by, &count))
		return n->kind == NODE_shift_right && !n->is_signed ? up_to(a->width, greatest(a)) : bits_unknown(a->width);
	count &= a->width - 1u;
	return n->kind == NODE_shift_left ? shifted_left(a, (unsigned)count) : shifted_right(a, (unsigned)count, n->is_signed);
}

/* The lower bits of a number, whose other bits become zeros or copies of the sign. */
static struct bits
cut(const struct bits *a, unsigned n, unsigned width, bool is_signed)
{
	uint64_t part = all_ones(n), all = all_ones(width);
	int64_t least = signed_value(sign_bit(n), n), most = (int64_t)(sign_bit(n) - 1);
	struct bits out = bits_unknown(width);
	bool fits = a->least >= least && a->most <= most;

	out.zero = a->zero & part;
	out.one = a->one & part;
	if (n >= width)
		return settled(out);
	if (!is_signed) {
		out.zero |= all & ~part;
		return settled(out);
	}
	out.least = fits ? a->least : least;
	out.most = fits ? a->most : most;
	out.zero |= out.zero & sign_bit(n) ? all & ~part : 0;
	out.one |= out.one & sign_bit(n) ? all & ~part : 0;
	return settled(out);
}

static struct bits
field_of(const struct meaning_node *n, const struct bits *a, const struct bits *from, const struct bits *size)
{
	uint64_t first, count;

	if (!bits_known(from, &first) || !bits_known(size, &count))
		return bits_unknown(n->bits);
	first &= n->bits - 1u;
	count = count > n->bits - first ? n->bits - first : count;
	if (!count)
		return bits_constant(n->bits, 0);
	struct bits out = shifted_right(a, (unsigned)first, false);
	return cut(&out, (unsigned)count, n->bits, n->is_signed);
}

static struct bits
extreme(const struct meaning_node *n, const struct bits *a, const struct bits *b)
{
	bool least = n->kind == NODE_minimum;
	struct bits out = bits_either(a, b);

	if (n->is_signed) {
		int64_t x = least == (a->least < b->least) ? a->least : b->least, y = least == (a->most < b->most) ? a->most : b->most;

		out.least = x;
		out.most = y;
		return settled(out);
	}
	if (!least)
		return out;
	uint64_t most = greatest(a) < greatest(b) ? greatest(a) : greatest(b);
	return up_to(n->bits, most);
}

static struct bits
absolute(const struct bits *a)
{
	int64_t top = a->most;

	if (a->least >= 0 || a->least == signed_value(sign_bit(a->width), a->width))
		return a->least >= 0 ? *a : bits_unknown(a->width);
	top = -a->least > top ? -a->least : top;
	return in_range(a->width, a->most < 0 ? -a->most : 0, top);
}

/* Returns the result of a comparison: a number of 1 bit. */
static struct bits
compared(const struct meaning_node *n, const struct bits *a, const struct bits *b)
{
	bool is_signed = n->is_signed, differ = a->zero & b->one || a->one & b->zero || a->most < b->least || b->most < a->least;
	uint64_t x, y;
	int is = -1;

	if (n->kind == NODE_equal || n->kind == NODE_not_equal) {
		is = differ ? 0 : bits_known(a, &x) && bits_known(b, &y) ? x == y : -1;
		is = is >= 0 && n->kind == NODE_not_equal ? !is : is;
	} else {
		bool less = is_signed ? a->most < b->least : greatest(a) < smallest(b);
		bool less_equal = is_signed ? a->most <= b->least : greatest(a) <= smallest(b);
		bool greater = is_signed ? a->least > b->most : smallest(a) > greatest(b);
		bool greater_equal = is_signed ? a->least >= b->most : smallest(a) >= greatest(b);

		is = (n->kind == NODE_less ? less : less_equal) ? 1 : (n->kind == NODE_less ? greater_equal : greater) ? 0 : -1;
	}
	return is < 0 ? bits_unknown(1) : bits_constant(1, (uint64_t)is);
}

static struct bits
field(const struct meaning_node *n, const struct bits_inputs *in)
{
	if (!in->insn || !field_exists(in->insn, n->slot))
		return bits_unknown(n->bits);
	uint64_t v = field_get(in->insn, n->slot);
	return bits_constant(n->bits, n->number ? (uint64_t)signed_value(v, (unsigned)n->number) : v);
}

static struct bits
of_children(const struct meaning_node *n, const struct bits_inputs *in)
{
	struct bits of[3];
	unsigned count = n->kind == NODE_bits || n->kind == NODE_choose ? 3 : n->kind >= NODE_absolute && n->kind <= NODE_extend ? 1 : 2;

	for (unsigned k = 0; k < count; k++)
		of[k] = meaning_child(n, k)->kind == NODE_unknown ? bits_unknown(n->bits) : bits_of_tree(meaning_child(n, k), in);
	uint64_t is;
	switch (n->kind) {
	case NODE_add: return sum(&of[0], &of[1]);
	case NODE_subtract: return difference(&of[0], &of[1]);
	case NODE_multiply: return product(&of[0], &of[1]);
	case NODE_and: case NODE_or: case NODE_xor: return combined(n->kind, &of[0], &of[1]);
	case NODE_shift_left: case NODE_shift_right: return shifted(n, &of[0], &of[1]);
	case NODE_minimum: case NODE_maximum: return extreme(n, &of[0], &of[1]);
	case NODE_absolute: return absolute(&of[0]);
	case NODE_bits: return field_of(n, &of[0], &of[1], &of[2]);
	case NODE_low: return cut(&of[0], n->bits, n->bits, false);
	case NODE_extend: return cut(&of[0], n->bits, (unsigned)n->number, n->is_signed);
	case NODE_narrow: return bits_unknown(n->bits); /* how many bits are ignored is not in the tree */
	case NODE_choose: return bits_known(&of[0], &is) ? of[is ? 1 : 2] : bits_either(&of[1], &of[2]);
	default: return compared(n, &of[0], &of[1]);
	}
}

struct bits
bits_of_tree(const struct meaning_node *n, const struct bits_inputs *in)
{
	unsigned width = n && n->bits ? n->bits : 64;

	switch (n ? n->kind : NODE_unknown) {
	case NODE_unknown: return bits_unknown(width);
	case NODE_number: return bits_constant(width, n->number);
	case NODE_operand: return in->operand ? in->operand(in->context, n->slot, width) : bits_unknown(width);
	case NODE_implied: return in->implied ? in->implied(in->context, n->slot, width) : bits_unknown(width);
	case NODE_field: return field(n, in);
	case NODE_lane_id: return up_to(width, MEANING_LANES - 1);
	case NODE_ones_before: return up_to(width, 64);
	case NODE_one_lane: return bits_of_tree(meaning_child(n, 0), in);
	default: return of_children(n, in);
	}
}

bool
bits_narrows(const struct meaning_node *n)
{
	switch (n ? n->kind : NODE_unknown) {
	case NODE_and: case NODE_shift_right: case NODE_bits: case NODE_minimum: return true;
	default: return false;
	}
}
