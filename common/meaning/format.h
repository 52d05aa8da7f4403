/* Formats of buffers: texels of up to four components in memory, and their values in registers. The codes of formats are rows of enums.tbl. */
#ifndef MEANING_FORMAT_H
#define MEANING_FORMAT_H

#include "common/meaning/floats.h"
#include "common/meaning/memory.h"

enum meaning_format_number {
	NUMBER_none, NUMBER_UNORM, NUMBER_SNORM, NUMBER_SNORM_OGL, NUMBER_USCALED, NUMBER_SSCALED, NUMBER_UINT, NUMBER_SINT, NUMBER_FLOAT,
};

struct meaning_format {
	uint8_t bits[4];     /* of the components, the one in the lowest bits first; 0: there is none */
	uint8_t bytes;       /* of a texel */
	uint8_t number;      /* NUMBER_… */
};

enum { MEANING_FORMATS = 128 };

extern const struct meaning_format meaning_formats[][MEANING_FORMATS]; /* by generation, and by code: of dfmt and nfmt, nfmt << 4 | dfmt */

/* Selections of components: dst_sel of the descriptor; the first ones are a format's own. */
enum { SELECT_ZERO, SELECT_ONE, SELECT_X = 4, SELECT_ALL = 4 | 5 << 3 | 6 << 6 | 7 << 9 };

static inline uint32_t
meaning_format_bytes(const struct meaning_format *f)
{
	return f->bytes;
}

/* Returns the bits of component k in memory, and adds where it is. */
static inline uint64_t
meaning_component_place(const struct meaning_format *f, unsigned k, uint64_t address, unsigned *shift)
{
	unsigned at = 0;

	for (unsigned i = 0; i < k; i++)
		at += f->bits[i];
	*shift = f->bits[0] % 8 ? at : 0; /* components that are no bytes are parts of a dword */
	return address == MEANING_NOWHERE ? address : address + (at - *shift) / 8;
}

static inline uint32_t
meaning_component(const struct meaning_values *m, unsigned lane, const struct meaning_format *f, unsigned k, uint64_t address)
{
	unsigned shift, bits = f->bits[k];
	uint64_t place = meaning_component_place(f, k, address, &shift);

	if (bits % 8)
		return meaning_load_u32(m, lane, place) >> shift & ((1u << bits) - 1);
	return bits == 8 ? meaning_load_u8(m, lane, place) : bits == 16 ? meaning_load_u16(m, lane, place) : meaning_load_u32(m, lane, place);
}

/* Returns a float of 11 or 10 bits, which has no sign and 5 bits of exponent, as a half. */
static inline uint16_t
meaning_small_float(uint32_t raw, unsigned bits)
{
	return (uint16_t)(raw << (15 - bits));
}

static inline int32_t
meaning_signed(uint32_t raw, unsigned bits)
{
	return (int32_t)(raw << (32 - bits)) >> (32 - bits);
}

/* Returns the value of a component that is no integer. */
static inline double
meaning_component_value(unsigned number, unsigned bits, uint32_t raw)
{
	double most = ldexp(1, (int)bits) - 1, x = meaning_signed(raw, bits);

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
		return bits == 32 ? meaning_float(raw) : meaning_half(bits == 16 ? (uint16_t)raw : meaning_small_float(raw, bits));
	}
}

/* Rounds to odd, so that a second rounding to fewer bits is right. */
static inline float
meaning_to_odd(double x)
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
static inline uint32_t
meaning_unpacked(const struct meaning_format *f, unsigned k, uint32_t raw, bool half)
{
	unsigned bits = f->bits[k], number = f->number;
	double x;

	if (number == NUMBER_UINT)
		return half ? raw & 0xffff : raw;
	if (number == NUMBER_SINT)
		return (uint32_t)meaning_signed(raw, bits) & (half ? 0xffff : UINT32_MAX);
	if (number == NUMBER_FLOAT && bits == 32)
		return half ? meaning_toward_zero_f16_f32(meaning_float(raw)) : raw;
	x = meaning_component_value(number, bits, raw);
	return half ? meaning_half_bits(meaning_to_odd(x)) : meaning_float_bits((float)x);
}

static inline uint32_t
meaning_selected_component(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned k, bool half)
{
	unsigned from = select >> 3 * k & 7, c = from - SELECT_X;

	if (from == SELECT_ONE)
		return f->number == NUMBER_UINT || f->number == NUMBER_SINT ? 1 : half ? 0x3c00 : 0x3f800000;
	if (from < SELECT_X || !f->bits[c] || address == MEANING_NOWHERE)
		return 0;
	return meaning_unpacked(f, c, meaning_component(m, lane, f, c, address), half);
}

/* texel: component k of a texel in a register. A component that the format does not have is 0. */
static inline uint32_t
meaning_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k)
{
	return meaning_selected_component(m, lane, address, f, select, k, false);
}

static inline uint16_t
meaning_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k)
{
	return (uint16_t)meaning_selected_component(m, lane, address, f, select, k, true);
}

/* Returns a number, limited to those of an integer and rounded to nearest; NaN becomes 0. */
static inline uint32_t
meaning_limited_number(double x, double least, double most)
{
	return x != x ? 0 : (uint32_t)(int64_t)nearbyint(fmin(fmax(x, least), most));
}

/* Returns a half as a float of 11 or 10 bits, rounded toward zero. Negative numbers become 0. */
static inline uint32_t
meaning_to_small_float(float x, unsigned bits)
{
	uint16_t half = meaning_toward_zero_f16_f32(x);

	if ((half & 0x7fff) > 0x7c00)
		return (0x7c00u >> (15 - bits)) | 1;
	return half & 0x8000 ? 0 : half >> (15 - bits);
}

/* The bits of a component in memory, from a register of 32 or 16 bits. Integers that do not fit become the nearest that does, floats are
 * rounded toward zero, and scaled numbers to nearest: no source says so. */
static inline uint32_t
meaning_packed(const struct meaning_format *f, unsigned k, uint32_t value, bool half)
{
	unsigned bits = f->bits[k];
	uint32_t mask = UINT32_MAX >> (32 - bits);
	double most = ldexp(1, (int)bits) - 1, x;

	if (f->number == NUMBER_UINT)
		return value < mask ? value : mask;
	if (f->number == NUMBER_SINT)
		return meaning_limited_number(half ? (int16_t)value : (int32_t)value, -ldexp(1, (int)bits - 1), ldexp(1, (int)bits - 1) - 1) & mask;
	if (f->number == NUMBER_FLOAT && bits == (half ? 16 : 32))
		return value;
	x = half ? meaning_half((uint16_t)value) : meaning_float(value);
	switch (f->number) {
	case NUMBER_UNORM:
		return meaning_limited_number(x * most, 0, most);
	case NUMBER_SNORM:
		return meaning_limited_number(x * (most - 1) / 2, -(most - 1) / 2, (most - 1) / 2) & mask;
	case NUMBER_SNORM_OGL:
		return meaning_limited_number((x * most - 1) / 2, -(most + 1) / 2, (most - 1) / 2) & mask;
	case NUMBER_USCALED:
		return meaning_limited_number(x, 0, most);
	case NUMBER_SSCALED:
		return meaning_limited_number(x, -(most + 1) / 2, (most - 1) / 2) & mask;
	default:
		return bits == 32 ? meaning_float_bits((float)x) :
			bits == 16 ? meaning_toward_zero_f16_f32((float)x) : meaning_to_small_float((float)x, bits);
	}
}

/* Returns which of the n components in registers goes to component k: the one that is selected from it; the first one if there are fewer. */
static inline unsigned
meaning_component_source(uint32_t select, unsigned k, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if ((select >> 3 * i & 7) == SELECT_X + k)
			return i;
	return 0;
}

static inline void
meaning_store_components(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned n, const uint32_t *value, bool half)
{
	uint32_t dword = 0;
	unsigned shift = 0;

	for (unsigned k = 0; k < 4 && f->bits[k]; k++) {
		uint32_t packed = meaning_packed(f, k, value[meaning_component_source(select, k, n)], half);
		uint64_t place = meaning_component_place(f, k, address, &shift);

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

/* Stores a texel of n components. */
static inline void
meaning_store_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, unsigned n,
	const uint32_t *value)
{
	meaning_store_components(m, lane, address, f, select, n, value, false);
}

static inline void
meaning_store_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned n, const uint32_t *value)
{
	meaning_store_components(m, lane, address, f, select, n, value, true);
}

#endif
