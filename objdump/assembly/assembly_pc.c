#include "objdump/assembly/assembly_pc.h"

#include <string.h>

struct operands {
	struct pc_value source[2];
	unsigned to;        /* destination, as an index in pc_track.sgpr; PC_SGPRS if it is not exactly one SGPR */
	bool writes_scc;
};

void
pc_forget(struct pc_track *t)
{
	memset(t, 0, sizeof *t);
	t->carry = PC_SGPRS;
}

/* Returns the index in pc_track.sgpr of an operand's first register, or PC_SGPRS if the register is not tracked. */
static unsigned
index_of(const struct insn_operand *op)
{
	unsigned n = op->file == FILE_sgpr ? op->first : op->file == FILE_vcc ? PC_VCC + op->first : PC_SGPRS;

	return n < PC_SGPRS ? n : PC_SGPRS;
}

static struct pc_value
read_source(const struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, unsigned slot,
	const struct insn_operand *op, unsigned n)
{
	struct pc_value v = {0};

	for (unsigned i = 0; i < n; i++)
		if (op[i].slot == (int)slot && op[i].access & ACCESS_read && index_of(&op[i]) < PC_SGPRS)
			return op[i].count == 1 ? t->sgpr[index_of(&op[i])] : v;
	uint32_t dword[2];
	if (!insn_constant(isa, insn, slot, dword))
		return v;
	v.kind = PC_CONSTANT;
	v.number = dword[0];
	if (insn->literal && insn->word[insn->literal] == dword[0])
		v.literal = at + 4u * insn->literal;
	return v;
}

static void
read_operands(const struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct operands *o)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);

	*o = (struct operands){.to = PC_SGPRS};
	for (unsigned i = 0; i < n; i++) {
		o->writes_scc |= op[i].access & ACCESS_write && op[i].file == FILE_scc;
		if (op[i].slot == 0 && op[i].access & ACCESS_write && op[i].count == 1)
			o->to = index_of(&op[i]);
	}
	for (unsigned i = 0; i < 2; i++)
		o->source[i] = read_source(t, isa, insn, at, i + 1, op, n);
}

static void
forget_writes(struct pc_track *t, const struct isa *isa, const struct insn *insn)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);

	for (unsigned i = 0; i < n; i++)
		for (unsigned k = 0; op[i].access & ACCESS_write && k < op[i].count && index_of(&op[i]) + k < PC_SGPRS; k++)
			t->sgpr[index_of(&op[i]) + k].kind = PC_UNKNOWN;
}

/* Adds or subtracts two values. Returns false unless both are constants, and at most one of them contains a literal. */
static bool
add_constants(const struct pc_value *a, const struct pc_value *b, bool subtract, struct pc_value *out)
{
	if (a->kind != PC_CONSTANT || b->kind != PC_CONSTANT || (a->literal && b->literal))
		return false;
	*out = a->literal ? *a : *b;
	out->negative ^= subtract && !a->literal;
	out->number = subtract ? a->number - b->number : a->number + b->number;
	return true;
}

/* Adds a constant to the lower half of an address, or subtracts it. Returns false unless the operands are the unmodified lower
 * half and a constant. */
static bool
add_to_low(const struct pc_value *a, const struct pc_value *b, bool subtract, struct pc_value *out)
{
	const struct pc_value *low = a->kind == PC_LOW ? a : b, *c = low == a ? b : a;

	if (low->kind != PC_LOW || low->number || low->literal || c->kind != PC_CONSTANT || (subtract && low == b))
		return false;
	*out = *c;
	out->kind = PC_LOW;
	out->base = low->base;
	out->subtracted = subtract;
	return true;
}

/* Completes an address: adds the carry and a constant to its upper half, or subtracts them. Returns false unless the operands are
 * the upper half and a constant, and scc contains the carry out of the lower half. */
static bool
complete(const struct pc_track *t, const struct operands *o, bool subtract, struct pc_address *out)
{
	const struct pc_value *high = &o->source[o->source[0].kind == PC_HIGH ? 0 : 1], *c = &o->source[high == &o->source[0]];
	const struct pc_value *low = o->to && o->to < PC_SGPRS ? &t->sgpr[o->to - 1] : NULL;

	if (!low || low->kind != PC_LOW || t->carry != o->to - 1 || high->kind != PC_HIGH || high->base != low->base ||
			c->kind != PC_CONSTANT || low->subtracted != subtract)
		return false;
	uint64_t distance = (uint64_t)c->number << 32 | low->number;
	distance = subtract ? 0 - distance : distance;
	*out = (struct pc_address){.base = low->base, .target = low->base + distance, .literal = low->literal,
		.negative = low->negative != subtract, .high = c->literal};
	return true;
}

/* Adds a literal of 64 bits to an address that is in a pair of registers. Returns false for other operands. */
static bool
add_wide(const struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct pc_address *out)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op), from = PC_SGPRS, constants = 0;
	uint32_t literal[2] = {0};

	for (unsigned i = 0; i < n; i++)
		if (op[i].slot > 0 && op[i].access & ACCESS_read && op[i].count == 2)
			from = index_of(&op[i]);
	uint32_t dword[2];
	for (unsigned slot = 1; slot <= 2; slot++)
		if (insn_constant(isa, insn, slot, dword)) {
			memcpy(literal, dword, sizeof literal);
			constants++;
		}
	if (from + 1 >= PC_SGPRS || constants != 1 || !insn->literal || insn->size != 4u * insn->literal + 8 ||
		t->sgpr[from].kind != PC_LOW || t->sgpr[from].number || t->sgpr[from].literal || t->sgpr[from + 1].kind != PC_HIGH ||
		t->sgpr[from + 1].base != t->sgpr[from].base)
		return false;
	*out = (struct pc_address){.base = t->sgpr[from].base, .target = t->sgpr[from].base + (literal[0] | (uint64_t)literal[1] << 32),
		.literal = at + 4u * insn->literal, .wide = true};
	return true;
}

static void
set(struct pc_track *t, const struct operands *o, const struct pc_value *v)
{
	if (o->to < PC_SGPRS)
		t->sgpr[o->to] = *v;
}

static void
take_pc(struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);

	for (unsigned i = 0; i < n; i++)
		for (unsigned k = 0; op[i].slot == 0 && k < 2 && index_of(&op[i]) + k < PC_SGPRS; k++)
			t->sgpr[index_of(&op[i]) + k] = (struct pc_value){.kind = k ? PC_HIGH : PC_LOW, .base = at + insn->size};
}

bool
pc_step(struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct pc_address *out)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	struct pc_value v = {0};
	struct operands o;
	bool done = false, to_low = false, subtract = false;

	read_operands(t, isa, insn, at, &o);
	switch (e->operation) {
	case OPERATION_subtract: case OPERATION_subtract_signed: case OPERATION_subtract_borrow: subtract = true;
	}
	switch (e->operation) {
	case OPERATION_add: case OPERATION_subtract:
		to_low = add_to_low(&o.source[0], &o.source[1], subtract, &v);
		if (to_low)
			break;
		/* fall through */
	case OPERATION_add_signed: case OPERATION_subtract_signed:
		add_constants(&o.source[0], &o.source[1], subtract, &v);
		break;
	case OPERATION_add_carry: case OPERATION_subtract_borrow:
		done = complete(t, &o, subtract, out);
		break;
	case OPERATION_add_64:
		done = add_wide(t, isa, insn, at, out);
		break;
	case OPERATION_extend:
		v = o.source[0].kind == PC_HIGH ? o.source[0] : v;
		break;
	case OPERATION_absolute:
		v = o.source[0].kind == PC_CONSTANT ? o.source[0] : v;
		v.negative ^= (int32_t)v.number < 0;
		v.number = (int32_t)v.number < 0 ? 0 - v.number : v.number;
		break;
	case OPERATION_shift_right_signed:
		if (o.source[0].kind == PC_CONSTANT && o.source[1].kind == PC_CONSTANT)
			v = (struct pc_value){.kind = PC_CONSTANT,
				.number = (uint32_t)((int32_t)o.source[0].number >> (o.source[1].number & 31))};
		break;
	case OPERATION_copy:
		v = o.source[0].kind == PC_CONSTANT ? o.source[0] : v;
		break;
	}
	forget_writes(t, isa, insn);
	if (e->flow != CONTROL_next)
		pc_forget(t);
	if (e->operation == OPERATION_pc)
		take_pc(t, isa, insn, at);
	else if (v.kind)
		set(t, &o, &v);
	if (o.writes_scc)
		t->carry = to_low ? o.to : PC_SGPRS;
	return done;
}
