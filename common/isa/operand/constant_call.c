/* Prints constants in call notation: hwreg(id, offset, size) and sendmsg(message, operation, stream). */
#include "common/isa/operand/constant.h"
#include "common/isa/operand/syntax.h"

static bool
has_part(unsigned kind, struct str name)
{
	for (unsigned col = 0; col < COL_COUNT; col++) {
		const struct form_run *run = &isa_bitfield_runs[col][kind];

		for (unsigned i = 0; i < run->count; i++)
			if (isa_name_is(isa_bitfields[run->first + i].name, name))
				return true;
	}
	return false;
}

bool
constant_has_call(struct str name)
{
	struct str part = {name.p, name.n - (str_ends(name, "_sat") ? 4 : 0)};

	if (str_eqz(name, CALL_HWREG) || str_eqz(name, CALL_SENDMSG) || str_eqz(name, CALL_GPR_IDX) || str_eqz(name, CALL_SWIZZLE))
		return true;
	/* the parts of hwreg and sendmsg are written without their names */
	for (unsigned kind = 0; kind < ENUM_COUNT; kind++)
		if (kind != ENUM_HWREG && kind != ENUM_SENDMSG && has_part(kind, part))
			return true;
	return false;
}

bool
constant_has_names(const struct isa *isa, unsigned names, uint32_t bits, uint32_t word)
{
	const struct enum_value *e;

	for (size_t i = 0; (e = isa_enum_next(isa, names, &i));)
		if ((e->value & ~bits) == word)
			return true;
	return false;
}

static void
print_numbers(struct text *t, const int64_t *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		text_put(t, ", ");
		text_dec(t, v[i]);
	}
}

void
constant_print_hwreg(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t word = field_get(insn, slot->field);
	int64_t v[CONSTANT_PARTS];

	for (size_t i = 0; i < CONSTANT_PARTS; i++)
		v[i] = bitfield_get(constant_part(isa, ENUM_HWREG, i), word);
	v[HWREG_SIZE] += HWREG_SIZE_LESS;
	const char *name = isa_enum_name(isa, ENUM_HWREG, (unsigned)v[HWREG_ID]);
	text_put(t, CALL_HWREG "(");
	if (name)
		text_put(t, name);
	else
		text_dec(t, v[HWREG_ID]);
	if (v[HWREG_OFFSET] != 0 || v[HWREG_SIZE] != 32)
		print_numbers(t, &v[HWREG_OFFSET], 2);
	text_char(t, ')');
}

static bool
has_operations(const struct isa *isa, uint32_t message)
{
	uint32_t bits = constant_bits(isa, ENUM_SENDMSG, SENDMSG_OPERATION);

	return constant_has_names(isa, ENUM_SENDMSG_OP, bits, message) ||
		constant_has_names(isa, ENUM_SENDMSG_OP_STREAM, bits, message);
}

void
constant_print_sendmsg(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t word = field_get(insn, slot->field), seen = 0;
	const char *op = NULL, *with_stream = NULL;
	int64_t v[CONSTANT_PARTS] = {0};

	for (size_t i = 0; i < CONSTANT_PARTS && !(seen & constant_bits(isa, ENUM_SENDMSG, i)); i++) {
		v[i] = bitfield_get(constant_part(isa, ENUM_SENDMSG, i), word);
		seen |= constant_bits(isa, ENUM_SENDMSG, i);
	}
	if (word & ~seen) {
		text_dec(t, word);
		return;
	}
	const char *message = isa_enum_name(isa, ENUM_SENDMSG, (unsigned)v[SENDMSG_MESSAGE]);
	if (!message)
		message = isa_enum_name(isa, ENUM_SENDMSG_RTN, (unsigned)v[SENDMSG_MESSAGE]);
	uint32_t operation;
	if (seen & constant_bits(isa, ENUM_SENDMSG, SENDMSG_STREAM)) {
		operation = word & ~constant_bits(isa, ENUM_SENDMSG, SENDMSG_STREAM);
		with_stream = isa_enum_name(isa, ENUM_SENDMSG_OP_STREAM, operation);
		op = with_stream ? with_stream : isa_enum_name(isa, ENUM_SENDMSG_OP, operation);
	}
	text_put(t, CALL_SENDMSG "(");
	if (message && (with_stream || !v[SENDMSG_STREAM]) &&
		(op || (!v[SENDMSG_OPERATION] && !has_operations(isa, (uint32_t)v[SENDMSG_MESSAGE])))) {
		text_put(t, message);
		if (op) {
			text_put(t, ", ");
			text_put(t, op);
		}
		if (with_stream)
			print_numbers(t, &v[SENDMSG_STREAM], 1);
	} else {
		text_dec(t, v[SENDMSG_MESSAGE]);
		print_numbers(t, &v[SENDMSG_OPERATION], 2);
	}
	text_char(t, ')');
}
