/* Constants with a syntax of their own. Named values are rows of enums.tbl, their parts rows of
 * bitfields.tbl. */
#include <ctype.h>

#include "common/isa/constant.h"

/* A part of the next arg is wrong; text may name the instruction with %s. */
static bool
miss(struct build *b, unsigned specific, const struct node *at, const char *text)
{
	return build_miss(b, specific, at->loc, text, isa_strings + b->insn->form->name);
}

/* An absolute value for a plain number operand; a name that is unknown is a miss. */
static bool
plain_number(struct build *b, const struct arg *a, int64_t *v)
{
	return a->kind == ARG_INT && !a->neg && !a->abs && !a->sext ? (*v = a->num, true) :
		a->kind == ARG_NAME && operand_absolute(b->env, a->node, v);
}

static int64_t
lowest(const struct opkind *kind)
{
	if (kind->bits == 16)
		return kind->natural ? 0 : -0x8000;
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
	case 7: return "expected a 7-bit unsigned value for %s";
	case 20: return "expected a 20-bit unsigned offset for %s";
	case 21: return "expected a 21-bit signed offset for %s";
	default: return kind->natural ? "expected a 16-bit unsigned value for %s" :
		"expected a 16-bit value for %s";
	}
}

bool
constant_parse_int(struct build *b, const struct slot *slot)
{
	const struct opkind *kind = &isa_opkinds[slot->kind];
	const struct arg *a = build_next(b);
	int64_t v;

	if (!a || !plain_number(b, a, &v))
		return build_miss_next(b, 2, "expected an absolute expression for %s");
	if (v < lowest(kind) || v > highest(kind)) {
		build_miss_next(b, 9, range_text(kind));
		return build_miss_range(b, range_text(kind), lowest(kind), highest(kind));
	}
	field_set(b->insn, slot->field, (uint32_t)v);
	b->at++;
	return true;
}

/* The field may be wider than the kind. */
bool
constant_valid_int(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa;
	return isa_opkinds[slot->kind].is_signed || !(field_get(insn, slot->field) >> isa_opkinds[slot->kind].bits);
}

void
constant_print_int(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	const struct opkind *kind = &isa_opkinds[slot->kind];
	int64_t v = field_get(insn, slot->field);

	(void)isa;
	if (kind->is_signed && v >> (kind->bits - 1))
		v -= 1ll << kind->bits;
	if (kind->small_dec && v <= 64) {
		text_dec(t, v);
		return;
	}
	if (kind->hex)
		text_hex_signed(t, v);
	else
		text_dec(t, v);
}

bool
constant_parse_opt_int(struct build *b, const struct slot *slot)
{
	return build_next(b) ? constant_parse_int(b, slot) : true;
}

void
constant_print_opt_int(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	if (field_get(insn, slot->field))
		constant_print_int(t, isa, insn, slot);
}

bool
constant_parse_branch(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *n;

	if (!a || (a->kind != ARG_INT && a->kind != ARG_NAME && a->kind != ARG_EXPR) || a->neg || a->abs || a->sext)
		return build_miss_next(b, 2, "expected a branch target for %s");
	n = a->kind == ARG_NAME ? b->env->symbol(b->env->user, a->node) : a->node;
	if (n->kind == NODE_INT) {
		if (n->num < -0x8000 || n->num > 0xffff)
			return build_miss_next(b, 9, "expected a 16-bit signed jump offset for %s");
		field_set(b->insn, slot->field, (uint32_t)n->num & 0xffff);
	} else {
		b->out->fixup[b->out->nfixups++] = (struct fixup){.kind = FIXUP_BRANCH16, .width = 16,
			.is_signed = true, .expr = n->expr, .loc = a->node->loc};
	}
	b->at++;
	return true;
}

void
constant_print_branch(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	(void)isa;
	text_dec(t, field_get(insn, slot->field));
}

/* ---- constants of several parts, which have names */

static const struct bitfield *
find_part(const struct isa *isa, unsigned kind, struct str name)
{
	const struct bitfield *f;

	for (size_t i = 0; (f = isa_bitfield_next(isa, kind, &i));)
		if (str_eqz(name, isa_strings + f->name))
			break;
	return f;
}

/* ---- s_waitcnt */

/* name(value) or name_sat(value) into *bits, which begins as all ones. */
static bool
wait_counter(struct build *b, unsigned kind, const struct node *n, uint32_t *bits)
{
	bool saturate = str_ends(n->text, "_sat");
	struct str name = {n->text.p, n->text.n - (saturate ? 4 : 0)};
	const struct bitfield *f = find_part(b->env->isa, kind, name);
	int64_t v;

	if (!f) {
		miss(b, 9, n, "invalid counter name in %s");
		return build_miss_name(b, n, kind, true);
	}
	if (!n->arg || n->arg->next || !operand_absolute(b->env, n->arg, &v))
		return miss(b, 9, n->arg ? n->arg : n, "expected an absolute expression in %s");
	if (v < 0 || v > bitfield_max(f)) {
		if (!saturate)
			return build_miss(b, 9, n->arg->loc, "too large value for %s", isa_strings + f->name);
		v = bitfield_max(f);
	}
	if (kind != ENUM_WAITCNT && bitfield_get(f, *bits) != bitfield_max(f))
		return build_miss(b, 9, n->loc, "duplicate counter name %s", isa_strings + f->name);
	*bits = (*bits & ~bitfield_put(f, bitfield_max(f))) | bitfield_put(f, (unsigned)v);
	return true;
}

bool
constant_parse_waitcnt(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	unsigned parts = isa_opkinds[slot->kind].enumeration;
	const struct bitfield *f;
	uint32_t bits = 0;

	if (a && a->kind == ARG_NAME && find_part(b->env->isa, parts, a->node->text))
		return miss(b, 9, a->node, "the value of a counter goes in parentheses in %s");
	if (!a || a->kind != ARG_OTHER || a->node->kind != NODE_CALL)
		return constant_parse_int(b, slot);
	for (size_t i = 0; (f = isa_bitfield_next(b->env->isa, parts, &i));)
		bits |= bitfield_put(f, bitfield_max(f));
	for (; (a = build_next(b)) && a->kind == ARG_OTHER && a->node->kind == NODE_CALL; b->at++)
		if (a->node->join == '|')
			return miss(b, 9, a->node, "expected & or a comma between the counters of %s");
		else if (!wait_counter(b, parts, a->node, &bits))
			return false;
	field_set(b->insn, slot->field, bits);
	return true;
}

void
constant_print_waitcnt(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field), all = 0;
	const struct bitfield *f;
	bool none = true;

	for (size_t i = 0; (f = isa_bitfield_next(isa, isa_opkinds[slot->kind].enumeration, &i));) {
		all |= bitfield_put(f, bitfield_max(f));
		none &= bitfield_get(f, v) == bitfield_max(f);
	}
	if (v & ~all) { /* bits that no counter has would be lost by name */
		text_hex(t, v);
		return;
	}
	for (size_t i = 0, n = 0; (f = isa_bitfield_next(isa, isa_opkinds[slot->kind].enumeration, &i));) {
		if (!none && bitfield_get(f, v) == bitfield_max(f))
			continue;
		if (n++)
			text_char(t, ' ');
		text_put(t, isa_strings + f->name);
		text_char(t, '(');
		text_dec(t, bitfield_get(f, v));
		text_char(t, ')');
	}
}

/* ---- s_delay_alu: the values of its parts have names */

static unsigned
delay_names(const struct bitfield *part)
{
	return !strcmp(isa_strings + part->name, "instskip") ? ENUM_DELAY_ALU_INSTSKIP : ENUM_DELAY_ALU_INSTID;
}

bool
constant_parse_delay(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct bitfield *f;
	uint32_t bits = 0;
	unsigned v;

	if (!a || a->kind != ARG_OTHER || a->node->kind != NODE_CALL)
		return constant_parse_int(b, slot);
	for (; (a = build_next(b)) && a->kind == ARG_OTHER && a->node->kind == NODE_CALL; b->at++) {
		const struct node *value = a->node->arg;

		if (bits && a->node->join != '|')
			return miss(b, 9, a->node, "expected | between the fields of %s");
		f = find_part(b->env->isa, ENUM_DELAY_ALU, a->node->text);
		if (!f)
			return miss(b, 9, a->node, "invalid field name in %s");
		if (!value || value->kind != NODE_NAME || value->next ||
			!isa_enum_find(b->env->isa, delay_names(f), value->text, &v))
			return miss(b, 9, value ? value : a->node, "invalid value name in %s");
		if (bitfield_get(f, bits))
			return miss(b, 9, a->node, "a field of %s is given twice");
		bits |= bitfield_put(f, v);
	}
	field_set(b->insn, slot->field, bits);
	return true;
}

void
constant_print_delay(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field), known = 0;
	const struct bitfield *f;
	bool any = false;

	for (size_t i = 0; (f = isa_bitfield_next(isa, ENUM_DELAY_ALU, &i));)
		if (isa_enum_name(isa, delay_names(f), bitfield_get(f, v)))
			known |= bitfield_put(f, bitfield_max(f));
	if (!v || v & ~known) { /* what has no name is kept as a number */
		text_dec(t, v);
		return;
	}
	for (size_t i = 0; (f = isa_bitfield_next(isa, ENUM_DELAY_ALU, &i));) {
		if (!bitfield_get(f, v))
			continue;
		if (any)
			text_put(t, " | ");
		any = true;
		text_put(t, isa_strings + f->name);
		text_char(t, '(');
		text_put(t, isa_enum_name(isa, delay_names(f), bitfield_get(f, v)));
		text_char(t, ')');
	}
}

/* ---- hwreg, sendmsg: name(part, …) with the parts of a bitfield kind */

enum { MAX_PARTS = 3 };

static bool
is_call(const struct arg *a, const char *name)
{
	return a && a->kind == ARG_OTHER && a->node->kind == NODE_CALL && str_eqz(a->node->text, name);
}

/* {id: 1, offset: 2, size: 3}: each may be missing. */
static bool
structured(struct build *b, const struct node *fields, const struct node **id, const struct node **offset,
	const struct node **width)
{
	for (const struct node *n = fields->arg; n; n = n->next) {
		const struct node **part = n->kind != NODE_MOD ? NULL : str_eqz(n->text, "id") ? id :
			str_eqz(n->text, "offset") ? offset : str_eqz(n->text, "size") ? width : NULL;
		int64_t v;

		if (!part)
			return miss(b, 9, n, "unknown field of the immediate of %s");
		if (*part)
			return miss(b, 9, n, "a field of %s is given twice");
		if (!operand_absolute(b->env, n->arg, &v))
			return miss(b, 9, n->arg, "expected an absolute expression for %s");
		*part = n->arg;
	}
	return true;
}

bool
constant_parse_hwreg(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *id = NULL, *offset = NULL, *width = NULL;
	int64_t v = 0, o = 0, w = 32;
	unsigned named;
	bool call = is_call(a, "hwreg");

	if (!call && !(a && a->kind == ARG_OTHER && a->node->kind == NODE_FIELDS))
		return a && a->kind == ARG_NAME && !operand_absolute(b->env, a->node, &v) ?
			build_miss_next(b, 9, "expected a hwreg macro, structured immediate or an absolute expression "
				"in %s") : constant_parse_int(b, slot);
	if (!call && !structured(b, a->node, &id, &offset, &width))
		return false;
	if (call) {
		id = a->node->arg;
		offset = id ? id->next : NULL;
		width = offset ? offset->next : NULL;
	}
	if (call && (!id || (offset && !width) || (width && width->next)))
		return miss(b, 9, a->node, "expected hwreg(name) or hwreg(name, offset, width) in %s");
	if (call && id->kind == NODE_NAME && isa_enum_find(b->env->isa, ENUM_HWREG, id->text, &named))
		v = named;
	else if (id && !operand_absolute(b->env, id, &v)) {
		miss(b, 9, id, "invalid hardware register in %s: not supported on this GPU");
		return build_miss_name(b, id, ENUM_HWREG, false);
	}
	if (v < 0 || v > 63)
		return miss(b, 9, id, "invalid hardware register: only 6-bit values are legal in %s");
	if (offset && (!operand_absolute(b->env, offset, &o) || o < 0 || o > 31))
		return miss(b, 9, offset, "invalid bit offset: only 5-bit values are legal in %s");
	if (width && (!operand_absolute(b->env, width, &w) || w < 1 || w > 32))
		return miss(b, 9, width, "invalid bitfield width: only values from 1 to 32 are legal in %s");
	field_set(b->insn, slot->field, (uint32_t)(v | o << 6 | (w - 1) << 11));
	b->at++;
	return true;
}

void
constant_print_hwreg(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field);
	const char *name = isa_enum_name(isa, ENUM_HWREG, v & 63);

	text_put(t, "hwreg(");
	if (name)
		text_put(t, name);
	else
		text_dec(t, v & 63);
	if (v >> 6 != 31 << 5) {
		text_put(t, ", ");
		text_dec(t, v >> 6 & 31);
		text_put(t, ", ");
		text_dec(t, (v >> 11) + 1);
	}
	text_char(t, ')');
}

/* An operation by name is that of its message: its row's value is message + 16 * operation. */
static bool
message_operation(struct build *b, const struct node *n, unsigned message, int64_t *v)
{
	static const uint8_t kinds[] = {ENUM_SENDMSG_OP, ENUM_SENDMSG_OP_STREAM};

	for (size_t k = 0; n->kind == NODE_NAME && k < sizeof kinds; k++) {
		const struct form_run *run = &isa_enum_runs[b->env->isa->target->column][kinds[k]];

		for (unsigned i = 0; i < run->count; i++) {
			const struct enum_value *e = &isa_enum_values[run->first + i];

			if ((e->value & 15) == message && str_eqz(n->text, isa_strings + e->name)) {
				*v = e->value >> 4;
				return true;
			}
		}
	}
	return operand_absolute(b->env, n, v);
}

/* Where messages that return a value share the numbers, these are wider. An operation, which then lies in the same
 * bits, can be written but is not seen in a number. */
static unsigned
message_mask(const struct isa *isa)
{
	return isa_enum_runs[isa->target->column][ENUM_SENDMSG_RTN].count ? 255 : 15;
}

/* The kind of the names of a message's operations, ENUM_NONE if it has none. Where the numbers are wide no message
 * has streams. */
static unsigned
message_operations(const struct isa *isa, unsigned message)
{
	for (unsigned i = 0; i < 8; i++) {
		if (isa_enum_name(isa, ENUM_SENDMSG_OP, message | i << 4))
			return ENUM_SENDMSG_OP;
		if (message_mask(isa) == 15 && isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, message | i << 4))
			return ENUM_SENDMSG_OP_STREAM;
	}
	return ENUM_NONE;
}

static bool
message_takes_operation(const struct isa *isa, unsigned message)
{
	return message_operations(isa, message) != ENUM_NONE;
}

bool
constant_parse_sendmsg(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *id, *op, *stream;
	int64_t m = 0, o = 0, s = 0;
	unsigned named;

	if (!is_call(a, "sendmsg"))
		return constant_parse_int(b, slot);
	id = a->node->arg;
	op = id ? id->next : NULL;
	stream = op ? op->next : NULL;
	if (!id || (stream && stream->next))
		return miss(b, 9, a->node, "expected sendmsg(message, operation, stream) in %s");
	if (id->kind == NODE_NAME && (isa_enum_find(b->env->isa, ENUM_SENDMSG, id->text, &named) ||
		isa_enum_find(b->env->isa, ENUM_SENDMSG_RTN, id->text, &named)))
		m = named;
	else if (!operand_absolute(b->env, id, &m)) {
		miss(b, 9, id, id->kind == NODE_NAME ? "the message of %s is not supported on this GPU" :
			"expected a message name or an absolute expression in %s");
		return build_miss_name(b, id, ENUM_SENDMSG, false);
	}
	if (m < 0 || m > (int64_t)message_mask(b->env->isa))
		return miss(b, 9, id, "invalid message id in %s");
	if (op && !message_operation(b, op, (unsigned)m, &o)) {
		miss(b, 9, op, "expected an operation name or an absolute expression in %s");
		return build_miss_name(b, op, message_operations(b->env->isa, (unsigned)m), false);
	}
	if (o < 0 || o > 7)
		return miss(b, 9, op, "invalid operation id in %s");
	if (stream && !operand_absolute(b->env, stream, &s))
		return miss(b, 9, stream, "expected an absolute expression in %s");
	if (s < 0 || s > 3)
		return miss(b, 9, stream, "invalid message stream id in %s");
	/* a message by name is checked against what it takes; numbers are taken as they are */
	if (id->kind == NODE_NAME) {
		const struct isa *isa = b->env->isa;
		unsigned mo = (unsigned)(m | o << 4);
		bool takes_op = message_takes_operation(isa, (unsigned)m);

		if (takes_op && !op)
			return miss(b, 9, a->node, "missing message operation in %s");
		if (!takes_op && op)
			return miss(b, 9, op, "message does not support operations in %s");
		if (takes_op && !isa_enum_name(isa, ENUM_SENDMSG_OP, mo) && !isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, mo))
			return miss(b, 9, op, "invalid operation id in %s");
		if (stream && !isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, mo))
			return miss(b, 9, stream, "message operation does not support streams in %s");
	}
	field_set(b->insn, slot->field, (uint32_t)(m | o << 4 | s << 8));
	b->at++;
	return true;
}

void
constant_print_sendmsg(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field);
	bool wide = message_mask(isa) > 15;
	unsigned m = v & message_mask(isa), o = wide ? 0 : v >> 4 & 7, s = wide ? 0 : v >> 8 & 3;
	const char *own = isa_enum_name(isa, ENUM_SENDMSG, m);
	const char *name = own ? own : isa_enum_name(isa, ENUM_SENDMSG_RTN, m);
	const char *with_stream = wide ? NULL : isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, v & 0x7f);
	const char *op = with_stream || wide ? with_stream : isa_enum_name(isa, ENUM_SENDMSG_OP, v & 0x7f);
	bool takes_op = message_takes_operation(isa, m);

	if (v & ~(wide ? 0xffu : 0x37fu)) {
		text_dec(t, v);
		return;
	}
	text_put(t, "sendmsg(");
	if (name && (op || (!o && !takes_op)) && (with_stream || !s)) {
		text_put(t, name);
		if (op) {
			text_put(t, ", ");
			text_put(t, op);
		}
		if (with_stream) {
			text_put(t, ", ");
			text_dec(t, s);
		}
	} else {
		text_dec(t, m);
		text_put(t, ", ");
		text_dec(t, o);
		text_put(t, ", ");
		text_dec(t, s);
	}
	text_char(t, ')');
}

/* ---- the rest */

bool
constant_parse_gpridx(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	uint32_t bits = 0;
	unsigned bit;
	int64_t v;

	if (!is_call(a, "gpr_idx")) {
		if (!a || !plain_number(b, a, &v))
			return build_miss_next(b, 9, "expected an absolute expression for %s");
		if (v < 0 || v > 15)
			return build_miss_next(b, 9, "invalid immediate: only 4-bit values are legal in %s");
		bits = (uint32_t)v;
	} else {
		for (const struct node *n = a->node->arg; n; n = n->next) {
			if (n->kind != NODE_NAME || !isa_enum_find(b->env->isa, ENUM_GPRIDX, n->text, &bit))
				return miss(b, 9, n, "expected a VGPR index mode or a closing parenthesis in %s");
			if (bits >> bit & 1)
				return miss(b, 9, n, "duplicate VGPR index mode in %s");
			bits |= 1u << bit;
		}
	}
	field_set(b->insn, slot->field, bits);
	b->at++;
	return true;
}

void
constant_print_gpridx(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field);
	bool first = true;

	if (v > 15) {
		text_hex(t, v);
		return;
	}
	text_put(t, "gpr_idx(");
	for (unsigned i = 0; i < 4; i++) {
		if (!(v >> i & 1))
			continue;
		if (!first)
			text_char(t, ',');
		first = false;
		text_put(t, isa_enum_name(isa, ENUM_GPRIDX, i));
	}
	text_char(t, ')');
}

void
constant_print_version(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	enum { VERSION = 0xff };
	unsigned v = field_get(insn, slot->field), rest = v & ~(unsigned)VERSION, nflags = 0;
	const struct enum_value *e, *flags[16];
	const char *name = isa_enum_name(isa, ENUM_VERSION, v & VERSION);

	for (size_t i = 0; (e = isa_enum_next(isa, ENUM_VERSION, &i));)
		if (e->value & ~VERSION & rest) {
			rest &= ~(unsigned)e->value;
			flags[nflags++] = e;
		}
	if (rest) {
		text_hex(t, v);
		return;
	}
	for (unsigned i = 1; i < nflags; i++)
		text_char(t, '(');
	if (name)
		text_put(t, name);
	else
		text_dec(t, v & VERSION);
	for (unsigned i = 0; i < nflags; i++) {
		text_char(t, '|');
		text_put(t, isa_strings + flags[i]->name);
		if (i + 1 < nflags)
			text_char(t, ')');
	}
}

bool
constant_parse_attr(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	struct str s = a && a->kind == ARG_NAME ? a->node->text : STR("");
	const char *channel;
	unsigned v = 0;
	size_t i = 4;

	if (!str_starts(s, "attr"))
		return build_miss_next(b, 2, "expected an interpolation attribute in %s");
	for (; i < s.n && isdigit((unsigned char)s.p[i]) && v < 100; i++)
		v = v * 10 + (unsigned)(s.p[i] - '0');
	if (i == 4 || v > 63)
		return build_miss_next(b, 9, i == 4 ? "invalid or missing interpolation attribute number in %s" :
			"out of bounds interpolation attribute number in %s");
	channel = i + 2 == s.n && s.p[i] == '.' ? memchr("xyzw", s.p[i + 1], 4) : NULL;
	if (!channel)
		return build_miss_next(b, 9, "invalid or missing interpolation attribute channel in %s");
	field_set(b->insn, slot->field, v);
	field_set(b->insn, FIELD_ATTRCHAN, (uint32_t)(strchr("xyzw", *channel) - "xyzw"));
	b->at++;
	return true;
}

void
constant_print_attr(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa;
	text_put(t, "attr");
	text_dec(t, field_get(insn, slot->field));
	text_char(t, '.');
	text_char(t, "xyzw"[field_get(insn, FIELD_ATTRCHAN)]);
}

bool
constant_parse_enum(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const char *wrong = slot->kind == OPKIND_EXPTGT ? "invalid exp target in %s" : "invalid operand name in %s";
	unsigned v;

	if (!a)
		return build_miss_next(b, 9, wrong);
	if (a->node->kind != NODE_NAME ||
		!isa_enum_find(b->env->isa, isa_opkinds[slot->kind].enumeration, a->node->text, &v)) {
		miss(b, 9, a->node, wrong);
		return build_miss_name(b, a->node, isa_opkinds[slot->kind].enumeration, false);
	}
	field_set(b->insn, slot->field, v);
	b->at++;
	return true;
}

bool
constant_valid_enum(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return isa_enum_name(isa, isa_opkinds[slot->kind].enumeration, field_get(insn, slot->field));
}

void
constant_print_enum(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	text_put(t, isa_enum_name(isa, isa_opkinds[slot->kind].enumeration, field_get(insn, slot->field)));
}
