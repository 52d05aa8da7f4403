/* Answers the requests for definitions, references, highlights and renaming. Occurrences are searched in the text, which includes
 * lines that are not assembled: the bodies of macros, and inactive branches of conditionals. */
#include "lsp/answer/names.h"

#include "common/base/memory/alloc.h"

/* ---- definitions */

static bool
is_head(const struct text *text, const struct tokens *t, const struct statement *s, const char *name)
{
	return s->head < s->end && str_eqz(token_text(text, &t->v[s->head]), name);
}

/* Directives that define their first argument. */
static const char *const defining[] = {".set", ".equ", ".equiv", ".eqv", ".macro", ".reg", ".comm", ".lcomm", ".amdgpu_lds"};

static bool
defines(const struct text *text, const struct tokens *t, const struct statement *s, size_t token)
{
	if (token >= s->label && token < s->head)
		return true;
	if (token == s->head)
		return s->assigns;
	for (size_t i = 0; token == s->head + 1 && i < sizeof defining / sizeof *defining; i++)
		if (is_head(text, t, s, defining[i]))
			return true;
	return false;
}

/* Returns whether a .macro directive has a parameter with this name. */
static bool
has_parameter(const struct text *text, const struct tokens *t, const struct statement *s, struct str name)
{
	for (size_t i = s->head + 2; i < s->end; i++)
		if (t->v[i].kind == TOKEN_NAME && !token_is(text, &t->v[i - 1], '=') && !token_is(text, &t->v[i - 1], ':') &&
			str_eq(token_text(text, &t->v[i]), name))
			return true;
	return false;
}

/* Sets *from and *to to the first and last line of the macro that contains a line. If no macro contains it, *from > *to. */
static void
macro_around(const struct text *text, const struct tokens *t, size_t line, size_t *from, size_t *to)
{
	unsigned depth = 0;

	*from = 1, *to = 0;
	for (size_t i = line + 1; i-- > 0;) {
		bool ends = is_head(text, t, &t->lines[i], ".endm") || is_head(text, t, &t->lines[i], ".endmacro");

		depth += ends && i != line;
		if (!is_head(text, t, &t->lines[i], ".macro") || depth--)
			continue;
		*from = i;
		for (*to = line; *to + 1 < t->nlines && !is_head(text, t, &t->lines[*to], ".endm") &&
			!is_head(text, t, &t->lines[*to], ".endmacro");)
			++*to;
		return;
	}
}

static bool
is_local(struct str word, size_t *digits)
{
	for (*digits = 0; *digits < word.n && word.p[*digits] >= '0' && word.p[*digits] <= '9';)
		++*digits;
	return *digits && *digits + 1 == word.n && (word.p[*digits] == 'b' || word.p[*digits] == 'f');
}

bool
names_is_name(struct answer *a, const struct line *l)
{
	if (l->token >= l->tokens->n || !l->word.n)
		return false;
	size_t digits;
	if (l->on_label || is_local(l->word, &digits) || l->word.p[0] == '\\')
		return true;
	struct line_registers r;
	if (l->tokens->v[l->token].kind != TOKEN_NAME || line_registers(l, l->token, &r))
		return false;
	if (line_name(a, l->word))
		return true;
	unsigned kinds = amdgcn_find_word(line_processor(a), l->word.p, l->word.n);
	return !kinds && l->word.p[0] != '.';
}

/* ---- visits */

struct visit {
	struct answer *a;
	const struct line *line;
	name_visit *f;
	void *user;
};

/* Visits a parameter of the macro around the line. Returns false if the word is not a parameter. */
static bool
visit_parameter(const struct visit *v)
{
	const struct line *l = v->line;
	struct str name = l->word;

	if (name.p[0] == '\\')
		name.p++, name.n--;
	size_t from, to;
	macro_around(l->text, l->tokens, l->number, &from, &to);
	if (from > to || !has_parameter(l->text, l->tokens, &l->tokens->lines[from], name))
		return false;
	for (size_t line = from; line <= to && line < l->tokens->nlines; line++) {
		const struct statement *s = &l->tokens->lines[line];

		for (size_t i = s->label; i < s->end; i++) {
			const struct token *t = &l->tokens->v[i];
			struct str text = token_text(l->text, t);
			bool escaped = text.n && text.p[0] == '\\';
			struct token inner = {t->at + escaped, t->n - escaped, t->kind};

			if (str_eq((struct str){text.p + escaped, text.n - escaped}, name) && (escaped || line == from))
				v->f(v->user, v->a->doc, &inner, line == from ? NAME_DEFINED : NAME_USED);
		}
	}
	return true;
}

/* Finds the definition of a numeric label that the token `at` defines or refers to. Sets *before and *after to the tokens of the
 * previous and the next definition with the same number; SIZE_MAX: no previous one; the number of tokens: no next one. Returns
 * false if there is no definition. */
static bool
find_local(const struct line *l, struct str digits, size_t at, bool forward, size_t *before, size_t *definition, size_t *after)
{
	const struct tokens *t = l->tokens;
	bool found = false;

	*before = SIZE_MAX;
	*after = t->n;
	for (size_t line = 0; line < t->nlines; line++)
		for (size_t i = t->lines[line].label; i < t->lines[line].head; i += 2) {
			if (!str_eq(token_text(l->text, &t->v[i]), digits))
				continue;
			if (found && (forward || i > at)) {
				*after = i;
				return true;
			}
			if (found || (forward && i <= at))
				*before = found ? *definition : i;
			if (!forward && i > at)
				return found;
			found = !forward || i > at;
			*definition = i;
		}
	return found;
}

/* Visits a numeric label and its references, which are between the previous definition and the next one. */
static void
visit_local(const struct visit *v, struct str digits, bool forward)
{
	const struct line *l = v->line;
	const struct tokens *t = l->tokens;
	size_t before, definition, after;

	if (!find_local(l, digits, l->token, forward, &before, &definition, &after))
		return;
	v->f(v->user, v->a->doc, &t->v[definition], NAME_DEFINED);
	for (size_t i = before + 1; i < after; i++) {
		struct str text = token_text(l->text, &t->v[i]);
		struct token number = {t->v[i].at, (uint32_t)digits.n, t->v[i].kind};
		size_t n;

		if (t->v[i].kind == TOKEN_NUMBER && is_local(text, &n) && str_eq((struct str){text.p, n}, digits) &&
			(text.p[n] == 'b') == (i > definition))
			v->f(v->user, v->a->doc, &number, NAME_USED);
	}
}

static void
visit_document(const struct visit *v, struct document *d)
{
	const struct tokens *t = document_tokens(d);

	for (size_t line = 0; line < t->nlines; line++) {
		const struct statement *s = &t->lines[line];

		for (size_t i = s->label; i < s->end; i++)
			if (t->v[i].kind == TOKEN_NAME && str_eq(token_text(&d->text, &t->v[i]), v->line->word))
				v->f(v->user, d, &t->v[i], defines(&d->text, t, s, i) ? NAME_DEFINED : NAME_USED);
	}
}

void
names_visit(struct answer *a, const struct line *l, name_visit *f, void *user)
{
	struct visit v = {a, l, f, user};

	if (!names_is_name(a, l) || visit_parameter(&v))
		return;
	size_t digits;
	if (is_local(l->word, &digits))
		visit_local(&v, (struct str){l->word.p, digits}, l->word.p[digits] == 'f');
	else if (l->tokens->v[l->token].kind == TOKEN_NUMBER)
		visit_local(&v, l->word, false);
	else
		visit_document(&v, a->doc);
}

/* ---- requests */

struct list {
	struct answer *a;
	json_t *out;
	bool only_definitions, no_definitions;
	struct str text;        /* the new name, for the shape "edit" */
	const char *shape;      /* kind of JSON to write: "location", "highlight", "edit" */
};

static void
add(void *user, struct document *d, const struct token *token, enum name_use use)
{
	struct list *list = user;
	struct answer a = {.server = list->a->server, .doc = d};

	if ((list->only_definitions && use != NAME_DEFINED) || (list->no_definitions && use == NAME_DEFINED))
		return;
	json_t *range = answer_token_range(&a, token);
	if (*list->shape == 'l')
		json_add(list->out, json_pack("{s:o, s:o}", "uri", json_text(str_from(d->uri)), "range", range));
	else if (*list->shape == 'h')
		json_add(list->out, json_pack("{s:o, s:i}", "range", range, "kind", use == NAME_DEFINED ? 3 : 2));
	else
		json_add(list->out, json_pack("{s:o, s:o}", "range", range, "newText", json_text(list->text)));
}

json_t *
answer_definition(struct answer *a)
{
	struct list list = {.a = a, .out = json_array(), .only_definitions = true, .shape = "location"};
	struct line l;

	line_read(a, a->offset, &l);
	names_visit(a, &l, add, &list);
	const struct amdgcn_source_name *name = json_array_size(list.out) || !l.word.n ? NULL : line_name(a, l.word);
	if (name && name->kind != AMDGCN_NAME_UNDEFINED && name->at.file)
		json_add(list.out, answer_location(a, name->at));
	return list.out;
}

json_t *
answer_references(struct answer *a)
{
	struct list list = {.a = a, .out = json_array(), .shape = "location",
		.no_definitions = !json_member_true(a->params, "context.includeDeclaration", true)};
	struct line l;

	line_read(a, a->offset, &l);
	names_visit(a, &l, add, &list);
	return list.out;
}

json_t *
answer_highlight(struct answer *a)
{
	struct list list = {.a = a, .out = json_array(), .shape = "highlight"};
	struct line l;

	line_read(a, a->offset, &l);
	names_visit(a, &l, add, &list);
	return list.out;
}

/* Returns whether the name at the cursor can be renamed, because it is defined in this document. */
static bool
is_renamable(struct answer *a, const struct line *l)
{
	struct list list = {.a = a, .out = json_array(), .only_definitions = true, .shape = "location"};

	names_visit(a, l, add, &list);
	bool found = json_array_size(list.out) > 0;
	json_decref(list.out);
	return found;
}

json_t *
answer_prepare_rename(struct answer *a)
{
	struct line l;

	line_read(a, a->offset, &l);
	if (!is_renamable(a, &l))
		return NULL;
	struct token t = l.tokens->v[l.token];
	if (l.word.p[0] == '\\')
		t.at++, t.n--;
	else if (t.kind == TOKEN_NUMBER && !l.on_label)
		t.n--;
	return answer_token_range(a, &t);
}

static bool
is_good_name(struct str name, bool number)
{
	for (size_t i = 0; i < name.n; i++) {
		char c = name.p[i];
		bool digit = c >= '0' && c <= '9';

		if (number ? !digit : !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$' || (digit && i)))
			return false;
	}
	return name.n > 0;
}

json_t *
answer_rename(struct answer *a)
{
	struct list list = {.a = a, .shape = "edit", .text = json_member_text(a->params, "newName")};
	struct line l;

	line_read(a, a->offset, &l);
	if (!is_renamable(a, &l))
		return answer_fail(a, ANSWER_FAILED, "only names that this document defines can be renamed");
	if (!is_good_name(list.text, l.tokens->v[l.token].kind == TOKEN_NUMBER))
		return answer_fail(a, ANSWER_INVALID_PARAMS, "newName: expected letters, digits, '_', '.' and '$'");
	if (line_name(a, list.text))
		return answer_fail(a, ANSWER_FAILED, "the source already has this name");
	list.out = json_array();
	names_visit(a, &l, add, &list);
	json_t *changes = json_object();
	json_put(changes, a->doc->uri, list.out);
	return json_pack("{s:o}", "changes", changes);
}
