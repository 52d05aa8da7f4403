/* Parses modifier values: flags, numbers and names. */
#include "assembler/match/modifier/modvalue.h"

#include <strings.h>

#include "assembler/match/operand/arg.h"
#include "common/base/text/ascii.h"

bool
modifier_bad(struct attempt *b, const struct modifier *m, const struct node *at, const char *text)
{
	b->at = 60; /* rank an invalid value above all other reasons */
	return build_miss(b, 8, at->loc, text, modifier_spelling(m));
}

bool
modifier_outside(struct attempt *b, const struct modifier *m, const struct node *at, const char *text, int64_t low, int64_t high)
{
	modifier_bad(b, m, at, text);
	return build_miss_range(b, text, low, high);
}

bool
modifier_number(struct attempt *b, const struct modifier *m, const struct node *n, int64_t *v)
{
	return arg_absolute(b->env, n, v) || modifier_bad(b, m, n, "expected an absolute expression for %s");
}

/* ---- flags; a flag with the prefix "no" clears its bit */

bool
modifier_parse_flag(struct attempt *b, const struct modifier *m, const struct node *n)
{
	(void)n;
	field_set(b->insn, m->field, !b->clears);
	return true;
}

/* ---- numbers */

static bool
parse_number(struct attempt *b, const struct modifier *m, const struct node *n, bool is_signed)
{
	unsigned bits = modifier_width(b->insn, m);
	static const char *const unsigned_text[] = {[8] = "expected an 8-bit unsigned value for %s",
		[12] = "expected a 12-bit unsigned offset for %s", [16] = "expected a 16-bit unsigned offset for %s"};
	static const char *const signed_text[] = {[12] = "expected a 12-bit signed offset for %s",
		[13] = "expected a 13-bit signed offset for %s", [21] = "expected a 21-bit signed offset for %s",
		[24] = "expected a 24-bit signed offset for %s"};
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	int64_t low = is_signed ? -(1ll << (bits - 1)) : 0, high = (1ll << (bits - is_signed)) - 1;
	const char *text;
	if (v < low || v > high) {
		text = is_signed ? (bits < 25 ? signed_text[bits] : NULL) : (bits < 17 ? unsigned_text[bits] : NULL);
		if (!text)
			text = "the value of %s is out of range";
		return modifier_outside(b, m, b->written, text, low, high);
	}
	field_set(b->insn, m->field, (uint32_t)v);
	return true;
}

bool
modifier_parse_unsigned(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_number(b, m, n, false);
}

bool
modifier_parse_signed(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_number(b, m, n, true);
}

/* Parses a modifier that has no field in the encoding, and therefore only one valid value. */
static bool
parse_only(struct attempt *b, const struct modifier *m, const struct node *n, int64_t only)
{
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	if (v == only)
		return true;
	b->at = 0; /* rank this reason low: another form may support another value */
	return build_miss(b, 1, only ? n->loc : b->written->loc, only ? "invalid %s value" :
		"%s must be 0 on this GPU",
		modifier_spelling(m));
}

bool
modifier_parse_zero(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_only(b, m, n, 0);
}

bool
modifier_parse_one(struct attempt *b, const struct modifier *m, const struct node *n)
{
	return parse_only(b, m, n, 1);
}

/* ---- mul:2, mul:4, div:2 */

bool
modifier_parse_omod(struct attempt *b, const struct modifier *m, const struct node *n)
{
	bool div = str_eqz(STR("div"), modifier_spelling(m));
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	if (div ? v != 1 && v != 2 : v != 1 && v != 2 && v != 4)
		return modifier_bad(b, m, n, div ? "invalid %s value: 2 is expected" :
			"invalid %s value: 2 or 4 is expected");
	field_set(b->insn, m->field, v == 1 ? 0 : div ? 3 : v == 2 ? 1 : 2);
	return true;
}

/* ---- names */

/* Parses a name or its number: dst_sel:BYTE_0, dst_sel:0. */
bool
modifier_parse_enum(struct attempt *b, const struct modifier *m, const struct node *n)
{
	unsigned v;
	int64_t number;

	if (n->kind != NODE_NAME) {
		if (!modifier_number(b, m, n, &number))
			return false;
		if (number < 0 || number > UINT32_MAX || !isa_enum_name(b->env->isa, m->enumeration, (uint32_t)number))
			return modifier_bad(b, m, n, "invalid %s value");
		v = (unsigned)number;
	} else if (!isa_enum_find(b->env->isa, m->enumeration, n->text, &v)) {
		modifier_bad(b, m, n, "invalid %s value");
		return build_miss_name(b, n, m->enumeration, false);
	}
	field_set(b->insn, m->field, v);
	return true;
}

/* Returns whether the bits that the form fixes still have the values from the form. A temporal hint (th) can change
 * fixed bits, because it also determines whether an atomic returns a value. */
static bool
keeps_fixed_bits(const struct insn *insn)
{
	const struct form *f = insn->form;

	return !(((insn->word[0] ^ f->value[0]) & f->mask[0]) | ((insn->word[1] ^ f->value[1]) & f->mask[1]) |
		((insn->word[2] ^ f->value[2]) & f->mask[2]) | ((insn->word[3] ^ f->value[3]) & f->mask[3]));
}

/* Parses a temporal hint (th): its name, or its number. The scope must already be set. */
bool
modifier_parse_hint(struct attempt *b, const struct modifier *m, const struct node *n)
{
	unsigned v, fixed = field_get(b->insn, m->field);
	int named;

	if (n->kind != NODE_NAME) {
		if (!modifier_parse_unsigned(b, m, n))
			return false;
	} else if (isa_enum_find(b->env->isa, m->enumeration, n->text, &v)) {
		field_set(b->insn, m->field, v & ((1u << HINT_BITS) - 1));
		named = modifier_hint_value(b->env->isa, b->insn, m, field_get(b->insn, m->field));
		if (named >= 0 && !str_eqz(n->text, isa_enum_name(b->env->isa, m->enumeration, (uint32_t)named)) && (unsigned)named != v)
			return modifier_bad(b, m, b->written, "scope and %s combination is not valid");
	} else {
		modifier_bad(b, m, n, "invalid %s value");
		return build_miss_name(b, n, m->enumeration, false);
	}
	if (keeps_fixed_bits(b->insn))
		return true;
	b->at = b->nargs == b->insn->form->nslots ? 60 : 0; /* with this number of operands, the statement is meant for this form */
	return fixed ? build_miss(b, 8, b->written->loc, "instruction must use %s", isa_enum_name(b->env->isa, m->enumeration, fixed)) :
		build_miss(b, 8, b->written->loc, "%s says that a value is returned, but its register is missing",
			modifier_spelling(m));
}

/* Parses dim:SQ_RSRC_IMG_2D or dim:2D, regardless of case. */
bool
modifier_parse_dim(struct attempt *b, const struct modifier *m, const struct node *n)
{
	static const char prefix[] = "SQ_RSRC_IMG_";

	if (n->kind != NODE_NAME)
		return modifier_bad(b, m, n, "invalid %s value");
	struct str text = n->text;
	if (str_starts(text, prefix))
		text = (struct str){text.p + sizeof prefix - 1, text.n - (sizeof prefix - 1)};
	for (uint32_t v = 0; v < sizeof isa_dims / sizeof *isa_dims; v++) {
		const char *name = isa_strings + isa_dims[v].name + sizeof prefix - 1;

		if (text.n && ascii_equal(text, name)) {
			field_set(b->insn, m->field, v);
			return true;
		}
	}
	return modifier_bad(b, m, n, "invalid %s value");
}
