/* Implements out_printf(). It handles the conversions of a format one by one, so that strings, which may come from a file, are
 * written as out_str() writes them. Text between conversions is objdump's own. */
#include "common/base/text/real.h"
#include "objdump/view/out.h"

#include <assert.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* A conversion specification of printf(): %FLAGS WIDTH .PRECISION LENGTH LETTER. */
struct conversion {
	char flags[8];
	bool left;
	int width, precision; /* precision: -1 if there is none */
	char length, letter;  /* length: 'L' for "ll" */
};

enum { SPEC = 24 };

struct arguments {
	va_list list;
};

static int
read_number(const char **p, struct arguments *args)
{
	if (**p == '*') {
		++*p;
		return va_arg(args->list, int);
	}
	char *end;
	int n = (int)strtol(*p, &end, 10);
	*p = end;
	return n;
}

/* Parses a conversion specification after its '%'. Returns the end. */
static const char *
read_conversion(const char *p, struct arguments *args, struct conversion *c)
{
	size_t n = strspn(p, "-+ #0");

	*c = (struct conversion){.precision = -1};
	assert(n < sizeof c->flags);
	memcpy(c->flags, p, n);
	p += n;
	c->width = read_number(&p, args);
	c->left = memchr(c->flags, '-', n) || c->width < 0;
	if (*p == '.') {
		p++;
		c->precision = read_number(&p, args);
	}
	for (; *p && strchr("hlzjt", *p); p++)
		c->length = c->length == 'l' ? 'L' : *p;
	c->letter = *p;
	return p + 1;
}

static long long
signed_argument(struct arguments *args, char length)
{
	switch (length) {
	case 'l': return va_arg(args->list, long);
	case 'L': return va_arg(args->list, long long);
	case 'z': return va_arg(args->list, ssize_t);
	case 'j': return va_arg(args->list, intmax_t);
	case 't': return va_arg(args->list, ptrdiff_t);
	}
	assert(!length);
	return va_arg(args->list, int);
}

static unsigned long long
unsigned_argument(struct arguments *args, char length)
{
	switch (length) {
	case 'l': return va_arg(args->list, unsigned long);
	case 'L': return va_arg(args->list, unsigned long long);
	case 'z': return va_arg(args->list, size_t);
	case 'j': return va_arg(args->list, uintmax_t);
	}
	assert(!length);
	return va_arg(args->list, unsigned);
}

static void
put_text(struct out *o, const struct conversion *c, const char *text)
{
	struct str s = {text, c->precision < 0 ? strlen(text) : strnlen(text, (size_t)c->precision)};
	size_t n = out_width(s), width = (size_t)abs(c->width);

	for (size_t i = n; !c->left && i < width; i++)
		out_z(o, " ");
	out_left(o, s, c->left ? width : 0);
}

/* Builds a format for snprintf() with the same conversion, the widest type, and width and precision as arguments. */
static void
make_spec(char spec[SPEC], const struct conversion *c)
{
	char *p = stpcpy(stpcpy(stpcpy(spec, "%"), c->flags), strchr("efg", c->letter) ? "*.*" : "*.*ll");

	p[0] = c->letter;
	p[1] = 0;
}

static void
put_conversion(struct out *o, const struct conversion *c, struct arguments *args)
{
	int n = 0;

	if (c->letter == 's') {
		put_text(o, c, va_arg(args->list, const char *));
		return;
	}
	char *p = out_room(o);
	char spec[SPEC];
	make_spec(spec, c);
	if (strchr("di", c->letter)) {
		n = snprintf(p, OUT_ROOM, spec, c->width, c->precision, signed_argument(args, c->length));
	} else if (strchr("uxX", c->letter)) {
		n = snprintf(p, OUT_ROOM, spec, c->width, c->precision, unsigned_argument(args, c->length));
	} else if (strchr("efg", c->letter)) {
		n = real_format(p, OUT_ROOM, spec, c->width, c->precision, va_arg(args->list, double));
	} else {
		assert(c->letter == 'c');
		*p = (char)va_arg(args->list, int);
		n = 1;
	}
	if (n > 0)
		o->at += n < OUT_ROOM ? n : OUT_ROOM - 1;
}

void
out_printf(struct out *o, const char *fmt, ...)
{
	struct arguments args;

	va_start(args.list, fmt);
	struct conversion c;
	for (;;) {
		size_t n = strcspn(fmt, "%");

		out_raw(o, fmt, n);
		if (!fmt[n])
			break;
		fmt += n + 1;
		if (*fmt == '%') {
			out_z(o, "%");
			fmt++;
			continue;
		}
		fmt = read_conversion(fmt, &args, &c);
		put_conversion(o, &c, &args);
	}
	va_end(args.list);
}
