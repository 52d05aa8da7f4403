/* Computes the functions of functions.def in long double, and how many ULP other results differ from them. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define pi 3.14159265358979323846264338327950288L

struct in_f32 {
	float x, y, z;
	int32_t k;
};

struct in_f64 {
	double x, y, z;
	int64_t k;
};

/* sin(pi x) */
static long double
sine_of_turns(long double x)
{
	long double rest = fmodl(x, 2), near;

	if (rest > 1 || rest < -1)
		rest -= copysignl(2, rest);
	near = fabsl(rest) > 0.5L ? copysignl(1, rest) - rest : rest;
	return fabsl(near) > 0.25L ? copysignl(cosl(pi * (0.5L - fabsl(near))), near) : sinl(pi * near);
}

static long double
cosine_of_turns(long double x)
{
	long double rest = fabsl(fmodl(x, 2));

	rest = rest > 1 ? 2 - rest : rest;
	return rest < 0.25L ? cosl(pi * rest) : sine_of_turns(0.5L - rest);
}

/* tan(pi x) of half a turn is an infinity with the sign of the sine. */
static long double
tangent_of_turns(long double x)
{
	return sine_of_turns(x) / fabsl(cosine_of_turns(x)) * (cosine_of_turns(x) < 0 ? -1 : 1);
}

static long double
power_of_positive(long double x, long double y)
{
	if (x != x || y != y || x < 0 || (x == 0 && y == 0) || (isinf(x) && y == 0) || (x == 1 && isinf(y)))
		return NAN;
	return powl(fabsl(x), y);
}

static long double
root(long double x, int k)
{
	if (k == 0 || (x < 0 && k % 2 == 0))
		return NAN;
	if (x == 0)
		return k > 0 ? 0 : k % 2 ? copysignl(INFINITY, x) : INFINITY;
	return copysignl(k == 3 ? cbrtl(fabsl(x)) : powl(fabsl(x), 1.0L / k), x);
}

/* Returns by how many ULP a result differs from a value, for a type with `digits` bits of mantissa and exponents below `most`. An
 * infinity is a power of two. */
static double
ulp(long double value, long double got, int digits, int most)
{
	long double limit = ldexpl(1 - ldexpl(1, -digits - 1), most), unit;
	int exponent = 3 - most, own = value == 0 || value != value || isinf(value) ? exponent : ilogbl(value) + 1;

	if (value != value || got != got)
		return value != value && got != got ? 0 : INFINITY;
	if (fabsl(value) >= limit)
		value = copysignl(INFINITY, value);
	if (value == got)
		return 0;
	if (isinf(value))
		return INFINITY;
	if (isinf(got))
		got = copysignl(ldexpl(1, most), got);
	unit = ldexpl(1, (own > exponent ? own : exponent) - digits);
	return (double)(fabsl(value - got) / unit);
}

static long double
value_of(unsigned function, long double x, long double y, long double z, int k)
{
	unsigned i = 0;

#define UNARY(name, bound32, bound64, value) \
	if (i++ == function) \
		return value;
#define BINARY UNARY
#define WITH_INT UNARY
#define TERNARY UNARY
#define OPERATOR(name, bound32, bound64, code, value) UNARY(name, bound32, bound64, value)
#define NOT_COMPARED(name, wide, condition)
#include "functions.def"
#undef UNARY
#undef OPERATOR
#undef NOT_COMPARED
	return NAN;
}

static const struct {
	const char *name;
	double bound[2];
} functions[] = {
#define UNARY(name, bound32, bound64, value) {#name, {bound32, bound64}},
#define OPERATOR(name, bound32, bound64, code, value) {#name, {bound32, bound64}},
#define NOT_COMPARED(name, wide, condition)
#include "functions.def"
#undef UNARY
#undef OPERATOR
#undef NOT_COMPARED
};

static int
is_compared(unsigned function, unsigned is_wide, long double x)
{
#define UNARY(name, bound32, bound64, value)
#define OPERATOR(name, bound32, bound64, code, value)
#define NOT_COMPARED(of, wide, condition) \
	if (strcmp(functions[function].name, #of) == 0 && wide == is_wide && (condition)) \
		return 0;
#include "functions.def"
	return 1;
}

const char *
name_of(unsigned i)
{
	return i < sizeof functions / sizeof functions[0] ? functions[i].name : NULL;
}

double
bound_of(unsigned i, unsigned wide)
{
	return functions[i].bound[wide];
}

/* Returns the largest error in ULP of n results, and sets *at to its index. Correctly rounded ones have one of at most half a ULP. */
double
worst(unsigned function, unsigned wide, unsigned n, const void *in, const void *out, unsigned *at)
{
	double most = 0;

	*at = 0;
	for (unsigned i = 0; i < n; i++) {
		const struct in_f32 *f = (const struct in_f32 *)in + i;
		const struct in_f64 *d = (const struct in_f64 *)in + i;
		long double value = wide ? value_of(function, d->x, d->y, d->z, (int)d->k) : value_of(function, f->x, f->y, f->z, f->k);
		double differ = wide ? ulp(value, ((const struct in_f64 *)out)[i].x, 53, 1024) : ulp(value, ((const struct in_f32 *)out)[i].x, 24, 128);

		if (differ > most && is_compared(function, wide, wide ? d->x : f->x)) {
			most = differ;
			*at = i;
		}
	}
	return most;
}

double
expected(unsigned function, unsigned wide, const void *in)
{
	const struct in_f32 *f = in;
	const struct in_f64 *d = in;

	return (double)(wide ? value_of(function, d->x, d->y, d->z, (int)d->k) : value_of(function, f->x, f->y, f->z, f->k));
}
