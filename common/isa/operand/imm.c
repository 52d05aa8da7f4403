/* Encodes and prints constants. names.def lists the operand encodings of inline constants. */
#include <math.h>
#include <string.h>

#include "common/isa/operand/imm.h"
#include "common/isa/tables.h"

enum { MOST = CODE_MINUS_ONE - 1 - CODE_ZERO, LEAST = CODE_MINUS_ONE - CODE_INTEGERS_END };

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
_Static_assert(CODE_HALF + NFLOATS - 1 == CODE_INV_2PI, "a row for each source code");

static bool
inline_int(int64_t v, unsigned *code)
{
	if (v < LEAST || v > MOST)
		return false;
	*code = (unsigned)(v >= 0 ? CODE_ZERO + v : CODE_MINUS_ONE - 1 - v);
	return true;
}

enum format { F64, F32, F16, BF16 };

/* Returns the bits of an inline float. bfloat16 is the upper half of single precision. */
static inline uint64_t
float_bits(unsigned i, enum format format)
{
	return format == F64 ? floats[i].f64 : format == F32 ? floats[i].f32 : format == F16 ? floats[i].f16 :
		floats[i].f32 >> 16;
}

static bool
inline_float(uint64_t bits, enum format format, unsigned *code)
{
	for (unsigned i = 0; i < NFLOATS; i++) {
		if (float_bits(i, format) == bits) {
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

/* Rounds to single precision. Returns false if the value overflows, or if it is a denormal that cannot be represented exactly. */
static bool
to_f32(double d, uint32_t *bits)
{
	float f = (float)d;

	memcpy(bits, &f, sizeof f);
	if (isinf(f) && !isinf(d))
		return false;
	return !(d != 0 && (fabs(d) < 0x1p-126) && (double)f != d);
}

/* Rounds 0 <= a < 2^53 to the nearest integer, ties to even. libm's function is not used, because loading libm takes as long as
 * assembling a small kernel. */
static double
nearest(double a)
{
	uint64_t whole = (uint64_t)a;
	double rest = a - (double)whole;

	return (double)(whole + (rest > 0.5 || (rest == 0.5 && whole & 1)));
}

/* Rounds to a 16-bit format, to nearest even. Returns false in the same cases as to_f32(). digits: number of significant bits of
 * the mantissa, including the implicit one; bias: bias of the exponent. digits and bias are 11 and 15 for half precision, 8 and
 * 127 for bfloat16. */
static bool
to_16_bits(double d, int digits, int bias, uint32_t *bits)
{
	uint32_t sign = signbit(d) ? 0x8000 : 0, infinity = 0x8000u - (1u << (digits - 1));
	double a = fabs(d);

	*bits = sign;
	if (isnan(d)) {
		*bits |= infinity | 1u << (digits - 2);
		return true;
	}
	if (isinf(d)) {
		*bits |= infinity;
		return true;
	}
	if (a == 0)
		return true;
	int e;
	double m = frexp(a, &e); /* a = m * 2^e with 0.5 <= m < 1 */
	double r;
	if (e < 2 - bias) {
		a = ldexp(a, bias + digits - 2);
		r = nearest(a);
		*bits |= (uint32_t)r;
		return r == a;
	}
	r = nearest(ldexp(m, digits));
	if (r == 1u << digits) {
		r /= 2;
		e++;
	}
	if (e > bias + 1)
		return false;
	*bits |= (uint32_t)((e + bias - 1) << (digits - 1)) + ((uint32_t)r - (1u << (digits - 1)));
	return true;
}

static bool
is_bfloat(unsigned constant)
{
	return constant == CONST_BF16 || constant == CONST_V2BF16;
}

static uint64_t
low_bits(int64_t v, unsigned bits)
{
	return (uint64_t)v << (64 - bits) >> (64 - bits);
}

static int64_t
sign_extend(int64_t v, unsigned bits)
{
	return (int64_t)((uint64_t)v << (64 - bits)) >> (64 - bits);
}

/* How an operand encodes an integer, indexed by the operand's kind of constants. */
static const struct int_rule {
	uint8_t reads;   /* width in bits of accepted numbers, signed or unsigned */
	uint8_t literal; /* width of the literal in bits */
	uint8_t sign;    /* inline integers: number of low bits that are compared, as a signed number */
	uint8_t bits;    /* inline floats: number of low bits that are compared with the bits of the float; 0: no inline float matches */
	enum format format;
	bool pair;       /* an inline float is read as two equal halves, and stands for a number that has both */
} int_rules[] = {
	[CONST_NONE] = {32, 32, 32, 32, F32},
	[CONST_I1] = {32, 32, 32, 32, F32},
	[CONST_I16] = {16, 32, 64, 0, F16},
	[CONST_S16] = {16, 32, 64, 0, F16},
	[CONST_F16] = {16, 16, 16, 16, F16},
	[CONST_BF16] = {16, 16, 16, 16, BF16},
	[CONST_I32] = {32, 32, 32, 32, F32},
	[CONST_F32] = {32, 32, 32, 32, F32},
	[CONST_I64] = {64, 32, 64, 64, F64},
	[CONST_F64] = {64, 32, 64, 64, F64},
	[CONST_V2I16] = {32, 32, 32, 32, F32},
	[CONST_V2F16] = {32, 32, 32, 16, F16},
	[CONST_V2F16P] = {32, 32, 32, 0, F16, .pair = true},
	[CONST_V2BF16] = {32, 32, 32, 16, BF16},
};

static enum imm_result
encode_int(unsigned constant, int64_t v, unsigned *code, uint32_t *literal)
{
	const struct int_rule *rule = &int_rules[constant];

	if (!imm_fits(v, rule->reads))
		return IMM_BAD;
	if (inline_int(sign_extend(v, rule->sign), code))
		return IMM_INLINE;
	if (rule->bits && imm_fits(v, rule->bits) && inline_float(low_bits(v, rule->bits), rule->format, code))
		return IMM_INLINE;
	if (rule->pair && (uint16_t)v == low_bits(v >> 16, 16) &&
		(inline_int(sign_extend(v, 16), code) || inline_float((uint16_t)v, rule->format, code)))
		return IMM_INLINE;
	*literal = (uint32_t)low_bits(v, rule->literal);
	return imm_fits(v, rule->literal) ? IMM_LITERAL : IMM_BAD;
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
		if (inline_float(bits, F64, code))
			return IMM_INLINE;
		/* a literal only contains the upper half */
		*literal = (uint32_t)(bits >> 32);
		return constant == CONST_F64 ? IMM_LITERAL : IMM_BAD;
	case CONST_BF16:
	case CONST_V2BF16:
		/* 1/(2π) is recognized by its single-precision value, because its bfloat16 value is truncated, not rounded */
		if (to_f32(d, &b) && inline_float(b, F32, code))
			return IMM_INLINE;
		/* fall through */
	case CONST_F16:
	case CONST_V2F16:
	case CONST_V2F16P:
	case CONST_I16:
	case CONST_S16:
		if (is_bfloat(constant) ? !to_16_bits(d, 8, 127, &b) : !to_16_bits(d, 11, 15, &b))
			return IMM_BAD;
		if (b == 0)
			return inline_int(0, code), IMM_INLINE;
		if (!int_rules[constant].pair && inline_float(b, is_bfloat(constant) ? BF16 : F16, code))
			return IMM_INLINE;
		/* an integer operand reads the lower bits of a single-precision literal */
		if (constant == CONST_I16)
			to_f32(d, &b);
		*literal = b;
		return IMM_LITERAL;
	default:
		if (!to_f32(d, &b))
			return IMM_BAD;
		if (b == 0)
			return inline_int(0, code), IMM_INLINE;
		if (inline_float(b, F32, code))
			return IMM_INLINE;
		*literal = b;
		return IMM_LITERAL;
	}
}

enum imm_result
imm_encode(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code,
	uint32_t *literal)
{
	enum imm_result r = is_float ? encode_float(constant, (uint64_t)value, code, literal) :
		encode_int(constant, value, code, literal);

	/* a processor without this inline constant needs a literal */
	if (r == IMM_INLINE && *code == CODE_INV_2PI && !target_has(isa->target, FEATURE_INV2PI)) {
		*literal = imm_inline_bits(constant, CODE_INV_2PI);
		if (!is_float && (constant == CONST_F64 || constant == CONST_I64))
			return IMM_BAD;
		return IMM_LITERAL;
	}
	return r;
}

enum imm_result
imm_encode64(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint64_t *literal)
{
	uint32_t dword = 0;
	enum imm_result r = imm_encode(isa, constant, value, is_float, code, &dword);
	bool is_f64 = constant == CONST_F64;

	*literal = dword;
	if (r == IMM_INLINE || (!is_f64 && constant != CONST_I64))
		return r;
	if (is_f64 ? !(uint32_t)value || (!is_float && imm_fits(value, 32)) : !is_float && value >= 0 && value <= INT32_MAX) {
		*literal = is_f64 && !(uint32_t)value ? (uint64_t)value >> 32 : dword;
		return IMM_LITERAL;
	}
	*literal = (uint64_t)value;
	return IMM_LITERAL64;
}

uint32_t
imm_inline_bits(unsigned constant, unsigned code)
{
	bool half = constant == CONST_F16 || constant == CONST_I16 || constant == CONST_S16;

	if (code >= CODE_HALF && (constant == CONST_F64 || constant == CONST_I64))
		return (uint32_t)(floats[code - CODE_HALF].f64 >> 32);
	if (code >= CODE_HALF && int_rules[constant].pair)
		return floats[code - CODE_HALF].f16 * 0x10001u;
	if (code >= CODE_HALF)
		return (uint32_t)float_bits(code - CODE_HALF, is_bfloat(constant) ? BF16 : half || constant == CONST_V2F16 ? F16 : F32);
	if (code < CODE_MINUS_ONE)
		return code - CODE_ZERO;
	return (uint32_t)(CODE_MINUS_ONE - 1 - (int)code) & (half || constant == CONST_BF16 ? 0xffff : 0xffffffff);
}

uint64_t
imm_inline_double(unsigned code)
{
	return (uint64_t)floats[code - CODE_HALF].f64;
}

bool
imm_print_inline(struct text *t, unsigned constant, unsigned code)
{
	if (code < CODE_ZERO || code > CODE_INV_2PI || (code >= CODE_INTEGERS_END && code < CODE_HALF))
		return false;
	if (code < CODE_MINUS_ONE)
		text_dec(t, (int64_t)code - CODE_ZERO);
	else if (code < CODE_INTEGERS_END)
		text_dec(t, (int64_t)CODE_MINUS_ONE - 1 - code);
	else if (int_rules[constant].pair) /* the text of the float would become a literal, whose upper half is 0 */
		text_hex(t, imm_inline_bits(constant, code));
	else if (code == CODE_INV_2PI && (constant == CONST_F64 || constant == CONST_I64))
		text_put(t, "0.15915494309189532");
	else
		text_put(t, floats[code - CODE_HALF].text);
	return true;
}
