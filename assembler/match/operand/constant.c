/* Parsers of constants with a single value: numbers, branch targets, names in enums.tbl, attributes. */
#include "assembler/match/operand/constant.h"

#include "assembler/match/operand/syntax.h"
#include "common/base/text/ascii.h"
#include "common/isa/fields.h"

bool
constant_miss(struct attempt *b, const struct node *at, const char *text)
{
	return build_miss(b, 9, at->loc, text, isa_strings + b->insn->form->name);
}

bool
constant_number(struct attempt *b, const struct arg *a, int64_t *v)
{
	return a->kind == ARG_INT && !a->neg && !a->abs && !a->sext ? (*v = a->num, true) :
		a->kind == ARG_NAME && arg_absolute(b->env, a->node, v);
}

static int64_t
lowest(const struct opkind *kind)
{
	if (kind->bits == 16)
		return kind->non_negative ? 0 : -0x8000;
	return kind->is_signed ? -(1ll << (kind->bits - 1)) : 0;
}

static int64_t
highest(const struct opkind *kind)
{
	return (1ll << (kind->bits - (kind->is_signed && kind->bits != 16))) - 1;
}

static const char *
range_text(const struct opkind *kind)
{
	switch (kind->bits) {
	case 5: return "expected a 5-bit unsigned value for %s";
	case 7: return "expected a 7-bit unsigned value for %s";
	case 20: return "expected a 20-bit unsigned offset for %s";
	case 23: return "expected a 23-bit unsigned offset for %s";
	case 21: return "expected a 21-bit signed offset for %s";
	case 24: return "expected a 24-bit signed offset for %s";
	default: return kind->non_negative ? "expected a 16-bit unsigned value for %s" :
		"expected a 16-bit value for %s";
	}
}

bool
constant_parse_int(struct attempt *b, const struct slot *slot)
{
	const struct opkind *kind = &isa_opkinds[slot->kind];
	const struct arg *a = build_next(b);
	int64_t v;

	if (!a || !constant_number(b, a, &v))
		return build_miss_next(b, 2, "expected an absolute expression for %s");
	if (v < lowest(kind) || v > highest(kind)) {
		build_miss_next(b, 9, range_text(kind));
		return build_miss_range(b, range_text(kind), lowest(kind), highest(kind));
	}
	field_set(b->insn, slot->field, (uint32_t)v);
	b->at++;
	return true;
}

bool
constant_parse_opt_int(struct attempt *b, const struct slot *slot)
{
	return build_next(b) ? constant_parse_int(b, slot) : true;
}

bool
constant_parse_branch(struct attempt *b, const struct slot *slot)
{
	static const char outside[] = "expected a 16-bit signed jump offset for %s";
	const struct arg *a = build_next(b);

	if (!a || (a->kind != ARG_INT && a->kind != ARG_NAME && a->kind != ARG_EXPR) || a->neg || a->abs || a->sext)
		return build_miss_next(b, 2, "expected a branch target for %s");
	const struct node *n = a->kind == ARG_NAME ? b->env->names->symbol(b->env->names->user, a->node) : a->node;
	if (n->kind == NODE_INT) {
		if (n->num < -0x8000 || n->num > 0xffff) {
			build_miss_next(b, 9, outside);
			return build_miss_range(b, outside, -0x8000, 0xffff);
		}
		field_set(b->insn, slot->field, (uint32_t)n->num & 0xffff);
	} else {
		b->out->fixup[b->out->nfixups++] = (struct fixup){.kind = FIXUP_BRANCH16, .width = 16,
			.is_signed = true, .expr = n->expr, .loc = a->node->loc};
	}
	b->at++;
	return true;
}

bool
constant_parse_attr(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	struct str s = a && a->kind == ARG_NAME ? a->node->text : STR("");
	unsigned v = 0;
	size_t i = 4;

	if (!str_starts(s, "attr"))
		return build_miss_next(b, 2, "expected an interpolation attribute in %s");
	for (; i < s.n && ascii_is_digit(s.p[i]) && v < 100; i++)
		v = v * 10 + (unsigned)(s.p[i] - '0');
	if (i == 4 || v > 63)
		return build_miss_next(b, 9, i == 4 ? "invalid or missing interpolation attribute number in %s" :
			"out of bounds interpolation attribute number in %s");
	const char *channel = i + 2 == s.n && s.p[i] == '.' ? memchr("xyzw", s.p[i + 1], 4) : NULL;
	if (!channel)
		return build_miss_next(b, 9, "invalid or missing interpolation attribute channel in %s");
	field_set(b->insn, slot->field, v);
	field_set(b->insn, FIELD_ATTRCHAN, (uint32_t)(strchr("xyzw", *channel) - "xyzw"));
	b->at++;
	return true;
}

bool
constant_parse_enum(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const char *wrong = slot->kind == OPKIND_EXPTGT ? "invalid exp target in %s" : "invalid operand name in %s";

	if (!a)
		return build_miss_next(b, 9, wrong);
	unsigned v;
	if (a->node->kind != NODE_NAME ||
		!isa_enum_find(b->env->isa, isa_opkinds[slot->kind].enumeration, a->node->text, &v)) {
		constant_miss(b, a->node, wrong);
		return build_miss_name(b, a->node, isa_opkinds[slot->kind].enumeration, false);
	}
	if (v >> field_width(b->insn, slot->field))
		return constant_miss(b, a->node, wrong);
	field_set(b->insn, slot->field, v);
	b->at++;
	return true;
}
