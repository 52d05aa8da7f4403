#include "objdump/simulate/format.h"

#include <stddef.h>

/* Texel formats by their DXGI names, long and short, and by the names of the hardware's buffer formats. */
static const struct {
	const char *name;
	unsigned bits;
} formats[] = {
	{"r8", 8}, {"r16", 16}, {"r32", 32}, {"r64", 64},
	{"rg8", 16}, {"rg16", 32}, {"rg32", 64},
	{"rgb8", 24}, {"rgb16", 48}, {"rgb32", 96},
	{"rgba8", 32}, {"rgba16", 64}, {"rgba32", 128}, {"bgra8", 32}, {"bgrx8", 32},
	{"r8g8", 16}, {"r16g16", 32}, {"r32g32", 64}, {"r32g32b32", 96},
	{"r8g8b8a8", 32}, {"r16g16b16a16", 64}, {"r32g32b32a32", 128}, {"b8g8r8a8", 32}, {"b8g8r8x8", 32},
	{"rgb10a2", 32}, {"r10g10b10a2", 32}, {"r11g11b10", 32}, {"rg11b10", 32}, {"rgb9e5", 32}, {"r9g9b9e5", 32},
	{"b5g6r5", 16}, {"b5g5r5a1", 16}, {"b4g4r4a4", 16}, {"rgba4", 16}, {"a8", 8},
	{"d16", 16}, {"d24s8", 32}, {"d24", 32}, {"d32", 32}, {"d32s8", 64},
	{"bc1", 4}, {"bc2", 8}, {"bc3", 8}, {"bc4", 4}, {"bc5", 8}, {"bc6", 8}, {"bc6h", 8}, {"bc7", 8},
	{"8", 8}, {"16", 16}, {"8_8", 16}, {"32", 32}, {"16_16", 32}, {"10_11_11", 32}, {"11_11_10", 32}, {"10_10_10_2", 32},
	{"2_10_10_10", 32}, {"8_8_8_8", 32}, {"32_32", 64}, {"16_16_16_16", 64}, {"32_32_32", 96}, {"32_32_32_32", 128},
	{"5_9_9_9", 32}, {"5_6_5", 16}, {"1_5_5_5", 16}, {"5_5_5_1", 16}, {"4_4_4_4", 16}, {"8_24", 32}, {"24_8", 32},
	{"x24_8_32", 64},
};

static const char *const readings[] = {"_unorm_srgb", "_unorm", "_snorm", "_uscaled", "_sscaled", "_float", "_uint", "_sint",
	"_srgb", "_typeless", "_ufloat", "_sfloat", "_uf16", "_sf16"};

enum { COUNT = sizeof formats / sizeof formats[0], MOST_ANISOTROPY = 16 };

/* Compares a name, ignoring case, with a lower-case string. */
static bool
is_same(struct str name, const char *z)
{
	size_t n = strlen(z);

	for (size_t i = 0; i < n && i < name.n; i++)
		if ((name.p[i] >= 'A' && name.p[i] <= 'Z' ? name.p[i] | 32 : name.p[i]) != z[i])
			return false;
	return name.n == n;
}

static struct str
without_reading(struct str name)
{
	for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {
		size_t n = strlen(readings[i]);

		if (name.n > n && is_same((struct str){name.p + name.n - n, n}, readings[i]))
			return (struct str){name.p, name.n - n};
	}
	return name;
}

unsigned
format_bits(struct str name)
{
	name = without_reading(name);
	for (size_t i = 0; i < COUNT; i++)
		if (is_same(name, formats[i].name))
			return formats[i].bits;
	return 0;
}

unsigned
format_samples(struct str filter)
{
	static const struct {
		const char *name;
		unsigned samples;
	} filters[] = {{"point", 1}, {"linear", 1}, {"bilinear", 1}, {"trilinear", 2}};
	unsigned n = 0;

	for (size_t i = 0; i < sizeof filters / sizeof filters[0]; i++)
		if (is_same(filter, filters[i].name))
			return filters[i].samples;
	if (filter.n < 6 || filter.n > 7 || !is_same((struct str){filter.p, 5}, "aniso"))
		return 0;
	for (size_t i = 5; i < filter.n; i++) {
		if (filter.p[i] < '0' || filter.p[i] > '9')
			return 0;
		n = n * 10 + (unsigned)(filter.p[i] - '0');
	}
	return n >= 2 && n <= MOST_ANISOTROPY ? 2 * n : 0;
}

static const char *
next_format(void *user, size_t i)
{
	(void)user;
	return i < COUNT ? formats[i].name : NULL;
}

const char *
format_nearest(struct str name)
{
	return str_nearest(without_reading(name), next_format, NULL);
}
