/* Conversions of semantics.tbl between integers and floats. */
#ifndef MEANING_CONVERSIONS_H
#define MEANING_CONVERSIONS_H

#include "common/meaning/floats.h"

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

static inline int16_t
meaning_i16_f32(float x)
{
	return meaning_i16_f16(x);
}

static inline uint16_t
meaning_u16_f32(float x)
{
	return meaning_u16_f16(x);
}

/* nearest_f16: in any mode. */
static inline uint16_t
meaning_nearest_f16_f32(float x)
{
	return meaning_half_bits(x);
}

/* norm_i16: -1 to 1 become -32767 to 32767; norm_u16: 0 to 1 become 0 to 65535; others the nearest of them, NaN 0. */
#define MEANING_NORM(name) \
	static inline int16_t \
	meaning_norm_i16_##name(float x) \
	{ \
		return x != x ? 0 : (int16_t)meaning_even(fmin(fmax((double)x, -1), 1) * 32767); \
	} \
	static inline uint16_t \
	meaning_norm_u16_##name(float x) \
	{ \
		return x != x ? 0 : (uint16_t)meaning_even(fmin(fmax((double)x, 0), 1) * 65535); \
	}

MEANING_NORM(f16)
MEANING_NORM(f32)

#endif
