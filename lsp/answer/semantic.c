/* Answers the request for semantic tokens: the meaning of each word, for highlighting. Types and modifiers have the
 * numbers of the legend in method.def. */
#include "lsp/answer/line.h"

enum type { TYPE_KEYWORD, TYPE_DECORATOR, TYPE_MACRO, TYPE_VARIABLE, TYPE_PROPERTY, TYPE_NUMBER, TYPE_STRING, TYPE_COMMENT, TYPE_FUNCTION,
	TYPE_VALUE, TYPE_PARAMETER, TYPE_NONE };
enum { DECLARATION = 1, READONLY = 2, LIBRARY = 4 };

struct writer {
	struct answer *a;
	json_t *data;
	struct text_position last;
};

static void
put(struct writer *w, size_t from, size_t to, enum type type, unsigned modifiers)
{
	struct text_position at = text_position(&w->a->doc->text, from, w->a->server->client.encoding);
	struct text_position end = text_position(&w->a->doc->text, to, w->a->server->client.encoding);
	size_t line = at.line - w->last.line;

	if (end.line != at.line || end.character <= at.character)
		return;
	json_add(w->data, json_integer((json_int_t)line));
	json_add(w->data, json_integer((json_int_t)(line ? at.character : at.character - w->last.character)));
	json_add(w->data, json_integer((json_int_t)(end.character - at.character)));
	json_add(w->data, json_integer(type));
	json_add(w->data, json_integer(modifiers));
	w->last = at;
}

/* Writes a token. If it extends over several lines, writes a token for each line. */
static void
put_lines(struct writer *w, const struct token *t, enum type type)
{
	const struct text *text = &w->a->doc->text;
	size_t end = t->at + t->n, from = t->at;

	for (size_t line = text_line_at(text, from); from < end; line++) {
		size_t stop = text->starts[line] + text_line(text, line).n;

		put(w, from, stop < end ? stop : end, type, 0);
		from = line + 1 < text->nlines ? text->starts[line + 1] : end;
	}
}

static enum type
type_of_name(const struct amdgcn_source_name *n, unsigned *modifiers)
{
	switch (n->kind) {
	case AMDGCN_NAME_MACRO: return TYPE_MACRO;
	case AMDGCN_NAME_REGISTERS: return TYPE_VARIABLE;
	case AMDGCN_NAME_NUMBER: *modifiers |= READONLY; return TYPE_VARIABLE;
	case AMDGCN_NAME_LABEL: return TYPE_FUNCTION;
	default: return TYPE_VARIABLE;
	}
}

/* Returns whether a word is a register such as "s12". If `index` is set, an index follows, and the word may be a prefix such as
 * "v". */
static bool
is_register(struct str word, bool index)
{
	struct str digits;

	return line_register_class(word, false, &digits) || (index && line_register_class(word, true, &digits));
}

static enum type
type_of_word(struct answer *a, const struct amdgcn_processor *p, const struct text *text, const struct tokens *t,
	const struct statement *s, size_t i, unsigned *modifiers)
{
	struct str word = token_text(text, &t->v[i]);

	if (word.p[0] == '\\')
		return TYPE_PARAMETER;
	if (i >= s->label && i < s->head) {
		*modifiers |= DECLARATION;
		return TYPE_FUNCTION;
	}
	if (i != s->head && is_register(word, i + 1 < s->end && token_is(text, &t->v[i + 1], '[')))
		return TYPE_VARIABLE;
	const struct amdgcn_source_name *name = model_name(a->doc->model, word);
	if (name)
		return type_of_name(name, modifiers);
	if (word.p[0] == '.')
		return i == s->head ? TYPE_DECORATOR : TYPE_FUNCTION;
	unsigned kinds = amdgcn_find_word(p, word.p, word.n);
	if (i == s->head)
		return kinds & 1u << AMDGCN_WORD_MNEMONIC ? TYPE_KEYWORD : TYPE_NONE;
	if (kinds & 1u << AMDGCN_WORD_REGISTER)
		*modifiers |= LIBRARY;
	return kinds & 1u << AMDGCN_WORD_REGISTER ? TYPE_VARIABLE : kinds & 1u << AMDGCN_WORD_MODIFIER ? TYPE_PROPERTY :
		word.p[0] >= 'A' && word.p[0] <= 'Z' ? TYPE_VALUE : TYPE_NONE;
}

json_t *
answer_semantic_tokens(struct answer *a)
{
	const struct tokens *t = document_tokens(a->doc);
	const struct text *text = &a->doc->text;
	const struct amdgcn_processor *p = line_processor(a);
	struct writer w = {.a = a, .data = json_array()};
	size_t from = 0, to = text->bytes.n, line = 0;

	answer_read_range(a, json_member(a->params, "range"), &from, &to);
	for (size_t i = 0; i < t->n; i++) {
		const struct token *one = &t->v[i];
		unsigned modifiers = 0;
		enum type type = TYPE_NONE;

		while (i >= t->lines[line].next)
			line++;
		if (one->at + one->n < from || one->at > to)
			continue;
		switch ((enum token_kind)one->kind) {
		case TOKEN_COMMENT: put_lines(&w, one, TYPE_COMMENT); break;
		case TOKEN_NUMBER: type = TYPE_NUMBER; break;
		case TOKEN_STRING: type = TYPE_STRING; break;
		case TOKEN_NAME: type = type_of_word(a, p, text, t, &t->lines[line], i, &modifiers); break;
		case TOKEN_OTHER: break;
		}
		if (type != TYPE_NONE)
			put(&w, one->at, one->at + one->n, type, modifiers);
	}
	return json_pack("{s:o}", "data", w.data);
}
