/* Computes single operations of common/meaning for operations.py. Reads lines "NAME A B C" from standard input, with the bits of the
 * arguments in hexadecimal, and prints the bits of the result. NAME@up, @down, @zero: rounded in this direction. */
#include <fenv.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/meaning/operations.h"

typedef uint64_t operation(uint64_t a, uint64_t b, uint64_t c);

static const struct meaning_values KEEP = {.n = 64, .denormals32 = 3, .denormals16 = 3};
static const struct meaning_values FNUZ = {.n = 64, .denormals32 = 3, .denormals16 = 3, .fnuz = true};

#define F16(x) meaning_in_f16(&KEEP, (uint16_t)(x))
#define F32(x) meaning_in_f32(&KEEP, (uint32_t)(x))
#define F64(x) meaning_in_f64(&KEEP, x)
#define BF16(x) meaning_in_bf16(&KEEP, (uint16_t)(x))
#define OUTBF(x) meaning_out_bf16(&KEEP, x)
#define OUT16(x) meaning_out_f16(&KEEP, x)
#define OUT32(x) meaning_out_f32(&KEEP, x)
#define OUT64(x) meaning_out_f64(&KEEP, x)

#define OPERATIONS(X) \
	X(f32_f16, OUT32(meaning_f32_f16(F16(a)))) \
	X(f16_f32, OUT16(meaning_f16_f32(F32(a)))) \
	X(f32_f64, OUT32(meaning_f32_f64(F64(a)))) \
	X(toward_zero_f16_f32, meaning_toward_zero_f16_f32(F32(a))) \
	X(add_f32, OUT32(F32(a) + F32(b))) \
	X(add_f64, OUT64(F64(a) + F64(b))) \
	X(nearest_f16_f32, meaning_nearest_f16_f32(F32(a))) \
	X(rndne_f32, OUT32(meaning_rndne_f32(F32(a)))) \
	X(add_f16, OUT16(meaning_round_f16(F16(a) + F16(b)))) \
	X(mul_f16, OUT16(meaning_round_f16(F16(a) * F16(b)))) \
	X(fma_f16, OUT16(meaning_fma_f16(F16(a), F16(b), F16(c)))) \
	X(fma_f32, OUT32(meaning_fma_f32(F32(a), F32(b), F32(c)))) \
	X(fma_f64, OUT64(meaning_fma_f64(F64(a), F64(b), F64(c)))) \
	X(ldexp_f16, OUT16(meaning_ldexp_f16(F16(a), (int32_t)b))) \
	X(ldexp_f32, OUT32(meaning_ldexp_f32(F32(a), (int32_t)b))) \
	X(ldexp_f64, OUT64(meaning_ldexp_f64(F64(a), (int32_t)b))) \
	X(mantissa_f16, OUT16(meaning_mantissa_f16(F16(a)))) \
	X(mantissa_f32, OUT32(meaning_mantissa_f32(F32(a)))) \
	X(mantissa_f64, OUT64(meaning_mantissa_f64(F64(a)))) \
	X(exponent_f16, (uint32_t)meaning_exponent_f16(F16(a))) \
	X(exponent_f32, (uint32_t)meaning_exponent_f32(F32(a))) \
	X(exponent_f64, (uint32_t)meaning_exponent_f64(F64(a))) \
	X(fract_f16, OUT16(meaning_round_f16(meaning_fract_f16(F16(a))))) \
	X(fract_f32, OUT32(meaning_fract_f32(F32(a)))) \
	X(fract_f64, OUT64(meaning_fract_f64(F64(a)))) \
	X(div_fixup_f32, OUT32(meaning_div_fixup_f32(F32(a), F32(b), F32(c)))) \
	X(i32_f32, (uint32_t)meaning_i32_f32(F32(a))) \
	X(u32_f32, meaning_u32_f32(F32(a))) \
	X(i32_f64, (uint32_t)meaning_i32_f64(F64(a))) \
	X(u32_f64, meaning_u32_f64(F64(a))) \
	X(i16_f16, (uint16_t)meaning_i16_f16(F16(a))) \
	X(u16_f16, meaning_u16_f16(F16(a))) \
	X(i16_f32, (uint16_t)meaning_i16_f32(F32(a))) \
	X(u16_f32, meaning_u16_f32(F32(a))) \
	X(f16_i16, OUT16(meaning_f16_i16((int16_t)a))) \
	X(f16_u16, OUT16(meaning_f16_u16((uint16_t)a))) \
	X(f32_i32, OUT32(meaning_f32_i32((int32_t)a))) \
	X(f32_u32, OUT32(meaning_f32_u32((uint32_t)a))) \
	X(med3_num_f32, OUT32(meaning_med3_num_f32(F32(a), F32(b), F32(c)))) \
	X(carry_u32, meaning_carry_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(borrow_u32, meaning_borrow_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(carry_u64, meaning_carry_u64(a, b, c)) \
	X(borrow_u64, meaning_borrow_u64(a, b, c)) \
	X(bits_u32, meaning_bits_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(bits_i32, (uint32_t)meaning_bits_i32((int32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(bits_u64, meaning_bits_u64(a, (uint32_t)b, (uint32_t)c)) \
	X(bits_i64, (uint64_t)meaning_bits_i64((int64_t)a, (uint32_t)b, (uint32_t)c)) \
	X(sad_u8, meaning_sad_u8_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(msad_u8, meaning_msad_u8_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(sad_u16, meaning_sad_u16_u32((uint32_t)a, (uint32_t)b, (uint32_t)c)) \
	X(permuted, meaning_permuted_u64(a, (uint32_t)b)) \
	X(limited_mul_i32, (uint32_t)meaning_limited_i32((meaning_wide)(int32_t)a * (int32_t)b)) \
	X(limited_sub_u32, meaning_limited_u32((meaning_wide)(uint32_t)a - (uint32_t)b)) \
	X(limited_mad_i64, (uint64_t)meaning_limited_i64((meaning_wide)(int32_t)a * (int32_t)b + (int64_t)c)) \
	X(sum_2f16, meaning_sum_2f16_u32(&KEEP, (uint32_t)a, (uint32_t)b)) \
	X(sum_2bf16, meaning_sum_2bf16_u32((uint32_t)a, (uint32_t)b)) \
	X(dot4_i8, (uint32_t)meaning_dot4_i8_u32((uint32_t)a, (uint32_t)b)) \
	X(dot8_u4, meaning_dot8_u4_u32((uint32_t)a, (uint32_t)b)) \
	X(bf16_f32, OUTBF(meaning_bf16_f32(F32(a)))) \
	X(add_bf16, OUTBF(meaning_round_bf16(BF16(a) + BF16(b)))) \
	X(mul_bf16, OUTBF(meaning_round_bf16(BF16(a) * BF16(b)))) \
	X(fma_bf16, OUTBF(meaning_fma_bf16(BF16(a), BF16(b), BF16(c)))) \
	X(random_bf16, meaning_random_bf16_f32(F32(a), (uint32_t)b)) \
	X(sr_bf8_bf16, meaning_sr_bf8_bf16(&KEEP, BF16(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, fp8, meaning_from_fp8_u32(&KEEP, (uint32_t)a, (uint32_t)b), meaning_to_fp8_f32(&KEEP, F32(a), (uint32_t)b), \
		meaning_sr_fp8_f32(&KEEP, F32(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, bf8, meaning_from_bf8_u32(&KEEP, (uint32_t)a, (uint32_t)b), meaning_to_bf8_f32(&KEEP, F32(a), (uint32_t)b), \
		meaning_sr_bf8_f32(&KEEP, F32(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, fp4, meaning_from_fp4_u32(&KEEP, (uint32_t)a, (uint32_t)b), meaning_to_fp4_f32(&KEEP, F32(a), (uint32_t)b), \
		meaning_sr_fp4_f32(&KEEP, F32(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, fp8_fnuz, meaning_from_fp8_u32(&FNUZ, (uint32_t)a, (uint32_t)b), meaning_to_fp8_f32(&FNUZ, F32(a), (uint32_t)b), \
		meaning_sr_fp8_f32(&FNUZ, F32(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, bf8_fnuz, meaning_from_bf8_u32(&FNUZ, (uint32_t)a, (uint32_t)b), meaning_to_bf8_f32(&FNUZ, F32(a), (uint32_t)b), \
		meaning_sr_bf8_f32(&FNUZ, F32(a), (uint32_t)b, (uint32_t)c)) \
	SMALL(X, fp6, converted(MATRIX_f32, MATRIX_fp6, a, b, 0), converted(MATRIX_fp6, MATRIX_f32, a, b, NULL), \
		converted(MATRIX_fp6, MATRIX_f32, a, c, &(uint32_t){(uint32_t)b})) \
	SMALL(X, bf6, converted(MATRIX_f32, MATRIX_bf6, a, b, 0), converted(MATRIX_bf6, MATRIX_f32, a, b, NULL), \
		converted(MATRIX_bf6, MATRIX_f32, a, c, &(uint32_t){(uint32_t)b})) \
	X(trig_preop_f64, OUT64(meaning_trig_preop_f64(F64(a), (uint32_t)b))) \
	X(next_random, meaning_next_random_u32((uint32_t)a)) \
	X(looked_up_4_0, meaning_looked_up_u64(a, b, c, 4, 0)) X(looked_up_4_1, meaning_looked_up_u64(a, b, c, 4, 1)) \
	X(looked_up_6_0, meaning_looked_up_u64(a, b, c, 6, 0)) X(looked_up_6_1, meaning_looked_up_u64(a, b, c, 6, 1)) \
	X(looked_up_6_2, meaning_looked_up_u64(a, b, c, 6, 2)) \
	X(looked_up_8_0, meaning_looked_up_u64(a, b, c, 8, 0)) X(looked_up_8_1, meaning_looked_up_u64(a, b, c, 8, 1)) \
	X(looked_up_8_2, meaning_looked_up_u64(a, b, c, 8, 2)) X(looked_up_8_3, meaning_looked_up_u64(a, b, c, 8, 3)) \
	X(dot4_fp8_bf8, OUT32(meaning_dot4_fp8_bf8_u32((uint32_t)a, (uint32_t)b, F32(c))))

#define SMALL(X, name, from, to, random) X(from_##name, OUTOF(from)) X(to_##name, to) X(sr_##name, random)

/* Converts one element; random: of a stochastic conversion, or NULL. */
static uint32_t
converted(unsigned to, unsigned from, uint64_t value, uint64_t scale, const uint32_t *random)
{
	uint32_t in[2 * MEANING_LANES] = {(uint32_t)value};
	struct meaning_values m = KEEP;

	m.operand[0] = in;
	uint32_t out[MEANING_LANES];
	m.result[1] = out;
	meaning_convert(&m, &(const struct float_conversion){.d = 1, .to = (uint8_t)to, .from = (uint8_t)from, .count = 1,
		.stochastic = random != NULL}, 0, (uint32_t)scale, random ? *random : 0);
	return out[0];
}

/* The bits of a float, or bits. */
#define OUTOF(x) _Generic(x, float: out32, default: out_bits)(x)

static uint64_t
out32(float x)
{
	return OUT32(x);
}

static uint64_t
out_bits(uint32_t x)
{
	return x;
}

#define FUNCTION(name, result) \
	static uint64_t \
	operation_##name(uint64_t a, uint64_t b, uint64_t c) \
	{ \
		(void)b; \
		(void)c; \
		return result; \
	}

OPERATIONS(FUNCTION)

int
main(void)
{
#define ENTRY(name, result) {#name, operation_##name},
	static const struct {
		const char *name;
		operation *compute;
	} known[] = {OPERATIONS(ENTRY)};
	char name[32];
	uint64_t a, b, c;

	while (scanf("%31s %" SCNx64 " %" SCNx64 " %" SCNx64, name, &a, &b, &c) == 4) {
		static const struct {
			const char *name;
			int rounding;
		} directions[] = {{"@up", FE_UPWARD}, {"@down", FE_DOWNWARD}, {"@zero", FE_TOWARDZERO}};
		char *at = strchr(name, '@');
		size_t i = 0;

		fesetround(FE_TONEAREST);
		for (size_t k = 0; at && k < sizeof directions / sizeof *directions; k++)
			if (!strcmp(at, directions[k].name))
				fesetround(directions[k].rounding);
		if (at)
			*at = 0;
		while (i < sizeof known / sizeof *known && strcmp(known[i].name, name))
			i++;
		if (i == sizeof known / sizeof *known)
			return EXIT_FAILURE;
		printf("%" PRIx64 "\n", known[i].compute(a, b, c));
	}
	return 0;
}
