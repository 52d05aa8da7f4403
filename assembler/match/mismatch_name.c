/* Unknown names in operands: suggests similar names, and finds the generations that support the name. */
#include <stdio.h>
#include <string.h>

#include "assembler/match/mismatch.h"

void
mismatch_columns(const struct target *here, uint32_t columns, char *out, size_t size)
{
	bool one = !(columns & (columns - 1)) && !(columns >> here->column & 1);
	size_t n = 0;

	out[0] = 0;
	for (unsigned col = 0; col < COL_COUNT && n < size; col++)
		if (columns >> col & 1)
			n += (size_t)snprintf(out + n, size - n, "%s%s%s%s", n ? ", " : " (", col == here->column ? "other " : "",
				isa_column_names[col], columns >> (col + 1) ? "" : one ? " has it)" : " have it)");
}

struct names_of {
	const struct match *m;
	size_t at;
};

static const char *
next_of_kind(void *user, size_t i)
{
	struct names_of *from = user;
	const struct miss *miss = &from->m->miss;
	const struct isa *isa = from->m->env->isa;

	(void)i;
	if (miss->parts) {
		const struct bitfield *f = isa_bitfield_next(isa, miss->kind, &from->at);

		return f ? isa_strings + f->name : NULL;
	}
	const struct enum_value *e;

	/* exclude names that are accepted but never printed */
	while ((e = isa_enum_next(isa, miss->kind, &from->at)) && isa_enum_name(isa, miss->kind, e->value) != isa_strings + e->name)
		;
	return e ? isa_strings + e->name : NULL;
}

/* Returns a name of the kind that next_of_kind() enumerates, and that begins with the text, or NULL. */
static const char *
beginning_with(struct names_of *from, struct str text)
{
	enum { LEAST = 3 };

	from->at = 0;
	const char *name;
	while (text.n >= LEAST && (name = next_of_kind(from, 0)))
		if (strlen(name) > text.n && !memcmp(name, text.p, text.n))
			return name;
	return NULL;
}

void
mismatch_hint_name(const struct match *m)
{
	struct names_of from = {.m = m};
	const char *near = str_nearest(m->miss.name->text, next_of_kind, &from);
	char own[64];

	/* For example, s_waitcnt has no vscnt, but there may be an instruction s_waitcnt_vscnt. */
	snprintf(own, sizeof own, "%.*s_%.*s", STR_ARG(m->st->name), STR_ARG(m->miss.name->text));
	const struct word *w = isa_word(str_from(own));
	if (!near)
		near = beginning_with(&from, m->miss.name->text);
	if (w && w->mnemonic >= 0 && isa_mnemonics[w->mnemonic].forms[m->env->isa->target->column].count) {
		diag_note(m->env->diag, m->miss.loc, "it is an instruction of its own, %s", own);
	} else if (near && !str_eqz(m->miss.name->text, near)) {
		diag_note(m->env->diag, m->miss.loc, "did you mean %s?", near);
		diag_fix(m->env->diag, m->miss.loc, m->miss.name->text.n, near);
	}
}

uint32_t
mismatch_name_columns(const struct match *m)
{
	const struct miss *miss = &m->miss;
	unsigned value;

	return miss->parts || isa_enum_find(m->env->isa, miss->kind, miss->name->text, &value) ? 0 :
		isa_enum_columns(miss->kind, miss->name->text);
}

bool
mismatch_of_others(const struct match *m)
{
	unsigned value;

	for (unsigned kind = 0; kind < ENUM_COUNT && !m->miss.parts; kind++)
		if (kind != m->miss.kind && isa_enum_find(m->env->isa, kind, m->miss.name->text, &value))
			return true;
	return false;
}

void
mismatch_describe_name(const struct match *m, uint32_t columns, char *out, size_t size)
{
	const struct target *t = m->env->isa->target;
	size_t n = (size_t)snprintf(out, size, "%.*s is not available on %s", STR_ARG(m->miss.name->text), t->name);

	if (n < size)
		mismatch_columns(t, columns, out + n, size - n);
}
