/* strtod() and printf() use the radix character of the locale that the host process or the thread has set. Therefore, they are
 * called while the thread has the C locale. newlocale() returns glibc's constant object for it, without allocating memory. */
#include "common/base/text/real.h"

#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct bracket {
	locale_t c, before;
};

static struct bracket
enter(void)
{
	locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);

	return (struct bracket){c, uselocale(c)};
}

static void
leave(struct bracket b)
{
	uselocale(b.before);
	if (b.c)
		freelocale(b.c);
}

double
real_read(const char *z, char **end)
{
	struct bracket b = enter();
	double value = strtod(z, end);

	leave(b);
	return value;
}

int
real_format(char *out, size_t size, const char *format, ...)
{
	struct bracket b = enter();
	va_list ap;

	va_start(ap, format);
	int n = vsnprintf(out, size, format, ap);
	va_end(ap);
	leave(b);
	return n;
}

struct real_text
real_general(double value, int digits)
{
	struct real_text out;

	real_format(out.z, sizeof out.z, "%.*g", digits, value);
	return out;
}

struct real_text
real_fixed(double value, int digits)
{
	struct real_text out;

	real_format(out.z, sizeof out.z, fabs(value) < 1e15 ? "%.*f" : "%.*e", digits, value);
	return out;
}

struct real_text
real_shortest(double value, char letter, int fewest)
{
	const char *format = letter == 'e' ? "%.*e" : "%.*g";
	struct bracket b = enter();
	struct real_text out;

	for (int digits = fewest; digits <= 17; digits++) {
		snprintf(out.z, sizeof out.z, format, digits, value);
		if (strtod(out.z, NULL) == value)
			break;
	}
	leave(b);
	return out;
}
