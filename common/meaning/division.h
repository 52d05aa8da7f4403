/* Operations of semantics.tbl for the steps of a division, and for cube maps. */
#ifndef MEANING_DIVISION_H
#define MEANING_DIVISION_H

#include "common/meaning/floats.h"

static inline unsigned
meaning_exponent_field_f32(float x)
{
	return meaning_float_bits(x) >> 23 & 0xff;
}

static inline unsigned
meaning_exponent_field_f64(double x)
{
	return (unsigned)(meaning_double_bits(x) >> 52) & 0x7ff;
}

/* Returns whether the exponent of high is at least n more than that of low. */
static inline bool
meaning_is_far_by_f32(float low, float high, int n)
{
	return (int)meaning_exponent_field_f32(high) - (int)meaning_exponent_field_f32(low) >= n;
}

static inline bool
meaning_is_far_by_f64(double low, double high, int n)
{
	return (int)meaning_exponent_field_f64(high) - (int)meaning_exponent_field_f64(low) >= n;
}

/* div_scale: of the denominator b and the numerator c, a, which is one of them, scaled so that the steps of the division neither overflow
 * nor lose bits to denormals. div_scales: whether the last step scales the quotient. near: the exponent of 1; far: the difference of exponents
 * from which on the quotient may overflow; tiny: the highest exponent of a numerator whose rest may be a denormal. A quotient whose
 * exponent may be that of a denormal counts as one: recorded results of RDNA3 have 1 for the lowest normal number over 1. AMD's manuals
 * make a denominator larger if 1 / b and c / b are denormals, with which 1 over the largest number would be NaN. */
#define MEANING_DIVISION(type, name, near, far, tiny, steps) \
	static inline bool \
	meaning_is_low_##name(type b, type c) \
	{ \
		return meaning_is_far_by_##name(c, b, (near) - 1); \
	} \
	static inline bool \
	meaning_div_scales_##name(type a, type b, type c) \
	{ \
		(void)a; \
		if (b == 0 || c == 0 || meaning_is_far_by_##name(b, c, far)) \
			return true; \
		return meaning_exponent_field_##name(b) > 0 && meaning_is_low_##name(b, c); \
	} \
	static inline type \
	meaning_div_scale_##name(type a, type b, type c) \
	{ \
		bool scaled = meaning_exponent_field_##name(c) <= (tiny); \
		if (b == 0 || c == 0) \
			return NAN; \
		if (meaning_is_far_by_##name(b, c, far)) \
			scaled = a == b; \
		else if (meaning_exponent_field_##name(b) == 0) \
			scaled = true; \
		else if (meaning_is_low_##name(b, 1)) \
			return a == b || !meaning_is_low_##name(b, c) ? (type)ldexp(a, -(steps)) : a; \
		else if (meaning_is_low_##name(b, c)) \
			scaled = a == c; \
		return scaled ? (type)ldexp(a, steps) : a; \
	}

MEANING_DIVISION(float, f32, 127, 96, 23, 64)
MEANING_DIVISION(double, f64, 1023, 768, 53, 128)

/* div_fmas: a * b + c, where c is the quotient but for its last bits, times 2 to the power of steps or -steps, rounded once. A denormal is
 * rounded by adding a number whose lowest bit is that of denormals. digits: of the mantissa; lowest: the exponent of the lowest denormal. */
#define MEANING_FMAS(type, name, fma, ldexp, steps, digits, lowest) \
	static inline type \
	meaning_div_fmas_##name(type a, type b, type c) \
	{ \
		const type large = (type)copysign(ldexp((type)1, (lowest) + (steps) + (digits) - 1), c); \
		type whole; \
		if (meaning_exponent_##name(c) > 1) \
			return ldexp(fma(a, b, c), steps); \
		if (!(fabs(c) < fabs(large))) \
			return ldexp(fma(a, b, c), -(steps)); \
		whole = (c + large) - large; \
		return (type)copysign(ldexp(((large + whole) + fma(a, b, c - whole)) - large, -(steps)), c); \
	}

MEANING_FMAS(float, f32, fmaf, ldexpf, 64, FLT_MANT_DIG, FLT_MIN_EXP - FLT_MANT_DIG)
MEANING_FMAS(double, f64, fma, ldexp, 128, DBL_MANT_DIG, DBL_MIN_EXP - DBL_MANT_DIG)

/* div_fixup: the quotient c / b, for which a is the result of the steps before. It is 0 if it is below half of the lowest denormal. If it is too
 * large, the steps give infinity, or NaN where two of them do. */
#define MEANING_FIXUP(type, name, is_low) \
	static inline type \
	meaning_div_fixup_##name(type a, type b, type c) \
	{ \
		type sign = !signbit(b) == !signbit(c) ? 1 : -1; \
		if (c != c || b != b) \
			return c != c ? c : b; \
		if ((b == 0 && c == 0) || (isinf(b) && isinf(c))) \
			return NAN; \
		if (b == 0 || isinf(c) || (a != a && !isinf(b) && c != 0)) \
			return sign * (type)INFINITY; \
		return sign * (isinf(b) || c == 0 || (is_low) ? 0 : (type)fabs(a)); \
	}

MEANING_FIXUP(float, f16, false)
MEANING_FIXUP(float, f32, meaning_is_far_by_f32(c, b, 151))
MEANING_FIXUP(double, f64, meaning_is_far_by_f64(c, b, 1076))

/* cube_face, cube_s, cube_t, cube_major: of the vector x, y, z: the number of the face that it meets, the coordinates on the face, and twice
 * the coordinate that is farthest from 0; of equal ones z, then y. */
static inline float
meaning_cube_face_f32(float x, float y, float z)
{
	if (fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y))
		return z < 0 ? 5 : 4;
	return fabsf(y) >= fabsf(x) ? y < 0 ? 3 : 2 : x < 0 ? 1 : 0;
}

static inline float
meaning_cube_s_f32(float x, float y, float z)
{
	if (fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y))
		return z < 0 ? -x : x;
	return fabsf(y) >= fabsf(x) ? x : x < 0 ? z : -z;
}

static inline float
meaning_cube_t_f32(float x, float y, float z)
{
	if (fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y))
		return -y;
	return fabsf(y) >= fabsf(x) ? y < 0 ? -z : z : -y;
}

static inline float
meaning_cube_major_f32(float x, float y, float z)
{
	if (fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y))
		return z * 2;
	return (fabsf(y) >= fabsf(x) ? y : x) * 2;
}

#endif
