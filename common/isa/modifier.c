/* Modifiers: rows of modifiers.tbl. A value kind is a pair, from a node into the field and back to
 * text. */
#include "common/isa/modifier.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "common/isa/operand.h"

static const char *
spelling(const struct modifier *m)
{
	return isa_strings + m->spelling;
}

static bool
bad_value(struct build *b, const struct modifier *m, const struct node *at, const char *text)
{
	b->at = 60; /* a value that is wrong by itself: nothing is more specific */
	return build_miss(b, 8, at->loc, text, spelling(m));
}

static bool
number(struct build *b, const struct modifier *m, const struct node *n, int64_t *v)
{
	if (!n || !operand_absolute(b->env, n, v))
		return bad_value(b, m, n ? n : b->written, "expected an absolute expression for %s");
	return true;
}

/* The modifier of this name, spelled so, for processors of these classes. */
static const struct modifier *
other_spelling(const struct modifier *of, unsigned text, uint64_t classes)
{
	for (const struct modifier *m = isa_modifiers + of->name; m < isa_modifiers + isa_nmodifiers; m++)
		if (m->name == of->name && m->spelling == text && m->classes & classes)
			return m;
	return NULL;
}

const struct modifier *
modifier_of_form(const struct form *form, const struct modifier *written)
{
	for (unsigned i = 0; i < form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[form->mods + i]];

		if (m->group != written->group)
			continue;
		if (m->spelling == written->spelling)
			return m;
		return other_spelling(m, written->spelling, form->classes);
	}
	return NULL;
}

/* ---- from text */

static bool
parse_number(struct build *b, const struct modifier *m, const struct node *n, bool is_signed)
{
	unsigned bits = m->bits ? m->bits : field_width(b->insn, m->field);
	static const char *const unsigned_text[] = {[8] = "expected an 8-bit unsigned value for %s",
		[12] = "expected a 12-bit unsigned offset for %s", [16] = "expected a 16-bit unsigned offset for %s"};
	static const char *const signed_text[] = {[12] = "expected a 12-bit signed offset for %s",
		[13] = "expected a 13-bit signed offset for %s", [21] = "expected a 21-bit signed offset for %s"};
	const char *text;
	int64_t v;

	if (!number(b, m, n, &v))
		return false;
	int64_t low = is_signed ? -(1ll << (bits - 1)) : 0, high = (1ll << (bits - is_signed)) - 1;
	if (v < low || v > high) {
		text = is_signed ? (bits < 22 ? signed_text[bits] : NULL) : (bits < 17 ? unsigned_text[bits] : NULL);
		if (!text)
			text = "the value of %s is out of range";
		bad_value(b, m, b->written, text);
		return build_miss_range(b, text, low, high);
	}
	field_set(b->insn, m->field, (uint32_t)v);
	return true;
}

/* A modifier that the encoding has no field for, so that it has one value. */
static bool
parse_only(struct build *b, const struct modifier *m, const struct node *n, int64_t only)
{
	int64_t v;

	if (!number(b, m, n, &v))
		return false;
	if (v == only)
		return true;
	b->at = 0; /* another form may have the other value */
	return build_miss(b, 1, only ? n->loc : b->written->loc, only ? "invalid %s value" :
		"%s must be 0 on this GPU",
		spelling(m));
}

/* Element i of a list modifier: one bit for each source, then one for the destination of VOP3. */
static unsigned
list_field(const struct insn *insn, const struct modifier *m, unsigned i)
{
	unsigned field = m->field + i;

	if (m->value == MODVALUE_LIST2)
		return i < 2 ? field : FIELD_NONE;
	if (m->field != FIELD_OPSEL0)
		return i < insn->form->nsources ? field : FIELD_NONE;
	if (i == insn->form->nsources && field_exists(insn, FIELD_OPSEL3))
		return FIELD_OPSEL3;
	return i < insn->form->nsources ? field : FIELD_NONE;
}

/* The fourth element of op_sel is the destination's, which packed instructions write as a whole. */
static bool
is_destination(const struct insn *insn, const struct modifier *m, unsigned i)
{
	return m->field == FIELD_OPSEL0 && i == 3 && !field_exists(insn, FIELD_OPSEL3);
}

static bool
parse_list(struct build *b, const struct modifier *m, const struct node *n)
{
	static const char wrong[] = "invalid %s value: a list of 0 and 1 is expected";
	unsigned i = 0;
	int64_t v;

	if (!n || n->kind != NODE_LIST)
		return bad_value(b, m, n ? n : b->written, wrong);
	for (; i < 4; i++) /* elements that are left out are 0 */
		if (list_field(b->insn, m, i) != FIELD_NONE)
			field_set(b->insn, list_field(b->insn, m, i), 0);
	i = 0;
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		unsigned field = i < 4 ? list_field(b->insn, m, i) : FIELD_NONE;

		if (!number(b, m, e, &v))
			return false;
		if (v < 0 || v > 1)
			return bad_value(b, m, e, wrong);
		if (i >= 4 || (field == FIELD_NONE && v && !is_destination(b->insn, m, i)))
			return bad_value(b, m, e, "%s has more elements than the instruction has operands");
		if (v && field != FIELD_NONE && !field_exists(b->insn, field))
			return bad_value(b, m, e, "invalid %s value: this operand has no halves to choose from");
		if (field != FIELD_NONE)
			field_set(b->insn, field, (uint32_t)v);
	}
	return true;
}

static bool
parse_omod(struct build *b, const struct modifier *m, const struct node *n)
{
	bool div = str_eqz(STR("div"), spelling(m));
	int64_t v;

	if (!number(b, m, n, &v))
		return false;
	if (div ? v != 1 && v != 2 : v != 1 && v != 2 && v != 4)
		return bad_value(b, m, n, div ? "invalid %s value: 2 is expected" :
			"invalid %s value: 2 or 4 is expected");
	field_set(b->insn, m->field, v == 1 ? 0 : div ? 3 : v == 2 ? 1 : 2);
	return true;
}

static bool
parse_enum(struct build *b, const struct modifier *m, const struct node *n)
{
	unsigned v;

	if (!n || n->kind != NODE_NAME || !isa_enum_find(b->env->isa, m->enumeration, n->text, &v)) {
		bad_value(b, m, n ? n : b->written, "invalid %s value");
		return n && build_miss_name(b, n, m->enumeration, false);
	}
	field_set(b->insn, m->field, v);
	return true;
}

static bool
parse_dpp(struct build *b, const struct modifier *m, const struct node *n)
{
	int64_t v = -1;
	uint32_t perm = 0;
	unsigned i = 0;
	bool known = false;

	if (n && n->kind == NODE_LIST) {
		for (const struct node *e = n->arg; e; e = e->next, i++) {
			if (!number(b, m, e, &v))
				return false;
			if (v < 0 || v > 3 || i > 3)
				return bad_value(b, m, e, "invalid %s value");
			perm |= (uint32_t)v << 2 * i;
		}
		if (i != 4)
			return bad_value(b, m, n, "%s takes four values");
		v = -1;
	} else if (n && !number(b, m, n, &v)) {
		return false;
	}
	for (size_t k = 0; k < isa_ndpp_controls; k++) {
		const struct dpp_control *c = &isa_dpp_controls[k];

		if (!(c->classes & b->env->isa->target->class_bit) || strcmp(isa_strings + c->name, spelling(m)))
			continue;
		known = true;
		if (c->from < 0 ? v == -1 : v >= c->from && v <= c->to) {
			if ((i == 4) != !strcmp(spelling(m), "quad_perm"))
				break;
			field_set(b->insn, m->field, perm + c->code + (c->from < 0 ? 0 : (uint32_t)(v - c->from)));
			return true;
		}
	}
	return bad_value(b, m, known && n ? n : b->written, known ? "invalid %s value" :
		"%s is not supported on this GPU");
}

/* One half of a buffer format: data bits 0 to 3, numbers bits 4 to 6. */
static bool
format_part(struct build *b, const struct modifier *m, const struct node *n, bool data, bool numbers)
{
	uint32_t old = field_get(b->insn, m->field);
	unsigned v;

	if (data && n->kind == NODE_NAME && isa_enum_find(b->env->isa, ENUM_DFMT, n->text, &v))
		field_set(b->insn, m->field, (old & ~15u) | v);
	else if (numbers && n->kind == NODE_NAME && isa_enum_find(b->env->isa, ENUM_NFMT, n->text, &v))
		field_set(b->insn, m->field, (old & 15) | v << 4);
	else
		return bad_value(b, m, n, str_starts(n->text, "BUF_FMT") ? "unsupported %s: unified ones are not known on this GPU" :
			"unsupported %s");
	return true;
}

static bool
parse_format(struct build *b, const struct modifier *m, const struct node *n)
{
	int64_t v;

	if (n && n->kind == NODE_LIST && n->arg) {
		const struct node *second = n->arg->next;
		bool numbers_first = str_starts(n->arg->text, "BUF_NUM");

		if (second && second->next)
			return bad_value(b, m, second->next, "expected a closing square bracket in %s");
		return format_part(b, m, n->arg, true, true) &&
			(!second || format_part(b, m, second, numbers_first, !numbers_first));
	}
	if (!number(b, m, n, &v))
		return false;
	if (v < 0 || v > 127)
		return bad_value(b, m, n, "out of range %s");
	field_set(b->insn, m->field, (uint32_t)v);
	return true;
}

/* A unified format by its name, or by those of the data and number formats that make it up. */
static bool
parse_ufmt(struct build *b, const struct modifier *m, const struct node *n)
{
	struct str data = STR("8"), numbers = STR("UNORM");
	char name[96];
	unsigned v;

	if (!n || n->kind != NODE_LIST || !n->arg)
		return parse_number(b, m, n, false);
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
			return bad_value(b, m, e, "unsupported %s");
	}
	if (str_eqz(data, "INVALID") && str_eqz(numbers, "UNORM"))
		snprintf(name, sizeof name, "BUF_FMT_INVALID");
	else
		snprintf(name, sizeof name, "BUF_FMT_%.*s_%.*s", STR_ARG(data), STR_ARG(numbers));
	if (!isa_enum_find(b->env->isa, ENUM_UFMT, str_from(name), &v))
		return bad_value(b, m, n->arg, "unsupported %s");
	field_set(b->insn, m->field, v);
	return true;
}

/* A permutation within eight lanes: eight numbers of three bits. */
static bool
parse_dpp8(struct build *b, const struct modifier *m, const struct node *n)
{
	uint32_t v = 0;
	unsigned i = 0;
	int64_t lane;

	if (!n || n->kind != NODE_LIST)
		return bad_value(b, m, n ? n : b->written, "%s takes a list of eight lanes");
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		if (!number(b, m, e, &lane))
			return false;
		if (i == 8 || lane < 0 || lane > 7)
			return bad_value(b, m, e, i == 8 ? "%s takes a list of eight lanes" : "expected a 3-bit value for %s");
		v |= (uint32_t)lane << 3 * i;
	}
	if (i != 8)
		return bad_value(b, m, n, "%s takes a list of eight lanes");
	field_set(b->insn, m->field, v);
	return true;
}

/* dim:SQ_RSRC_IMG_2D, dim:2D, and in letters of either size, dim:cube. */
static bool
parse_dim(struct build *b, const struct modifier *m, const struct node *n)
{
	static const char prefix[] = "SQ_RSRC_IMG_";
	struct str text;

	if (!n || n->kind != NODE_NAME)
		return bad_value(b, m, n ? n : b->written, "invalid %s value");
	text = n->text;
	if (str_starts(text, prefix))
		text = (struct str){text.p + sizeof prefix - 1, text.n - (sizeof prefix - 1)};
	for (uint32_t v = 0; v < sizeof isa_dims / sizeof *isa_dims; v++) {
		const char *name = isa_strings + isa_dims[v].name + sizeof prefix - 1;

		if (text.n && text.n == strlen(name) && !strncasecmp(text.p, name, text.n)) {
			field_set(b->insn, m->field, v);
			return true;
		}
	}
	return bad_value(b, m, n, "invalid %s value");
}

static bool
parse_half_format(struct build *b, const struct modifier *m, const struct node *n, bool data)
{
	uint32_t old = field_get(b->insn, m->field);
	int64_t v;

	if (!number(b, m, n, &v))
		return false;
	if (v < 0 || v > (data ? 15 : 7))
		return bad_value(b, m, n, "out of range %s");
	field_set(b->insn, m->field, data ? (old & ~15u) | (uint32_t)v : (old & 15) | (uint32_t)v << 4);
	return true;
}

/* bound_ctrl:0 sets the bit, for it means that lanes out of bounds read 0; so does bound_ctrl:1. */
static bool
parse_bound(struct build *b, const struct modifier *m, const struct node *n)
{
	int64_t v;

	if (!number(b, m, n, &v))
		return false;
	if (v != 0 && v != 1)
		return bad_value(b, m, n, "invalid %s value");
	field_set(b->insn, m->field, 1);
	return true;
}

/* ---- swizzle: bit 15 set: four lanes permuted; clear: and, or, xor masks over 32 lanes */

enum { SWIZZLE_QUAD = 0x8000 };

static uint32_t
swizzle_masks(uint32_t and, uint32_t or, uint32_t xor)
{
	return and | or << 5 | xor << 10;
}

static bool
swizzle_mask_text(struct build *b, const struct modifier *m, const struct node *n, uint32_t *v)
{
	uint32_t and = 0, or = 0, xor = 0;

	if (!n || n->kind != NODE_STRING || n->text.n != 5)
		return bad_value(b, m, n ? n : b->written, "expected a 5-character mask in %s");
	for (size_t i = 0; i < 5; i++) {
		uint32_t bit = 16u >> i;

		switch (n->text.p[i]) {
		case '0':
			break;
		case '1':
			or |= bit;
			break;
		case 'p':
			and |= bit;
			break;
		case 'i':
			and |= bit;
			xor |= bit;
			break;
		default:
			return bad_value(b, m, n, "invalid mask in %s");
		}
	}
	*v = swizzle_masks(and, or, xor);
	return true;
}

static bool
swizzle_numbers(struct build *b, const struct modifier *m, const struct node *call, unsigned count,
	int64_t *v)
{
	const struct node *n = call->arg->next;

	for (unsigned i = 0; i < count; i++, n = n->next) {
		if (!n)
			return bad_value(b, m, call, "too few values in %s");
		if (!number(b, m, n, &v[i]))
			return false;
	}
	return n ? bad_value(b, m, n, "expected a closing parentheses in %s") : true;
}

static bool
parse_swizzle(struct build *b, const struct modifier *m, const struct node *n)
{
	enum { QUAD = VALUE_SWIZZLE_QUAD_PERM, MASK = VALUE_SWIZZLE_BITMASK_PERM, BROADCAST = VALUE_SWIZZLE_BROADCAST,
		SWAP = VALUE_SWIZZLE_SWAP, REVERSE = VALUE_SWIZZLE_REVERSE };
	static const uint8_t counts[] = {[QUAD] = 4, [BROADCAST] = 2, [SWAP] = 1, [REVERSE] = 1};
	int64_t a[4] = {0};
	uint32_t v = 0;
	unsigned mode;

	if (!n || n->kind != NODE_CALL || !str_eqz(n->text, "swizzle"))
		return parse_number(b, m, n, false);
	if (!n->arg || n->arg->kind != NODE_NAME ||
		!isa_enum_find(b->env->isa, ENUM_SWIZZLE, n->arg->text, &mode)) {
		bad_value(b, m, n->arg ? n->arg : n, "expected a swizzle mode in %s");
		return n->arg && build_miss_name(b, n->arg, ENUM_SWIZZLE, false);
	}
	if (mode == MASK) {
		if (!swizzle_mask_text(b, m, n->arg->next, &v))
			return false;
	} else if (!swizzle_numbers(b, m, n, counts[mode], a)) {
		return false;
	}
	if (mode == QUAD) {
		v = SWIZZLE_QUAD;
		for (unsigned i = 0; i < 4; i++) {
			if (a[i] < 0 || a[i] > 3)
				return bad_value(b, m, n, "expected a 2-bit lane id in %s");
			v |= (uint32_t)a[i] << 2 * i;
		}
	} else if (mode == BROADCAST || mode == REVERSE || mode == SWAP) {
		int64_t low = mode == SWAP ? 1 : 2, high = mode == SWAP ? 16 : 32;

		if (a[0] < low || a[0] > high)
			return bad_value(b, m, n->arg->next, mode == SWAP ?
				"group size must be in the interval [1,16] in %s" :
				"group size must be in the interval [2,32] in %s");
		if (a[0] & (a[0] - 1))
			return bad_value(b, m, n->arg->next, "group size must be a power of two in %s");
		if (mode == BROADCAST && (a[1] < 0 || a[1] >= a[0]))
			return bad_value(b, m, n->arg->next->next,
				"lane id must be in the interval [0,group size - 1] in %s");
		v = mode == BROADCAST ? swizzle_masks((32 - (uint32_t)a[0]) & 31, (uint32_t)a[1], 0) :
			mode == SWAP ? swizzle_masks(31, 0, (uint32_t)a[0]) :
			swizzle_masks(31, 0, (uint32_t)a[0] - 1);
	}
	field_set(b->insn, m->field, v);
	return true;
}

static bool
parse_value(struct build *b, const struct modifier *m, const struct node *node, bool clears)
{
	const struct node *n = node->kind == NODE_MOD ? node->arg : NULL;

	b->written = node;
	if (m->value == MODVALUE_FLAG) {
		if (n)
			return bad_value(b, m, n, "%s takes no value");
		field_set(b->insn, m->field, !clears);
		return true;
	}
	if (!n && m->value != MODVALUE_DPP)
		return bad_value(b, m, node, "%s needs a value");
	switch (m->value) {
	case MODVALUE_ZERO:
		return parse_only(b, m, n, 0);
	case MODVALUE_ONE:
		return parse_only(b, m, n, 1);
	case MODVALUE_UFMT:
		return parse_ufmt(b, m, n);
	case MODVALUE_DPP8:
		return parse_dpp8(b, m, n);
	case MODVALUE_DIM:
		return parse_dim(b, m, n);
	case MODVALUE_U:
	case MODVALUE_X:
		return parse_number(b, m, n, false);
	case MODVALUE_S:
	case MODVALUE_SMEM:
		return parse_number(b, m, n, true);
	case MODVALUE_LIST:
	case MODVALUE_LIST2:
		return parse_list(b, m, n);
	case MODVALUE_OMOD:
		return parse_omod(b, m, n);
	case MODVALUE_DPP:
		return parse_dpp(b, m, n);
	case MODVALUE_FORMAT:
		return parse_format(b, m, n);
	case MODVALUE_DFMT:
	case MODVALUE_NFMT:
		return parse_half_format(b, m, n, m->value == MODVALUE_DFMT);
	case MODVALUE_BOUND:
		return parse_bound(b, m, n);
	case MODVALUE_SWIZZLE:
		return parse_swizzle(b, m, n);
	default:
		return parse_enum(b, m, n);
	}
}

/* Whether a modifier's field, or one of a list's, is not 0. */
static bool
any_set(const struct insn *insn, const struct modifier *m)
{
	for (unsigned i = 0; m->value == MODVALUE_LIST && i < 4; i++)
		if (list_field(insn, m, i) != FIELD_NONE && field_get(insn, list_field(insn, m, i)))
			return true;
	return m->value != MODVALUE_LIST && field_get(insn, m->field);
}

bool
modifier_parse(struct build *b, const struct modifier *m, const struct node *node, bool clears)
{
	if (m->place == PLACE_REFUSED)
		return bad_value(b, m, node, "%s modifier is not supported by this instruction on this GPU");
	if (!parse_value(b, m, node, clears))
		return false;
	return m->place != PLACE_ZERO || !any_set(b->insn, m) ||
		bad_value(b, m, node, "invalid %s operand: it must be 0 on this GPU");
}

/* ---- to text */

static void
print_list(struct text *t, const struct insn *insn, const struct modifier *m)
{
	unsigned n = m->value == MODVALUE_LIST2 ? 2 :
		insn->form->nsources + (m->field == FIELD_OPSEL0 && field_exists(insn, FIELD_OPSEL3));
	bool set = false;

	for (unsigned i = 0; i < n; i++)
		set |= field_get(insn, list_field(insn, m, i)) != m->dflt;
	if (!set)
		return;
	text_char(t, ' ');
	text_put(t, spelling(m));
	text_put(t, ":[");
	for (unsigned i = 0; i < n; i++) {
		if (i)
			text_char(t, ',');
		text_dec(t, field_get(insn, list_field(insn, m, i)));
	}
	text_char(t, ']');
}

/* n numbers of so many bits. */
static void
print_lanes(struct text *t, uint32_t v, unsigned n, unsigned bits)
{
	text_char(t, '[');
	for (unsigned i = 0; i < n; i++) {
		if (i)
			text_char(t, ',');
		text_dec(t, v >> bits * i & ((1u << bits) - 1));
	}
	text_char(t, ']');
}

static bool
print_dpp(struct text *t, const struct isa *isa, uint32_t v)
{
	for (size_t k = 0; k < isa_ndpp_controls; k++) {
		const struct dpp_control *c = &isa_dpp_controls[k];
		uint32_t last = c->code + (c->from < 0 ? 0 : (uint32_t)(c->to - c->from));
		bool list = !c->code;

		if (!(c->classes & isa->target->class_bit) || (list ? v > 0xff : v < c->code || v > last))
			continue;
		text_put(t, isa_strings + c->name);
		if (list) {
			text_char(t, ':');
			print_lanes(t, v, 4, 2);
		} else if (c->from >= 0) {
			text_char(t, ':');
			text_dec(t, (int64_t)(v - c->code) + c->from);
		}
		return true;
	}
	return false;
}

static bool
print_format(struct text *t, const struct isa *isa, uint32_t v)
{
	const char *data = isa_enum_name(isa, ENUM_DFMT, v & 15);
	const char *numbers = isa_enum_name(isa, ENUM_NFMT, v >> 4);

	text_put(t, "format:");
	if (!data || !numbers) {
		text_dec(t, v);
		return true;
	}
	text_char(t, '[');
	if ((v & 15) != 1)
		text_put(t, data);
	if (v >> 4) {
		if ((v & 15) != 1)
			text_char(t, ',');
		text_put(t, numbers);
	}
	text_char(t, ']');
	return true;
}

static void
print_ufmt(struct text *t, const struct isa *isa, uint32_t v)
{
	const char *name = isa_enum_name(isa, ENUM_UFMT, v);

	if (!name) {
		text_dec(t, v);
		return;
	}
	text_char(t, '[');
	text_put(t, name);
	text_char(t, ']');
}

static void
print_swizzle_masks(struct text *t, uint32_t v)
{
	uint32_t and = v & 31, or = v >> 5 & 31, xor = v >> 10 & 31, group = 32 - and;
	bool identity = and == 31 && !or;

	if (identity && xor && !(xor & (xor - 1))) {
		text_put(t, "SWAP,");
		text_dec(t, xor);
	} else if (identity && xor && !(xor & (xor + 1))) {
		text_put(t, "REVERSE,");
		text_dec(t, xor + 1);
	} else if (group > 1 && !(group & (group - 1)) && or < group && !xor) {
		text_put(t, "BROADCAST,");
		text_dec(t, group);
		text_char(t, ',');
		text_dec(t, or);
	} else {
		text_put(t, "BITMASK_PERM,\"");
		for (uint32_t bit = 16; bit; bit >>= 1) {
			bool keep = and & bit;
			/* with the lane bit 0 and 1: what the bit of the result is */
			bool low = !(or & bit) == !!(xor & bit), high = !(!(keep || or & bit)) != !!(xor & bit);

			text_char(t, low == high ? (low ? '1' : '0') : high ? 'p' : 'i');
		}
		text_char(t, '"');
	}
}

static void
print_swizzle(struct text *t, uint32_t v)
{
	text_put(t, "offset:");
	if (v & SWIZZLE_QUAD && !(v & 0x7f00)) {
		text_put(t, "swizzle(QUAD_PERM");
		for (unsigned i = 0; i < 4; i++) {
			text_char(t, ',');
			text_dec(t, v >> 2 * i & 3);
		}
		text_char(t, ')');
	} else if (v & SWIZZLE_QUAD || (v >> 5 & (v | v >> 10)) & 31 || (v >> 10 & ~v) & 31) {
		/* no mode has this value; a mask as text would assemble to another one */
		text_dec(t, v);
	} else {
		text_put(t, "swizzle(");
		print_swizzle_masks(t, v);
		text_char(t, ')');
	}
}

static void
print_signed(struct text *t, int64_t v, unsigned bits, bool hex)
{
	if (v >> (bits - 1))
		v -= 1ll << bits;
	if (hex)
		text_hex_signed(t, v);
	else
		text_dec(t, v);
}

static bool
print_modifier(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m)
{
	unsigned bits = m->bits ? m->bits : field_width(insn, m->field);
	uint32_t v;
	const char *name;

	if (m->field == FIELD_NONE) {
		if (m->print == PRINT_ALWAYS) {
			text_char(t, ' ');
			text_put(t, spelling(m));
			text_put(t, ":1");
		}
		return true;
	}
	if (m->value == MODVALUE_LIST || m->value == MODVALUE_LIST2) {
		print_list(t, insn, m);
		return true;
	}
	v = field_get(insn, m->field);
	if (m->print != PRINT_ALWAYS && v == m->dflt)
		return true;
	if ((m->value == MODVALUE_U || m->value == MODVALUE_X) && m->bits && v >> m->bits)
		return false;
	text_char(t, ' ');
	switch (m->value) {
	case MODVALUE_FLAG:
		text_put(t, spelling(m));
		return true;
	case MODVALUE_OMOD:
		text_put(t, v == 1 ? "mul:2" : v == 2 ? "mul:4" : "div:2");
		return true;
	case MODVALUE_DPP:
		return print_dpp(t, isa, v);
	case MODVALUE_FORMAT:
		return print_format(t, isa, v);
	case MODVALUE_SWIZZLE:
		print_swizzle(t, v);
		return true;
	default:
		break;
	}
	text_put(t, spelling(m));
	text_char(t, ':');
	switch (m->value) {
	case MODVALUE_U:
		text_dec(t, v);
		return true;
	case MODVALUE_X:
		text_hex(t, v);
		return true;
	case MODVALUE_S:
	case MODVALUE_SMEM:
		print_signed(t, v, bits, m->value == MODVALUE_SMEM);
		return true;
	case MODVALUE_BOUND:
		text_char(t, '1');
		return true;
	case MODVALUE_DIM:
		text_put(t, isa_strings + isa_dims[v & 7].name);
		return true;
	case MODVALUE_UFMT:
		print_ufmt(t, isa, v);
		return true;
	case MODVALUE_DPP8:
		print_lanes(t, v, 8, 3);
		return true;
	default:
		name = isa_enum_name(isa, m->enumeration, v);
		if (name)
			text_put(t, name);
		return name;
	}
}

bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn)
{
	for (unsigned i = 0; i < insn->form->nmods; i++)
		if (!print_modifier(t, isa, insn, &isa_modifiers[isa_form_mods[insn->form->mods + i]]))
			return false;
	return true;
}
