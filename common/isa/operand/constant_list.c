/* Prints constants that are lists: the counters of s_waitcnt, the fields of s_delay_alu, the modes of s_set_gpr_idx_on, the fields of
 * s_wait_event. */
#include "common/isa/operand/constant.h"
#include "common/isa/operand/syntax.h"

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
	if (v & ~all) { /* bits outside of all counters cannot be written with names */
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

void
constant_print_fields(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field), all = 0;
	unsigned kind = isa_opkinds[slot->kind].enumeration;
	const struct bitfield *f;

	for (size_t i = 0; (f = isa_bitfield_next(isa, kind, &i));)
		all |= bitfield_put(f, bitfield_max(f));
	if (!all || v & ~all) {
		text_hex(t, v);
		return;
	}
	text_char(t, '{');
	for (size_t i = 0, n = 0; (f = isa_bitfield_next(isa, kind, &i));) {
		text_put(t, n++ ? ", " : " ");
		text_put(t, isa_strings + f->name);
		text_put(t, ": ");
		text_dec(t, bitfield_get(f, v));
	}
	text_put(t, " }");
}

unsigned
constant_delay_names(const struct bitfield *part)
{
	return !strcmp(isa_strings + part->name, "instskip") ? ENUM_DELAY_ALU_INSTSKIP : ENUM_DELAY_ALU_INSTID;
}

void
constant_print_delay(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field), known = 0;
	const struct bitfield *f;
	bool any = false;

	for (size_t i = 0; (f = isa_bitfield_next(isa, ENUM_DELAY_ALU, &i));)
		if (isa_enum_name(isa, constant_delay_names(f), bitfield_get(f, v)))
			known |= bitfield_put(f, bitfield_max(f));
	if (!v || v & ~known) { /* a value that contains a part without a name is printed as a number */
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
		text_put(t, isa_enum_name(isa, constant_delay_names(f), bitfield_get(f, v)));
		text_char(t, ')');
	}
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
	text_put(t, CALL_GPR_IDX "(");
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
