#include "lsp/answer/line.h"

/* Finds the operand and the call that contain the cursor, from the tokens before the cursor. */
static void
find_operand(struct line *l, size_t offset)
{
	enum { DEPTH = 16 };
	struct str calls[DEPTH + 1] = {{"", 0}};
	unsigned depth = 0;

	for (size_t i = l->parts.head + 1; i < l->parts.end; i++) {
		const struct token *t = &l->tokens->v[i];
		char c = t->kind == TOKEN_OTHER ? (char)l->text->bytes.p[t->at] : 0;

		if (t->at + (c != 0) > offset)
			break;
		l->after_colon = c == ':' || (l->after_colon && t->at + t->n >= offset);
		if ((c == '(' || c == '[') && depth < DEPTH)
			calls[++depth] = i > l->parts.head + 1 && l->tokens->v[i - 1].kind == TOKEN_NAME ?
				token_text(l->text, &l->tokens->v[i - 1]) : STR("");
		else if ((c == ')' || c == ']') && depth)
			depth--;
		else if (c == ',' && !depth)
			l->operand++;
	}
	l->call = calls[depth];
}

void
line_read(struct answer *a, size_t offset, struct line *out)
{
	const struct tokens *t = document_tokens(a->doc);
	const struct text *text = &a->doc->text;
	struct line l = {.number = text_line_at(text, offset), .tokens = t, .text = text, .head = STR(""), .word = STR(""),
		.call = STR("")};

	l.parts = t->lines[l.number];
	l.token = tokens_at(t, offset);
	if (l.token < (l.number ? t->lines[l.number - 1].next : 0) || l.token >= l.parts.next)
		l.token = t->n;
	if (l.token < t->n)
		l.word = token_text(text, &t->v[l.token]);
	l.on_label = l.token >= l.parts.label && l.token < l.parts.head;
	size_t head_end;
	if (l.parts.head < l.parts.end) {
		l.head = token_text(text, &t->v[l.parts.head]);
		head_end = t->v[l.parts.head].at + t->v[l.parts.head].n;
		l.on_head = l.token == l.parts.head;
		l.in_operands = offset > head_end && (l.token == t->n || t->v[l.token].kind != TOKEN_COMMENT);
		if (l.in_operands)
			find_operand(&l, offset);
	}
	*out = l;
}

const struct amdgcn_processor *
line_processor(struct answer *a)
{
	struct model *m = document_model(&a->server->documents, a->doc);
	const struct amdgcn_code *code = m->object ? amdgcn_code(m->object, 0) : NULL;

	return code ? code->processor : m->source ? m->source->processor : NULL;
}

const struct amdgcn_source_name *
line_name(struct answer *a, struct str name)
{
	struct model *m = document_model(&a->server->documents, a->doc);

	return model_name(m, name);
}

/* Prefixes of numbered registers in a source, and their register classes. */
static const struct {
	const char *prefix, *file;
} classes[] = {{"ttmp", "ttmp"}, {"acc", "agpr"}, {"s", "sgpr"}, {"v", "vgpr"}, {"a", "agpr"}};

const char *
line_register_class(struct str word, bool bare, struct str *digits)
{
	for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
		size_t n = strlen(classes[i].prefix), end = n;

		if (!str_starts(word, classes[i].prefix))
			continue;
		while (end < word.n && word.p[end] >= '0' && word.p[end] <= '9')
			end++;
		*digits = (struct str){word.p + n, end - n};
		if (bare ? word.n == n : digits->n && (end == word.n || word.p[end] == '.'))
			return classes[i].file;
	}
	return NULL;
}

static unsigned
number_of(struct str digits)
{
	unsigned n = 0;

	for (size_t i = 0; i < digits.n && n < 100000; i++)
		n = digits.p[i] >= '0' && digits.p[i] <= '9' ? n * 10 + (unsigned)(digits.p[i] - '0') : n;
	return n;
}

/* Reads a range of registers such as "s[0:1]". open: index of the token "[". */
static bool
read_range(const struct line *l, size_t open, struct line_registers *out)
{
	const struct token *v = l->tokens->v;
	size_t i = open + 1;

	if (i >= l->parts.end || v[i].kind != TOKEN_NUMBER)
		return false;
	unsigned last;
	out->first = last = number_of(token_text(l->text, &v[i++]));
	if (i + 1 < l->parts.end && token_is(l->text, &v[i], ':') && v[i + 1].kind == TOKEN_NUMBER) {
		last = number_of(token_text(l->text, &v[i + 1]));
		i += 2;
	}
	if (i >= l->parts.end || !token_is(l->text, &v[i], ']') || last < out->first)
		return false;
	out->count = last - out->first + 1;
	out->from = v[open - 1].at;
	out->to = v[i].at + 1;
	return true;
}

/* Reads a special register, such as "vcc" or "vcc_hi". Returns false if the word is not a special register. */
static bool
read_special(struct str word, struct line_registers *out)
{
	struct str base = word;
	bool high = str_ends(word, "_hi");

	if (word.n > 3 && (high || str_ends(word, "_lo")))
		base.n -= 3;
	struct amdgcn_register_class class;
	for (size_t i = 0; amdgcn_register_class(i, &class); i++)
		if (str_eqz(base, class.name) && class.count <= 2) {
			*out = (struct line_registers){class.name, high, base.n == word.n ? class.count : 1, 0, 0};
			return true;
		}
	return false;
}

bool
line_registers(const struct line *l, size_t token, struct line_registers *out)
{
	size_t open = token;

	if (token >= l->tokens->n || token <= l->parts.head || token >= l->parts.end)
		return false;
	/* in a range such as s[0:1], go back to the bracket */
	for (unsigned back = 0; back < 4 && open > l->parts.head && !token_is(l->text, &l->tokens->v[open], '['); back++)
		open--;
	struct str digits;
	if (token_is(l->text, &l->tokens->v[token], ']') || l->tokens->v[token].kind == TOKEN_NUMBER || token_is(l->text,
			&l->tokens->v[token], ':') || token_is(l->text, &l->tokens->v[token], '[')) {
		if (!token_is(l->text, &l->tokens->v[open], '[') || open <= l->parts.head + 1)
			return false;
		out->file = line_register_class(token_text(l->text, &l->tokens->v[open - 1]), true, &digits);
		return out->file && read_range(l, open, out);
	}
	if (l->tokens->v[token].kind != TOKEN_NAME)
		return false;
	if ((out->file = line_register_class(token_text(l->text, &l->tokens->v[token]), false, &digits)) != NULL) {
		out->first = number_of(digits);
		out->count = 1;
	} else if ((out->file = line_register_class(token_text(l->text, &l->tokens->v[token]), true, &digits)) != NULL &&
		token + 1 < l->parts.end && token_is(l->text, &l->tokens->v[token + 1], '[')) {
		return read_range(l, token + 1, out);
	} else if (!read_special(token_text(l->text, &l->tokens->v[token]), out)) {
		return false;
	}
	out->from = l->tokens->v[token].at;
	out->to = out->from + l->tokens->v[token].n;
	return true;
}
