/* JSON as it comes; see json.h. Follows RFC 8259. */
#include "objdump/view/json.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/json_string.h"

enum { NUMBER = 20 }; /* the digits of 2**64 */

static inline void
put(struct json *j, const char *text, size_t n)
{
	memcpy(buf_reserve(&j->line, n), text, n);
	j->line.n += n;
}

static void
hand_out(struct json *j)
{
	if (!j->line.n)
		return;
	out_whole(j->out, (const char *)j->line.p, j->line.n);
	j->line.n = 0;
	j->whole = j->depth;
}

static void
put_newline(struct json *j, unsigned indent)
{
	static const char blanks[JSON_DEPTH + 2] = "\n                                                                ";

	put(j, blanks, 1 + indent);
}

/* What comes before an element: the comma after the one before it, and a line or a blank. */
static void
begin_element(struct json *j)
{
	bool lines = j->depth && j->open[j->depth - 1].lines;

	assert(j->depth || !j->any);
	if (lines)
		hand_out(j);
	if (j->any)
		put(j, ", ", lines ? 1 : 2);
	if (lines)
		put_newline(j, j->depth);
	j->any = true;
}

static void
begin_value(struct json *j)
{
	assert(j->keyed == (j->depth && j->open[j->depth - 1].end == '}'));
	if (!j->keyed)
		begin_element(j);
	j->keyed = false;
}

static void
begin_open(struct json *j, enum json_layout layout, const char *brackets)
{
	bool lines = layout == JSON_LINES && (!j->depth || j->open[j->depth - 1].lines);

	begin_value(j);
	assert(j->depth < JSON_DEPTH);
	j->open[j->depth++] = (struct json_open){brackets[1], lines};
	j->any = false;
	put(j, brackets, 1);
}

void
json_object(struct json *j, enum json_layout layout)
{
	begin_open(j, layout, "{}");
}

void
json_array(struct json *j, enum json_layout layout)
{
	begin_open(j, layout, "[]");
}

void
json_end(struct json *j)
{
	assert(j->depth && !j->keyed);
	if (j->any && j->open[j->depth - 1].lines) {
		hand_out(j);
		put_newline(j, j->depth - 1);
	}
	put(j, &j->open[--j->depth].end, 1);
	j->any = true;
}

static void
begin_key(struct json *j)
{
	assert(j->depth && j->open[j->depth - 1].end == '}' && !j->keyed);
	begin_element(j);
	j->keyed = true;
}

void
json_key_str(struct json *j, struct str key)
{
	begin_key(j);
	json_string_put(&j->line, key);
	put(j, ": ", 2);
}

void
json_key(struct json *j, const char *key)
{
	begin_key(j);
	put(j, "\"", 1);
	put(j, key, strlen(key));
	put(j, "\": ", 3);
}

void
json_str(struct json *j, struct str s)
{
	begin_value(j);
	json_string_put(&j->line, s);
}

void
json_z(struct json *j, const char *z)
{
	json_str(j, str_from(z));
}

void
json_uint(struct json *j, uint64_t value)
{
	char digits[NUMBER], *p = digits + NUMBER;

	begin_value(j);
	do
		*--p = (char)('0' + value % 10);
	while (value /= 10);
	put(j, p, (size_t)(digits + NUMBER - p));
}

void
json_int(struct json *j, int64_t value)
{
	if (value >= 0) {
		json_uint(j, (uint64_t)value);
		return;
	}
	begin_value(j);
	buf_printf(&j->line, "%lld", (long long)value);
}

void
json_float(struct json *j, double value)
{
	char text[40];

	if (!isfinite(value)) {
		json_null(j);
		return;
	}
	for (int digits = 15; digits <= 17; digits++) {
		snprintf(text, sizeof text, "%.*g", digits, value);
		if (strtod(text, NULL) == value)
			break;
	}
	begin_value(j);
	put(j, text, strlen(text));
}

static void
put_word(struct json *j, const char *word)
{
	begin_value(j);
	put(j, word, strlen(word));
}

void
json_bool(struct json *j, bool value)
{
	put_word(j, value ? "true" : "false");
}

void
json_null(struct json *j)
{
	put_word(j, "null");
}

void
json_hex(struct json *j, const uint8_t *bytes, size_t n)
{
	char *p;

	begin_value(j);
	p = (char *)buf_reserve(&j->line, 2 * n + 2);
	*p++ = '"';
	for (size_t i = 0; i < n; i++)
		p = out_hex_lower(p, bytes[i], 2);
	*p++ = '"';
	j->line.n += 2 * n + 2;
}

void
json_key_z(struct json *j, const char *key, const char *z)
{
	json_key(j, key);
	json_z(j, z);
}

void
json_key_uint(struct json *j, const char *key, uint64_t value)
{
	json_key(j, key);
	json_uint(j, value);
}

/* What the budget calls: of what was handed out, closes what is open. */
static void
close_whole(void *user)
{
	struct json *j = user;

	j->line.n = 0;
	while (j->whole) {
		put_newline(j, --j->whole);
		put(j, &j->open[j->whole].end, 1);
	}
	put(j, "\n", 1);
	out_put(j->out, (const char *)j->line.p, j->line.n);
	out_flush(j->out);
}

void
json_begin(struct json *j, struct out *out)
{
	*j = (struct json){.out = out};
	out->budget->close = close_whole;
	out->budget->user = j;
}

void
json_finish(struct json *j)
{
	assert(!j->depth && j->any);
	put(j, "\n", 1);
	hand_out(j);
	j->out->budget->close = NULL;
	buf_free(&j->line);
}

struct json *
json_part(struct json *j, struct json *whole, struct out *out, bool first)
{
	if (!whole)
		return NULL;
	*j = *whole;
	j->out = out;
	j->line = (struct buf){0};
	j->any = !first;
	return j;
}

void
json_part_end(struct json *j)
{
	if (!j)
		return;
	hand_out(j);
	buf_free(&j->line);
}

void
json_suspend(struct json *j)
{
	if (!j)
		return;
	assert(j->depth && j->open[j->depth - 1].lines && j->open[j->depth - 1].end == ']');
	hand_out(j);
}

void
json_resume(struct json *j)
{
	if (j)
		j->any = true;
}
