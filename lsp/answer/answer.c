#include "lsp/answer/answer.h"

#include "common/base/memory/alloc.h"
#include "lsp/protocol/uri.h"

json_t *
answer_fail(struct answer *a, enum answer_code code, const char *why)
{
	a->code = code;
	a->why = why;
	return NULL;
}

static json_t *
position(struct text_position at)
{
	return json_pack("{s:I, s:I}", "line", (json_int_t)at.line, "character", (json_int_t)at.character);
}

json_t *
answer_position(const struct answer *a, size_t offset)
{
	return position(text_position(&a->doc->text, offset, a->server->client.encoding));
}

json_t *
answer_range(const struct answer *a, size_t from, size_t to)
{
	return json_pack("{s:o, s:o}", "start", answer_position(a, from), "end", answer_position(a, to));
}

json_t *
answer_token_range(const struct answer *a, const struct token *token)
{
	return answer_range(a, token->at, token->at + token->n);
}

static size_t
read_position(const struct answer *a, const json_t *at)
{
	return text_offset(&a->doc->text, (struct text_position){json_member_size(at, "line"), json_member_size(at, "character")},
		a->server->client.encoding);
}

bool
answer_read_range(const struct answer *a, const json_t *range, size_t *from, size_t *to)
{
	if (!json_is_object(range))
		return false;
	*from = read_position(a, json_member(range, "start"));
	*to = read_position(a, json_member(range, "end"));
	*to = *to > *from ? *to : *from;
	return true;
}

json_t *
answer_edit(const struct answer *a, size_t from, size_t to, struct str text)
{
	return json_pack("{s:o, s:o}", "range", answer_range(a, from, to), "newText", json_text(text));
}

size_t
answer_offset(const struct answer *a, struct amdgcn_location at)
{
	const struct text *text = &a->doc->text;
	size_t line = at.line ? at.line - 1 : 0, column = at.column ? at.column - 1 : 0;

	if (line >= text->nlines)
		return text->bytes.n;
	size_t n = text_line(text, line).n;
	return text->starts[line] + (column < n ? column : n);
}

void
answer_statement(const struct answer *a, size_t line, size_t *from, size_t *to)
{
	const struct tokens *t = document_tokens(a->doc);
	const struct text *text = &a->doc->text;

	if (line >= t->nlines) {
		*from = *to = text->bytes.n;
		return;
	}
	*from = *to = text->starts[line] + text_line(text, line).n;
	if (t->lines[line].head == t->lines[line].end)
		return;
	*from = t->v[t->lines[line].head].at;
	*to = t->v[t->lines[line].end - 1].at + t->v[t->lines[line].end - 1].n;
}

/* Returns the range of the word at a location in an open document, or else the range of the statement. */
static json_t *
open_range(const struct answer *a, struct document *d, struct amdgcn_location at)
{
	struct answer other = {.server = a->server, .doc = d};
	const struct tokens *t = document_tokens(d);
	size_t from = answer_offset(&other, at), token = tokens_at(t, from);

	if (token < t->n && t->v[token].at == from)
		return answer_token_range(&other, &t->v[token]);
	size_t to;
	answer_statement(&other, at.line ? at.line - 1 : 0, &from, &to);
	return answer_range(&other, from, to);
}

json_t *
answer_location(const struct answer *a, struct amdgcn_location at)
{
	struct documents *all = &a->server->documents;
	unsigned line = at.line ? at.line - 1 : 0;

	if (!at.file)
		return NULL;
	for (size_t i = 0; i < all->n; i++)
		if (!strcmp(all->v[i]->path, at.file))
			return json_pack("{s:o, s:o}", "uri", json_text(str_from(all->v[i]->uri)), "range", open_range(a, all->v[i], at));
	char *path = path_absolute(at.file);
	char *uri = uri_of(str_from(path));
	json_t *out = json_pack("{s:o, s:{s:{s:i, s:i}, s:{s:i, s:i}}}", "uri", json_text(str_from(uri)), "range",
		"start", "line", (int)line, "character", 0, "end", "line", (int)line + 1, "character", 0);
	alloc_free(path);
	alloc_free(uri);
	return out;
}
