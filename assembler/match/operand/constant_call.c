/* Parsers of constants that are calls, hwreg(id, offset, size) and sendmsg(message, operation, stream), or fields in braces. The
 * parts are rows of bitfields.tbl; named values are rows of enums.tbl. As in LLVM, the name of a value is never a symbol, even if
 * only other processors support it. */
#include "assembler/match/operand/constant.h"
#include "assembler/match/operand/syntax.h"
#include "common/isa/fields.h"
#include "common/isa/operand/constant.h"

struct call_part {
	uint8_t names[2];    /* possible enumerations of the values, ENUM_…; the values of the preceding parts determine the valid one */
	uint8_t unlisted;       /* enumeration of names that are accepted but not suggested, ENUM_… */
	uint8_t less;        /* written value minus stored value */
	bool ones;           /* whether an omitted part is all ones, not zero */
	const char *no_name;  /* message for an unknown name */
	const char *no_names; /* message for a name where no names are defined */
	const char *no_number; /* message for an operand that is neither a name nor a number */
	const char *outside;  /* message for a value out of range */
};

struct call {
	const char *name;
	uint8_t kind;        /* kind of the constant in bitfields.tbl, ENUM_… */
	const char *usage;
	struct call_part part[CONSTANT_PARTS];
};

static const struct call hwreg = {CALL_HWREG, ENUM_HWREG, "expected hwreg(name) or hwreg(name, offset, width) in %s", {
	{.names = {ENUM_HWREG}, .no_name = "unknown hardware register in %s",
		.no_number = "expected the name or the number of a hardware register in %s",
		.outside = "invalid hardware register in %s"},
	{.no_name = "expected an absolute expression for the bit offset in %s",
		.no_number = "expected an absolute expression for the bit offset in %s",
		.outside = "invalid bit offset in %s"},
	{.less = HWREG_SIZE_LESS, .ones = true, .no_name = "expected an absolute expression for the bitfield width in %s",
		.no_number = "expected an absolute expression for the bitfield width in %s",
		.outside = "invalid bitfield width in %s"},
}};

static const struct call sendmsg = {CALL_SENDMSG, ENUM_SENDMSG, "expected sendmsg(message, operation, stream) in %s", {
	{.names = {ENUM_SENDMSG, ENUM_SENDMSG_RTN}, .no_name = "unknown message in %s",
		.no_number = "expected a message name or an absolute expression in %s",
		.outside = "invalid message id in %s"},
	{.names = {ENUM_SENDMSG_OP, ENUM_SENDMSG_OP_STREAM}, .unlisted = ENUM_SENDMSG_OP_NUMBER,
		.no_name = "not an operation of this message in %s",
		.no_names = "message does not support operations in %s",
		.no_number = "expected an operation name or an absolute expression in %s",
		.outside = "invalid operation id in %s"},
	{.no_name = "expected an absolute expression in %s", .no_number = "expected an absolute expression in %s",
		.outside = "invalid message stream id in %s"},
}};

/* Returns the enumeration of the names that a part can have after the preceding parts in `word`, or ENUM_NONE. */
static unsigned
names_of(const struct isa *isa, const struct call *call, size_t part, uint32_t word)
{
	const uint8_t *names = call->part[part].names;

	for (size_t k = 0; k < 2; k++)
		if (constant_has_names(isa, names[k], constant_bits(isa, call->kind, part), word))
			return names[k];
	return ENUM_NONE;
}

static bool
find_name(const struct isa *isa, const struct call *call, size_t part, struct str name, uint32_t word, int64_t *v)
{
	const struct call_part *p = &call->part[part];
	const uint8_t kinds[] = {p->names[0], p->names[1], p->unlisted};
	uint32_t own = constant_bits(isa, call->kind, part);
	const struct enum_value *e;

	for (size_t k = 0; k < sizeof kinds; k++)
		for (size_t i = 0; (e = isa_enum_next(isa, kinds[k], &i));)
			if ((e->value & ~own) == word && isa_name_is(e->name, name)) {
				*v = bitfield_get(constant_part(isa, call->kind, part), e->value);
				return true;
			}
	return false;
}

/* Returns the first enumeration of part p that defines the name in node n on any processor. Returns ENUM_NONE if there is none, or
 * if n is not a name. */
static unsigned
kind_of_name(const struct call_part *p, const struct node *n)
{
	const uint8_t kinds[] = {p->names[0], p->names[1], p->unlisted};

	for (size_t k = 0; k < sizeof kinds && n->kind == NODE_NAME; k++)
		if (isa_enum_columns(kinds[k], n->text))
			return kinds[k];
	return ENUM_NONE;
}

static bool
read_part(struct attempt *b, const struct call *call, size_t part, const struct node *n, bool named, uint32_t *word)
{
	const struct isa *isa = b->env->isa;
	const struct call_part *p = &call->part[part];
	const struct bitfield *f = constant_part(isa, call->kind, part);
	unsigned kind = ENUM_NONE;
	int64_t v;
	bool found = named && n->kind == NODE_NAME && find_name(isa, call, part, n->text, *word, &v);

	if (!found && named)
		kind = kind_of_name(p, n);
	if (!found && (kind != ENUM_NONE || !arg_absolute(b->env, n, &v))) {
		unsigned names = names_of(isa, call, part, *word);

		constant_miss(b, n, p->no_names && names == ENUM_NONE ? p->no_names : n->kind == NODE_NAME ? p->no_name : p->no_number);
		return build_miss_name(b, n, kind != ENUM_NONE ? kind : names, false);
	}
	if (v < p->less || v > (int64_t)bitfield_max(f) + p->less) {
		constant_miss(b, n, p->outside);
		return build_miss_range(b, p->outside, p->less, (int64_t)bitfield_max(f) + p->less);
	}
	*word |= bitfield_put(f, (unsigned)v - p->less);
	return true;
}

/* Parses all parts into *word. `nodes` has an element for each part, which is NULL if the part is omitted. If `named` is true, the
 * values of parts may be names. */
static bool
read_parts(struct attempt *b, const struct call *call, const struct node *const *nodes, bool named, uint32_t *word)
{
	*word = 0;
	for (size_t i = 0; i < CONSTANT_PARTS; i++)
		if (nodes[i] && !read_part(b, call, i, nodes[i], named, word))
			return false;
	for (size_t i = 0; i < CONSTANT_PARTS; i++)
		if (!nodes[i] && call->part[i].ones)
			*word |= constant_bits(b->env->isa, call->kind, i);
	return true;
}

/* Stores the arguments of a call, which are the parts of the constant, in `nodes`. Returns their number. If there are too many,
 * the number is greater than CONSTANT_PARTS. */
static size_t
list_parts(const struct node *args, const struct node **nodes)
{
	size_t n = 0;

	for (; args && n < CONSTANT_PARTS; args = args->next)
		nodes[n++] = args;
	return args ? CONSTANT_PARTS + 1 : n;
}

/* Stores the values of {id: 1, offset: 2, size: 3} in `nodes`. Any field may be omitted. Returns false after an error. */
static bool
list_fields(struct attempt *b, const struct call *call, const struct node *args, const struct node **nodes)
{
	for (; args; args = args->next) {
		size_t i = 0;

		while (i < CONSTANT_PARTS && !(args->kind == NODE_MOD &&
			isa_name_is(constant_part(b->env->isa, call->kind, i)->name, args->text)))
			i++;
		if (i == CONSTANT_PARTS)
			return constant_miss(b, args, "unknown field of the immediate of %s");
		if (nodes[i])
			return constant_miss(b, args, "a field of %s is given twice");
		int64_t v;
		if (!arg_absolute(b->env, args->arg, &v))
			return constant_miss(b, args->arg, "expected an absolute expression for %s");
		nodes[i] = args->arg;
	}
	return true;
}

static bool
take_constant(struct attempt *b, const struct slot *slot, uint32_t word)
{
	field_set(b->insn, slot->field, word);
	b->at++;
	return true;
}

/* ---- hwreg */

bool
constant_parse_hwreg(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *nodes[CONSTANT_PARTS] = {NULL};
	bool fields = a && a->kind == ARG_OTHER && a->node->kind == NODE_FIELDS;
	int64_t v;

	if (constant_is_call(a, hwreg.name)) {
		size_t n = list_parts(a->node->arg, nodes);

		if (n != 1 && n != CONSTANT_PARTS)
			return constant_miss(b, a->node, hwreg.usage);
	} else if (fields) {
		if (!list_fields(b, &hwreg, a->node->arg, nodes))
			return false;
	} else if (a && a->kind == ARG_NAME && !arg_absolute(b->env, a->node, &v)) {
		return build_miss_next(b, 9, "expected a hwreg macro, structured immediate or an absolute expression in %s");
	} else {
		return constant_parse_int(b, slot);
	}
	uint32_t word;
	return read_parts(b, &hwreg, nodes, !fields, &word) && take_constant(b, slot, word);
}

/* ---- fields in braces */

/* Sets a field of a constant. Returns false after an error. */
static bool
read_field(struct attempt *b, unsigned kind, const struct node *n, uint32_t *word, uint32_t *seen)
{
	const struct bitfield *f;
	size_t i = 0;

	while ((f = isa_bitfield_next(b->env->isa, kind, &i)))
		if (n->kind == NODE_MOD && isa_name_is(f->name, n->text))
			break;
	if (!f)
		return constant_miss(b, n, "unknown field of the immediate of %s");
	if (*seen & bitfield_put(f, bitfield_max(f)))
		return constant_miss(b, n, "a field of %s is given twice");
	int64_t v;
	if (!arg_absolute(b->env, n->arg, &v))
		return constant_miss(b, n->arg, "expected an absolute expression for %s");
	if (v < 0 || v > (int64_t)bitfield_max(f)) {
		constant_miss(b, n->arg, "invalid value of a field of %s");
		return build_miss_range(b, "invalid value of a field of %s", 0, bitfield_max(f));
	}
	*seen |= bitfield_put(f, bitfield_max(f));
	*word |= bitfield_put(f, (unsigned)v);
	return true;
}

bool
constant_parse_fields(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	uint32_t word = 0, seen = 0;

	if (!a || a->kind != ARG_OTHER || a->node->kind != NODE_FIELDS)
		return constant_parse_int(b, slot);
	for (const struct node *n = a->node->arg; n; n = n->next)
		if (!read_field(b, isa_opkinds[slot->kind].enumeration, n, &word, &seen))
			return false;
	return take_constant(b, slot, word);
}

/* ---- sendmsg */

/* Checks whether a message that is given by name supports the given operation and stream. Messages given by number are
 * not checked. */
static bool
check_message(struct attempt *b, const struct node *call, const struct node *const *nodes, uint32_t word)
{
	const struct isa *isa = b->env->isa;
	uint32_t message = word & constant_bits(isa, sendmsg.kind, SENDMSG_MESSAGE) & ~constant_bits(isa, sendmsg.kind, SENDMSG_OPERATION);
	uint32_t operation = word & ~constant_bits(isa, sendmsg.kind, SENDMSG_STREAM);
	bool takes = names_of(isa, &sendmsg, SENDMSG_OPERATION, message) != ENUM_NONE;
	bool streams = isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, operation);

	if (takes && !nodes[SENDMSG_OPERATION])
		return constant_miss(b, call, "missing message operation in %s");
	if (!takes && nodes[SENDMSG_OPERATION])
		return constant_miss(b, nodes[SENDMSG_OPERATION], sendmsg.part[SENDMSG_OPERATION].no_names);
	if (takes && !streams && !isa_enum_name(isa, ENUM_SENDMSG_OP, operation))
		return constant_miss(b, nodes[SENDMSG_OPERATION], sendmsg.part[SENDMSG_OPERATION].outside);
	if (nodes[SENDMSG_STREAM] && !streams)
		return constant_miss(b, nodes[SENDMSG_STREAM], "message operation does not support streams in %s");
	return true;
}

bool
constant_parse_sendmsg(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *nodes[CONSTANT_PARTS] = {NULL};

	if (!constant_is_call(a, sendmsg.name))
		return constant_parse_int(b, slot);
	size_t n = list_parts(a->node->arg, nodes);
	if (!n || n > CONSTANT_PARTS)
		return constant_miss(b, a->node, sendmsg.usage);
	uint32_t word;
	if (!read_parts(b, &sendmsg, nodes, true, &word))
		return false;
	if (kind_of_name(&sendmsg.part[SENDMSG_MESSAGE], nodes[SENDMSG_MESSAGE]) != ENUM_NONE && !check_message(b, a->node, nodes, word))
		return false;
	return take_constant(b, slot, word);
}
