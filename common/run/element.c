#include "common/run/element.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/base/text/real.h"
#include "common/meaning/operations.h"

static const struct element_type types[] = {
#define ELEMENT(name, bytes, kind) {#name, bytes, kind},
#include "common/run/element.def"
};

const struct element_type *
element_find(const char *name, size_t n)
{
	for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
		if (strlen(types[i].name) == n && memcmp(types[i].name, name, n) == 0)
			return &types[i];
	return NULL;
}

bool
element_is_float(const struct element_type *t)
{
	return t->kind == ELEMENT_FLOAT || t->kind == ELEMENT_BF16;
}

void
element_put_float(const struct element_type *t, uint8_t *to, double x)
{
	struct meaning_values all = {.denormals32 = 3, .denormals16 = 3};
	float f = (float)x;
	uint32_t bits;

	if (t->bytes == 8) {
		memcpy(to, &x, 8);
	} else if (t->bytes == 4) {
		memcpy(to, &f, 4);
	} else {
		bits = t->kind == ELEMENT_BF16 ? meaning_rounded_bf16(f) : meaning_out_f16(&all, meaning_f16_f32(f));
		memcpy(to, &bits, 2);
	}
}

double
element_float(const struct element_type *t, const uint8_t *from)
{
	struct meaning_values all = {.denormals32 = 3, .denormals16 = 3};
	double x;

	if (t->bytes == 8) {
		memcpy(&x, from, 8);
		return x;
	}
	float f;
	if (t->bytes == 4) {
		memcpy(&f, from, 4);
		return (double)f;
	}
	uint16_t half;
	memcpy(&half, from, 2);
	return t->kind == ELEMENT_BF16 ? (double)meaning_bf16(half) : (double)meaning_in_f16(&all, half);
}

int64_t
element_integer(const struct element_type *t, const uint8_t *from)
{
	uint64_t v = 0;
	unsigned rest = 64 - 8 * t->bytes;

	memcpy(&v, from, t->bytes);
	return t->kind == ELEMENT_SIGNED ? (int64_t)(v << rest) >> rest : (int64_t)v;
}

void
element_print(const struct element_type *t, const uint8_t *bytes, size_t i, char text[ELEMENT_TEXT])
{
	const uint8_t *at = bytes + i * t->bytes;

	if (element_is_float(t))
		snprintf(text, ELEMENT_TEXT, "%s", real_general(element_float(t, at), t->bytes == 8 ? 17 : t->bytes == 4 ? 9 : 5).z);
	else if (t->kind == ELEMENT_SIGNED)
		snprintf(text, ELEMENT_TEXT, "%" PRId64, element_integer(t, at));
	else
		snprintf(text, ELEMENT_TEXT, "%" PRIu64, (uint64_t)element_integer(t, at));
}

/* Returns a float's bits as an integer that has the order of floats. */
static int64_t
ordered(const struct element_type *t, const uint8_t *at)
{
	struct element_type bits = {"", t->bytes, ELEMENT_SIGNED};
	int64_t v = element_integer(&bits, at), least = t->bytes == 8 ? INT64_MIN : -(INT64_C(1) << (8 * t->bytes - 1));

	return v < 0 ? least - v : v;
}

static bool
is_near(const struct element_type *t, const uint8_t *a, const uint8_t *b, uint64_t ulp, double tolerance)
{
	if (memcmp(a, b, t->bytes) == 0)
		return true;
	if (!element_is_float(t))
		return false;
	double x = element_float(t, a);
	double y = element_float(t, b);
	if (isnan(x) || isnan(y))
		return isnan(x) && isnan(y);
	int64_t i = ordered(t, a);
	int64_t k = ordered(t, b);
	return (i < k ? (uint64_t)k - (uint64_t)i : (uint64_t)i - (uint64_t)k) <= ulp || fabs(x - y) <= tolerance * fabs(y);
}

size_t
element_compare(const struct element_type *t, const uint8_t *got, const uint8_t *wanted, size_t n, uint64_t ulp, double tolerance,
	size_t *first)
{
	size_t wrong = 0;

	for (size_t i = 0; i < n; i++) {
		if (is_near(t, got + i * t->bytes, wanted + i * t->bytes, ulp, tolerance))
			continue;
		*first = wrong ? *first : i;
		wrong++;
	}
	return wrong;
}
