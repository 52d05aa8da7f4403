#include "run/value.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/option/opt.h"
#include "common/base/text/real.h"

enum { MOST_BYTES = 1 << 30 };

static const char type_names[] =
#define ELEMENT(name, bytes, kind) " " #name
#include "common/run/element.def"
;

static const struct element_type unknown_type = {"u8", 1, ELEMENT_UNSIGNED};

static const struct element_type *
type_of(const struct given_value *v)
{
	return v->type ? v->type : &unknown_type;
}

/* Stores the number in a text as an element. Returns false if it is none, or does not fit. */
static bool
put_number(const struct element_type *t, uint8_t *to, const char *text)
{
	bool negative = *text == '-';
	char *end;
	double x;

	if (element_is_float(t)) {
		x = real_read(text, &end);
		if (end == text || *end)
			return false;
		element_put_float(t, to, x);
		return true;
	}
	errno = 0;
	uint64_t v = strtoull(text + negative, &end, 0);
	if (!text[negative] || text[negative] == '-' || text[negative] == '+' || *end || errno)
		return false;
	uint64_t most = t->bytes < 8 ? (UINT64_C(1) << 8 * t->bytes) - 1 : UINT64_MAX;
	most = t->kind == ELEMENT_SIGNED ? most / 2 : most;
	if (v > most + (negative && t->kind == ELEMENT_SIGNED) || (negative && v && t->kind == ELEMENT_UNSIGNED))
		return false;
	v = negative ? 0 - v : v;
	memcpy(to, &v, t->bytes);
	return true;
}

/* The text up to the next ':', which is replaced by its end. */
static char *
part(char **text)
{
	char *from = *text;

	if (!from)
		return NULL;
	char *end = strchr(from, ':');
	*text = end ? end + 1 : NULL;
	if (end)
		*end = 0;
	return from;
}

static uint64_t
next_random(uint64_t *seed)
{
	uint64_t z = *seed += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

/* Fills a buffer with random numbers: floats from -1 up to 1, integers of all bits, or numbers from `least` to `most`. */
static bool
fill_random(struct given_value *v, char *rest)
{
	const char *seed = part(&rest), *least = part(&rest), *most = part(&rest);
	uint64_t state = 0;
	uint8_t low[8] = {0}, high[8] = {0};
	const struct element_type *t = v->type;

	if (rest || (seed && !opt_number(seed, &state)) || (least && (!most || !put_number(t, low, least) || !put_number(t, high, most))))
		return false;
	uint64_t range = (uint64_t)element_integer(t, high) - (uint64_t)element_integer(t, low) + 1;
	for (size_t i = 0; i < v->n / t->bytes; i++) {
		uint64_t x = next_random(&state);
		double unit = (double)(x >> 11) * 0x1p-53;
		uint8_t *to = v->bytes + i * t->bytes;

		if (element_is_float(t)) {
			element_put_float(t, to, least ? element_float(t, low) + unit * (element_float(t, high) - element_float(t, low)) : 2 * unit - 1);
			continue;
		}
		if (least && range) /* 0: all numbers */
			x = (uint64_t)element_integer(t, low) + x % range;
		memcpy(to, &x, t->bytes);
	}
	return true;
}

static bool
fill(struct given_value *v, char *how, char *rest)
{
	const struct element_type *t = v->type;
	const char *x = strcmp(how, "fill") == 0 ? part(&rest) : strcmp(how, "zero") == 0 ? "0" : NULL;

	if (strcmp(how, "random") == 0)
		return fill_random(v, rest);
	if (rest || (!x && strcmp(how, "iota") != 0))
		return false;
	for (size_t i = 0; i < v->n / t->bytes; i++) {
		uint8_t *to = v->bytes + i * t->bytes;

		if (x && !put_number(t, to, x))
			return false;
		if (!x && element_is_float(t))
			element_put_float(t, to, (double)i);
		else if (!x)
			memcpy(to, &i, t->bytes);
	}
	return true;
}

/* Reads a file into a buffer; one without a size gets that of the file. */
static bool
read_file(struct diag *diag, struct arena *arena, const char *option, const char *path, struct given_value *v)
{
	struct buf file = {0};
	const char *why = buf_read_file(&file, path, NULL);

	if (why) {
		diag_error(diag, (struct loc){0}, "%s: %s: %s", option, path, why);
		return false;
	}
	if (v->n && v->n != file.n) {
		diag_error(diag, (struct loc){0}, "%s: %s has %zu bytes, not %zu", option, path, file.n, v->n);
		buf_free(&file);
		return false;
	}
	v->n = file.n;
	v->bytes = arena_alloc(arena, v->n + 1);
	memcpy(v->bytes, file.p, file.n);
	buf_free(&file);
	return true;
}

/* Reads "TYPE[COUNT]" and what follows it. */
static bool
read_buffer(struct diag *diag, struct arena *arena, const char *option, const char *text, char *count, struct given_value *v)
{
	errno = 0;
	char *end;
	unsigned long long n = strtoull(count, &end, 0);
	if (end == count || *end != ']' || errno || n > MOST_BYTES / v->type->bytes || !n) {
		diag_error(diag, (struct loc){0}, "%s: expected a number of elements, such as f32[1024], but got '%s'", option, text);
		return false;
	}
	v->is_buffer = true;
	v->n = n * v->type->bytes;
	v->is_empty = !end[1];
	if (end[1] == ':' && end[2] == '@')
		return read_file(diag, arena, option, end + 3, v);
	v->bytes = arena_alloc(arena, v->n);
	if (v->is_empty)
		return true;
	char *rest = end + 2;
	char *how = end[1] == ':' ? part(&rest) : NULL;
	if (how && fill(v, how, rest))
		return true;
	diag_error(diag, (struct loc){0}, "%s: expected zero, fill:X, iota, random, random:SEED, random:SEED:LEAST:MOST or @FILE after the size, but got '%s'",
		option, text);
	return false;
}

bool
value_read(struct diag *diag, struct arena *arena, const char *option, const char *text, struct given_value *out)
{
	size_t n = strlen(text), name = strcspn(text, "[:");
	char *copy = arena_alloc(arena, n + 1);

	memcpy(copy, text, n + 1);
	*out = (struct given_value){.type = element_find(text, name)};
	if (*text == '@') {
		out->is_buffer = true;
		return read_file(diag, arena, option, text + 1, out);
	}
	if (strncmp(text, "value:@", 7) == 0)
		return read_file(diag, arena, option, text + 7, out);
	if (strncmp(text, "lds[", 4) == 0) {
		out->is_lds = true;
		char *end;
		out->n = strtoul(text + 4, &end, 0);
		if (out->n && out->n <= 1 << 20 && strcmp(end, "]") == 0)
			return true;
		diag_error(diag, (struct loc){0}, "%s: expected a number of bytes of LDS, such as lds[1024], but got '%s'", option, text);
		return false;
	}
	if (!out->type && text[name]) {
		diag_error(diag, (struct loc){0}, "%s: '%.*s' is not a type; the types are%s", option, (int)name, text, type_names);
		return false;
	}
	if (!out->type) {
		out->bytes = arena_alloc(arena, 8);
		out->number = copy;
		return true;
	}
	if (text[name] == '[')
		return read_buffer(diag, arena, option, text, copy + name + 1, out);
	out->n = out->type->bytes;
	out->bytes = arena_alloc(arena, out->n);
	if (text[name] == ':' && put_number(out->type, out->bytes, copy + name + 1))
		return true;
	diag_error(diag, (struct loc){0}, "%s: expected a number that a %s can be, but got '%s'", option, out->type->name, text);
	return false;
}

/* Returns whether a text is a number without a point and an exponent. */
static bool
is_integer(const char *text)
{
	char *end;

	strtoull(text, &end, 0);
	return !*end;
}

bool
value_fit(struct diag *diag, const char *given, struct given_value *v, size_t n)
{
	struct element_type t = {"", (uint8_t)n, !is_integer(v->number) ? ELEMENT_FLOAT : *v->number == '-' ? ELEMENT_SIGNED : ELEMENT_UNSIGNED};

	v->n = n;
	if ((n == 1 || n == 2 || n == 4 || n == 8) && !(t.kind == ELEMENT_FLOAT && n == 1) && put_number(&t, v->bytes, v->number))
		return true;
	if (n == 1 || n == 2 || n == 4 || n == 8)
		diag_error(diag, (struct loc){0}, "--arg: expected a number for an argument of %zu bytes, but got '%s'", n, given);
	else
		diag_error(diag, (struct loc){0}, "--arg: expected a buffer or a file for an argument of %zu bytes, but got '%s'", n, given);
	return false;
}

void
value_print(const struct given_value *v, size_t i, char text[VALUE_TEXT])
{
	element_print(type_of(v), v->bytes, i, text);
}

size_t
value_compare(const struct given_value *got, const struct given_value *wanted, uint64_t ulp, double tolerance, size_t *first)
{
	const struct element_type *t = wanted->type ? wanted->type : type_of(got);

	return element_compare(t, got->bytes, wanted->bytes, (got->n < wanted->n ? got->n : wanted->n) / t->bytes, ulp, tolerance, first);
}
