/* Formats of buffers: conversions of components between memory and registers. */
#include "common/meaning/conversions.h"
#include "common/meaning/format.h"
#include "common/meaning/memory.h"

/* Selections of components: dst_sel of the descriptor. */
enum { SELECT_ONE = 1, SELECT_X = 4 };

/* Returns the bits of component k in memory, and adds where it is. */
static uint64_t
component_place(const struct meaning_format *f, unsigned k, uint64_t address, unsigned *shift)
{
	unsigned at = 0;

	for (unsigned i = 0; i < k; i++)
		at += f->bits[i];
	*shift = f->bits[0] % 8 ? at : 0; /* components that are no bytes are parts of a dword */
	return address == MEANING_NOWHERE ? address : address + (at - *shift) / 8;
}

static uint32_t
raw_component(const struct meaning_values *m, unsigned lane, const struct meaning_format *f, unsigned k, uint64_t address)
{
	unsigned shift, bits = f->bits[k];
	uint64_t place = component_place(f, k, address, &shift);

	if (bits % 8)
		return meaning_load_u32(m, lane, place) >> shift & ((1u << bits) - 1);
	return bits == 8 ? meaning_load_u8(m, lane, place) : bits == 16 ? meaning_load_u16(m, lane, place) : meaning_load_u32(m, lane, place);
}

/* Returns a float of 11 or 10 bits, which has no sign and 5 bits of exponent, as a half. */
static uint16_t
small_float(uint32_t raw, unsigned bits)
{
	return (uint16_t)(raw << (15 - bits));
}

static int32_t
signed_component(uint32_t raw, unsigned bits)
{
	return (int32_t)(raw << (32 - bits)) >> (32 - bits);
}

/* Returns the value of a component that is no integer. */
static double
component_value(unsigned number, unsigned bits, uint32_t raw)
{
	double most = ldexp(1, (int)bits) - 1, x = signed_component(raw, bits);

	switch (number) {
	case NUMBER_UNORM:
		return raw / most;
	case NUMBER_SNORM:
		return fmax(x / ((most - 1) / 2), -1);
	case NUMBER_SNORM_OGL:
		return (2 * x + 1) / most;
	case NUMBER_USCALED:
		return raw;
	case NUMBER_SSCALED:
		return x;
	default:
		return bits == 32 ? meaning_float(raw) : meaning_half(bits == 16 ? (uint16_t)raw : small_float(raw, bits));
	}
}

/* Rounds to odd, so that a second rounding to fewer bits is right. */
static float
to_odd(double x)
{
	float near = (float)x;
	uint32_t bits = meaning_float_bits(near);

	if (near == x || x != x || isinf(near))
		return near;
	if (fabs((double)near) > fabs(x))
		bits--;
	return meaning_float(bits | 1);
}

/* The bits of a component in a register, of 32 or 16 bits. Normalized numbers are rounded to nearest; floats of 32 bits to halves toward
 * zero: AMD's RDNA4 manual. Of integers that do not fit, the lower half: no source says so. */
static uint32_t
unpacked_component(const struct meaning_format *f, unsigned k, uint32_t raw, bool half)
{
	unsigned bits = f->bits[k], number = f->number;

	if (number == NUMBER_UINT)
		return half ? raw & 0xffff : raw;
	if (number == NUMBER_SINT)
		return (uint32_t)signed_component(raw, bits) & (half ? 0xffff : UINT32_MAX);
	if (number == NUMBER_FLOAT && bits == 32)
		return half ? meaning_toward_zero_f16_f32(meaning_float(raw)) : raw;
	double x = component_value(number, bits, raw);
	return half ? meaning_half_bits(to_odd(x)) : meaning_float_bits((float)x);
}

static uint32_t
selected_component(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned k, bool half)
{
	unsigned from = select >> 3 * k & 7, c = from - SELECT_X;

	if (from == SELECT_ONE)
		return f->number == NUMBER_UINT || f->number == NUMBER_SINT ? 1 : half ? 0x3c00 : 0x3f800000;
	if (from < SELECT_X || !f->bits[c] || address == MEANING_NOWHERE)
		return 0;
	return unpacked_component(f, c, raw_component(m, lane, f, c, address), half);
}

uint32_t
meaning_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k)
{
	return selected_component(m, lane, address, f, select, k, false);
}

uint16_t
meaning_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k)
{
	return (uint16_t)selected_component(m, lane, address, f, select, k, true);
}

/* Returns a number, limited to those of an integer and rounded to nearest; NaN becomes 0. */
static uint32_t
limited_number(double x, double least, double most)
{
	return x != x ? 0 : (uint32_t)(int64_t)nearbyint(fmin(fmax(x, least), most));
}

/* Returns a half as a float of 11 or 10 bits, rounded toward zero. Negative numbers become 0. */
static uint32_t
to_small_float(float x, unsigned bits)
{
	uint16_t half = meaning_toward_zero_f16_f32(x);

	if ((half & 0x7fff) > 0x7c00)
		return (0x7c00u >> (15 - bits)) | 1;
	return half & 0x8000 ? 0 : half >> (15 - bits);
}

/* The bits of a component in memory, from a register of 32 or 16 bits. Integers that do not fit become the nearest that does, floats are
 * rounded toward zero, and scaled numbers to nearest: no source says so. */
static uint32_t
packed_component(const struct meaning_format *f, unsigned k, uint32_t value, bool half)
{
	unsigned bits = f->bits[k];
	uint32_t mask = UINT32_MAX >> (32 - bits);
	double most = ldexp(1, (int)bits) - 1;

	if (f->number == NUMBER_UINT)
		return value < mask ? value : mask;
	if (f->number == NUMBER_SINT)
		return limited_number(half ? (int16_t)value : (int32_t)value, -ldexp(1, (int)bits - 1), ldexp(1, (int)bits - 1) - 1) & mask;
	if (f->number == NUMBER_FLOAT && bits == (half ? 16 : 32))
		return value;
	double x = half ? meaning_half((uint16_t)value) : meaning_float(value);
	switch (f->number) {
	case NUMBER_UNORM:
		return limited_number(x * most, 0, most);
	case NUMBER_SNORM:
		return limited_number(x * (most - 1) / 2, -(most - 1) / 2, (most - 1) / 2) & mask;
	case NUMBER_SNORM_OGL:
		return limited_number((x * most - 1) / 2, -(most + 1) / 2, (most - 1) / 2) & mask;
	case NUMBER_USCALED:
		return limited_number(x, 0, most);
	case NUMBER_SSCALED:
		return limited_number(x, -(most + 1) / 2, (most - 1) / 2) & mask;
	default:
		return bits == 32 ? meaning_float_bits((float)x) :
			bits == 16 ? meaning_toward_zero_f16_f32((float)x) : to_small_float((float)x, bits);
	}
}

/* Returns which of the n components in registers goes to component k: the one that is selected from it; the first one if there are fewer. */
static unsigned
component_source(uint32_t select, unsigned k, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if ((select >> 3 * i & 7) == SELECT_X + k)
			return i;
	return 0;
}

static void
store_components(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned n, const uint32_t *value, bool half)
{
	uint32_t dword = 0;
	unsigned shift = 0;

	for (unsigned k = 0; k < 4 && f->bits[k]; k++) {
		uint32_t packed = packed_component(f, k, value[component_source(select, k, n)], half);
		uint64_t place = component_place(f, k, address, &shift);

		if (f->bits[0] % 8)
			dword |= packed << shift;
		else if (f->bits[k] == 8)
			meaning_store_u8(m, lane, place, (uint8_t)packed);
		else if (f->bits[k] == 16)
			meaning_store_u16(m, lane, place, (uint16_t)packed);
		else
			meaning_store_u32(m, lane, place, packed);
	}
	if (f->bits[0] % 8)
		meaning_store_u32(m, lane, address, dword);
}

void
meaning_store_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, unsigned n,
	const uint32_t *value)
{
	store_components(m, lane, address, f, select, n, value, false);
}

void
meaning_store_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned n, const uint32_t *value)
{
	store_components(m, lane, address, f, select, n, value, true);
}
