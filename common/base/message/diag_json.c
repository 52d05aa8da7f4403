/* Formats messages as JSON. The last message stays open until the next one, because its notes and fixes follow it. */
#include "common/base/message/diag_json.h"

#include <stdio.h>
#include <string.h>

#include "common/base/text/json_string.h"

static void
put_text(struct buf *b, const char *text)
{
	buf_put(b, text, strlen(text));
}

static void
put_place(struct buf *b, const char *key, struct diag_place at)
{
	buf_printf(b, "\"%s\": {\"file\": ", key);
	json_string_put(b, str_from(at.file));
	buf_printf(b, ", \"line\": %u, \"display-column\": %u, \"byte-column\": %u, \"column\": %u}", at.line,
		at.display, at.column, at.column);
}

static void
put_message(struct buf *b, const char *kind, const char *text, struct diag_place at, struct str source,
	uint32_t source_column)
{
	buf_printf(b, "{\"kind\": \"%s\", \"message\": ", kind);
	json_string_put(b, str_from(text));
	put_text(b, ", \"locations\": [");
	if (at.file) {
		put_text(b, "{");
		put_place(b, "caret", at);
		put_text(b, "}");
	}
	put_text(b, "]");
	if (at.file) {
		put_text(b, ", \"source\": ");
		json_string_put(b, source);
		buf_printf(b, ", \"source-column\": %u", source_column);
	}
}

void
diag_json_close(struct diag_json *json)
{
	if (!json->head.n)
		return;
	if (json->done.n)
		put_text(&json->done, ",\n ");
	buf_put(&json->done, json->head.p, json->head.n);
	put_text(&json->done, ", \"children\": [");
	buf_put(&json->done, json->children.p, json->children.n);
	put_text(&json->done, "]");
	if (json->fixes.n) {
		put_text(&json->done, ", \"fixits\": [");
		buf_put(&json->done, json->fixes.p, json->fixes.n);
		put_text(&json->done, "]");
	}
	put_text(&json->done, ", \"column-origin\": 1, \"escape-source\": false}");
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
		put_text(&json->children, ", ");
	put_message(child ? &json->children : &json->head, kind, text, at, source, source_column);
	if (child)
		put_text(&json->children, "}");
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
		put_text(&json->fixes, ", ");
	put_text(&json->fixes, "{");
	put_place(&json->fixes, "start", at);
	put_text(&json->fixes, ", ");
	put_place(&json->fixes, "next", next);
	put_text(&json->fixes, ", \"string\": ");
	json_string_put(&json->fixes, text);
	put_text(&json->fixes, "}");
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
