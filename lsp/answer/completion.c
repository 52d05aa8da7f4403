/* Answers textDocument/completion: the words that can be at the cursor, on the document's processor. */
#include <inttypes.h>
#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "lsp/answer/hover.h"

/* Kinds of items, as in the protocol. */
enum { ITEM_FUNCTION = 3, ITEM_FIELD = 5, ITEM_VARIABLE = 6, ITEM_PROPERTY = 10, ITEM_VALUE = 12, ITEM_KEYWORD = 14, ITEM_MODULE = 9,
	ITEM_CONSTANT = 21, ITEM_REFERENCE = 18, ITEM_OPERATOR = 24 };

struct completion {
	struct answer *a;
	const struct line *line;
	const struct amdgcn_processor *processor; /* NULL: unknown */
	size_t from;       /* start of the word at the cursor */
	struct str prefix; /* the word up to the cursor */
	json_t *items;
	bool seen_modifier;
};

static bool
matches(const struct completion *c, const char *name)
{
	return strlen(name) >= c->prefix.n && !memcmp(name, c->prefix.p, c->prefix.n);
}

/* Adds an item that replaces the word at the cursor, and returns it. Returns NULL if name does not begin with the text of the word
 * up to the cursor. */
static json_t *
add(struct completion *c, const char *name, int kind, const char *detail, const char *text)
{
	if (!*name || !matches(c, name))
		return NULL;
	json_t *item = json_pack("{s:o, s:i, s:o}", "label", json_text(str_from(name)), "kind", kind, "textEdit",
		answer_edit(c->a, c->from, c->a->offset, str_from(name)));
	if (detail && *detail)
		json_put(item, "detail", json_text(str_from(detail)));
	if (text && *text) {
		struct buf out = {0};

		hover_text(&out, text);
		json_put(item, "documentation", json_pack("{s:s, s:o}", "kind", "markdown", "value",
			json_text((struct str){(char *)out.p, out.n})));
		buf_free(&out);
	}
	json_add(c->items, item);
	return item;
}

static void
add_words(struct completion *c, enum amdgcn_word_kind kind, int item, const char *detail)
{
	struct amdgcn_word w;

	for (size_t at = 0; amdgcn_next_word(kind, c->processor, &at, &w);)
		if (w.exists)
			add(c, w.name, item, *w.syntax ? w.syntax : detail, w.text);
}

static void
add_names(struct completion *c, bool macros)
{
	const struct model *m = document_model(&c->a->server->documents, c->a->doc);

	for (size_t i = 0; m->source && i < m->source->nnames; i++) {
		const struct amdgcn_source_name *n = &m->source->names[i];

		if ((n->kind == AMDGCN_NAME_MACRO) != macros || (n->kind == AMDGCN_NAME_UNDEFINED && str_eqz(c->line->word, n->name)))
			continue;
		add(c, n->name, macros ? ITEM_FUNCTION : n->kind == AMDGCN_NAME_LABEL ? ITEM_REFERENCE : ITEM_VARIABLE, n->text, "");
	}
}

static void
add_values(struct completion *c, const char *list)
{
	struct amdgcn_value v;

	for (size_t i = 0; c->processor && list && amdgcn_value(c->processor, list, i, &v); i++)
		add(c, v.name, ITEM_VALUE, "", v.text);
}

/* Adds the values of the modifier before the cursor, such as "dst_sel:". */
static void
add_modifier_values(struct completion *c, const struct amdgcn_form *form, struct str name)
{
	for (unsigned i = 0; i < form->nmodifiers; i++) {
		const struct amdgcn_form_modifier *m = &form->modifiers[i];

		if (!str_eqz(name, m->name))
			continue;
		add_values(c, m->list);
		char number[32];
		if (m->number) {
			snprintf(number, sizeof number, "%" PRId64, m->most);
			add(c, number, ITEM_VALUE, "the largest value", m->text);
			snprintf(number, sizeof number, "%" PRId64, m->least);
			add(c, number, ITEM_VALUE, "the smallest value", m->text);
		}
		return;
	}
}

/* Adds a modifier of a form, unless the line has it. */
static void
add_modifier(struct completion *c, const struct amdgcn_form_modifier *m)
{
	char range[64] = "";

	for (size_t t = c->line->parts.head; t < c->line->parts.end; t++)
		if (t != c->line->token && str_eqz(token_text(c->line->text, &c->line->tokens->v[t]), m->name))
			return;
	char name[64];
	snprintf(name, sizeof name, "%s%s", m->name, m->has_value ? ":" : "");
	size_t i;
	json_t *item;
	json_array_foreach(c->items, i, item)
		if (!strcmp(json_string_value(json_object_get(item, "label")), name))
			return;
	if (m->number)
		snprintf(range, sizeof range, "%" PRId64 " to %" PRId64, m->least, m->most);
	add(c, name, ITEM_PROPERTY, range, m->text);
}

/* Adds the operands and modifiers that the forms of the mnemonic accept at the cursor. */
static void
add_operands(struct completion *c)
{
	struct amdgcn_form *form = alloc_bytes(sizeof *form);
	const struct line *l = c->line;
	struct str before = STR("");
	bool labels = false, registers = false;

	if (l->after_colon)
		for (size_t t = l->parts.head; t + 1 < l->parts.end && l->tokens->v[t + 1].at < c->from; t++)
			if (token_is(l->text, &l->tokens->v[t + 1], ':'))
				before = token_text(l->text, &l->tokens->v[t]);
	for (size_t i = 0; c->processor && amdgcn_form(c->processor, l->head.p, l->head.n, i, form); i++) {
		if (before.n) {
			add_modifier_values(c, form, before);
			continue;
		}
		for (unsigned k = 0; k < form->noperands; k++) {
			registers |= k == l->operand && strstr(form->operands[k].accepts, "gpr");
			labels |= !strcmp(form->operands[k].accepts, "a label");
			if (form->operands[k].list && !i)
				add_values(c, form->operands[k].list);
			if (form->operands[k].list && !i && !l->call.n && !strncmp(form->operands[k].list, "sendmsg", 7))
				add(c, "sendmsg", ITEM_FUNCTION, "(message[, operation[, stream]])", "");
			else if (form->operands[k].list && !i && !l->call.n && !strcmp(form->operands[k].list, "hwreg"))
				add(c, "hwreg", ITEM_FUNCTION, "(register[, offset, size])", "");
		}
		for (unsigned k = 0; !l->call.n && k < form->nmodifiers; k++)
			add_modifier(c, &form->modifiers[k]);
	}
	if (!before.n && !l->call.n && registers) {
		add_words(c, AMDGCN_WORD_REGISTER, ITEM_VARIABLE, "register");
		for (const char *const *class = (const char *const[]){"v", "s", "a", "ttmp", NULL}; *class; class++)
			add(c, *class, ITEM_VARIABLE, "registers", "a class of registers; a number or a range follows");
	}
	if (!before.n && (labels || registers))
		add_names(c, false);
	alloc_free(form);
}

/* Returns whether a line is between a directive `begin` and the next directive `end`. */
static bool
is_between(const struct line *l, const char *begin, const char *end)
{
	for (size_t line = l->number; line-- > 0;) {
		const struct statement *s = &l->tokens->lines[line];
		struct str head = s->head < s->end ? token_text(l->text, &l->tokens->v[s->head]) : STR("");

		if (str_eqz(head, end))
			return false;
		if (str_eqz(head, begin))
			return true;
	}
	return false;
}

static void
add_heads(struct completion *c)
{
	const struct line *l = c->line;

	if (c->prefix.n && c->prefix.p[0] == '.') {
		if (is_between(l, ".amdgpu_metadata", ".end_amdgpu_metadata"))
			add_words(c, AMDGCN_WORD_KEY, ITEM_FIELD, "");
		else if (is_between(l, ".amdhsa_kernel", ".end_amdhsa_kernel"))
			add_words(c, AMDGCN_WORD_DESCRIPTOR, ITEM_FIELD, "");
		else
			add_words(c, AMDGCN_WORD_DIRECTIVE, ITEM_KEYWORD, "");
		return;
	}
	if (is_between(l, ".amdgpu_metadata", ".end_amdgpu_metadata")) {
		add_words(c, AMDGCN_WORD_KEY, ITEM_FIELD, "");
		return;
	}
	add_words(c, AMDGCN_WORD_MNEMONIC, ITEM_OPERATOR, "");
	add_names(c, true);
}

json_t *
answer_completion(struct answer *a)
{
	struct completion c = {.a = a, .items = json_array(), .from = a->offset};
	struct line l;

	line_read(a, a->offset, &l);
	const struct token *t = l.token < l.tokens->n ? &l.tokens->v[l.token] : NULL;
	c.line = &l;
	c.processor = line_processor(a);
	if (t && t->kind == TOKEN_NAME)
		c.from = t->at;
	c.prefix = (struct str){(char *)a->doc->text.bytes.p + c.from, a->offset - c.from};
	if (t && (t->kind == TOKEN_COMMENT || t->kind == TOKEN_STRING) && t->at < a->offset)
		return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", c.items);
	if (l.in_operands && !l.on_head) {
		if (str_starts(l.head, ".amdgcn_target") || str_eqz(l.head, ".amdgcn_processor"))
			add_words(&c, AMDGCN_WORD_PROCESSOR, ITEM_CONSTANT, "");
		else if (l.head.p[0] == '.' || l.parts.assigns)
			add_names(&c, false);
		else
			add_operands(&c);
	} else {
		add_heads(&c);
	}
	return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", c.items);
}

/* ---- signature help */

/* Appends an operand to a signature, and adds its position to the parameters. */
static void
add_parameter(struct buf *label, json_t *parameters, const char *name, const struct amdgcn_form_operand *o)
{
	buf_printf(label, "%s", json_array_size(parameters) ? ", " : " ");
	size_t from = label->n;
	buf_printf(label, "%s", *name ? name : "operand");
	json_t *one = json_pack("{s:[I, I]}", "label", (json_int_t)from, (json_int_t)label->n);
	if (o && *o->accepts)
		json_put(one, "documentation", json_pack("{s:s, s:o}", "kind", "markdown", "value", o->registers ?
			json_format("%s; %u × 32 bits", o->accepts, o->registers) : json_text(str_from(o->accepts))));
	json_add(parameters, one);
}

static json_t *
signature(struct str head, const struct amdgcn_form *form)
{
	struct buf label = {0};
	json_t *parameters = json_array();

	buf_printf(&label, "%.*s", STR_ARG(head));
	for (unsigned i = 0; i < form->noperands; i++)
		add_parameter(&label, parameters, form->operands[i].name, &form->operands[i]);
	for (unsigned i = 0; i < form->nmodifiers; i++)
		buf_printf(&label, " [%s%s]", form->modifiers[i].name, form->modifiers[i].has_value ? ":" : "");
	json_t *out = json_pack("{s:o, s:o}", "label", json_text((struct str){(char *)label.p, label.n}), "parameters", parameters);
	buf_free(&label);
	return out;
}

static json_t *
macro_signature(const struct amdgcn_source_name *m)
{
	struct buf label = {0};
	json_t *parameters = json_array();

	buf_printf(&label, "%s", m->name);
	for (const char *p = m->text; *p;) {
		size_t n = strcspn(p, ",");
		char *name = alloc_text((struct str){p, n});

		add_parameter(&label, parameters, name, NULL);
		alloc_free(name);
		p += n + strspn(p + n, ", ");
	}
	json_t *out = json_pack("{s:o, s:o}", "label", json_text((struct str){(char *)label.p, label.n}), "parameters", parameters);
	buf_free(&label);
	return out;
}

static json_t *
directive_signature(struct str name)
{
	struct amdgcn_word w;

	for (int kind = AMDGCN_WORD_DIRECTIVE; kind <= AMDGCN_WORD_DESCRIPTOR; kind++)
		for (size_t at = 0; amdgcn_next_word((enum amdgcn_word_kind)kind, NULL, &at, &w);)
			if (str_eqz(name, w.name))
				return json_pack("{s:o, s:[], s:{s:s, s:o}}", "label", json_format("%s %s", w.name, w.syntax), "parameters",
					"documentation", "kind", "markdown", "value", json_text(str_from(w.text)));
	return NULL;
}

json_t *
answer_signature_help(struct answer *a)
{
	const struct amdgcn_processor *p = line_processor(a);
	json_t *all = json_array();
	struct amdgcn_form *form = alloc_bytes(sizeof *form);
	struct line l;
	size_t active = 0;

	line_read(a, a->offset, &l);
	const struct amdgcn_source_name *name = l.in_operands ? line_name(a, l.head) : NULL;
	json_t *one;
	if (name && name->kind == AMDGCN_NAME_MACRO)
		json_add(all, macro_signature(name));
	else if (l.in_operands && l.head.p[0] == '.' && (one = directive_signature(l.head)) != NULL)
		json_add(all, one);
	for (size_t i = 0; l.in_operands && p && amdgcn_form(p, l.head.p, l.head.n, i, form); i++) {
		one = signature(l.head, form);
		/* the active signature is the first form that has enough operands */
		if (form->noperands > l.operand && active == json_array_size(all))
			active = i;
		else if (active == json_array_size(all))
			active++;
		json_add(all, one);
	}
	alloc_free(form);
	if (!json_array_size(all)) {
		json_decref(all);
		return NULL;
	}
	return json_pack("{s:o, s:I, s:I}", "signatures", all, "activeSignature",
		(json_int_t)(active < json_array_size(all) ? active : 0), "activeParameter", (json_int_t)l.operand);
}
