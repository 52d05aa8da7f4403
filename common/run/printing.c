#include "common/run/printing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/text/real.h"
#include "common/meaning/floats.h"

enum { HEADER = 8, WORD = 8, CONSTANT = 2, MOST_WIDTH = 512, MOST_DIGITS = 64, FIELD = 1024 };
enum { MOST_STEPS = 1 << 26 }; /* so many characters and conversions are read, which formats without output would exceed */

struct print_format {
	uint64_t key;            /* number or hash; must be the first member, for array_below() */
	struct str sizes;        /* of OpenCL: of the arguments, "4:8:" */
	uint64_t bytes;          /* their sum */
	struct str text;
};

/* The records, and where they are printed. */
struct print_state {
	struct buf *out;
	const struct print_format *formats; /* sorted by key */
	size_t nformats;
	const uint8_t *at, *end; /* the records, or the arguments of one, that are left */
	struct str sizes;        /* of OpenCL: the sizes of the arguments that are left */
	bool hip;
	unsigned left;           /* of MOST_STEPS; 0: nothing more is printed */
};

/* A conversion, such as %-8.3f. */
struct print_conversion {
	bool left, zeros, plus, space, alternate;
	unsigned width;
	int precision;           /* -1: none */
	unsigned vector;         /* number of elements; 1: no vector */
	unsigned bytes;          /* of an element, by the length modifier; 0: that of the argument */
	char letter;
};

static void
put(struct print_state *p, const void *bytes, size_t n)
{
	if (n > RUN_PRINT_MOST - p->out->n)
		p->left = 0;
	else
		buf_put(p->out, bytes, n);
}

static void
fill(struct print_state *p, char c, size_t n)
{
	for (; n > 0 && p->left; n--)
		put(p, &c, 1);
}

/* Reads a decimal number, at most `most`. */
static unsigned
read_number(struct str *s, unsigned most)
{
	unsigned value = 0;

	for (; s->n && *s->p >= '0' && *s->p <= '9'; s->p++, s->n--)
		value = value < most ? value * 10 + (unsigned)(*s->p - '0') : value;
	return value < most ? value : most;
}

static bool
skip(struct str *s, char c)
{
	if (!s->n || *s->p != c)
		return false;
	s->p++;
	s->n--;
	return true;
}

/* Takes the next argument. Returns its bytes, or fewer if the record has no more. */
static struct str
take(struct print_state *p)
{
	struct str out = {(const char *)p->at, (size_t)(p->end - p->at)};
	size_t size = p->hip ? WORD : read_number(&p->sizes, RUN_PRINT_BUFFER);

	skip(&p->sizes, ':');
	out.n = size < out.n ? size : out.n;
	p->at += out.n;
	return out;
}

/* Takes a string: of HIP, it ends with a NUL, and is filled up to a multiple of 8 bytes. */
static struct str
take_string(struct print_state *p)
{
	struct str out = p->hip ? (struct str){(const char *)p->at, (size_t)(p->end - p->at)} : take(p);
	size_t n = strnlen(out.p, out.n), left = out.n;

	out.n = n;
	if (p->hip)
		p->at += left < (n / WORD + 1) * WORD ? left : (n / WORD + 1) * WORD;
	return out;
}

static uint64_t
integer_of(struct str bytes)
{
	uint64_t value = 0;

	memcpy(&value, bytes.p, bytes.n < sizeof value ? bytes.n : sizeof value);
	return value;
}

static uint64_t
extended(uint64_t value, unsigned bytes, bool is_signed)
{
	unsigned shift = bytes < 8 ? 64 - 8 * bytes : 0;

	return is_signed ? (uint64_t)((int64_t)(value << shift) >> shift) : value << shift >> shift;
}

static double
real_of(struct str bytes)
{
	uint64_t bits = integer_of(bytes);

	return bytes.n < 4 ? (double)meaning_half((uint16_t)bits) : bytes.n < 8 ? (double)meaning_float((uint32_t)bits) : meaning_double(bits);
}

/* Puts a number with its sign or prefix, digits and width. */
static void
put_field(struct print_state *p, const struct print_conversion *c, const char *sign, const char *digits, size_t n, bool zeros)
{
	size_t used = strlen(sign) + n, missing = used < c->width ? c->width - used : 0;

	fill(p, ' ', c->left || zeros ? 0 : missing);
	put(p, sign, strlen(sign));
	fill(p, '0', zeros && !c->left ? missing : 0);
	put(p, digits, n);
	fill(p, ' ', c->left ? missing : 0);
}

static const char *
sign_of(const struct print_conversion *c, bool negative)
{
	return negative ? "-" : c->plus ? "+" : c->space ? " " : "";
}

static void
put_integer(struct print_state *p, const struct print_conversion *c, struct str bytes)
{
	bool is_signed = c->letter == 'd' || c->letter == 'i', upper = c->letter == 'X';
	unsigned base = c->letter == 'o' ? 8 : c->letter == 'x' || upper || c->letter == 'p' ? 16 : 10, n = MOST_DIGITS;
	unsigned own = bytes.n && bytes.n < 8 ? (unsigned)bytes.n : 8, size = c->bytes ? c->bytes : p->hip && c->letter != 'p' ? 4 : own;
	uint64_t value = extended(integer_of(bytes), size < own ? size : own, is_signed);
	bool negative = is_signed && (int64_t)value < 0;
	const char *sign = is_signed ? sign_of(c, negative) : c->letter == 'p' || (c->alternate && base == 16 && value) ? upper ? "0X" : "0x" : "";

	uint64_t left = negative ? -value : value;
	char digits[MOST_DIGITS];
	for (; left; left /= base)
		digits[--n] = (upper ? "0123456789ABCDEF" : "0123456789abcdef")[left % base];
	while (n > 0 && (int)(MOST_DIGITS - n) < (c->precision < 0 ? 1 : c->precision))
		digits[--n] = '0';
	if (c->alternate && base == 8 && n > 0 && (n == MOST_DIGITS || digits[n] != '0'))
		digits[--n] = '0';
	put_field(p, c, sign, digits + n, MOST_DIGITS - n, c->zeros && c->precision < 0);
}

static void
put_real(struct print_state *p, const struct print_conversion *c, struct str bytes)
{
	double value = real_of(bytes);
	bool negative = __builtin_signbit(value), finite = value - value == 0;
	int precision = c->precision < 0 ? 6 : c->precision < MOST_DIGITS ? c->precision : MOST_DIGITS;
	const char *prefix = sign_of(c, negative);
	int n = 0;

	value = negative ? -value : value;
	char text[FIELD];
	switch (c->letter) {
	case 'a': n = c->precision < 0 ? real_format(text, FIELD, "%a", value) : real_format(text, FIELD, "%.*a", precision, value); break;
	case 'A': n = c->precision < 0 ? real_format(text, FIELD, "%A", value) : real_format(text, FIELD, "%.*A", precision, value); break;
	case 'e': n = c->alternate ? real_format(text, FIELD, "%#.*e", precision, value) : real_format(text, FIELD, "%.*e", precision, value); break;
	case 'E': n = c->alternate ? real_format(text, FIELD, "%#.*E", precision, value) : real_format(text, FIELD, "%.*E", precision, value); break;
	case 'f': n = c->alternate ? real_format(text, FIELD, "%#.*f", precision, value) : real_format(text, FIELD, "%.*f", precision, value); break;
	case 'F': n = c->alternate ? real_format(text, FIELD, "%#.*F", precision, value) : real_format(text, FIELD, "%.*F", precision, value); break;
	case 'g': n = c->alternate ? real_format(text, FIELD, "%#.*g", precision, value) : real_format(text, FIELD, "%.*g", precision, value); break;
	case 'G': n = c->alternate ? real_format(text, FIELD, "%#.*G", precision, value) : real_format(text, FIELD, "%.*G", precision, value); break;
	}
	char sign[8];
	snprintf(sign, sizeof sign, "%s%s", prefix, finite && (c->letter == 'a' || c->letter == 'A') ? c->letter == 'a' ? "0x" : "0X" : "");
	n = n < FIELD ? n : FIELD - 1;
	put_field(p, c, sign, text + strlen(sign) - strlen(prefix), (size_t)n - (strlen(sign) - strlen(prefix)), c->zeros && finite);
}

static bool
is_real(char letter)
{
	return memchr("aAeEfFgG", letter, 8) != NULL;
}

/* Puts an argument, of vectors its elements with commas. */
static void
put_numbers(struct print_state *p, const struct print_conversion *c)
{
	struct str all = take(p);
	size_t size = c->vector < 2 ? all.n : c->bytes ? c->bytes : all.n / (c->vector == 3 ? 4 : c->vector);

	for (unsigned i = 0; i < c->vector && i * size < all.n; i++) {
		struct str one = {all.p + i * size, all.n - i * size < size ? all.n - i * size : size};

		if (i)
			put(p, ",", 1);
		if (is_real(c->letter))
			put_real(p, c, one);
		else
			put_integer(p, c, one);
	}
}

static void
put_conversion(struct print_state *p, const struct print_conversion *c)
{
	struct str text;
	char letter;

	switch (c->letter) {
	case 's':
		text = take_string(p);
		put_field(p, c, "", text.p, c->precision >= 0 && (size_t)c->precision < text.n ? (size_t)c->precision : text.n, false);
		break;
	case 'c':
		letter = (char)integer_of(take(p));
		put_field(p, c, "", &letter, letter != 0, false);
		break;
	case 'n':
		take(p);
		break;
	default:
		put_numbers(p, c);
	}
}

static void
read_flags(struct str *s, struct print_conversion *c)
{
	for (; s->n && memchr("-0+ #'", *s->p, 6); s->p++, s->n--) {
		c->left |= *s->p == '-';
		c->zeros |= *s->p == '0';
		c->plus |= *s->p == '+';
		c->space |= *s->p == ' ';
		c->alternate |= *s->p == '#';
	}
}

/* Reads a width or a precision, which can be an argument. */
static int
read_width(struct print_state *p, struct str *s)
{
	if (!skip(s, '*'))
		return (int)read_number(s, MOST_WIDTH);
	int32_t value = (int32_t)integer_of(take(p));
	return value > MOST_WIDTH ? MOST_WIDTH : value < -MOST_WIDTH ? -MOST_WIDTH : value;
}

static unsigned
read_length(struct str *s)
{
	static const struct {
		const char *text;
		unsigned bytes;
	} lengths[] = {{"hh", 1}, {"hl", 4}, {"h", 2}, {"ll", 8}, {"l", 8}, {"j", 8}, {"z", 8}, {"t", 8}, {"L", 8}};

	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		if (str_starts(*s, lengths[i].text)) {
			s->p += strlen(lengths[i].text);
			s->n -= strlen(lengths[i].text);
			return lengths[i].bytes;
		}
	return 0;
}

/* Reads what follows "%". Returns false if it is no conversion. */
static bool
read_conversion(struct print_state *p, struct str *s, struct print_conversion *c)
{
	*c = (struct print_conversion){.precision = -1, .vector = 1};
	read_flags(s, c);
	int width = read_width(p, s);
	c->left |= width < 0;
	c->width = (unsigned)(width < 0 ? -width : width);
	if (skip(s, '.'))
		c->precision = read_width(p, s);
	if (skip(s, 'v'))
		c->vector = read_number(s, 16);
	c->vector = c->vector ? c->vector : 1;
	c->bytes = read_length(s);
	c->letter = s->n ? *s->p : 0;
	if (!c->letter || !memchr("diouxXpcsnaAeEfFgG", c->letter, 18))
		return false;
	s->p++;
	s->n--;
	return true;
}

/* Returns the character that an escape of the metadata stands for, and takes it from s. */
static char
read_escape(struct str *s)
{
	static const char letters[] = "abfnrv", values[] = "\a\b\f\n\r\v";
	const char *letter = s->n > 1 ? memchr(letters, s->p[1], sizeof letters - 1) : NULL;
	char value = letter ? values[letter - letters] : str_starts(*s, "\\72") ? ':' : '\\';
	size_t n = letter ? 2 : value == ':' ? 3 : 1;

	s->p += n;
	s->n -= n;
	return value;
}

static void
put_format(struct print_state *p, struct str s)
{
	for (; s.n && p->left; p->left -= p->left > 0) {
		struct str start = s;
		char one = *s.p;

		if (one == '\\' && !p->hip) {
			one = read_escape(&s);
			put(p, &one, 1);
			continue;
		}
		skip(&s, one);
		struct print_conversion c;
		if (one == '%' && skip(&s, '%'))
			put(p, "%", 1);
		else if (one == '%' && read_conversion(p, &s, &c))
			put_conversion(p, &c);
		else
			put(p, start.p, (size_t)(s.p - start.p));
	}
}

static struct print_format
read_format(struct str s, bool hip)
{
	unsigned number = read_number(&s, UINT32_MAX), count = skip(&s, ':') ? read_number(&s, UINT16_MAX) : 0;
	struct print_format f = {.key = number};

	skip(&s, ':');
	f.sizes = s;
	for (unsigned k = 0; k < count && s.n; k++) {
		f.bytes += read_number(&s, RUN_PRINT_BUFFER);
		skip(&s, ':');
	}
	f.sizes.n = (size_t)(s.p - f.sizes.p);
	f.text = s;
	if (hip) {
		f.key = 0;
		for (; f.text.n && *f.text.p != ','; f.text.p++, f.text.n--)
			f.key = f.key << 4 | (uint64_t)(*f.text.p <= '9' ? *f.text.p - '0' : *f.text.p - 'a' + 10);
		skip(&f.text, ',');
	}
	return f;
}

static const struct print_format *
find_format(const struct print_state *p, uint64_t key)
{
	size_t i = array_below(p->formats, p->nformats, sizeof *p->formats, key);

	return i < p->nformats && p->formats[i].key == key ? &p->formats[i] : NULL;
}

/* Puts the record of HIP at p->at. Returns false if there is none. */
static bool
put_hip(struct print_state *p)
{
	const uint8_t *start = p->at, *end = p->end;
	uint32_t control = le_get32(start), size = control >> 2;

	if (size < 4 || size > (size_t)(end - start) || (control & CONSTANT && size < 4 + WORD))
		return false;
	p->end = start + size;
	p->at = start + 4;
	const struct print_format *f;
	if (control & CONSTANT) {
		f = find_format(p, le_get64(p->at));
		p->at += WORD;
		put_format(p, f ? f->text : (struct str){0});
	} else {
		put_format(p, take_string(p));
	}
	p->at = start + size;
	p->end = end;
	return true;
}

/* Puts the record of OpenCL at p->at. Returns false if there is none. */
static bool
put_opencl(struct print_state *p)
{
	const struct print_format *f = find_format(p, le_get32(p->at));
	const uint8_t *start = p->at += 4;

	if (!f)
		return false;
	p->sizes = f->sizes;
	put_format(p, f->text);
	p->at = (size_t)(p->end - start) < f->bytes ? p->end : start + f->bytes;
	return true;
}

static void
remove_nuls(struct buf *out)
{
	size_t n = 0;

	for (size_t i = 0; i < out->n; i++)
		if (out->p[i])
			out->p[n++] = out->p[i];
	out->n = n;
}

void
run_print(const struct str *formats, size_t n, const uint8_t *buffer, struct buf *out)
{
	uint32_t used = le_get32(buffer);
	struct print_format *v = alloc_array(n + 1, sizeof *v);
	struct print_state p = {.out = out, .formats = v, .nformats = n, .at = buffer + HEADER, .hip = true, .left = MOST_STEPS};
	bool more = true;

	for (size_t i = 0; i < n; i++)
		p.hip &= str_starts(formats[i], "0:");
	for (size_t i = 0; i < n; i++)
		v[i] = read_format(formats[i], p.hip);
	qsort(v, n, sizeof *v, array_compare64);
	p.end = p.at + (used < RUN_PRINT_BUFFER - HEADER ? used : RUN_PRINT_BUFFER - HEADER);
	while (more && p.end - p.at >= 4 && p.left)
		more = p.hip ? put_hip(&p) : put_opencl(&p);
	remove_nuls(out);
	alloc_free(v);
}
