/* Operations of semantics.tbl on floats. A half is a float whose value is that of a half. Results are rounded as the host's mode says, which
 * meaning_run() sets to the wave's: sums and products of halves are rounded to a float and then to a half, which is innocuous to nearest, as a
 * float has more than twice as many bits, and in a direction. What is always rounded to nearest says so. */
#ifndef MEANING_FLOATS_H
#define MEANING_FLOATS_H

#include <fenv.h>
#include <float.h>
#include <math.h>
#include <string.h>

#include "common/meaning/meaning.h"

static inline float
meaning_float(uint32_t bits)
{
	float x;

	memcpy(&x, &bits, sizeof x);
	return x;
}

static inline uint32_t
meaning_float_bits(float x)
{
	uint32_t bits;

	memcpy(&bits, &x, sizeof bits);
	return bits;
}

static inline double
meaning_double(uint64_t bits)
{
	double x;

	memcpy(&x, &bits, sizeof x);
	return x;
}

static inline uint64_t
meaning_double_bits(double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof bits);
	return bits;
}

/* Returns the integer nearest to x, ties to even, in any mode of the host. */
static inline double
meaning_even(double x)
{
	double low = floor(x), part = x - low;

	if (!(fabs(x) < 0x1p52))
		return x;
	low += part > 0.5 || (part == 0.5 && floor(low / 2) * 2 != low);
	return copysign(low, x);
}

/* Returns the bits of the half nearest to x, in any mode of the host. */
static inline uint16_t
meaning_half_bits(float x)
{
	uint32_t bits = meaning_float_bits(x), sign = bits >> 16 & 0x8000, a = bits & 0x7fffffff;

	if (a > 0x7f800000)
		return (uint16_t)(sign | 0x7e00);
	if (a >= 0x477ff000) /* 65520, which is nearer to 2^16 */
		return (uint16_t)(sign | 0x7c00);
	if (a < 0x38800000) { /* a denormal */
		uint32_t shift = a >> 23 < 101 ? 25 : 126 - (a >> 23), m = (a & 0x7fffff) | 0x800000;
		uint32_t low = a >> 23 < 101 ? 0 : m >> shift, half = 1u << (shift - 1);
		uint32_t rest = m & ((1u << shift) - 1);

		return (uint16_t)(sign | (low + (a >> 23 > 100 && rest + (low & 1) > half)));
	}
	a += 0xfff + (a >> 13 & 1);
	return (uint16_t)(sign | ((a >> 13) - (112 << 10)));
}

static inline float
meaning_half(uint16_t bits)
{
	uint32_t a = bits & 0x7fff, sign = (uint32_t)(bits & 0x8000) << 16;

	if (a >= 0x7c00)
		return meaning_float(sign | 0x7f800000 | (a & 0x3ff) << 13);
	if (a < 0x400)
		return meaning_float(sign | meaning_float_bits((float)a * 0x1p-24f));
	return meaning_float(sign | ((a << 13) + (112u << 23)));
}

/* Rounds as the host's mode says: a sum with a number whose last bit is that of the result is rounded there. */
static inline float
meaning_round_f16(float x)
{
	uint32_t bits = meaning_float_bits(x), exponent = bits & 0x7f800000, least = (127 - 14) << 23;
	float lever = meaning_float((bits & 0x80000000) | ((exponent < least ? least : exponent) + (13 << 23))), rounded;

	if (exponent > 143u << 23) /* 2^17, so that the sum does not overflow; infinity and NaN */
		return exponent == 0x7f800000 || isinf(x * 0x1p120f) ? x * 0x1p120f : copysignf(65504, x);
	rounded = (x + lever) - lever;
	if (fabsf(rounded) > 65504)
		return isinf(x * 0x1p120f) ? x * 0x1p120f : copysignf(65504, x);
	return copysignf(rounded, x);
}

/* Returns the bits of a float, of a denormal only the sign, if they are not kept: by a mask, as in meaning_choose(). */
static inline uint32_t
meaning_flush_f32(uint32_t bits, bool kept)
{
	uint32_t lost = kept ? 0 : 0x7fffffff;

	return bits & ~(-(uint32_t)((bits & 0x7f800000) == 0) & lost);
}

/* in: the value of an operand's bits. out: the bits of a result. */
static inline float
meaning_in_f32(const struct meaning_values *m, uint32_t bits)
{
	return meaning_float(meaning_flush_f32(bits, m->denormals32 & 1));
}

static inline uint32_t
meaning_out_f32(const struct meaning_values *m, float x)
{
	return meaning_flush_f32(meaning_float_bits(x), m->denormals32 & 2);
}

static inline float
meaning_in_f16(const struct meaning_values *m, uint16_t bits)
{
	return meaning_half(!(m->denormals16 & 1) && !(bits & 0x7c00) ? bits & 0x8000 : bits);
}

static inline uint16_t
meaning_out_f16(const struct meaning_values *m, float x)
{
	uint16_t bits = meaning_half_bits(x);

	return !(m->denormals16 & 2) && !(bits & 0x7c00) ? bits & 0x8000 : bits;
}

static inline double
meaning_in_f64(const struct meaning_values *m, uint64_t bits)
{
	return meaning_double(!(m->denormals16 & 1) && !(bits & UINT64_C(0x7ff0000000000000)) ? bits & UINT64_C(1) << 63 : bits);
}

static inline uint64_t
meaning_out_f64(const struct meaning_values *m, double x)
{
	uint64_t bits = meaning_double_bits(x);

	return !(m->denormals16 & 2) && !(bits & UINT64_C(0x7ff0000000000000)) ? bits & UINT64_C(1) << 63 : bits;
}

/* floor, ceil, trunc, rndne: the integer below, above, toward 0, nearest (ties to even). */
#define MEANING_ROUNDING(type, name) \
	static inline type \
	meaning_floor_##name(type x) \
	{ \
		return (type)floor(x); \
	} \
	static inline type \
	meaning_ceil_##name(type x) \
	{ \
		return (type)ceil(x); \
	} \
	static inline type \
	meaning_trunc_##name(type x) \
	{ \
		return (type)trunc(x); \
	} \
	static inline type \
	meaning_rndne_##name(type x) \
	{ \
		return (type)meaning_even(x); \
	}

/* Returns whether a float, or a half as a float, is a NaN. */
static inline bool
meaning_is_nan(float x)
{
	return (int32_t)(meaning_float_bits(x) & 0x7fffffff) > 0x7f800000; /* signed, which vector instructions compare */
}

static inline bool
meaning_is_nan_f64(double x)
{
	return x != x;
}

/* Returns whether a float, or a half as a float, is a signaling NaN. */
static inline bool
meaning_signals(float x)
{
	return meaning_is_nan(x) && !(meaning_float_bits(x) & 0x400000);
}

static inline bool
meaning_signals_f64(double x)
{
	return x != x && !(meaning_double_bits(x) >> 51 & 1);
}

/* Returns an integer that is greater for a greater number; -0 is less than +0. */
static inline int32_t
meaning_order(float x)
{
	uint32_t bits = meaning_float_bits(x);

	return (int32_t)(bits ^ (uint32_t)((int32_t)bits >> 31) >> 1);
}

static inline int64_t
meaning_order_f64(double x)
{
	uint64_t bits = meaning_double_bits(x);

	return (int64_t)(bits ^ (uint64_t)((int64_t)bits >> 63) >> 1);
}

/* Returns a if the condition holds, else b: by a mask, because a compiler makes jumps of conditions in a row, and then does not vectorize. */
static inline float
meaning_choose(bool condition, float a, float b)
{
	uint32_t mask = -(uint32_t)condition;

	return meaning_float((meaning_float_bits(a) & mask) | (meaning_float_bits(b) & ~mask));
}

static inline double
meaning_choose_f64(bool condition, double a, double b)
{
	return condition ? a : b;
}

/* min_num, max_num: a NaN loses; minimum, maximum: it wins; min_ieee, max_ieee: it loses, but a signaling NaN makes a NaN if MODE.IEEE
 * is set. -0 is less than +0. suffix: of the functions for this type. */
#define MEANING_EXTREME(type, name, which, before, suffix) \
	static inline type \
	meaning_##which##_num_##name(type a, type b) \
	{ \
		type extreme = meaning_choose##suffix(meaning_order##suffix(a) before meaning_order##suffix(b), a, b); \
		return meaning_choose##suffix(meaning_is_nan##suffix(a), b, meaning_choose##suffix(meaning_is_nan##suffix(b), a, extreme)); \
	} \
	static inline type \
	meaning_##which##imum_##name(type a, type b) \
	{ \
		type number = meaning_##which##_num_##name(a, b); \
		return meaning_choose##suffix(meaning_is_nan##suffix(a), a, meaning_choose##suffix(meaning_is_nan##suffix(b), b, number)); \
	} \
	static inline type \
	meaning_##which##_ieee_##name(const struct meaning_values *m, type a, type b) \
	{ \
		bool signals = m->ieee & (meaning_signals##suffix(a) | meaning_signals##suffix(b)); \
		return meaning_choose##suffix(signals, (type)NAN, meaning_##which##_num_##name(a, b)); \
	}

/* med3_num, med3_ieee: the middle one of three; -0 equals +0, and the last of equal values is the highest. If one is a NaN, the lowest of
 * the others. */
#define MEANING_MEDIAN(type, name) \
	static inline type \
	meaning_med3_num_##name(type a, type b, type c) \
	{ \
		type most = meaning_max_num_##name(meaning_max_num_##name(a, b), c); \
		if (a != a || b != b || c != c) \
			return meaning_min_num_##name(meaning_min_num_##name(a, b), c); \
		return meaning_max_num_##name(most == a ? b : a, most == a || most == b ? c : b); \
	} \
	static inline type \
	meaning_med3_ieee_##name(const struct meaning_values *m, type a, type b, type c) \
	{ \
		if (a != a || b != b || c != c) \
			return meaning_min_ieee_##name(m, meaning_min_ieee_##name(m, a, b), c); \
		return meaning_med3_num_##name(a, b, c); \
	}

MEANING_ROUNDING(float, f16)
MEANING_ROUNDING(float, f32)
MEANING_ROUNDING(double, f64)
MEANING_EXTREME(float, f16, min, <, )
MEANING_EXTREME(float, f32, min, <, )
MEANING_EXTREME(double, f64, min, <, _f64)
MEANING_EXTREME(float, f16, max, >, )
MEANING_EXTREME(float, f32, max, >, )
MEANING_EXTREME(double, f64, max, >, _f64)
MEANING_MEDIAN(float, f16)
MEANING_MEDIAN(float, f32)

static inline float
meaning_fma_f32(float a, float b, float c)
{
	return fmaf(a, b, c);
}

static inline double
meaning_fma_f64(double a, double b, double c)
{
	return fma(a, b, c);
}

/* Returns the sum of c and the product of numbers of 16 bits, which is exact in a double: rounded to odd, so that it can be rounded again. */
static inline double
meaning_odd_sum(float a, float b, float c)
{
	double product = (double)a * b, sum = product + c, rest = fabs(product) < fabs((double)c) ? product - (sum - c) : c - (sum - product);
	uint64_t bits = meaning_double_bits(sum);

	if (rest != 0 && isfinite(sum) && !(bits & 1)) /* towards the rest, whose sign decides between the neighbours */
		bits += (rest > 0) == (sum > 0) ? 1 : -1;
	return meaning_double(bits);
}

static inline float
meaning_fma_f16(float a, float b, float c)
{
	double sum = fegetround() == FE_TONEAREST ? meaning_odd_sum(a, b, c) : (double)a * b + c;
	uint64_t bits = meaning_double_bits(sum);

	if (fegetround() != FE_TONEAREST || fabs(sum) < 0x1p-26 || fabs(sum) > 0x1p17 || !isfinite(sum))
		return meaning_round_f16((float)sum);
	/* to 27 bits, the last one of which is odd if bits are lost: a float would round twice */
	bits = (bits & ~((UINT64_C(1) << 30) - 1)) | ((bits & ((UINT64_C(1) << 30) - 1)) ? UINT64_C(1) << 29 : 0);
	return meaning_round_f16((float)meaning_double(bits));
}

/* mul_legacy: 0 times any value is +0. mad: the product is rounded, too; denormals become 0. */
static inline float
meaning_mul_legacy_f32(float a, float b)
{
	return a == 0 || b == 0 ? 0 : a * b;
}

/* 0 is added to the third one, so that -0 becomes +0: as by LLVM's constant folding. */
static inline float
meaning_fma_legacy_f32(float a, float b, float c)
{
	return a == 0 || b == 0 ? 0 + c : fmaf(a, b, c);
}

static inline float
meaning_flushed_f32(float x)
{
	return fabsf(x) < 0x1p-126f ? copysignf(0, x) : x;
}

static inline float
meaning_flushed_f16(float x)
{
	return fabsf(x) < 0x1p-14f ? copysignf(0, x) : x;
}

static inline float
meaning_mad_f32(float a, float b, float c)
{
	return meaning_flushed_f32(meaning_flushed_f32(meaning_flushed_f32(a) * meaning_flushed_f32(b)) + meaning_flushed_f32(c));
}

static inline float
meaning_mad_f16(float a, float b, float c)
{
	float product = meaning_flushed_f16(meaning_round_f16(meaning_flushed_f16(a) * meaning_flushed_f16(b)));

	return meaning_flushed_f16(meaning_round_f16(product + meaning_flushed_f16(c)));
}

static inline float
meaning_mad_legacy_f32(float a, float b, float c)
{
	a = meaning_flushed_f32(a);
	b = meaning_flushed_f32(b);
	return meaning_flushed_f32(meaning_flushed_f32(meaning_mul_legacy_f32(a, b)) + meaning_flushed_f32(c));
}

/* The product of a and b, or the lowest number if b is this number, less or NaN, or if c is not more than 0. */
static inline float
meaning_mullit_f32(float a, float b, float c)
{
	return b != b || b <= -FLT_MAX || !(c > 0) ? -FLT_MAX : a * b;
}

/* exponent, mantissa: of frexp(). The exponent of 0, infinity and NaN is 0, and their mantissa they are themselves.
 * ldexp: x times 2 to the power of n, rounded once.
 * fract: the distance from the integer below, but always less than 1. */
#define MEANING_PARTS(type, name, below_one) \
	static inline int32_t \
	meaning_exponent_##name(type x) \
	{ \
		int n = 0; \
		if (isfinite(x)) \
			(void)frexp(x, &n); \
		return n; \
	} \
	static inline type \
	meaning_mantissa_##name(type x) \
	{ \
		return isfinite(x) ? (type)frexp(x, &(int){0}) : x; \
	} \
	static inline type \
	meaning_fract_##name(type x) \
	{ \
		return meaning_minimum_##name(x - (type)floor(x), below_one); \
	}

MEANING_PARTS(float, f16, 0x1.ffcp-1f)
MEANING_PARTS(float, f32, 0x1.fffffep-1f)
MEANING_PARTS(double, f64, 0x1.fffffffffffffp-1)

static inline float
meaning_ldexp_f32(float x, int32_t n)
{
	return ldexpf(x, n);
}

static inline float
meaning_ldexp_f16(float x, int32_t n)
{
	return meaning_round_f16(ldexpf(x, n));
}

static inline double
meaning_ldexp_f64(double x, int32_t n)
{
	return ldexp(x, n);
}

/* Returns whether `mask` has the bit of the class of a float, whose bits are x: 0 signaling NaN, 1 quiet NaN, 2 -infinity, 3 negative
 * normal, 4 negative denormal, 5 -0, 6 +0, 7 denormal, 8 normal, 9 infinity. */
#define MEANING_CLASS(type, width, fraction) \
	static inline bool \
	meaning_is_class_u##width(type x, uint32_t mask) \
	{ \
		type a = (type)(x & ~((type)1 << ((width) - 1))), infinity = (type)(((type)1 << ((width) - 1)) - ((type)1 << (fraction))); \
		unsigned size = a == 0 ? 0 : a < (type)1 << (fraction) ? 1 : a < infinity ? 2 : 3; \
		unsigned nan = a >> ((fraction) - 1) & 1, class = a > infinity ? nan : x >> ((width) - 1) ? 5 - size : 6 + size; \
		return mask >> class & 1; \
	}

MEANING_CLASS(uint16_t, 16, 10)
MEANING_CLASS(uint32_t, 32, 23)
MEANING_CLASS(uint64_t, 64, 52)

#endif
