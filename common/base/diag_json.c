/* Messages as JSON. A message stays open until the next one comes, since notes and proposals follow it. */
#include "common/base/diag_json.h"

#include <stdio.h>
#include <string.h>


static void
put(struct buf *b, const char *text)
{
	buf_put(b, text, strlen(text));
}

/* The length of the UTF-8 sequence at p, 0 if it is not one. */
static size_t
sequence(const unsigned char *p, size_t n)
{
	size_t length = *p < 0x80 ? 1 : *p < 0xc2 ? 0 : *p < 0xe0 ? 2 : *p < 0xf0 ? 3 : *p < 0xf5 ? 4 : 0;
	if (length > n)
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((p[i] & 0xc0) != 0x80)
			return 0;
	return length;
}

/* A string. Bytes that are not UTF-8 become U+FFFD. */
static void
put_string(struct buf *b, struct str s)
{
	const unsigned char *p = (const unsigned char *)s.p, *end = p + s.n;
	put(b, "\"");
	while (p < end) {
		size_t n = sequence(p, (size_t)(end - p));
		if (!n)
			put(b, "\\ufffd");
		else if (*p == '"' || *p == '\\')
			buf_printf(b, "\\%c", *p);
		else if (*p < ' ' || *p == 0x7f)
			buf_printf(b, "\\u%04x", *p);
		else
			buf_put(b, p, n);
		p += n ? n : 1;
	}
	put(b, "\"");
}

static void
put_place(struct buf *b, const char *key, struct diag_place at)
{
	buf_printf(b, "\"%s\": {\"file\": ", key);
	put_string(b, str_from(at.file));
	buf_printf(b, ", \"line\": %u, \"display-column\": %u, \"byte-column\": %u, \"column\": %u}", at.line,
		at.display, at.column, at.column);
}

static void
put_message(struct buf *b, const char *kind, const char *text, struct diag_place at, struct str source,
	uint32_t source_column)
{
	buf_printf(b, "{\"kind\": \"%s\", \"message\": ", kind);
	put_string(b, str_from(text));
	put(b, ", \"locations\": [");
	if (at.file) {
		put(b, "{");
		put_place(b, "caret", at);
		put(b, "}");
	}
	put(b, "]");
	if (at.file) {
		put(b, ", \"source\": ");
		put_string(b, source);
		buf_printf(b, ", \"source-column\": %u", source_column);
	}
}

/* Moves the open message to those that are complete. */
void
diag_json_close(struct diag_json *json)
{
	if (!json->head.n)
		return;
	if (json->done.n)
		put(&json->done, ",\n ");
	buf_put(&json->done, json->head.p, json->head.n);
	put(&json->done, ", \"children\": [");
	buf_put(&json->done, json->children.p, json->children.n);
	put(&json->done, "]");
	if (json->fixes.n) {
		put(&json->done, ", \"fixits\": [");
		buf_put(&json->done, json->fixes.p, json->fixes.n);
		put(&json->done, "]");
	}
	put(&json->done, ", \"column-origin\": 1, \"escape-source\": false}");
	json->head.n = json->children.n = json->fixes.n = 0;
}

void
diag_json_add(struct diag_json *json, const char *kind, const char *text, struct diag_place at, struct str source,
	uint32_t source_column)
{
	bool child = !strcmp(kind, "note") && json->head.n;
	if (!child)
		diag_json_close(json);
	if (child && json->children.n)
		put(&json->children, ", ");
	put_message(child ? &json->children : &json->head, kind, text, at, source, source_column);
	if (child)
		put(&json->children, "}");
}

void
diag_json_fix(struct diag_json *json, struct diag_place at, uint32_t n, struct str text)
{
	struct diag_place next = at;
	if (!json->head.n || !at.file)
		return;
	next.column += n;
	next.display += n;
	if (json->fixes.n)
		put(&json->fixes, ", ");
	put(&json->fixes, "{");
	put_place(&json->fixes, "start", at);
	put(&json->fixes, ", ");
	put_place(&json->fixes, "next", next);
	put(&json->fixes, ", \"string\": ");
	put_string(&json->fixes, text);
	put(&json->fixes, "}");
}

void
diag_json_print(struct diag_json *json)
{
	diag_json_close(json);
	fprintf(stderr, "[%.*s]\n", (int)json->done.n, json->done.n ? (char *)json->done.p : "");
}

void
diag_json_free(struct diag_json *json)
{
	buf_free(&json->done);
	buf_free(&json->head);
	buf_free(&json->children);
	buf_free(&json->fixes);
}
