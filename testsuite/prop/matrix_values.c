/* Multiplies each number of 16 bits by 1 with matrix instructions, and compares it with the number that its format has: floats are read in two
 * ways, one of them for elements in consecutive lanes. */
#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/meaning/matrix.h"

enum { M = 32, N = 32, K = 8 };

static const struct matrix halves = {.m = M, .n = N, .k = K, .blocks = 1,
	.a = {1, MATRIX_f16, 2, false, 0, 0}, .b = {2, MATRIX_f16, 2, false, 0, 0},
	.d = 0, .c = 3, .d_type = MATRIX_f32, .c_type = MATRIX_f32, .d_bits = 32, .c_bits = 32, .rows = 4};
static const struct matrix bf16 = {.m = M, .n = N, .k = K, .blocks = 1,
	.a = {1, MATRIX_bf16, 2, false, 0, 0}, .b = {2, MATRIX_bf16, 2, false, 0, 0},
	.d = 0, .c = 3, .d_type = MATRIX_f32, .c_type = MATRIX_f32, .d_bits = 32, .c_bits = 32, .rows = 4};

/* Returns whether all codes have their values. The codes are in the first lanes, beside zeros; B has ones. */
static bool
check(const struct matrix *x, uint32_t one, const struct small_format *format)
{
	static uint32_t a[2][MEANING_LANES], b[2][MEANING_LANES], c[16][MEANING_LANES], d[16][MEANING_LANES];
	struct meaning_values m = {.n = MEANING_LANES, .denormals32 = 3, .denormals16 = 3};
	struct matrix_space *space = NULL;
	bool known = true;

	m.known = &known;
	m.matrices = &space;
	m.operand[1] = a[0];
	m.operand[2] = b[0];
	m.operand[3] = c[0];
	m.result[0] = d[0];
	for (unsigned i = 0; i < MEANING_LANES; i++)
		b[0][i] = b[1][i] = one | one << 16;
	for (uint32_t code = 0; code < 65536; code += M) {
		for (unsigned i = 0; i < M; i++)
			a[0][i] = (code + i) << (code / M % 2 ? 16 : 0);
		meaning_matrix(&m, x);
		for (unsigned i = 0; i < M; i++) { /* column 0 of row i is in lane 0 of one of two groups of lanes */
			float wanted = (float)small_value(format, code + i), got;

			memcpy(&got, &d[i / 8 * 4 + i % 4][i / 4 % 2 * 32], sizeof got);
			if (memcmp(&got, &wanted, sizeof got) == 0 || (got != got && wanted != wanted) || (got == 0 && wanted == 0))
				continue;
			printf("code %#x is %a, not %a\n", code + i, (double)got, (double)wanted);
			return false;
		}
	}
	alloc_free(space);
	return true;
}

int
main(void)
{
	return !(check(&halves, 0x3c00, &small_f16) && check(&bf16, 0x3f80, &small_bf16));
}
