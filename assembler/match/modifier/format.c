/* Parsers of typed buffer formats: a number, names of the data and number formats, or a unified name. */
#include "assembler/match/modifier/modvalue.h"

#include <stdio.h>

static const char out_of_range[] = "the value of %s is out of range";

/* Parses the name of a data format, if data is true, or of a number format, if numbers is true. The data format is
 * stored in bits 0 to 3 of the field, the number format in bits 4 to 6. */
static bool
format_part(struct attempt *b, const struct modifier *m, const struct node *n, bool data, bool numbers)
{
	uint32_t old = field_get(b->insn, m->field);
	unsigned v;

	if (data && n->kind == NODE_NAME && isa_enum_find(b->env->isa, ENUM_DFMT, n->text, &v))
		field_set(b->insn, m->field, (old & ~15u) | v);
	else if (numbers && n->kind == NODE_NAME && isa_enum_find(b->env->isa, ENUM_NFMT, n->text, &v))
		field_set(b->insn, m->field, (old & 15) | v << 4);
	else
		return modifier_bad(b, m, n, str_starts(n->text, "BUF_FMT") ? "unsupported %s: this GPU has no unified formats" :
			"unsupported %s");
	return true;
}

bool
modifier_parse_format(struct attempt *b, const struct modifier *m, const struct node *n)
{
	if (n->kind == NODE_LIST && n->arg) {
		const struct node *second = n->arg->next;
		bool numbers_first = str_starts(n->arg->text, "BUF_NUM");

		if (second && second->next)
			return modifier_bad(b, m, second->next, "expected a closing square bracket in %s");
		return format_part(b, m, n->arg, true, true) &&
			(!second || format_part(b, m, second, numbers_first, !numbers_first));
	}
	int64_t v;
	if (!modifier_number(b, m, n, &v))
		return false;
	if (v < 0 || v > 127)
		return modifier_outside(b, m, n, out_of_range, 0, 127);
	field_set(b->insn, m->field, (uint32_t)v);
	return true;
}

static bool
parse_half_format(struct attempt *b, const struct modifier *m, const struct node *n, bool data)
{
	uint32_t old = field_get(b->insn, m->field);
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	if (v < 0 || v > (data ? 15 : 7))
		return modifier_outside(b, m, n, out_of_range, 0, data ? 15 : 7);
	field_set(b->insn, m->field, data ? (old & ~15u) | (uint32_t)v : (old & 15) | (uint32_t)v << 4);
	return true;
}

bool
modifier_parse_dfmt(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_half_format(b, m, n, true);
}

bool
modifier_parse_nfmt(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_half_format(b, m, n, false);
}

/* Parses a unified format: its name, or the names of its data and number formats. */
bool
modifier_parse_ufmt(struct attempt *b, const struct modifier *m, const struct node *n)
{
	struct str data = STR("8"), numbers = STR("UNORM");

	if (n->kind != NODE_LIST || !n->arg)
		return modifier_parse_unsigned(b, m, n);
	unsigned v;
	if (!n->arg->next && isa_enum_find(b->env->isa, ENUM_UFMT, n->arg->text, &v)) {
		field_set(b->insn, m->field, v);
		return true;
	}
	for (const struct node *e = n->arg; e; e = e->next) {
		static const struct str data_prefix = {"BUF_DATA_FORMAT_", 16}, num_prefix = {"BUF_NUM_FORMAT_", 15};

		if (isa_enum_find(b->env->isa, ENUM_DFMT, e->text, &v))
			data = (struct str){e->text.p + data_prefix.n, e->text.n - data_prefix.n};
		else if (isa_enum_find(b->env->isa, ENUM_NFMT, e->text, &v))
			numbers = (struct str){e->text.p + num_prefix.n, e->text.n - num_prefix.n};
		else
			return modifier_bad(b, m, e, "unsupported %s");
	}
	char name[96];
	if (str_eqz(data, "INVALID") && str_eqz(numbers, "UNORM"))
		snprintf(name, sizeof name, "BUF_FMT_INVALID");
	else
		snprintf(name, sizeof name, "BUF_FMT_%.*s_%.*s", STR_ARG(data), STR_ARG(numbers));
	if (!isa_enum_find(b->env->isa, ENUM_UFMT, str_from(name), &v))
		return modifier_bad(b, m, n->arg, "unsupported %s");
	field_set(b->insn, m->field, v);
	return true;
}
