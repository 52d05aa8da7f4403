/* Computes single operations of common/meaning for operations.py. Reads lines "NAME A B C" from standard input, with the bits of the
 * arguments in hexadecimal, and prints the bits of the result. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/meaning/operations.h"

typedef uint64_t operation(uint64_t a, uint64_t b, uint64_t c);

static const struct meaning_values KEEP = {.n = 64, .denormals32 = 3, .denormals16 = 3};

#define F16(x) meaning_in_f16(&KEEP, (uint16_t)(x))
#define F32(x) meaning_in_f32(&KEEP, (uint32_t)(x))
#define F64(x) meaning_in_f64(&KEEP, x)
#define OUT16(x) meaning_out_f16(&KEEP, x)
#define OUT32(x) meaning_out_f32(&KEEP, x)
#define OUT64(x) meaning_out_f64(&KEEP, x)

#define OPERATIONS(X) \
	X(f32_f16, OUT32(meaning_f32_f16(F16(a)))) \
	X(f16_f32, OUT16(meaning_f16_f32(F32(a)))) \
	X(f32_f64, OUT32(meaning_f32_f64(F64(a)))) \
	X(toward_zero_f16_f32, meaning_toward_zero_f16_f32(F32(a))) \
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
	X(dot8_u4, meaning_dot8_u4_u32((uint32_t)a, (uint32_t)b))

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
		size_t i = 0;

		while (i < sizeof known / sizeof *known && strcmp(known[i].name, name))
			i++;
		if (i == sizeof known / sizeof *known)
			return EXIT_FAILURE;
		printf("%" PRIx64 "\n", known[i].compute(a, b, c));
	}
	return 0;
}
