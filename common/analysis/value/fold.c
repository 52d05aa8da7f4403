#include "common/analysis/value/fold.h"

#include "common/isa/effects.h"

static uint64_t
low(uint64_t v, unsigned bits)
{
	return bits >= 64 ? v : v & ((1ull << bits) - 1);
}

static int64_t
sign(uint64_t v, unsigned bits)
{
	uint64_t top = 1ull << (bits - 1);

	return (int64_t)((low(v, bits) ^ top) - top);
}

static uint64_t
sum(unsigned bits, uint64_t a, uint64_t b, bool *carry)
{
	uint64_t v = low(a + b + *carry, bits);

	*carry = *carry ? v <= a : v < a;
	return v;
}

static uint64_t
difference(unsigned bits, uint64_t a, uint64_t b, bool *borrow)
{
	uint64_t v = low(a - b - *borrow, bits);

	*borrow = *borrow ? a <= b : a < b;
	return v;
}

/* Returns a bit field of `a`. The lower bits of `b` are its offset, and bits 16 to 22 of `b` are its width. */
static uint64_t
extract(unsigned bits, uint64_t a, uint64_t b, bool is_signed)
{
	unsigned first = b & (bits - 1), width = b >> 16 & 127;
	uint64_t v;

	if (!width)
		return 0;
	width = width > bits - first ? bits - first : width;
	v = low(a, bits) >> first;
	return is_signed ? (uint64_t)sign(v, width) : low(v, width);
}

static bool
arithmetic(unsigned operation, unsigned bits, uint64_t a, uint64_t b, bool *carry, uint64_t *v)
{
	bool none = false, *used = operation == OPERATION_add_carry || operation == OPERATION_subtract_borrow ? carry : &none;
	int64_t sa = sign(a, bits), sb = sign(b, bits);

	switch (operation) {
	case OPERATION_add: case OPERATION_add_signed: case OPERATION_add_carry: case OPERATION_add_64: case OPERATION_add_to:
		*v = sum(bits, a, b, used);
		*carry = *used;
		return true;
	case OPERATION_add_shifted_1: case OPERATION_add_shifted_2: case OPERATION_add_shifted_3: case OPERATION_add_shifted_4:
		a <<= operation - OPERATION_add_shifted_1 + 1;
		*carry = (a + b) >> 32 != 0;
		*v = a + b;
		return true;
	case OPERATION_subtract: case OPERATION_subtract_signed: case OPERATION_subtract_borrow: case OPERATION_subtract_64:
		*v = difference(bits, a, b, used);
		*carry = *used;
		return true;
	case OPERATION_multiply: case OPERATION_multiply_by: *v = a * b; return true;
	case OPERATION_multiply_high: *v = a * b >> 32; return true;
	case OPERATION_multiply_high_signed: *v = (uint64_t)(sa * sb) >> 32; return true;
	case OPERATION_minimum: *v = a < b ? a : b; return true;
	case OPERATION_minimum_signed: *v = sa < sb ? a : b; return true;
	case OPERATION_maximum: *v = a > b ? a : b; return true;
	case OPERATION_maximum_signed: *v = sa > sb ? a : b; return true;
	case OPERATION_absolute: *v = sa < 0 ? 0 - a : a; return true;
	case OPERATION_distance: *v = sa > sb ? a - b : b - a; return true;
	default: return false;
	}
}

bool
fold(unsigned operation, unsigned bits, const uint64_t s[2], bool *carry, uint64_t *result)
{
	uint64_t a = low(s[0], bits), b = low(s[1], bits), v;

	switch (operation) {
	case OPERATION_copy: v = a; break;
	case OPERATION_extend: v = (uint64_t)sign(a, 16); break;
	case OPERATION_extend_byte: v = (uint64_t)sign(a, 8); break;
	case OPERATION_and: v = a & b; break;
	case OPERATION_and_not: v = a & ~b; break;
	case OPERATION_or: v = a | b; break;
	case OPERATION_xor: v = a ^ b; break;
	case OPERATION_not: v = ~a; break;
	case OPERATION_not_and: v = ~(a & b); break;
	case OPERATION_not_or: v = ~(a | b); break;
	case OPERATION_not_xor: v = ~(a ^ b); break;
	case OPERATION_or_not: v = a | ~b; break;
	case OPERATION_shift_left: v = a << (b & (bits - 1)); break;
	case OPERATION_shift_right: v = a >> (b & (bits - 1)); break;
	case OPERATION_shift_right_signed: v = (uint64_t)(sign(a, bits) >> (b & (bits - 1))); break;
	case OPERATION_extract: case OPERATION_extract_signed:
		v = extract(bits, a, b, operation == OPERATION_extract_signed);
		break;
	case OPERATION_ones: v = ((1ull << (a & (bits - 1))) - 1) << (b & (bits - 1)); break;
	default:
		if (!arithmetic(operation, bits, a, b, carry, &v))
			return false;
	}
	*result = low(v, bits);
	return true;
}

/* Lists the numbers from 0 to `most`. Returns their count, or 0 if it exceeds FOLD_MOST. */
static unsigned
count_to(uint64_t most, uint64_t results[FOLD_MOST])
{
	if (most >= FOLD_MOST)
		return 0;
	for (unsigned i = 0; i <= most; i++)
		results[i] = i;
	return (unsigned)most + 1;
}

/* Lists all subsets of the bits in mask. Returns the number of subsets, or 0 if it exceeds FOLD_MOST. */
static unsigned
parts_of(uint64_t mask, uint64_t results[FOLD_MOST])
{
	unsigned n = 0;

	for (uint64_t part = 0;; part = (part - mask) & mask) {
		if (n == FOLD_MOST)
			return 0;
		results[n++] = part;
		if (part == mask)
			return n;
	}
}

static unsigned
fields_of(unsigned bits, uint64_t field, bool is_signed, uint64_t results[FOLD_MOST])
{
	unsigned first = field & (bits - 1), width = field >> 16 & 127, n;

	width = width > bits - first ? bits - first : width;
	if (width > 6)
		return 0;
	n = count_to((1u << width) - 1, results);
	for (unsigned i = 0; i < n && is_signed && width; i++)
		results[i] = low((uint64_t)sign(results[i], width), bits);
	return n;
}

unsigned
fold_any(unsigned operation, unsigned bits, unsigned known, uint64_t k, uint64_t results[FOLD_MOST])
{
	k = low(k, bits);
	switch (operation) {
	case OPERATION_and: return parts_of(k, results);
	case OPERATION_and_not: return known == 0 ? parts_of(k, results) : parts_of(low(~k, bits), results);
	case OPERATION_minimum: return count_to(k, results);
	case OPERATION_shift_right: return known == 1 ? count_to(low(~0ull, bits) >> (k & (bits - 1)), results) : 0;
	case OPERATION_extract: case OPERATION_extract_signed:
		return known == 1 ? fields_of(bits, k, operation == OPERATION_extract_signed, results) : 0;
	default: return 0;
	}
}

bool
fold_narrows(unsigned operation)
{
	return operation == OPERATION_and || operation == OPERATION_and_not || operation == OPERATION_minimum ||
		operation == OPERATION_shift_right || operation == OPERATION_extract || operation == OPERATION_extract_signed;
}
