/* Transcendental operations of semantics.tbl. Hardware's results differ from these, at most by the bounds that AMD's manuals state: 1 ulp
 * of f32, 0.51 ulp of f16, 2^29 ulp of f64 (rcp, rsq, sqrt); sin and cos of f32 by 2^-20. Those of f32 flush denormals in any mode, apart from
 * sin and cos. */
#ifndef MEANING_TRANSCENDENTAL_H
#define MEANING_TRANSCENDENTAL_H

#include "common/meaning/small.h"

static const double MEANING_TURN = 6.283185307179586476925286766559;

/* sin and cos: of an angle in turns. Multiples of a quarter are exact. */
static inline double
meaning_sine(double turns, unsigned quarter)
{
	static const double exact[] = {0, 1, 0, -1};
	double fraction = turns - floor(turns), quarters = 4 * fraction;

	if (quarters == floor(quarters))
		return exact[((unsigned)quarters + quarter) & 3];
	return quarter ? cos(fraction * MEANING_TURN) : sin(fraction * MEANING_TURN);
}

/* Of GFX6 to GFX8, beyond 256 turns: the value at 0. */
static inline double
meaning_sine_near(double turns, unsigned quarter)
{
	return fabs(turns) > 256 ? quarter : meaning_sine(turns, quarter);
}

#define MEANING_UNARY(name, expression) \
	static inline float \
	meaning_##name##_f32(float value) \
	{ \
		double x = meaning_flushed_f32(value); \
		return meaning_flushed_f32((float)(expression)); \
	} \
	static inline float \
	meaning_##name##_f16(float x) \
	{ \
		return meaning_round_f16((float)(expression)); \
	} \
	static inline float \
	meaning_##name##_bf16(float x) \
	{ \
		return meaning_bf16(meaning_bf16_bits(expression)); \
	}

/* Of GFX6 and GFX7. finite: infinity becomes the largest number. */
static inline float
meaning_finite_f32(float x)
{
	return isinf(x) ? copysignf(FLT_MAX, x) : x;
}

static inline double
meaning_finite_f64(double x)
{
	return isinf(x) ? copysign(DBL_MAX, x) : x;
}

static inline float
meaning_zero_for_infinity_f32(float x)
{
	return isinf(x) ? copysignf(0, x) : x;
}

#define MEANING_SINE(name, expression) \
	static inline float \
	meaning_##name##_f32(float x) \
	{ \
		return isfinite(x) ? (float)(expression) : NAN; \
	} \
	static inline float \
	meaning_##name##_f16(float x) \
	{ \
		return isfinite(x) ? meaning_round_f16((float)(expression)) : NAN; \
	} \
	static inline float \
	meaning_##name##_bf16(float x) \
	{ \
		return isfinite(x) ? meaning_bf16(meaning_bf16_bits(expression)) : NAN; \
	}

/* rcp: 1 / x; rsq: 1 / the square root; exp2, log2: to the base 2. */
MEANING_UNARY(rcp, 1 / (double)x)
MEANING_UNARY(rsq, 1 / sqrt((double)x))
MEANING_UNARY(sqrt, sqrt((double)x))
MEANING_UNARY(exp2, exp2((double)x))
MEANING_UNARY(log2, log2((double)x))
MEANING_UNARY(tanh, tanh((double)x))
MEANING_SINE(sin, meaning_sine(x, 0))
MEANING_SINE(cos, meaning_sine(x, 1))
MEANING_SINE(sin_near, meaning_sine_near(x, 0))
MEANING_SINE(cos_near, meaning_sine_near(x, 1))

/* 53 bits of 2 / pi, as the number that they are in 2 / pi: those from bit 53 * segment after the point on, or from later ones for large
 * x, whose product with the bits before is a multiple of 8. */
static inline double
meaning_trig_preop_f64(double x, uint32_t segment)
{
	static const uint64_t bits[] = {
		0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c,
		0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
		0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08,
		0x56033046fc7b0000, 0, 0,
	};
	unsigned field = (unsigned)(meaning_double_bits(x) >> 52) & 0x7ff, shift = (segment & 31) * 53 + (field > 1077 ? field - 1077 : 0);
	unsigned word = shift / 64 < 19 ? shift / 64 : 19;
	uint64_t window = bits[word] << shift % 64 | (shift % 64 ? bits[word + 1] >> (64 - shift % 64) : 0);

	return ldexp((double)(window >> 11), -53 - (int)shift + (field >= 1968 ? 128 : 0));
}

static inline double
meaning_rcp_f64(double x)
{
	return 1 / x;
}

static inline double
meaning_rsq_f64(double x)
{
	return 1 / sqrt(x);
}

static inline double
meaning_sqrt_f64(double x)
{
	return sqrt(x);
}

#endif
