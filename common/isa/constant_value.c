/* Returns the constants in a decoded instruction as numbers. */
#include "common/isa/effects.h"

#include <stdio.h>
#include <string.h>

#include "common/isa/operand/constant.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/operand.h"
#include "common/isa/register.h"

static int64_t
signed_field(const struct insn *insn, const struct slot *slot)
{
	const struct opkind *kind = &isa_opkinds[slot->kind];
	int64_t v = field_get(insn, slot->field);
	bool negative = (kind->is_signed || (kind->bits == 16 && !kind->non_negative)) && v >> (kind->bits - 1) & 1;

	return negative ? v - (1ll << kind->bits) : v;
}

static unsigned
literal_dwords(const struct insn *insn, uint32_t dword[2])
{
	unsigned n = insn->size / 4u - insn->literal;

	for (unsigned i = 0; i < n; i++)
		dword[i] = insn->word[insn->literal + i];
	return n;
}

unsigned
insn_constant(const struct isa *isa, const struct insn *insn, unsigned slot, uint32_t dword[2])
{
	const struct slot *s = &isa_slots[insn->form->slots + slot];
	unsigned constant = isa_optypes[s->type].constant;

	if (slot >= insn->form->nslots)
		return 0;
	if (s->syntax == SYNTAX_INT || s->syntax == SYNTAX_OPT_INT || s->syntax == SYNTAX_INT_OR_0 || s->syntax == SYNTAX_GPRIDX) {
		int64_t v = signed_field(insn, s);

		dword[0] = (uint32_t)v;
		dword[1] = (uint32_t)(v >> 32);
		return 2;
	}
	if (s->syntax == SYNTAX_WAITCNT || s->syntax == SYNTAX_COUNTS || s->syntax == SYNTAX_HWREG ||
		s->syntax == SYNTAX_SENDMSG || s->syntax == SYNTAX_DELAY || s->syntax == SYNTAX_FIELDS) {
		dword[0] = field_get(insn, s->field);
		return 1;
	}
	if (s->syntax == SYNTAX_LITERAL)
		return literal_dwords(insn, dword);
	if (s->syntax != SYNTAX_REG)
		return 0;
	unsigned code = operand_code(insn, s);
	if (code == CODE_LITERAL || (code == CODE_LITERAL64 && s->accepts & ACCEPT_W))
		return literal_dwords(insn, dword);
	if (reg_class(isa, code, 1) != ACCEPT_I)
		return 0;
	dword[0] = imm_inline_bits(constant, code);
	if (code >= CODE_INTEGERS_END && (constant == CONST_F64 || constant == CONST_I64)) {
		uint64_t bits = imm_inline_double(code);

		dword[0] = (uint32_t)bits;
		dword[1] = (uint32_t)(bits >> 32);
		return 2;
	}
	dword[1] = code > CODE_MINUS_ONE - 1 && code < CODE_INTEGERS_END ? 0xffffffff : 0;
	return code < CODE_INTEGERS_END ? 2 : 1;
}

unsigned
insn_source(const struct insn *insn, unsigned slot)
{
	const struct slot *s = &isa_slots[insn->form->slots + slot];

	return slot < insn->form->nslots && s->syntax == SYNTAX_REG ? operand_code(insn, s) : INSN_NO_SOURCE;
}

bool
isa_has_register(const struct isa *isa, unsigned code)
{
	return code < 256 && isa_reg_at1[isa->target->column][code];
}

int64_t
insn_offset(const struct isa *isa, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	const struct slot *slot = &isa_slots[insn->form->slots];
	int64_t offset = 0;
	uint32_t dword[2];

	for (unsigned i = 0; i < insn->form->nslots; i++)
		if (slot[i].syntax != SYNTAX_REG && insn_constant(isa, insn, i, dword))
			offset += (int32_t)dword[0];
	for (unsigned i = 0; i < insn->form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[insn->form->mods + i]];

		if (m->field != FIELD_OFFSET || m->value == MODVALUE_SWIZZLE)
			continue;
		int64_t v = field_get(insn, m->field);
		if ((m->value == MODVALUE_S || m->value == MODVALUE_SMEM) && v >> (field_width(insn, m->field) - 1) & 1)
			v -= 1ll << field_width(insn, m->field);
		offset += v;
		break;
	}
	return e->properties & 1 << PROPERTY_dwords ? offset * 4 : offset;
}

struct insn_hwreg
insn_hwreg(const struct isa *isa, const struct insn *insn)
{
	uint32_t word = field_get(insn, FIELD_SIMM16);

	return (struct insn_hwreg){(uint8_t)bitfield_get(constant_part(isa, ENUM_HWREG, HWREG_ID), word),
		(uint8_t)bitfield_get(constant_part(isa, ENUM_HWREG, HWREG_OFFSET), word),
		(uint8_t)(bitfield_get(constant_part(isa, ENUM_HWREG, HWREG_SIZE), word) + HWREG_SIZE_LESS)};
}

/* Returns the index mode that has GPR_IDX_ANY for the operands whose bits are set: an index in a register is added to their
 * register numbers. */
static unsigned
indexed_operands(uint32_t bits)
{
	unsigned gpr_idx = 0;

	for (unsigned i = 0; i < GPR_IDX_OPERANDS; i++)
		if (bits >> i & 1)
			gpr_idx |= (unsigned)GPR_IDX_ANY << i * GPR_IDX_BITS;
	return gpr_idx;
}

/* Returns the index mode that s_set_vgpr_msb selects. msb contains the upper two bits of a VGPR number for each operand,
 * beginning with source 0 at bit 0. */
static unsigned
moved_operands(uint32_t msb)
{
	unsigned gpr_idx = 0;

	for (unsigned i = 0; i < GPR_IDX_OPERANDS; i++)
		gpr_idx |= (msb >> 2 * i & 3) << i * GPR_IDX_BITS;
	return gpr_idx;
}

/* Returns the index mode after an instruction that writes bits of MODE. Bits 12 to 19 of MODE are replaced with the literal's
 * bits, even if the instruction selects other bits. Bits 12 and 13 are for the destination. Source: LLVM's
 * AMDGPULowerVGPREncoding. */
static unsigned
mode_written(const struct isa *isa, const struct insn *insn)
{
	enum { MSB_FIRST = 12 };
	bool drops = insn_effects(isa, insn)->properties & 1 << PROPERTY_drops_msb;
	uint32_t value[2];

	if (!insn_constant(isa, insn, 1, value))
		return GPR_IDX_UNKNOWN;
	uint32_t msb = value[0] >> MSB_FIRST & 0xff;
	return moved_operands(msb >> 2 | msb << 6) | (drops ? GPR_IDX_DROPS : 0);
}

unsigned
insn_gpr_idx_after(const struct isa *isa, const struct insn *insn, unsigned before)
{
	bool dropped = before & GPR_IDX_DROPS;

	before &= ~(unsigned)GPR_IDX_DROPS;
	uint32_t dword[2];
	switch (insn_effects(isa, insn)->operation) {
	case OPERATION_idx_off: return GPR_IDX_NONE;
	case OPERATION_idx_value: return before;
	case OPERATION_idx_on: return insn_constant(isa, insn, 1, dword) ? indexed_operands(dword[0]) : GPR_IDX_UNKNOWN;
	case OPERATION_idx_mode: return insn_constant(isa, insn, 0, dword) ? indexed_operands(dword[0]) : GPR_IDX_UNKNOWN;
	case OPERATION_vgpr_msb: return dropped ? before : insn_constant(isa, insn, 0, dword) ? moved_operands(dword[0]) : GPR_IDX_UNKNOWN;
	case OPERATION_set_hwreg: return mode_written(isa, insn);
	default: return GPR_IDX_UNKNOWN;
	}
}

unsigned
insn_gpr_idx_listed(const struct isa *isa, const struct insn *insn, unsigned before)
{
	const struct insn_effects *e = insn_effects(isa, insn);

	if (!insn_goes_on(e->flow))
		return GPR_IDX_NONE;
	if (!(e->writes & 1 << IMPLIED_gpr_idx))
		return before & ~(unsigned)GPR_IDX_DROPS;
	unsigned after = insn_gpr_idx_after(isa, insn, before);
	return after == GPR_IDX_UNKNOWN ? before & ~(unsigned)GPR_IDX_DROPS : after;
}

unsigned
insn_message(const struct isa *isa, const struct insn *insn)
{
	return bitfield_get(constant_part(isa, ENUM_SENDMSG, SENDMSG_MESSAGE), field_get(insn, FIELD_SIMM16));
}

/* Reads the wait counts in a constant whose parts have the names of counters. A part with all bits set means that the instruction
 * does not wait for the counter. */
static void
packed_waits(const struct isa *isa, const struct insn *insn, uint32_t word, uint8_t most[COUNTER_COUNT])
{
	unsigned kind = isa_opkinds[isa_slots[insn->form->slots].kind].enumeration;
	const struct bitfield *part;

	for (size_t i = 0; (part = isa_bitfield_next(isa, kind, &i));)
		if (part->counter != COUNTER_COUNT && bitfield_get(part, word) != bitfield_max(part))
			most[part->counter] = (uint8_t)bitfield_get(part, word);
}

/* Reads the wait counts in fields of an encoding. */
static void
field_waits(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT])
{
	for (unsigned i = 0; i < ISA_WAIT_FIELDS; i++) {
		const struct wait_field *f = &isa_wait_fields[i];
		unsigned width = field_width(insn, f->field);
		uint32_t value = field_get(insn, f->field);

		if (width && insn_counter_most(isa, f->counter) && value != (1u << width) - 1)
			most[f->counter] = (uint8_t)value;
	}
}

void
insn_waits(const struct isa *isa, const struct insn *insn, uint8_t most[COUNTER_COUNT])
{
	const struct insn_effects *e = insn_effects(isa, insn);

	if (e->operation == OPERATION_wait_idle) {
		memset(most, 0, COUNTER_COUNT);
		return;
	}
	memset(most, INSN_ANY, COUNTER_COUNT);
	if (e->operation == OPERATION_wait_alu && insn_counter_most(isa, COUNTER_depctr_va_vdst))
		packed_waits(isa, insn, field_get(insn, FIELD_SIMM16), most);
	if (e->operation < OPERATION_wait || e->operation > OPERATION_wait_field)
		return;
	if (e->operation == OPERATION_wait_field) {
		field_waits(isa, insn, most);
		return;
	}
	uint32_t word = field_get(insn, FIELD_SIMM16);
	struct insn_operand op[INSN_OPERANDS];
	if (e->operation == OPERATION_wait)
		packed_waits(isa, insn, word, most);
	else if (word < INSN_ANY && !insn_operands(isa, insn, 0, op)) /* if there is a register operand, the sum is unknown */
		most[e->operation - OPERATION_wait_vmcnt] = (uint8_t)word;
}

void
insn_depctr(const struct isa *isa, const struct insn *insn, uint8_t most[DEPCTR_COUNT])
{
	unsigned kind = isa_opkinds[isa_slots[insn->form->slots].kind].enumeration;
	uint32_t word = field_get(insn, FIELD_SIMM16);

	memset(most, INSN_ANY, DEPCTR_COUNT);
	const struct bitfield *part;
	for (size_t i = 0; (part = isa_bitfield_next(isa, kind, &i));)
		if (part->depctr != DEPCTR_COUNT && bitfield_get(part, word) != bitfield_max(part))
			most[part->depctr] = (uint8_t)bitfield_get(part, word);
}

unsigned
insn_counts(const struct isa *isa, unsigned event, bool safe, bool expert, const struct insn_count **counts)
{
	unsigned n = 0;

	*counts = &isa_counts[((safe * COL_COUNT + isa->target->column) * EVENT_COUNT + event) * INSN_COUNTS];
	while (n < INSN_COUNTS && (*counts)[n].counter != COUNTER_COUNT && (expert || !(*counts)[n].expert))
		n++;
	return n;
}

unsigned
insn_counter_most(const struct isa *isa, unsigned counter)
{
	return isa_most[isa->target->column][counter];
}

bool
insn_counter_expert(const struct isa *isa, unsigned counter)
{
	return isa_most[isa->target->column][counter] && isa_expert_counters >> counter & 1;
}

/* Prints an instruction whose operand has parts for several counters, for the counters in *wanted that have a part, and removes these
 * counters from *wanted. */
static void
put_packed(struct text *t, const struct isa *isa, unsigned kind, const char *lead, unsigned *wanted, const uint8_t *most)
{
	const struct bitfield *part;

	for (size_t i = 0; (part = isa_bitfield_next(isa, kind, &i));) {
		unsigned c = part->counter;

		if (!(*wanted >> c & 1))
			continue;
		t->at += sprintf(t->at, "%s %s(%u)", lead, insn_effect_name(LIST_COUNTER, c), most[c]);
		lead = "";
		*wanted &= ~(1u << c);
	}
	if (!*lead)
		text_char(t, '\n');
}

/* Prints an instruction that waits for two counters at once, if *wanted contains both, and removes both from *wanted. */
static void
put_pair(struct text *t, const struct isa *isa, unsigned kind, const char *name, unsigned *wanted, const uint8_t *most)
{
	const struct bitfield *part;
	unsigned parts = 0, word = 0;

	for (size_t i = 0; (part = isa_bitfield_next(isa, kind, &i));) {
		unsigned c = part->counter;

		if (!(*wanted >> c & 1))
			return;
		parts |= 1u << c;
		word |= bitfield_put(part, most[c]);
	}
	if (parts)
		t->at += sprintf(t->at, "%s 0x%x\n", name, word);
	*wanted &= ~parts;
}

size_t
insn_print_waits(const struct isa *isa, const uint8_t most[COUNTER_COUNT], char buf[INSN_WAITS_TEXT])
{
	bool split = !insn_counter_most(isa, COUNTER_vmcnt); /* each counter has its own wait instruction */
	struct text t = {.at = buf};
	unsigned wanted = 0;

	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		wanted |= (most[c] != INSN_ANY && insn_counter_most(isa, c) ? 1u : 0) << c;
	if (split) {
		put_pair(&t, isa, ENUM_LOADCNT_DSCNT, "s_wait_loadcnt_dscnt", &wanted, most);
		put_pair(&t, isa, ENUM_STORECNT_DSCNT, "s_wait_storecnt_dscnt", &wanted, most);
	} else {
		put_packed(&t, isa, ENUM_WAITCNT, "s_waitcnt", &wanted, most);
	}
	put_packed(&t, isa, ENUM_DEPCTR, "s_wait_alu", &wanted, most);
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		if (wanted >> c & 1)
			t.at += sprintf(t.at, split ? "s_wait_%s 0x%x\n" : "s_waitcnt_%s null, 0x%x\n", insn_effect_name(LIST_COUNTER, c), most[c]);
	if (t.at > buf)
		t.at--;
	*t.at = 0;
	return (size_t)(t.at - buf);
}
