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
