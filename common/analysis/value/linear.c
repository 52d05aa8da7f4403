#include "common/analysis/value/linear.h"

#include <string.h>

/* Values of a bit: 0, 1, unknown, bit i of a lane's IDs (FROM + i), or the complement of that bit (FROM + LINEAR_BITS + i). */
enum { ZERO, ONE, UNKNOWN, FROM };

struct linear
linear_constant(uint32_t v)
{
	return (struct linear){.constant = (int32_t)v};
}

struct linear
linear_of_symbol(uint32_t id)
{
	return (struct linear){.symbol = {{id, 1}}};
}

struct linear
linear_unknown(void)
{
	return (struct linear){.step = 1, .count = LINEAR_ANY};
}

static bool
has_bits(const struct linear *a)
{
	for (unsigned i = 0; i < LINEAR_BITS; i++)
		if (a->bit[i])
			return true;
	return false;
}

bool
linear_is_unknown(const struct linear *a)
{
	return a->step == 1 && a->count == LINEAR_ANY;
}

bool
linear_is_constant(const struct linear *a)
{
	return linear_is_uniform(a) && !a->symbol[0].times;
}

bool
linear_is_uniform(const struct linear *a)
{
	return !a->step && !has_bits(a);
}

static uint32_t
gcd(uint32_t a, uint32_t b)
{
	while (b) {
		uint32_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

static uint32_t
size_of(int32_t v)
{
	return v < 0 ? 0 - (uint32_t)v : (uint32_t)v;
}

/* Adds the term step * N, 0 <= N <= count, to a sum. */
static void
add_steps(struct linear *a, uint32_t step, uint32_t count)
{
	uint32_t both = gcd(a->step, step);
	uint64_t most = (uint64_t)a->step * a->count + (uint64_t)step * count;

	if (!step)
		return;
	a->count = (a->step && a->count == LINEAR_ANY) || count == LINEAR_ANY || most / both >= LINEAR_ANY ? LINEAR_ANY :
		(uint32_t)(most / both);
	a->step = both;
}

/* Adds a symbol to a sum. If all symbol entries are in use, adds an unknown multiple of the symbol's factor instead. */
static void
add_symbol(struct linear *a, struct linear_symbol s)
{
	unsigned i = 0;

	while (i < LINEAR_SYMBOLS && a->symbol[i].times && a->symbol[i].id < s.id)
		i++;
	if (i < LINEAR_SYMBOLS && a->symbol[i].times && a->symbol[i].id == s.id) {
		a->symbol[i].times = (int32_t)((uint32_t)a->symbol[i].times + (uint32_t)s.times);
		if (!a->symbol[i].times) {
			memmove(&a->symbol[i], &a->symbol[i + 1], (LINEAR_SYMBOLS - 1 - i) * sizeof s);
			a->symbol[LINEAR_SYMBOLS - 1] = (struct linear_symbol){0};
		}
	} else if (a->symbol[LINEAR_SYMBOLS - 1].times) {
		add_steps(a, size_of(s.times), LINEAR_ANY);
	} else {
		memmove(&a->symbol[i + 1], &a->symbol[i], (LINEAR_SYMBOLS - 1 - i) * sizeof s);
		a->symbol[i] = s;
	}
}

struct linear
linear_add(const struct linear *a, const struct linear *b, int32_t times)
{
	struct linear sum = *a;
	uint32_t k = (uint32_t)times;

	sum.constant = (int32_t)((uint32_t)a->constant + k * (uint32_t)b->constant);
	for (unsigned i = 0; i < LINEAR_BITS; i++)
		sum.bit[i] = (int32_t)((uint32_t)a->bit[i] + k * (uint32_t)b->bit[i]);
	if (b->step && times) {
		if (times < 0 && b->count != LINEAR_ANY) /* substitute count - N for N, so that the step stays positive */
			sum.constant = (int32_t)((uint32_t)sum.constant + k * b->step * b->count);
		add_steps(&sum, b->step * size_of(times), b->count);
	}
	for (unsigned i = 0; i < LINEAR_SYMBOLS; i++) {
		struct linear_symbol s = {b->symbol[i].id, (int32_t)(k * (uint32_t)b->symbol[i].times)};

		if (s.times)
			add_symbol(&sum, s);
	}
	return sum;
}

uint32_t
linear_divisor(const struct linear *a)
{
	uint32_t d = a->step;

	for (unsigned i = 0; i < LINEAR_BITS; i++)
		d = gcd(d, size_of(a->bit[i]));
	for (unsigned i = 0; i < LINEAR_SYMBOLS; i++)
		d = gcd(d, size_of(a->symbol[i].times));
	return d;
}

struct linear
linear_either(const struct linear *a, const struct linear *b)
{
	struct linear sum = *a, apart = linear_add(a, b, -1);
	uint32_t d = gcd(linear_divisor(&apart), size_of(apart.constant));

	add_steps(&sum, d, LINEAR_ANY);
	return sum;
}

static bool
is_power(uint32_t v)
{
	return v && !(v & (v - 1));
}

/* Marks the bits from `low` to `high` as unknown. Returns false if one of them is not ZERO. */
static bool
put_unknown(uint8_t out[32], unsigned low, unsigned high)
{
	for (unsigned j = low; j <= high && j < 32; j++) {
		if (out[j] != ZERO)
			return false;
		out[j] = UNKNOWN;
	}
	return true;
}

static bool
put_lane_bits(const struct linear *a, uint32_t *constant, uint8_t out[32])
{
	for (unsigned i = 0; i < LINEAR_BITS; i++) {
		uint32_t size = size_of(a->bit[i]);
		unsigned j = size ? (unsigned)__builtin_ctz(size) : 0;

		if (!size)
			continue;
		if (!is_power(size) || out[j] != ZERO || !(a->bit[i] < 0) != !(*constant & size))
			return false;
		out[j] = (uint8_t)(FROM + i + (a->bit[i] < 0 ? LINEAR_BITS : 0));
		*constant &= ~size;
	}
	return true;
}

/* Determines the value of each bit. Returns false if terms of the sum may carry into one another. */
static bool
find_bits(const struct linear *a, uint8_t out[32])
{
	uint32_t constant = (uint32_t)a->constant;

	memset(out, ZERO, 32);
	if (!put_lane_bits(a, &constant, out))
		return false;
	if (a->step) {
		uint64_t most = (uint64_t)a->step * a->count;

		if (!is_power(a->step) || !put_unknown(out, (unsigned)__builtin_ctz(a->step),
				a->count == LINEAR_ANY || most >> 32 ? 31 : 31 - (unsigned)__builtin_clz((uint32_t)most | 1)))
			return false;
	}
	for (unsigned i = 0; i < LINEAR_SYMBOLS && a->symbol[i].times; i++)
		if (!put_unknown(out, (unsigned)__builtin_ctz((uint32_t)a->symbol[i].times), 31))
			return false;
	for (unsigned j = 0; j < 32; j++)
		if (constant >> j & 1) {
			if (out[j] != ZERO)
				return false;
			out[j] = ONE;
		}
	return true;
}

static void
bits_of(const struct linear *a, uint8_t out[32])
{
	uint32_t d = linear_divisor(a) | (uint32_t)a->constant;

	if (find_bits(a, out))
		return;
	memset(out, ZERO, 32);
	put_unknown(out, d ? (unsigned)__builtin_ctz(d) : 0, 31);
}

static struct linear
of_bits(const uint8_t in[32])
{
	struct linear a = {0};
	uint32_t constant = 0, unknown = 0;

	for (unsigned j = 0; j < 32; j++) {
		if (in[j] == UNKNOWN) {
			unknown |= 1u << j;
		} else if (in[j] == ONE) {
			constant |= 1u << j;
		} else if (in[j] >= FROM + LINEAR_BITS) { /* the complement of a bit is 1 - bit */
			constant += 1u << j;
			a.bit[in[j] - FROM - LINEAR_BITS] = (int32_t)((uint32_t)a.bit[in[j] - FROM - LINEAR_BITS] - (1u << j));
		} else if (in[j] >= FROM) {
			a.bit[in[j] - FROM] = (int32_t)((uint32_t)a.bit[in[j] - FROM] + (1u << j));
		}
	}
	a.constant = (int32_t)constant;
	if (unknown) {
		unsigned low = (unsigned)__builtin_ctz(unknown), high = 31 - (unsigned)__builtin_clz(unknown);

		add_steps(&a, 1u << low, high == 31 ? LINEAR_ANY : (2u << (high - low)) - 1);
	}
	return a;
}

static unsigned
opposite(unsigned bit)
{
	switch (bit) {
	case ZERO: return ONE;
	case ONE: return ZERO;
	case UNKNOWN: return UNKNOWN;
	default: return bit < FROM + LINEAR_BITS ? bit + LINEAR_BITS : bit - LINEAR_BITS;
	}
}

static unsigned
combine(enum linear_logic operation, unsigned a, unsigned b)
{
	unsigned absorbs = operation == LINEAR_AND ? ZERO : ONE, keeps = operation == LINEAR_AND ? ONE : ZERO;

	if (operation == LINEAR_XOR)
		return a == ZERO ? b : b == ZERO ? a : a == ONE ? opposite(b) : b == ONE ? opposite(a) :
			a == b && a != UNKNOWN ? ZERO : UNKNOWN;
	if (a == absorbs || b == absorbs)
		return absorbs;
	return a == keeps ? b : b == keeps || a == b ? a : UNKNOWN;
}

struct linear
linear_combine(enum linear_logic operation, const struct linear *a, const struct linear *b)
{
	uint8_t x[32];
	bool meet = false;

	bits_of(a, x);
	uint8_t y[32];
	bits_of(b, y);
	for (unsigned j = 0; j < 32; j++) {
		meet |= x[j] != ZERO && y[j] != ZERO;
		x[j] = (uint8_t)combine(operation, x[j], y[j]);
	}
	return meet || operation == LINEAR_AND ? of_bits(x) : linear_add(a, b, 1);
}

/* Returns the n bits of a value that start at bit `from`. */
static struct linear
field(const struct linear *a, unsigned from, unsigned n)
{
	uint8_t x[32], out[32] = {0};

	bits_of(a, x);
	for (unsigned j = 0; j < n && from + j < 32; j++)
		out[j] = x[from + j];
	return of_bits(out);
}

struct linear
linear_shift_left(const struct linear *a, const struct linear *by)
{
	struct linear zero = {0};

	return linear_is_constant(by) ? linear_add(&zero, a, (int32_t)(1u << (by->constant & 31))) : linear_unknown();
}

struct linear
linear_multiply(const struct linear *a, const struct linear *b)
{
	struct linear zero = {0};

	if (linear_is_constant(b))
		return linear_add(&zero, a, b->constant);
	return linear_is_constant(a) ? linear_add(&zero, b, a->constant) : linear_unknown();
}

struct linear
linear_field(const struct linear *a, const struct linear *from, const struct linear *n)
{
	if (!linear_is_constant(from) || !linear_is_constant(n))
		return linear_unknown();
	return field(a, (unsigned)from->constant & 31, (unsigned)n->constant);
}
