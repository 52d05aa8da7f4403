/* Constants as operands. Source codes 128 to 208 are the integers 0 to 64 and -1 to -16, 240 to 247
 * the floats ±0.5 ±1 ±2 ±4, 248 is 1/(2π) (ISA manuals, "Scalar operands"). */
#include <math.h>
#include <string.h>

#include "common/isa/imm.h"
#include "common/isa/tables.h"

enum { CODE_ZERO = 128, CODE_MINUS_ONE = 193, CODE_HALF = 240, CODE_INV_2PI = 248 };

static const struct {
	uint64_t f64;
	uint32_t f32;
	uint16_t f16;
	const char *text;
} floats[] = {
	{0x3fe0000000000000, 0x3f000000, 0x3800, "0.5"},
	{0xbfe0000000000000, 0xbf000000, 0xb800, "-0.5"},
	{0x3ff0000000000000, 0x3f800000, 0x3c00, "1.0"},
	{0xbff0000000000000, 0xbf800000, 0xbc00, "-1.0"},
	{0x4000000000000000, 0x40000000, 0x4000, "2.0"},
	{0xc000000000000000, 0xc0000000, 0xc000, "-2.0"},
	{0x4010000000000000, 0x40800000, 0x4400, "4.0"},
	{0xc010000000000000, 0xc0800000, 0xc400, "-4.0"},
	{0x3fc45f306dc9c882, 0x3e22f983, 0x3118, "0.15915494"},
};

enum { NFLOATS = sizeof floats / sizeof *floats };

static bool
inline_int(int64_t v, unsigned *code)
{
	if (v < -16 || v > 64)
		return false;
	*code = (unsigned)(v >= 0 ? CODE_ZERO + v : CODE_MINUS_ONE - 1 - v);
	return true;
}

/* bits of a float of this many bits. */
static bool
inline_float(uint64_t bits, unsigned size, unsigned *code)
{
	for (unsigned i = 0; i < NFLOATS; i++) {
		uint64_t f = size == 64 ? floats[i].f64 : size == 32 ? floats[i].f32 : floats[i].f16;

		if (f == bits) {
			*code = CODE_HALF + i;
			return true;
		}
	}
	return false;
}

static double
as_double(uint64_t bits)
{
	double d;

	memcpy(&d, &bits, sizeof d);
	return d;
}

/* Rounds to single precision; false if that overflows or loses all of a value that is not 0. */
static bool
to_f32(double d, uint32_t *bits)
{
	float f = (float)d;

	memcpy(bits, &f, sizeof f);
	if (isinf(f) && !isinf(d))
		return false;
	return !(d != 0 && (fabs(d) < 0x1p-126) && (double)f != d);
}

/* The same to half precision, round to nearest even. */
static bool
to_f16(double d, uint32_t *bits)
{
	uint32_t sign = signbit(d) ? 0x8000 : 0;
	double a = fabs(d);
	int e;
	double m, r;

	*bits = sign;
	if (isnan(d)) {
		*bits |= 0x7e00;
		return true;
	}
	if (isinf(d)) {
		*bits |= 0x7c00;
		return true;
	}
	if (a == 0)
		return true;
	m = frexp(a, &e); /* a = m 2^e, 0.5 <= m < 1 */
	if (e < -13) {
		r = nearbyint(a * 0x1p24);
		*bits |= (uint32_t)r;
		return r == a * 0x1p24;
	}
	r = nearbyint(m * 2048);
	if (r == 2048) {
		r = 1024;
		e++;
	}
	if (e > 16)
		return false;
	*bits |= (uint32_t)((e + 14) << 10) + ((uint32_t)r - 1024);
	return true;
}

static bool
fits(int64_t v, unsigned bits)
{
	return v >= -(1ll << (bits - 1)) && v < 1ll << bits;
}

static enum imm_result
encode_int(unsigned constant, int64_t v, unsigned *code, uint32_t *literal)
{
	unsigned size = constant == CONST_I64 || constant == CONST_F64 ? 64 :
		constant == CONST_I16 || constant == CONST_F16 || constant == CONST_V2I16 ||
		constant == CONST_V2F16 ? 16 : 32;

	if (size == 64) {
		if (inline_int(v, code) || inline_float((uint64_t)v, 64, code))
			return IMM_INLINE;
		*literal = (uint32_t)v;
		return fits(v, 32) ? IMM_LITERAL : IMM_BAD;
	}
	if (constant == CONST_S16) {
		if (inline_int(v, code))
			return IMM_INLINE;
		*literal = (uint16_t)v;
		return fits(v, 16) ? IMM_LITERAL : IMM_BAD;
	}
	if (!fits(v, size == 16 && (constant == CONST_V2I16 || constant == CONST_V2F16) ? 32 : size))
		return IMM_BAD;
	if (size == 16) {
		bool packed = constant == CONST_V2I16 || constant == CONST_V2F16;

		if (inline_int(packed ? (int32_t)v : constant == CONST_I16 ? v : (int16_t)v, code))
			return IMM_INLINE;
		if (constant == CONST_V2I16 ? inline_float((uint32_t)v, 32, code) :
			(!packed || fits(v, 16)) && inline_float((uint16_t)v, 16, code))
			return IMM_INLINE;
		*literal = packed ? (uint32_t)v : (uint16_t)v;
		return IMM_LITERAL;
	}
	if (inline_int((int32_t)v, code) || inline_float((uint32_t)v, 32, code))
		return IMM_INLINE;
	*literal = (uint32_t)v;
	return IMM_LITERAL;
}

static enum imm_result
encode_float(unsigned constant, uint64_t bits, unsigned *code, uint32_t *literal)
{
	double d = as_double(bits);
	uint32_t b;

	switch (constant) {
	case CONST_F64:
	case CONST_I64:
		if (bits == 0)
			return inline_int(0, code), IMM_INLINE;
		if (inline_float(bits, 64, code))
			return IMM_INLINE;
		/* only the upper half is stored; the lower bits are rounded away */
		*literal = (uint32_t)(bits >> 32);
		return constant == CONST_F64 ? IMM_LITERAL : IMM_BAD;
	case CONST_F16:
	case CONST_V2F16:
	case CONST_I16:
	case CONST_S16:
		if (!to_f16(d, &b))
			return IMM_BAD;
		if (b == 0)
			return inline_int(0, code), IMM_INLINE;
		if (inline_float(b, 16, code))
			return IMM_INLINE;
		/* of a float in single precision an integer operand looks at the lower bits */
		if (constant == CONST_I16)
			to_f32(d, &b);
		*literal = b;
		return IMM_LITERAL;
	default:
		if (!to_f32(d, &b))
			return IMM_BAD;
		if (b == 0)
			return inline_int(0, code), IMM_INLINE;
		if (inline_float(b, 32, code))
			return IMM_INLINE;
		*literal = b;
		return IMM_LITERAL;
	}
}

bool
imm_change_sign(unsigned constant, int64_t *value, bool is_float, bool neg, bool abs)
{
	unsigned size = is_float ? 64 : constant == CONST_F16 ? 16 : 32;
	uint64_t sign = 1ull << (size - 1);

	/* an integer is no 64-bit float: the sign would not be a bit of it */
	if (!is_float && (constant == CONST_F64 || !fits(*value, size)))
		return false;
	*value &= (int64_t)(sign | (sign - 1));
	if (abs)
		*value = (int64_t)((uint64_t)*value & ~sign);
	if (neg)
		*value = (int64_t)((uint64_t)*value ^ sign);
	return true;
}

enum imm_result
imm_encode(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code,
	uint32_t *literal)
{
	enum imm_result r = is_float ? encode_float(constant, (uint64_t)value, code, literal) :
		encode_int(constant, value, code, literal);

	/* processors without this constant take it as a literal */
	if (r == IMM_INLINE && *code == CODE_INV_2PI && !(isa->features & 1ull << FEATURE_INV2PI)) {
		*literal = imm_inline_bits(constant, CODE_INV_2PI);
		if (!is_float && (constant == CONST_F64 || constant == CONST_I64))
			return IMM_BAD;
		return IMM_LITERAL;
	}
	return r;
}

bool
imm_takes_expression(unsigned constant)
{
	return constant == CONST_I32 || constant == CONST_F32;
}

uint32_t
imm_inline_bits(unsigned constant, unsigned code)
{
	bool half = constant == CONST_F16 || constant == CONST_I16 || constant == CONST_S16;

	if (code >= CODE_HALF && (constant == CONST_F64 || constant == CONST_I64))
		return (uint32_t)(floats[code - CODE_HALF].f64 >> 32);
	if (code >= CODE_HALF)
		return half ? floats[code - CODE_HALF].f16 : floats[code - CODE_HALF].f32;
	if (code < CODE_MINUS_ONE)
		return code - CODE_ZERO;
	return (uint32_t)(CODE_MINUS_ONE - 1 - (int)code) & (half ? 0xffff : 0xffffffff);
}

bool
imm_print_inline(struct text *t, unsigned constant, unsigned code)
{
	if (code < CODE_ZERO || code > CODE_INV_2PI || (code > 208 && code < CODE_HALF))
		return false;
	if (code < CODE_MINUS_ONE)
		text_dec(t, (int64_t)code - CODE_ZERO);
	else if (code <= 208)
		text_dec(t, (int64_t)CODE_MINUS_ONE - 1 - code);
	else if (constant == CONST_I16) /* the bits that the instruction reads */
		text_hex(t, floats[code - CODE_HALF].f16);
	else if (code == CODE_INV_2PI && (constant == CONST_F64 || constant == CONST_I64))
		text_put(t, "0.15915494309189532");
	else
		text_put(t, floats[code - CODE_HALF].text);
	return true;
}
