/* Floats of fewer bits than f16, and bf16: their values, and rounding to them. matrix.c and the conversions use them. Sources: OCP's
 * specifications of 8-bit floats and of microscaling formats; AMD's ISA manuals of gfx940 and gfx950; HIP's host code for
 * stochastic rounding. */
#ifndef MEANING_SMALL_H
#define MEANING_SMALL_H

#include "common/meaning/floats.h"

/* How a float is encoded. */
enum small_special {
	SMALL_IEEE,          /* the highest exponent is that of infinity and NaN */
	SMALL_LAST,          /* the highest exponent and mantissa are a NaN */
	SMALL_FINITE,        /* all codes are numbers: what is too large becomes the largest one, and so does NaN */
	SMALL_FNUZ,          /* the code of -0 is the only NaN; results that are too large become it */
};

struct small_format {
	uint8_t bits, mantissa, bias, special;
};

static const struct small_format
	small_f16 = {16, 10, 15, SMALL_IEEE}, small_bf16 = {16, 7, 127, SMALL_IEEE},
	small_fp8 = {8, 3, 7, SMALL_LAST}, small_bf8 = {8, 2, 15, SMALL_IEEE},
	small_fp6 = {6, 3, 1, SMALL_FINITE}, small_bf6 = {6, 2, 3, SMALL_FINITE}, small_fp4 = {4, 1, 1, SMALL_FINITE},
	small_fp8_fnuz = {8, 3, 8, SMALL_FNUZ}, small_bf8_fnuz = {8, 2, 16, SMALL_FNUZ};

/* Returns a format as the processor has it: with FEATURE_FP8_FNUZ, those of 8 bits differ. */
static inline const struct small_format *
small_own(const struct meaning_values *m, const struct small_format *f)
{
	return !m->fnuz ? f : f == &small_fp8 ? &small_fp8_fnuz : f == &small_bf8 ? &small_bf8_fnuz : f;
}

/* Returns the code of the largest number. */
static inline uint32_t
small_largest(const struct small_format *f)
{
	uint32_t all = (1u << (f->bits - 1)) - 1;

	return f->special == SMALL_IEEE ? all - (1u << f->mantissa) : f->special == SMALL_LAST ? all - 1 : all;
}

static inline double
small_value(const struct small_format *f, uint32_t code)
{
	uint32_t sign = code >> (f->bits - 1) & 1, rest = code & ((1u << (f->bits - 1)) - 1), exponent = rest >> f->mantissa;
	uint32_t mantissa = rest & ((1u << f->mantissa) - 1);
	double value;

	if (f->special == SMALL_FNUZ && sign && !rest)
		return NAN;
	if (rest > small_largest(f))
		value = f->special == SMALL_IEEE && !mantissa ? INFINITY : NAN;
	else
		value = ldexp(exponent ? mantissa + (1u << f->mantissa) : mantissa, (int)(exponent ? exponent : 1) - f->bias - f->mantissa);
	return sign ? -value : value;
}

/* Returns the code of a NaN or, if it is false, of a number that is too large. */
static inline uint32_t
small_no_number(const struct small_format *f, bool nan, uint32_t sign)
{
	uint32_t largest = small_largest(f);

	if (f->special == SMALL_FNUZ)
		return 1u << (f->bits - 1);
	if (f->special == SMALL_FINITE)
		return sign | largest;
	return sign | (nan && f->special == SMALL_IEEE ? largest + 1 + (1u << (f->mantissa - 1)) : largest + 1);
}

/* Returns the code that is nearest to x, ties to even. With `lost`, the number of bits of the source's mantissa that the format does not have,
 * x is cut to the bits before them, and `random`, the upper bits of a random number, is added to these bits before they are cut. */
static inline uint32_t
small_rounded(const struct small_format *f, double x, unsigned lost, uint32_t random)
{
	uint32_t sign = signbit(x) ? 1u << (f->bits - 1) : 0, code;
	int exponent, least = 1 - f->bias;

	if (x != x || isinf(x))
		return small_no_number(f, x != x, sign);
	(void)frexp(x, &exponent);
	exponent = x == 0 || exponent - 1 < least ? least : exponent - 1;
	double units = ldexp(fabs(x), f->mantissa - exponent);
	units = lost ? floor(ldexp(floor(ldexp(units, (int)lost)) + (random >> (32 - lost)), -(int)lost)) : meaning_even(units);
	code = ((uint32_t)(exponent - least) << f->mantissa) + (uint32_t)units; /* units that are too many are carried to the exponent */
	if (code > small_largest(f))
		return small_no_number(f, false, sign);
	return f->special == SMALL_FNUZ && !code ? 0 : sign | code;
}

/* A bf16 is a float whose value is that of a bf16; MODE's bits for halves say whether denormals are kept. */
static inline float
meaning_bf16(uint16_t bits)
{
	return meaning_float((uint32_t)bits << 16);
}

static inline uint16_t
meaning_bf16_bits(double x)
{
	return (uint16_t)small_rounded(&small_bf16, x, 0, 0);
}

static inline float
meaning_round_bf16(float x)
{
	uint32_t bits = meaning_float_bits(x);

	return x != x ? x : meaning_float((bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000);
}

static inline float
meaning_in_bf16(const struct meaning_values *m, uint16_t bits)
{
	return meaning_bf16(!(m->denormals16 & 1) && !(bits & 0x7f80) ? bits & 0x8000 : bits);
}

/* Returns the nearest bf16; a NaN keeps its upper bits, and becomes quiet. */
static inline uint16_t
meaning_rounded_bf16(float x)
{
	return x != x ? (uint16_t)(meaning_float_bits(x) >> 16 | 0x40) : (uint16_t)(meaning_float_bits(meaning_round_bf16(x)) >> 16);
}

static inline uint16_t
meaning_out_bf16(const struct meaning_values *m, float x)
{
	uint16_t bits = meaning_rounded_bf16(x);

	return !(m->denormals16 & 2) && !(bits & 0x7f80) ? bits & 0x8000 : bits;
}

static inline float
meaning_fma_bf16(float a, float b, float c)
{
	return meaning_bf16(meaning_bf16_bits(meaning_odd_sum(a, b, c)));
}

static inline uint16_t
meaning_nearest_bf16_f32(float x)
{
	return meaning_bf16_bits(x);
}

static inline float
meaning_f32_bf16(float x)
{
	return x;
}

static inline float
meaning_bf16_f32(float x)
{
	return meaning_round_bf16(x);
}

MEANING_EXTREME(float, bf16, min, <)
MEANING_EXTREME(float, bf16, max, >)

#endif
