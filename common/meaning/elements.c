/* Conversions of many elements. Sources: the pseudo-code of AMD's ISA manual of gfx950, and HIP's host code for its scaled conversions. */
#include "common/meaning/operations.h"

static unsigned
mantissa_bits(unsigned type)
{
	return type == MATRIX_f32 ? 23 : matrix_small(type)->mantissa;
}

/* Returns the format of a float of at most 8 bits, or NULL for the others, whose denormals follow MODE. */
static const struct small_format *
small_of(unsigned type)
{
	return matrix_bits(type) <= 8 ? matrix_small(type) : NULL;
}

/* Returns element i of a lane. */
static uint32_t
element(const uint32_t *dwords, unsigned lane, unsigned i, unsigned bits)
{
	const uint32_t *at = dwords + i * bits / 32 * MEANING_LANES + lane;
	unsigned shift = i * bits % 32;
	uint64_t value = at[0] | (shift + bits > 32 ? (uint64_t)at[MEANING_LANES] << 32 : 0);

	return (uint32_t)(value >> shift) & (UINT32_MAX >> (32 - bits));
}

/* Sets element i of a lane, whose bits are 0. */
static void
add_element(uint32_t *dwords, unsigned lane, unsigned i, unsigned bits, uint32_t value)
{
	uint32_t *at = dwords + i * bits / 32 * MEANING_LANES + lane;
	unsigned shift = i * bits % 32;

	at[0] |= value << shift;
	if (shift + bits > 32)
		at[MEANING_LANES] |= value >> (32 - shift);
}

static double
float_value(const struct meaning_values *m, unsigned type, uint32_t bits)
{
	if (type == MATRIX_f32)
		return meaning_in_f32(m, bits);
	return type == MATRIX_f16 ? meaning_in_f16(m, (uint16_t)bits) : meaning_in_bf16(m, (uint16_t)bits);
}

static uint32_t
float_code(const struct meaning_values *m, unsigned type, double x)
{
	return type == MATRIX_f32 ? meaning_out_f32(m, (float)x) : type == MATRIX_f16 ? meaning_out_f16(m, (float)x) : meaning_out_bf16(m, (float)x);
}

void
meaning_convert(const struct meaning_values *m, const struct float_conversion *x, unsigned lane, uint32_t scale, uint32_t random)
{
	const struct small_format *to = small_of(x->to), *from = small_of(x->from);
	unsigned to_bits = matrix_bits(x->to), from_bits = matrix_bits(x->from);
	unsigned lost = to && x->stochastic ? mantissa_bits(x->from) - to->mantissa : 0;
	uint32_t *result = m->result[x->d];

	for (unsigned k = 0; k < (x->count * to_bits + 31) / 32; k++)
		result[k * MEANING_LANES + lane] = 0;
	for (unsigned i = 0; i < x->count; i++) {
		bool interleaved = x->s1 != x->s0;
		uint32_t bits = element(m->operand[interleaved && i & 1 ? x->s1 : x->s0], lane, interleaved ? i / 2 : i, from_bits);
		double value = from ? small_value(small_own(m, from), bits) : float_value(m, x->from, bits);

		value = small_scaled(value, scale, to != NULL);
		add_element(result, lane, i, to_bits, to ? small_rounded(small_own(m, to), value, lost, random) : float_code(m, x->to, value));
		random = meaning_next_random_u32(random);
	}
}
