/* The operations of semantics.tbl that C does not have; genmeaning.py has their types. All of them are defined for all values. */
#ifndef MEANING_OPERATIONS_H
#define MEANING_OPERATIONS_H

#include <math.h>
#include <string.h>

#include "common/meaning/meaning.h"

extern const struct meaning_program meaning_programs[]; /* indexed by form.meaning; the first one is empty */

/* Returns the first active lane; 0 if there is none. */
static inline uint32_t
meaning_first_lane(const struct meaning_values *m)
{
	return m->active ? (uint32_t)__builtin_ctzll(m->active) : 0;
}

/* Applies omod and clamp to the results of all lanes, which are numbers of type out->number. */
void
meaning_modify_result(const struct meaning_values *m, const struct meaning_output *out, unsigned omod, bool clamp, uint32_t *row);

/* An integer that holds each sum and product of integers of 64 bits. */
__extension__ typedef __int128 meaning_wide;

#define MEANING_LIMITED(type, name, least, most) \
	static inline type \
	meaning_limited_##name(meaning_wide x) \
	{ \
		return (type)(x < (least) ? (least) : x > (most) ? (most) : x); \
	}

MEANING_LIMITED(uint16_t, u16, 0, UINT16_MAX)
MEANING_LIMITED(int16_t, i16, INT16_MIN, INT16_MAX)
MEANING_LIMITED(uint32_t, u32, 0, UINT32_MAX)
MEANING_LIMITED(int32_t, i32, INT32_MIN, INT32_MAX)
MEANING_LIMITED(uint64_t, u64, 0, UINT64_MAX)
MEANING_LIMITED(int64_t, i64, INT64_MIN, INT64_MAX)

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

/* ---- floats. A half is a float whose value is that of a half. Results are rounded to nearest, ties to even. */

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

/* Returns the bits of the half nearest to x. */
static inline uint16_t
meaning_half_bits(float x)
{
	uint32_t bits = meaning_float_bits(x), sign = bits >> 16 & 0x8000, a = bits & 0x7fffffff;

	if (a > 0x7f800000)
		return (uint16_t)(sign | 0x7e00);
	if (a >= 0x477ff000) /* 65520, which is nearer to 2^16 */
		return (uint16_t)(sign | 0x7c00);
	if (a < 0x38800000) /* a denormal: the sum with 0.5 is rounded at its last bit */
		return (uint16_t)(sign | (meaning_float_bits(meaning_float(a) + 0.5f) - 0x3f000000));
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

static inline float
meaning_round_f16(float x)
{
	return meaning_half(meaning_half_bits(x));
}

/* in: the value of an operand's bits. out: the bits of a result. */
static inline float
meaning_in_f32(const struct meaning_values *m, uint32_t bits)
{
	return meaning_float(!(m->denormals32 & 1) && !(bits & 0x7f800000) ? bits & 0x80000000 : bits);
}

static inline uint32_t
meaning_out_f32(const struct meaning_values *m, float x)
{
	uint32_t bits = meaning_float_bits(x);

	return !(m->denormals32 & 2) && !(bits & 0x7f800000) ? bits & 0x80000000 : bits;
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
	double x;

	if (!(m->denormals16 & 1) && !(bits & UINT64_C(0x7ff0000000000000)))
		bits &= UINT64_C(1) << 63;
	memcpy(&x, &bits, sizeof x);
	return x;
}

static inline uint64_t
meaning_out_f64(const struct meaning_values *m, double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof bits);
	return !(m->denormals16 & 2) && !(bits & UINT64_C(0x7ff0000000000000)) ? bits & UINT64_C(1) << 63 : bits;
}

/* floor, ceil, trunc, rndne: the integer below, above, toward 0, nearest (ties to even). */
#define MEANING_FLOAT(type, name) \
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
		return (type)nearbyint(x); \
	} \
	/* min_num, max_num: a NaN loses; minimum, maximum: it wins. -0 is less than +0. */ \
	static inline type \
	meaning_min_num_##name(type a, type b) \
	{ \
		return a != a ? b : b != b || a < b || (a == b && signbit(a)) ? a : b; \
	} \
	static inline type \
	meaning_max_num_##name(type a, type b) \
	{ \
		return a != a ? b : b != b || a > b || (a == b && !signbit(a)) ? a : b; \
	} \
	static inline type \
	meaning_minimum_##name(type a, type b) \
	{ \
		return a != a ? a : b != b ? b : meaning_min_num_##name(a, b); \
	} \
	static inline type \
	meaning_maximum_##name(type a, type b) \
	{ \
		return a != a ? a : b != b ? b : meaning_max_num_##name(a, b); \
	}

/* min_ieee, max_ieee: min_num and max_num, but a signaling NaN makes a NaN if MODE.IEEE is set. */
#define MEANING_IEEE(type, name, is_signaling) \
	static inline type \
	meaning_min_ieee_##name(const struct meaning_values *m, type a, type b) \
	{ \
		return m->ieee && (is_signaling(a) || is_signaling(b)) ? (type)NAN : meaning_min_num_##name(a, b); \
	} \
	static inline type \
	meaning_max_ieee_##name(const struct meaning_values *m, type a, type b) \
	{ \
		return m->ieee && (is_signaling(a) || is_signaling(b)) ? (type)NAN : meaning_max_num_##name(a, b); \
	}

/* Returns whether a float, or a half as a float, is a signaling NaN. */
static inline bool
meaning_signals(float x)
{
	return x != x && !(meaning_float_bits(x) & 0x400000);
}

MEANING_FLOAT(float, f16)
MEANING_FLOAT(float, f32)
MEANING_FLOAT(double, f64)
MEANING_IEEE(float, f16, meaning_signals)
MEANING_IEEE(float, f32, meaning_signals)

static inline float
meaning_fma_f32(float a, float b, float c)
{
	return fmaf(a, b, c);
}

/* The product is exact in a double. The sum is rounded to odd first, so that it is rounded correctly to a half. */
static inline float
meaning_fma_f16(float a, float b, float c)
{
	double product = (double)a * b, sum = product + c, rest = fabs(product) < fabs((double)c) ? product - (sum - c) : c - (sum - product);
	uint64_t bits;

	memcpy(&bits, &sum, sizeof bits);
	if (rest != 0 && isfinite(sum) && !(bits & 1)) /* towards the rest, whose sign decides between the neighbours */
		bits += (rest > 0) == (sum > 0) ? 1 : -1;
	memcpy(&sum, &bits, sizeof sum);
	if (fabs(sum) < 0x1p-26 || fabs(sum) > 0x1p17 || !isfinite(sum))
		return meaning_round_f16((float)sum);
	/* to 27 bits, the last one of which is odd if bits are lost: a float would round twice */
	memcpy(&bits, &sum, sizeof bits);
	bits = (bits & ~(UINT64_C(1) << 29) & ~((UINT64_C(1) << 29) - 1)) | ((bits & ((UINT64_C(1) << 30) - 1)) ? UINT64_C(1) << 29 : 0);
	memcpy(&sum, &bits, sizeof sum);
	return meaning_round_f16((float)sum);
}

/* Conversions. To integers: toward 0, limited to the numbers of the type; NaN becomes 0. */
static inline int32_t
meaning_i32_f32(float x)
{
	return x != x ? 0 : x >= 0x1p31f ? INT32_MAX : x < -0x1p31f ? INT32_MIN : (int32_t)x;
}

static inline uint32_t
meaning_u32_f32(float x)
{
	return !(x > 0) ? 0 : x >= 0x1p32f ? UINT32_MAX : (uint32_t)x;
}

static inline int32_t
meaning_i32_f64(double x)
{
	return x != x ? 0 : x >= 0x1p31 ? INT32_MAX : x < -0x1p31 ? INT32_MIN : (int32_t)x;
}

static inline uint32_t
meaning_u32_f64(double x)
{
	return !(x > 0) ? 0 : x >= 0x1p32 ? UINT32_MAX : (uint32_t)x;
}

static inline int16_t
meaning_i16_f16(float x)
{
	return x != x ? 0 : x >= 0x1p15f ? INT16_MAX : x < -0x1p15f ? INT16_MIN : (int16_t)x;
}

static inline uint16_t
meaning_u16_f16(float x)
{
	return !(x > 0) ? 0 : x >= 0x1p16f ? UINT16_MAX : (uint16_t)x;
}

static inline float
meaning_f16_i16(int16_t x)
{
	return meaning_round_f16(x);
}

static inline float
meaning_f16_u16(uint16_t x)
{
	return meaning_round_f16(x);
}

static inline double
meaning_f64_i32(int32_t x)
{
	return x;
}

static inline double
meaning_f64_u32(uint32_t x)
{
	return x;
}

static inline double
meaning_f64_f32(float x)
{
	return x;
}

static inline float
meaning_f32_f64(double x)
{
	return (float)x;
}

static inline double
meaning_fma_f64(double a, double b, double c)
{
	return fma(a, b, c);
}

static inline float
meaning_f32_i32(int32_t x)
{
	return (float)x;
}

static inline float
meaning_f32_u32(uint32_t x)
{
	return (float)x;
}

static inline float
meaning_f32_f16(float x)
{
	return x;
}

static inline float
meaning_f16_f32(float x)
{
	return meaning_round_f16(x);
}

/* The bits of the half that is nearest to x and not beyond it. */
static inline uint16_t
meaning_toward_zero_f16_f32(float x)
{
	uint16_t bits = meaning_half_bits(x);

	return x == x && fabsf(meaning_half(bits)) > fabsf(x) ? bits - 1 : bits;
}

#include "common/meaning/dot.h"
#include "common/meaning/memory.h"

#endif
