/* Transcendental operations of semantics.tbl. Hardware's results differ from these, at most by the bounds that AMD's manuals state: 1 ulp
 * of f32, 0.51 ulp of f16, 2^29 ulp of f64 (rcp, rsq, sqrt); sin and cos of f32 by 2^-20. Those of f32 flush denormals in any mode, apart from
 * sin and cos. */
#ifndef MEANING_TRANSCENDENTAL_H
#define MEANING_TRANSCENDENTAL_H

#include "common/meaning/floats.h"

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
