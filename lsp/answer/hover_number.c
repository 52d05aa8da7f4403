/* Hover texts of numbers. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/real.h"
#include "lsp/answer/hover.h"

static double
half_value(unsigned bits)
{
	int exponent = (int)(bits >> 10 & 31), fraction = (int)(bits & 1023);
	double v = exponent == 31 ? fraction ? NAN : INFINITY : exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24);

	return bits >> 15 ? -v : v;
}

static void
put_bits(struct buf *out, uint64_t value)
{
	bool first = true;

	for (int i = value >> 32 ? 63 : value >> 16 ? 31 : value >> 8 ? 15 : 7; i >= 0; i--) {
		buf_printf(out, "%s%d", !first && i % 4 == 3 ? " " : "", (int)(value >> i & 1));
		first = false;
	}
}

static void
put_integer(struct buf *out, uint64_t value)
{
	uint32_t low = (uint32_t)value;
	float f;

	memcpy(&f, &low, sizeof f);
	double d;
	memcpy(&d, &value, sizeof d);
	buf_printf(out, "| | |\n|-|-|\n| decimal | %lld |\n", (long long)value);
	if (value >> 31 == 1)
		buf_printf(out, "| 32 bits, signed | %d |\n", (int)low);
	buf_printf(out, "| hexadecimal | 0x%llx |\n| bits | ", (unsigned long long)value);
	put_bits(out, value);
	buf_printf(out, " |\n");
	if (value >> 32)
		buf_printf(out, "| as f64 | %s |\n", real_general(d, 17).z);
	else
		buf_printf(out, "| as f32 | %s |\n", real_general((double)f, 9).z);
	if (!(value >> 16))
		buf_printf(out, "| as f16 | %s |\n", real_general(half_value((unsigned)value), 5).z);
}

static void
put_float(struct buf *out, double value)
{
	float f = (float)value;
	uint32_t bits;

	memcpy(&bits, &f, sizeof bits);
	uint64_t wide;
	memcpy(&wide, &value, sizeof wide);
	buf_printf(out, "| | |\n|-|-|\n| value | %s |\n| f32 | 0x%08x, %s |\n| f64 | 0x%016llx |\n| bits of f32 | ", real_general(value, 17).z,
		bits, real_general((double)f, 9).z, (unsigned long long)wide);
	buf_printf(out, "%u ", bits >> 31);
	for (int i = 30; i >= 0; i--)
		buf_printf(out, "%s%u", i == 22 ? " " : "", bits >> i & 1);
	buf_printf(out, " |\n");
}

void
hover_number(struct str text, bool negative, struct buf *out)
{
	char *copy = alloc_text(text), *end;
	bool binary = str_starts(text, "0b") || str_starts(text, "0B");
	uint64_t value = strtoull(copy + (binary ? 2 : 0), &end, binary ? 2 : 0);
	double real;

	if (end > copy && !*end) {
		put_integer(out, negative ? -value : value);
	} else {
		real = real_read(copy, &end);
		if (end > copy && !*end)
			put_float(out, negative ? -real : real);
	}
	alloc_free(copy);
}
