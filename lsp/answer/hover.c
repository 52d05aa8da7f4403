/* Answers textDocument/hover: describes the word at the cursor. */
#include "lsp/answer/hover.h"

#include <inttypes.h>
#include <stdio.h>

#include "common/base/memory/alloc.h"

void
hover_text(struct buf *out, const char *text)
{
	bool literal = false;

	for (const char *p = text; *p; p++) {
		literal ^= *p == '`';
		if (!literal && (*p == '<' || *p == '>'))
			buf_put(out, "*", 1);
		else
			buf_put(out, p, 1);
	}
}

/* Describes a word. Returns false if the library's list of words of this kind does not contain the word. */
static bool
put_word(struct buf *out, const struct amdgcn_processor *p, enum amdgcn_word_kind kind, struct str name)
{
	struct amdgcn_word w;

	for (size_t at = 0; amdgcn_next_word(kind, p, &at, &w);) {
		if (!str_eqz(name, w.name))
			continue;
		buf_printf(out, "`%s`", w.name);
		if (*w.syntax && kind != AMDGCN_WORD_KEY) {
			buf_printf(out, " ");
			hover_text(out, w.syntax);
		}
		if (*w.text)
			buf_printf(out, "\n\n");
		hover_text(out, w.text);
		if (!w.exists)
			buf_printf(out, "\n\n%s does not have it.", amdgcn_processor_name(p));
		return true;
	}
	return false;
}

static void
put_range(struct buf *out, const struct amdgcn_form_modifier *m)
{
	if (m->number)
		buf_printf(out, ": %" PRId64 " to %" PRId64, m->least, m->most);
}

static bool
put_modifier(struct answer *a, const struct line *l, struct buf *out)
{
	const struct amdgcn_processor *p = line_processor(a);
	struct amdgcn_form *form = alloc_bytes(sizeof *form);
	bool done = false;

	for (size_t i = 0; p && !done && amdgcn_form(p, l->head.p, l->head.n, i, form); i++)
		for (unsigned k = 0; k < form->nmodifiers && !done; k++) {
			if (!str_eqz(l->word, form->modifiers[k].name))
				continue;
			buf_printf(out, "`%s`", form->modifiers[k].name);
			put_range(out, &form->modifiers[k]);
			buf_printf(out, "\n\n");
			hover_text(out, form->modifiers[k].text);
			done = true;
		}
	alloc_free(form);
	return done;
}

/* Describes a named value, such as a message or a hardware register. Returns false if the word is not a value of an operand. */
static bool
put_value(struct answer *a, const struct line *l, struct buf *out)
{
	const struct amdgcn_processor *p = line_processor(a);
	struct amdgcn_form *form = alloc_bytes(sizeof *form);
	struct amdgcn_value v;
	bool done = false;

	if (p && amdgcn_form(p, l->head.p, l->head.n, 0, form))
		for (unsigned k = 0; k < form->noperands; k++)
			for (size_t i = 0; form->operands[k].list && !done && amdgcn_value(p, form->operands[k].list, i, &v); i++)
				if (str_eqz(l->word, v.name)) {
					buf_printf(out, "`%s` = %u\n\n", v.name, v.value);
					hover_text(out, v.text);
					done = true;
				}
	alloc_free(form);
	return done;
}

static const char *
kind_text(enum amdgcn_name_kind kind)
{
	switch (kind) {
	case AMDGCN_NAME_LABEL: return "label";
	case AMDGCN_NAME_NUMBER: return "symbol";
	case AMDGCN_NAME_EXPRESSION: return "symbol with the value of an expression";
	case AMDGCN_NAME_COMMON: return "common symbol";
	case AMDGCN_NAME_MACRO: return "macro";
	case AMDGCN_NAME_REGISTERS: return "name of registers";
	case AMDGCN_NAME_UNDEFINED: break;
	}
	return "undefined symbol";
}

/* Appends the instructions to which the macro call in a line expands. */
static void
put_expansion(struct answer *a, const struct line *l, struct buf *out)
{
	enum { SHOWN = 24 };
	const struct model *m = document_model(&a->server->documents, a->doc);
	const struct model_line *first;
	size_t n = model_at_line(m, l->number, &first);

	if (!n)
		return;
	buf_printf(out, "\n\nExpands to:\n```\n");
	for (size_t i = 0; i < n && i < SHOWN; i++) {
		const struct amdgcn_source_instruction *p = &m->source->instructions[first[i].instruction];
		const struct amdgcn_code *code = model_code(m, p->section);
		struct amdgcn_instruction insn;
		char text[AMDGCN_TEXT];

		if (code && amdgcn_instruction_at(code, p->address, &insn)) {
			amdgcn_text(code->processor, &insn, text);
			buf_printf(out, "%s\n", text);
		}
	}
	buf_printf(out, n > SHOWN ? "… %zu more\n```" : "```", n - SHOWN);
}

static bool
put_name(struct answer *a, const struct line *l, struct buf *out)
{
	const struct amdgcn_source_name *name = line_name(a, l->word);

	if (!name)
		return false;
	buf_printf(out, "`%s`%s%s: %s", name->name, *name->text ? " " : "", name->text, kind_text(name->kind));
	if (name->kind == AMDGCN_NAME_NUMBER)
		buf_printf(out, " = %lld (0x%llx)", (long long)name->value, (unsigned long long)name->value);
	else if (name->kind == AMDGCN_NAME_LABEL)
		buf_printf(out, " at 0x%llx of its section", (unsigned long long)name->value);
	else if (name->kind == AMDGCN_NAME_COMMON)
		buf_printf(out, ", %lld bytes", (long long)name->value);
	if (name->at.file)
		buf_printf(out, "\n\nline %u of %s", name->at.line, name->at.file);
	if (name->kind == AMDGCN_NAME_MACRO && l->on_head)
		put_expansion(a, l, out);
	return true;
}

static void
put_all(struct answer *a, const struct line *l, struct buf *out)
{
	const struct token *t = &l->tokens->v[l->token];
	const struct amdgcn_processor *p = line_processor(a);
	struct line_registers r;

	if (line_registers(l, l->token, &r)) {
		hover_register(a, l, &r, out);
	} else if (t->kind == TOKEN_NUMBER && !l->on_label) {
		hover_number(l->word, l->token > l->parts.head && token_is(l->text, t - 1, '-'), out);
	} else if (t->kind != TOKEN_NAME || (!l->on_head && put_modifier(a, l, out))) {
		return;
	} else if (put_name(a, l, out) || (!l->on_head && put_value(a, l, out))) {
		return;
	} else if (l->on_head && l->word.p[0] != '.') {
		hover_instruction(a, l, out);
	} else if (!put_word(out, p, AMDGCN_WORD_DIRECTIVE, l->word) && !put_word(out, p, AMDGCN_WORD_DESCRIPTOR, l->word)) {
		put_word(out, p, AMDGCN_WORD_KEY, l->word);
	}
}

json_t *
answer_hover(struct answer *a)
{
	struct buf out = {0};
	struct line l;
	json_t *result = NULL;

	line_read(a, a->offset, &l);
	if (l.token < l.tokens->n)
		put_all(a, &l, &out);
	if (out.n)
		result = json_pack("{s:{s:s, s:o}, s:o}", "contents", "kind", a->server->client.markdown ? "markdown" : "plaintext", "value",
			json_text((struct str){(char *)out.p, out.n}), "range", answer_token_range(a, &l.tokens->v[l.token]));
	buf_free(&out);
	return result;
}
