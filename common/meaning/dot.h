/* Products of the elements of registers, and operands of mixed precision. */
#ifndef MEANING_DOT_H
#define MEANING_DOT_H

#include "common/meaning/small.h"

/* Returns element i of x, of `bits` bits. */
static inline int64_t
meaning_element(uint32_t x, unsigned bits, unsigned i, bool is_signed)
{
	uint32_t top = x << (32 - bits * (i + 1));

	return is_signed ? (int64_t)((int32_t)top >> (32 - bits)) : (int64_t)(top >> (32 - bits));
}

/* Returns the sum of the products of the elements. */
static inline int64_t
meaning_products(uint32_t a, uint32_t b, unsigned bits, bool a_signed, bool b_signed)
{
	int64_t sum = 0;

	for (unsigned i = 0; i < 32 / bits; i++)
		sum += meaning_element(a, bits, i, a_signed) * meaning_element(b, bits, i, b_signed);
	return sum;
}

#define MEANING_DOT(name, result, bits, is_signed) \
	static inline result \
	meaning_##name##_u32(uint32_t a, uint32_t b) \
	{ \
		return (result)meaning_products(a, b, bits, is_signed, is_signed); \
	}

MEANING_DOT(dot2_i16, int64_t, 16, true)
MEANING_DOT(dot2_u16, uint64_t, 16, false)
MEANING_DOT(dot4_i8, int32_t, 8, true)
MEANING_DOT(dot4_u8, uint32_t, 8, false)
MEANING_DOT(dot8_i4, int32_t, 4, true)
MEANING_DOT(dot8_u4, uint32_t, 4, false)

/* dot4_iu8, dot8_iu4: neg_lo says which of the sources has signed elements. */
static inline int32_t
meaning_dot4_iu8_u32(uint32_t a, uint32_t b, uint32_t a_signed, uint32_t b_signed)
{
	return (int32_t)meaning_products(a, b, 8, a_signed, b_signed);
}

static inline int32_t
meaning_dot8_iu4_u32(uint32_t a, uint32_t b, uint32_t a_signed, uint32_t b_signed)
{
	return (int32_t)meaning_products(a, b, 4, a_signed, b_signed);
}

/* dot2_f16: the lower product is added first. */
static inline float
meaning_dot2_f16_u32(const struct meaning_values *m, uint32_t a, uint32_t b, float c)
{
	float low = fmaf(meaning_in_f16(m, (uint16_t)a), meaning_in_f16(m, (uint16_t)b), c);

	return fmaf(meaning_in_f16(m, (uint16_t)(a >> 16)), meaning_in_f16(m, (uint16_t)(b >> 16)), low);
}

/* dot2_bf16: the same, of bf16. */
static inline float
meaning_dot2_bf16_u32(const struct meaning_values *m, uint32_t a, uint32_t b, float c)
{
	float low = fmaf(meaning_in_bf16(m, (uint16_t)a), meaning_in_bf16(m, (uint16_t)b), c);

	return fmaf(meaning_in_bf16(m, (uint16_t)(a >> 16)), meaning_in_bf16(m, (uint16_t)(b >> 16)), low);
}

/* dot4: of small floats; the lower products are added first. */
#define MEANING_DOT4(a_format, b_format) \
	static inline float \
	meaning_dot4_##a_format##_##b_format##_u32(uint32_t a, uint32_t b, float c) \
	{ \
		for (unsigned i = 0; i < 32; i += 8) \
			c = fmaf((float)small_value(&small_##a_format, a >> i & 0xff), (float)small_value(&small_##b_format, b >> i & 0xff), c); \
		return c; \
	}

MEANING_DOT4(fp8, fp8)
MEANING_DOT4(fp8, bf8)
MEANING_DOT4(bf8, fp8)
MEANING_DOT4(bf8, bf8)

/* mixed, mixed_bf16: a float of single precision, or the upper or lower half of a register. */
#define MEANING_MIXED(name, type) \
	static inline float \
	meaning_##name##_u32(const struct meaning_values *m, uint32_t x, uint32_t high, uint32_t half, uint32_t neg, uint32_t abs) \
	{ \
		float value = half ? meaning_in_##type(m, (uint16_t)(high ? x >> 16 : x)) : meaning_in_f32(m, x); \
		value = abs ? fabsf(value) : value; \
		return neg ? -value : value; \
	}

MEANING_MIXED(mixed, f16)
MEANING_MIXED(mixed_bf16, bf16)

#endif
