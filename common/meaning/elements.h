/* Conversions between floats and small floats, which have a common scale: a power of two, as the exponent field of a float. */
#ifndef MEANING_ELEMENTS_H
#define MEANING_ELEMENTS_H

#include "common/meaning/matrix.h"
#include "common/meaning/small.h"

/* d = converted(to, from, scale): each element of an operand becomes one of d. */
struct float_conversion {
	uint8_t d, s0, s1;   /* slots; s1: of interleaved elements: those of even numbers are in s0, the others in s1; else s0 */
	uint8_t to, from;    /* MATRIX_… */
	uint8_t count;
	bool stochastic;     /* element i is rounded with the i-th random number that v_prng_b32 makes from the first one */
};

/* Converts the elements of a lane. To floats, they are multiplied by the scale; to small floats, divided. */
void
meaning_convert(const struct meaning_values *m, const struct float_conversion *x, unsigned lane, uint32_t scale, uint32_t random);

/* Returns the next random number: a linear-feedback shift register. */
static inline uint32_t
meaning_next_random_u32(uint32_t x)
{
	return x << 1 ^ (x >> 31 ? 0xc5 : 0);
}

/* Returns x times a power of two, or its inverse. The scale 255 is a NaN. */
static inline double
small_scaled(double x, uint32_t scale, bool inverse)
{
	int exponent = (int)(scale & 0xff) - 127;

	return exponent == 128 ? NAN : ldexp(x, inverse ? -exponent : exponent);
}

/* from_…: the value of a code times the scale. to_…: the code that is nearest to x divided by the scale. sr_…: rounded with a random number. */
#define MEANING_SMALL_TO(name, type, source_mantissa) \
	static inline uint32_t \
	meaning_to_##name##_##type(const struct meaning_values *m, float x, uint32_t scale) \
	{ \
		return small_rounded(small_own(m, &small_##name), small_scaled(x, scale, true), 0, 0); \
	} \
	static inline uint32_t \
	meaning_sr_##name##_##type(const struct meaning_values *m, float x, uint32_t random, uint32_t scale) \
	{ \
		const struct small_format *f = small_own(m, &small_##name); \
		return small_rounded(f, small_scaled(x, scale, true), (source_mantissa) - f->mantissa, random); \
	}

#define MEANING_SMALL(name) \
	static inline float \
	meaning_from_##name##_u32(const struct meaning_values *m, uint32_t code, uint32_t scale) \
	{ \
		const struct small_format *f = small_own(m, &small_##name); \
		return (float)small_scaled(small_value(f, code & ((1u << f->bits) - 1)), scale, false); \
	} \
	MEANING_SMALL_TO(name, f32, 23) \
	MEANING_SMALL_TO(name, f16, 10) \
	MEANING_SMALL_TO(name, bf16, 7)

MEANING_SMALL(fp8)
MEANING_SMALL(bf8)
MEANING_SMALL(fp4)

static inline uint16_t
meaning_random_f16_f32(float x, uint32_t random)
{
	return (uint16_t)small_rounded(&small_f16, x, 23 - 10, random);
}

static inline uint16_t
meaning_random_bf16_f32(float x, uint32_t random)
{
	return (uint16_t)small_rounded(&small_bf16, x, 23 - 7, random);
}

#endif
