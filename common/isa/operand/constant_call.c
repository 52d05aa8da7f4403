/* Constants that are written as calls, hwreg(id, offset, size) and sendmsg(message, operation, stream): their parts are
 * rows of bitfields.tbl, and some values have names, rows of enums.tbl. */
#include "common/isa/operand/constant.h"
#include "common/isa/operand/syntax.h"

enum { MAX_PARTS = 3 };

struct part {
	uint8_t names[2];    /* ENUM_…: a value and those of the parts before it, in their places */
	uint8_t taken;       /* the same, of names that are taken, but not offered */
	uint8_t less;        /* what is stored is so much less */
	bool ones;           /* what is stored when the part is left out: ones, not zeros */
	const char *no_name; /* what is said of an unknown name, of what else is not a number, of a number out of range */
	const char *no_number;
	const char *outside;
};

struct call {
	const char *name;
	uint8_t kind;        /* ENUM_…, in bitfields.tbl */
	const char *usage;
	struct part part[MAX_PARTS];
};

static const struct call hwreg = {"hwreg", ENUM_HWREG, "expected hwreg(name) or hwreg(name, offset, width) in %s", {
	{.names = {ENUM_HWREG}, .no_name = "invalid hardware register in %s: not supported on this GPU",
		.no_number = "invalid hardware register in %s: not supported on this GPU",
		.outside = "invalid hardware register: only 6-bit values are legal in %s"},
	{.no_name = "invalid bit offset: only 5-bit values are legal in %s",
		.no_number = "invalid bit offset: only 5-bit values are legal in %s",
		.outside = "invalid bit offset: only 5-bit values are legal in %s"},
	{.less = 1, .ones = true, .no_name = "invalid bitfield width: only values from 1 to 32 are legal in %s",
		.no_number = "invalid bitfield width: only values from 1 to 32 are legal in %s",
		.outside = "invalid bitfield width: only values from 1 to 32 are legal in %s"},
}};

static const struct call sendmsg = {"sendmsg", ENUM_SENDMSG, "expected sendmsg(message, operation, stream) in %s", {
	{.names = {ENUM_SENDMSG, ENUM_SENDMSG_RTN}, .no_name = "the message of %s is not supported on this GPU",
		.no_number = "expected a message name or an absolute expression in %s",
		.outside = "invalid message id in %s"},
	{.names = {ENUM_SENDMSG_OP, ENUM_SENDMSG_OP_STREAM}, .taken = ENUM_SENDMSG_OP_NUMBER,
		.no_name = "expected an operation name or an absolute expression in %s",
		.no_number = "expected an operation name or an absolute expression in %s",
		.outside = "invalid operation id in %s"},
	{.no_name = "expected an absolute expression in %s", .no_number = "expected an absolute expression in %s",
		.outside = "invalid message stream id in %s"},
}};

enum { HWREG_ID, HWREG_OFFSET, HWREG_SIZE };
enum { MESSAGE, OPERATION, STREAM };

static const struct bitfield *
field_of(const struct isa *isa, const struct call *call, size_t part)
{
	return isa_bitfield_next(isa, call->kind, &part);
}

static uint32_t
bits_of(const struct isa *isa, const struct call *call, size_t part)
{
	const struct bitfield *f = field_of(isa, call, part);

	return bitfield_put(f, bitfield_max(f));
}

/* The kind among those of the part that has a name for it, where the parts before it are as in word; ENUM_NONE. */
static unsigned
names_of(const struct isa *isa, const struct call *call, size_t part, uint32_t word)
{
	uint32_t own = bits_of(isa, call, part);
	const struct enum_value *e;

	for (size_t k = 0; k < 2; k++)
		for (size_t i = 0; (e = isa_enum_next(isa, call->part[part].names[k], &i));)
			if ((e->value & ~own) == word)
				return call->part[part].names[k];
	return ENUM_NONE;
}

static bool
find_name(const struct isa *isa, const struct call *call, size_t part, struct str name, uint32_t word, int64_t *v)
{
	const struct part *p = &call->part[part];
	const uint8_t kinds[] = {p->names[0], p->names[1], p->taken};
	uint32_t own = bits_of(isa, call, part);
	const struct enum_value *e;

	for (size_t k = 0; k < sizeof kinds; k++)
		for (size_t i = 0; (e = isa_enum_next(isa, kinds[k], &i));)
			if ((e->value & ~own) == word && str_eqz(name, isa_strings + e->name)) {
				*v = bitfield_get(field_of(isa, call, part), e->value);
				return true;
			}
	return false;
}

static bool
read_part(struct build *b, const struct call *call, size_t part, const struct node *n, uint32_t *word)
{
	const struct isa *isa = b->env->isa;
	const struct part *p = &call->part[part];
	const struct bitfield *f = field_of(isa, call, part);
	int64_t v;

	if (!(n->kind == NODE_NAME && find_name(isa, call, part, n->text, *word, &v)) && !operand_absolute(b->env, n, &v)) {
		constant_miss(b, n, n->kind == NODE_NAME ? p->no_name : p->no_number);
		return build_miss_name(b, n, names_of(isa, call, part, *word), false);
	}
	if (v < p->less || v > (int64_t)bitfield_max(f) + p->less)
		return constant_miss(b, n, p->outside);
	*word |= bitfield_put(f, (unsigned)v - p->less);
	return true;
}

/* nodes: of each part, NULL for one that is left out. */
static bool
read_parts(struct build *b, const struct call *call, const struct node *const *nodes, uint32_t *word)
{
	*word = 0;
	for (size_t i = 0; i < MAX_PARTS; i++)
		if (nodes[i] && !read_part(b, call, i, nodes[i], word))
			return false;
	for (size_t i = 0; i < MAX_PARTS; i++)
		if (!nodes[i] && call->part[i].ones)
			*word |= bits_of(b->env->isa, call, i);
	return true;
}

/* The args of a call as its parts; returns how many there are, more than MAX_PARTS if there are too many. */
static size_t
list_parts(const struct node *args, const struct node **nodes)
{
	size_t n = 0;

	for (; args && n < MAX_PARTS; args = args->next)
		nodes[n++] = args;
	return args ? MAX_PARTS + 1 : n;
}

/* {id: 1, offset: 2, size: 3}: each may be missing. */
static bool
list_fields(struct build *b, const struct call *call, const struct node *args, const struct node **nodes)
{
	for (; args; args = args->next) {
		size_t i = 0;
		int64_t v;

		while (i < MAX_PARTS && !(args->kind == NODE_MOD &&
			str_eqz(args->text, isa_strings + field_of(b->env->isa, call, i)->name)))
			i++;
		if (i == MAX_PARTS)
			return constant_miss(b, args, "unknown field of the immediate of %s");
		if (nodes[i])
			return constant_miss(b, args, "a field of %s is given twice");
		if (!operand_absolute(b->env, args->arg, &v))
			return constant_miss(b, args->arg, "expected an absolute expression for %s");
		nodes[i] = args->arg;
	}
	return true;
}

static bool
take(struct build *b, const struct slot *slot, uint32_t word)
{
	field_set(b->insn, slot->field, word);
	b->at++;
	return true;
}

static void
print_numbers(struct text *t, const int64_t *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		text_put(t, ", ");
		text_dec(t, v[i]);
	}
}

/* ---- hwreg */

bool
constant_parse_hwreg(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *nodes[MAX_PARTS] = {NULL};
	uint32_t word;
	int64_t v;

	if (constant_is_call(a, hwreg.name)) {
		size_t n = list_parts(a->node->arg, nodes);

		if (n != 1 && n != MAX_PARTS)
			return constant_miss(b, a->node, hwreg.usage);
	} else if (a && a->kind == ARG_OTHER && a->node->kind == NODE_FIELDS) {
		if (!list_fields(b, &hwreg, a->node->arg, nodes))
			return false;
	} else if (a && a->kind == ARG_NAME && !operand_absolute(b->env, a->node, &v)) {
		return build_miss_next(b, 9, "expected a hwreg macro, structured immediate or an absolute expression in %s");
	} else {
		return constant_parse_int(b, slot);
	}
	return read_parts(b, &hwreg, nodes, &word) && take(b, slot, word);
}

void
constant_print_hwreg(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t word = field_get(insn, slot->field);
	int64_t v[MAX_PARTS];
	const char *name;

	for (size_t i = 0; i < MAX_PARTS; i++)
		v[i] = (int64_t)bitfield_get(field_of(isa, &hwreg, i), word) + hwreg.part[i].less;
	name = isa_enum_name(isa, ENUM_HWREG, (unsigned)v[HWREG_ID]);
	text_put(t, "hwreg(");
	if (name)
		text_put(t, name);
	else
		text_dec(t, v[HWREG_ID]);
	if (v[HWREG_OFFSET] != 0 || v[HWREG_SIZE] != 32)
		print_numbers(t, &v[HWREG_OFFSET], 2);
	text_char(t, ')');
}

/* ---- sendmsg */

/* A message by name is checked against what it takes; numbers are taken as they are. */
static bool
check_message(struct build *b, const struct node *call, const struct node *const *nodes, uint32_t word)
{
	const struct isa *isa = b->env->isa;
	uint32_t message = word & bits_of(isa, &sendmsg, MESSAGE) & ~bits_of(isa, &sendmsg, OPERATION);
	uint32_t operation = word & ~bits_of(isa, &sendmsg, STREAM);
	bool takes = names_of(isa, &sendmsg, OPERATION, message) != ENUM_NONE;
	bool streams = isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, operation);

	if (takes && !nodes[OPERATION])
		return constant_miss(b, call, "missing message operation in %s");
	if (!takes && nodes[OPERATION])
		return constant_miss(b, nodes[OPERATION], "message does not support operations in %s");
	if (takes && !streams && !isa_enum_name(isa, ENUM_SENDMSG_OP, operation))
		return constant_miss(b, nodes[OPERATION], sendmsg.part[OPERATION].outside);
	if (nodes[STREAM] && !streams)
		return constant_miss(b, nodes[STREAM], "message operation does not support streams in %s");
	return true;
}

bool
constant_parse_sendmsg(struct build *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	const struct node *nodes[MAX_PARTS] = {NULL};
	uint32_t word;
	size_t n;

	if (!constant_is_call(a, sendmsg.name))
		return constant_parse_int(b, slot);
	n = list_parts(a->node->arg, nodes);
	if (!n || n > MAX_PARTS)
		return constant_miss(b, a->node, sendmsg.usage);
	if (!read_parts(b, &sendmsg, nodes, &word))
		return false;
	if (nodes[MESSAGE]->kind == NODE_NAME && !check_message(b, a->node, nodes, word))
		return false;
	return take(b, slot, word);
}

void
constant_print_sendmsg(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t word = field_get(insn, slot->field), seen = 0, operation;
	const char *message, *op = NULL, *with_stream = NULL;
	int64_t v[MAX_PARTS] = {0};

	for (size_t i = 0; i < MAX_PARTS && !(seen & bits_of(isa, &sendmsg, i)); i++) {
		v[i] = bitfield_get(field_of(isa, &sendmsg, i), word);
		seen |= bits_of(isa, &sendmsg, i);
	}
	if (word & ~seen) {
		text_dec(t, word);
		return;
	}
	message = isa_enum_name(isa, ENUM_SENDMSG, (unsigned)v[MESSAGE]);
	if (!message)
		message = isa_enum_name(isa, ENUM_SENDMSG_RTN, (unsigned)v[MESSAGE]);
	if (seen & bits_of(isa, &sendmsg, STREAM)) {
		operation = word & ~bits_of(isa, &sendmsg, STREAM);
		with_stream = isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, operation);
		op = with_stream ? with_stream : isa_enum_name(isa, ENUM_SENDMSG_OP, operation);
	}
	text_put(t, "sendmsg(");
	if (message && (with_stream || !v[STREAM]) &&
		(op || (!v[OPERATION] && names_of(isa, &sendmsg, OPERATION, (uint32_t)v[MESSAGE]) == ENUM_NONE))) {
		text_put(t, message);
		if (op) {
			text_put(t, ", ");
			text_put(t, op);
		}
		if (with_stream)
			print_numbers(t, &v[STREAM], 1);
	} else {
		text_dec(t, v[MESSAGE]);
		print_numbers(t, &v[OPERATION], 2);
	}
	text_char(t, ')');
}
