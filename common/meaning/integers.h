/* Operations of semantics.tbl on integers. */
#ifndef MEANING_INTEGERS_H
#define MEANING_INTEGERS_H

#include "common/meaning/meaning.h"

/* abs: the absolute value; of the lowest number, this number.
 * reversed: the bits in reverse order. ones: the number of ones. lowest_one: the number of zeros below the lowest one; leading_zeros:
 * of those above the highest one; for both, 0xffffffff if there is none. leading_signs: the number of highest bits that are like the
 * sign, and 0xffffffff if all bits are.
 * carry: whether a + b + c needs another bit. borrow: whether a < b + c, in any number of bits. c is 0 or 1.
 * bits: n bits from bit `at` on, modulo the width, extended by the type. If they end beyond the type's width, the others are 0.
 * whole_quads: each group of four bits becomes 15 unless it is 0. quads: bit i says whether group i is not 0. */
#define MEANING_UNSIGNED(type, bits) \
	static inline type \
	meaning_reversed_u##bits(type x) \
	{ \
		type out = 0; \
		for (unsigned i = 0; i < (bits); i++) \
			out |= (type)((type)(x >> i & 1) << ((bits) - 1 - i)); \
		return out; \
	} \
	static inline uint32_t \
	meaning_ones_u##bits(type x) \
	{ \
		return (uint32_t)__builtin_popcountll(x); \
	} \
	static inline uint32_t \
	meaning_lowest_one_u##bits(type x) \
	{ \
		return x ? (uint32_t)__builtin_ctzll(x) : UINT32_MAX; \
	} \
	static inline uint32_t \
	meaning_leading_zeros_u##bits(type x) \
	{ \
		return x ? (uint32_t)(__builtin_clzll(x) - (64 - (bits))) : UINT32_MAX; \
	} \
	static inline bool \
	meaning_carry_u##bits(type a, type b, type c) \
	{ \
		type sum = (type)(a + b); \
		return sum < a || (type)(sum + c) < sum; \
	} \
	static inline bool \
	meaning_borrow_u##bits(type a, type b, type c) \
	{ \
		return a < b || (type)(a - b) < c; \
	} \
	static inline type \
	meaning_bits_u##bits(type x, uint32_t at, uint32_t n) \
	{ \
		type rest = x >> (at & ((bits) - 1)); \
		return n >= (bits) ? rest : (type)(rest & (((type)1 << n) - 1)); \
	} \
	static inline type \
	meaning_whole_quads_u##bits(type x) \
	{ \
		type any = (type)((x | x >> 1 | x >> 2 | x >> 3) & (type)UINT64_C(0x1111111111111111)); \
		return (type)(any * 15); \
	} \
	static inline type \
	meaning_quads_u##bits(type x) \
	{ \
		type out = 0; \
		for (unsigned i = 0; i < (bits) / 4; i++) \
			out |= (type)((type)((x >> 4 * i & 15) != 0) << i); \
		return out; \
	}

#define MEANING_SIGNED(type, unsigned_type, bits) \
	static inline type \
	meaning_abs_i##bits(type x) \
	{ \
		return x < 0 ? (type)-(unsigned_type)x : x; \
	} \
	static inline uint32_t \
	meaning_leading_signs_i##bits(type x) \
	{ \
		unsigned_type other = (unsigned_type)(x < 0 ? ~x : x); \
		return meaning_leading_zeros_u##bits(other); \
	} \
	static inline bool \
	meaning_add_overflows_i##bits(type a, type b) \
	{ \
		return __builtin_add_overflow(a, b, &(type){0}); \
	} \
	static inline bool \
	meaning_sub_overflows_i##bits(type a, type b) \
	{ \
		return __builtin_sub_overflow(a, b, &(type){0}); \
	} \
	static inline type \
	meaning_bits_i##bits(type x, uint32_t at, uint32_t n) \
	{ \
		unsigned_type rest = (unsigned_type)(x >> (at & ((bits) - 1))); \
		if (n >= (bits)) \
			return (type)rest; \
		return n ? (type)(rest << ((bits) - n)) >> ((bits) - n) : 0; \
	}

MEANING_UNSIGNED(uint32_t, 32)
MEANING_UNSIGNED(uint64_t, 64)
MEANING_SIGNED(int32_t, uint32_t, 32)
MEANING_SIGNED(int64_t, uint64_t, 64)

/* min, max: of integers. */
#define MEANING_LIMITS(type, name) \
	static inline type \
	meaning_min_##name(type a, type b) \
	{ \
		return a < b ? a : b; \
	} \
	static inline type \
	meaning_max_##name(type a, type b) \
	{ \
		return a > b ? a : b; \
	}

MEANING_LIMITS(uint16_t, u16)
MEANING_LIMITS(int16_t, i16)
MEANING_LIMITS(uint32_t, u32)
MEANING_LIMITS(int32_t, i32)
MEANING_LIMITS(uint64_t, u64)
MEANING_LIMITS(int64_t, i64)

/* Each bit twice: bit i becomes bits 2 i and 2 i + 1. */
static inline uint64_t
meaning_doubled_bits_u32(uint32_t x)
{
	uint64_t out = 0;

	for (unsigned i = 0; i < 32; i++)
		out |= (uint64_t)(x >> i & 1) * 3 << 2 * i;
	return out;
}

static inline uint32_t
meaning_pack_u16(uint16_t low, uint16_t high)
{
	return low | (uint32_t)high << 16;
}

/* sad: c plus the sum of the absolute differences of the bytes, or halves, of a and b. msad: bytes of b that are 0 do not count. */
#define MEANING_SAD(name, step, mask, counts) \
	static inline uint32_t \
	meaning_##name##_u32(uint32_t a, uint32_t b, uint32_t c) \
	{ \
		for (unsigned i = 0; i < 32; i += (step)) { \
			uint32_t x = a >> i & (mask), y = b >> i & (mask); \
			c += !(counts) ? 0 : x > y ? x - y : y - x; \
		} \
		return c; \
	}

MEANING_SAD(sad_u8, 8, 0xff, true)
MEANING_SAD(msad_u8, 8, 0xff, y)
MEANING_SAD(sad_u16, 16, 0xffff, true)

/* quad_sad, quad_msad: half i is half i of c plus sad, or msad, of four bytes of a, from byte i on. */
#define MEANING_QUAD_SAD(name, of) \
	static inline uint64_t \
	meaning_##name##_u64(uint64_t a, uint32_t b, uint64_t c) \
	{ \
		uint64_t out = 0; \
		for (unsigned i = 0; i < 4; i++) \
			out |= (uint64_t)(meaning_##of##_u32((uint32_t)(a >> 8 * i), b, (uint32_t)(c >> 16 * i & 0xffff)) & 0xffff) << 16 * i; \
		return out; \
	}

MEANING_QUAD_SAD(quad_sad, sad_u8)
MEANING_QUAD_SAD(quad_msad, msad_u8)

/* Each byte is chosen by a byte of `choice`: 0 to 7 a byte of x; 8 to 11 the sign of half 0 to 3, in all bits; 12 0; more 255. */
static inline uint32_t
meaning_permuted_u64(uint64_t x, uint32_t choice)
{
	uint32_t out = 0;

	for (unsigned i = 0; i < 32; i += 8) {
		uint32_t c = choice >> i & 0xff, sign = x >> (16 * (c & 3) + 15) & 1 ? 0xff : 0;
		uint32_t byte = c < 8 ? (uint32_t)(x >> 8 * (c & 7)) & 0xff : c < 12 ? sign : c == 12 ? 0 : 0xff;

		out |= byte << i;
	}
	return out;
}

/* The lower 24 bits, unsigned and signed: sources of multiplications whose other bits are ignored. */
static inline uint32_t
meaning_u24_u32(uint32_t x)
{
	return x & 0xffffff;
}

static inline int32_t
meaning_i24_u32(uint32_t x)
{
	return (int32_t)(x << 8) >> 8;
}

/* The number of ones among the lower n bits; of all bits if n is 32 or more, and 0 if n is negative. */
static inline uint32_t
meaning_ones_before_u32(uint32_t x, int32_t n)
{
	return n >= 32 ? (uint32_t)__builtin_popcount(x) : n <= 0 ? 0 : (uint32_t)__builtin_popcount(x & ((1u << n) - 1));
}

/* The means of the bytes of a and b, rounded up where the lowest bit of the byte of c is 1. */
static inline uint32_t
meaning_byte_means_u32(uint32_t a, uint32_t b, uint32_t c)
{
	uint32_t out = 0;

	for (unsigned i = 0; i < 32; i += 8)
		out |= ((a >> i & 0xff) + (b >> i & 0xff) + (c >> i & 1)) >> 1 << i;
	return out;
}

/* The result for each combination of a bit of a, b and c is bit 4 a + 2 b + c of the table. */
static inline uint32_t
meaning_bit_table_u32(uint32_t a, uint32_t b, uint32_t c, uint32_t table)
{
	uint32_t out = 0;

	for (unsigned i = 0; i < 8; i++)
		if (table >> i & 1)
			out |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
	return out;
}

/* Dword k of 16 elements of `width` bits, which 16 halves of bytes of `index` choose from a table of 16. */
static inline uint32_t
meaning_looked_up_u64(uint64_t low, uint64_t high, uint64_t index, uint32_t width, uint32_t k)
{
	uint64_t table[2] = {low, high};
	uint32_t out = 0;

	for (unsigned bit = 0; bit < 32; bit++) {
		unsigned at = 32 * k + bit, from = (unsigned)(index >> 4 * (at / width % 16) & 15) * width + at % width;

		out |= (uint32_t)(table[from / 64 & 1] >> from % 64 & 1) << bit;
	}
	return out;
}

#endif
