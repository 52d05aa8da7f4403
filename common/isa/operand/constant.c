/* Prints simple constants: numbers, branch targets, names from enums.tbl, attributes. */
#include "common/isa/operand/syntax.h"

/* Returns whether the number is in range; its field may be wider than the number. */
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

void
constant_print_opt_int(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	if (field_get(insn, slot->field))
		constant_print_int(t, isa, insn, slot);
}

void
constant_print_branch(struct text *t, const struct isa *isa, const struct insn *insn,
	const struct slot *slot)
{
	(void)isa;
	text_dec(t, field_get(insn, slot->field));
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
constant_valid_enum(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return isa_enum_name(isa, isa_opkinds[slot->kind].enumeration, field_get(insn, slot->field));
}

void
constant_print_enum(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	text_put(t, isa_enum_name(isa, isa_opkinds[slot->kind].enumeration, field_get(insn, slot->field)));
}
