#include "objdump/view/json.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/text/json_string.h"
#include "common/base/text/real.h"

enum { NUMBER = 20 }; /* number of digits of 2**64, or of sign and digits of 2**63 */

/* Reserves n more bytes of the line, and returns a pointer to them. The caller writes the bytes, then passes their end to
 * wrote(). */
static inline char *
room(struct json *j, size_t n)
{
	if (j->line.cap - j->line.n < n)
		buf_reserve(&j->line, n);
	return (char *)j->line.p + j->line.n;
}

static inline void
wrote(struct json *j, const char *end)
{
	j->line.n = (size_t)(end - (char *)j->line.p);
}

/* Escapes the characters of the line that could end or interrupt a script in HTML or XML. */
static void
escape_markup(struct buf *line)
{
	static const char digits[] = "0123456789abcdef";
	struct buf old = *line;

	if (!memchr(old.p, '<', old.n) && !memchr(old.p, '>', old.n) && !memchr(old.p, '&', old.n))
		return;
	*line = (struct buf){0};
	for (size_t i = 0; i < old.n; i++) {
		uint8_t c = old.p[i];
		const char escape[] = {'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15]};

		if (c == '<' || c == '>' || c == '&')
			buf_put(line, escape, sizeof escape);
		else
			buf_put(line, &c, 1);
	}
	buf_free(&old);
}

static void
hand_out(struct json *j)
{
	if (!j->line.n)
		return;
	if (j->in_page)
		escape_markup(&j->line);
	out_whole(j->out, (const char *)j->line.p, j->line.n);
	j->line.n = 0;
	j->whole = j->depth;
}

static inline char *
put_newline(char *p, unsigned indent)
{
	*p++ = '\n';
	memset(p, ' ', indent);
	return p + indent;
}

/* Writes a comma, and a newline or blank, if necessary. Reserves n bytes for an element, and returns a pointer to them. */
static inline char *
begin_element(struct json *j, size_t n)
{
	bool lines = j->depth && j->open[j->depth - 1].lines;

	assert(j->depth || !j->any);
	if (lines)
		hand_out(j);
	char *p = room(j, n + 2 + JSON_DEPTH);
	if (j->any)
		*p++ = ',';
	if (lines)
		p = put_newline(p, j->depth);
	else if (j->any)
		*p++ = ' ';
	j->any = true;
	return p;
}

static inline char *
begin_value(struct json *j, size_t n)
{
	assert(j->keyed == (j->depth && j->open[j->depth - 1].end == '}'));
	if (!j->keyed)
		return begin_element(j, n);
	j->keyed = false;
	return room(j, n);
}

static inline char *
begin_key(struct json *j, size_t n)
{
	assert(j->depth && j->open[j->depth - 1].end == '}' && !j->keyed);
	j->keyed = true;
	return begin_element(j, n);
}

static void
begin_open(struct json *j, enum json_layout layout, char begin, char end)
{
	bool lines = layout == JSON_LINES && (!j->depth || j->open[j->depth - 1].lines);
	char *p = begin_value(j, 1);

	*p++ = begin;
	wrote(j, p);
	assert(j->depth < JSON_DEPTH);
	j->open[j->depth++] = (struct json_open){end, lines};
	j->any = false;
}

void
json_object(struct json *j, enum json_layout layout)
{
	begin_open(j, layout, '{', '}');
}

void
json_array(struct json *j, enum json_layout layout)
{
	begin_open(j, layout, '[', ']');
}

void
json_end(struct json *j)
{
	bool lines = j->any && j->open[j->depth - 1].lines;

	assert(j->depth && !j->keyed);
	if (lines)
		hand_out(j);
	char *p = room(j, 2 + JSON_DEPTH);
	if (lines)
		p = put_newline(p, j->depth - 1);
	*p++ = j->open[--j->depth].end;
	wrote(j, p);
	j->any = true;
}

void
json_key_str(struct json *j, struct str key)
{
	wrote(j, begin_key(j, 0));
	json_string_put(&j->line, key);
	wrote(j, (char *)memcpy(room(j, 2), ": ", 2) + 2);
}

void
json_key_plain(struct json *j, const char *key, size_t n)
{
	char *p = begin_key(j, n + 4);

	*p++ = '"';
	memcpy(p, key, n);
	memcpy(p + n, "\": ", 3);
	wrote(j, p + n + 3);
}

void
json_str(struct json *j, struct str s)
{
	wrote(j, begin_value(j, 0));
	json_string_put(&j->line, s);
}

void
json_plain(struct json *j, const char *text, size_t n)
{
	char *p = begin_value(j, n + 2);

	*p++ = '"';
	memcpy(p, text, n);
	p[n] = '"';
	wrote(j, p + n + 1);
}

void
json_z(struct json *j, const char *z)
{
	json_str(j, str_from(z));
}

static void
put_plain(struct json *j, const char *text, size_t n)
{
	char *p = begin_value(j, n);

	memcpy(p, text, n);
	wrote(j, p + n);
}

void
json_raw(struct json *j, struct str text)
{
	put_plain(j, text.p, text.n);
}

static void
put_number(struct json *j, uint64_t value, bool negative)
{
	char digits[NUMBER], *p = digits + NUMBER;

	do
		*--p = (char)('0' + value % 10);
	while (value /= 10);
	if (negative)
		*--p = '-';
	put_plain(j, p, (size_t)(digits + NUMBER - p));
}

void
json_uint(struct json *j, uint64_t value)
{
	put_number(j, value, false);
}

void
json_int(struct json *j, int64_t value)
{
	put_number(j, value < 0 ? -(uint64_t)value : (uint64_t)value, value < 0);
}

void
json_float(struct json *j, double value)
{
	if (!isfinite(value)) {
		json_null(j);
		return;
	}
	struct real_text text = real_shortest(value, 'g', 15);
	put_plain(j, text.z, strlen(text.z));
}

void
json_bool(struct json *j, bool value)
{
	put_plain(j, value ? "true" : "false", value ? 4 : 5);
}

void
json_null(struct json *j)
{
	put_plain(j, "null", 4);
}

void
json_hex(struct json *j, const uint8_t *bytes, size_t n)
{
	char *p = begin_value(j, 2 * n + 2);

	*p++ = '"';
	for (size_t i = 0; i < n; i++) {
		*p++ = "0123456789abcdef"[bytes[i] >> 4];
		*p++ = "0123456789abcdef"[bytes[i] & 15];
	}
	*p++ = '"';
	wrote(j, p);
}

static void
put_tail(struct json *j)
{
	if (j->tail)
		buf_put(&j->line, j->tail, strlen(j->tail));
}

/* Closes the objects and arrays that are open in the output written so far. This is the callback of the budget. */
static void
close_whole(void *user)
{
	struct json *j = user;

	j->line.n = 0;
	while (j->whole) {
		char *p = put_newline(room(j, 2 + JSON_DEPTH), --j->whole);

		*p++ = j->open[j->whole].end;
		wrote(j, p);
	}
	wrote(j, put_newline(room(j, 1), 0));
	put_tail(j);
	out_raw(j->out, (const char *)j->line.p, j->line.n);
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
	wrote(j, put_newline(room(j, 1), 0));
	hand_out(j);
	put_tail(j);
	out_raw(j->out, (const char *)j->line.p, j->line.n);
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

const char *const *
json_spellings(enum json_renamed key)
{
	static const char *const spellings[][3] = {
#define RENAMED(new, old) [JSON_##new] = {#new, #old},
#define RENAMED_WORD(key, new, old)
#include "objdump/view/renamed.def"
#undef RENAMED
#undef RENAMED_WORD
	};

	return spellings[key];
}

void
json_renamed_word(struct json *j, enum json_renamed key, const char *word)
{
	static const struct {
		enum json_renamed key;
		const char *new, *old;
	} words[] = {
#define RENAMED(new, old)
#define RENAMED_WORD(key, new, old) {JSON_##key, new, old},
#include "objdump/view/renamed.def"
#undef RENAMED
#undef RENAMED_WORD
	};
	const char *const *spellings = json_spellings(key);

	json_key_z(j, spellings[0], word);
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (words[i].key == key && strcmp(words[i].new, word) == 0)
			word = words[i].old;
	json_key_z(j, spellings[1], word);
}
