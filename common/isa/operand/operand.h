/* Operands: what the slots of an instruction hold, as text and as registers. How text becomes what they hold is in
 * assembler/match/operand. */
#ifndef ISA_OPERAND_OPERAND_H
#define ISA_OPERAND_OPERAND_H

#include "common/isa/fields.h"
#include "common/isa/register.h"
#include "common/isa/text.h"

/* Whether the slot's field holds something that prints. */
bool
operand_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot);

void
operand_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);

/* Registers that follow each other, by the source code of the first. */
struct reg_run {
	uint16_t code, dwords;
};

enum { OPERAND_RUNS = 16 };

/* The registers that a slot stands for, in OPERAND_RUNS runs at most; returns how many. Constants are none. */
unsigned
operand_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);

unsigned
operand_dwords_by_rule(const struct isa *isa, const struct insn *insn, const struct slot *slot);

/* Registers that an operand takes, by its type or by its kind's rule. */
static inline unsigned
operand_dwords(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return slot->dwords ? slot->dwords : operand_dwords_by_rule(isa, insn, slot);
}

/* What the kind's field holds for a source code. The bit of the accumulation registers is that of a
 * register only. */
static inline unsigned
operand_stored(const struct slot *slot, unsigned code)
{
	return code ^ (slot->stored & 0x1ff) ^ (slot->stored & code << 1 & 0x200);
}

/* The source code in a register slot's field. */
static inline unsigned
operand_code(const struct insn *insn, const struct slot *slot)
{
	unsigned stored = slot->stored;
	unsigned code = field_get(insn, slot->field) ^ (stored & 0x1ff);

	return code ^ (stored & code << 1 & 0x200);
}

/* The register that the second half of a dual instruction writes: its lowest bit is what the first half's is not. */
static inline unsigned
operand_dual_dst(const struct insn *insn, const struct slot *slot)
{
	return CODE_VGPR + field_get(insn, slot->field) + !(field_get(insn, FIELD_VDST) & 1);
}

/* Of halves of registers: the bit of the number that says upper. */
enum { OPERAND_HIGH_HALF = 128 };

/* Whether an operand with half set is the upper half of its VGPR. */
static inline bool
operand_is_high(const struct insn *insn, const struct slot *slot)
{
	if (slot->half == HALF_NUMBER)
		return operand_code(insn, slot) & OPERAND_HIGH_HALF;
	return slot->half == HALF_OP_SEL && field_get(insn, slot->source < 0 ? FIELD_OPSEL3 : FIELD_OPSEL0 + (unsigned)slot->source);
}

/* The field of a register of an export: with compr two of 16 bits share one. */
static inline unsigned
operand_exp_field(const struct insn *insn, const struct slot *slot)
{
	return !field_get(insn, FIELD_COMPR) ? slot->field : slot->source < 2 ? FIELD_SRC0 : FIELD_SRC1;
}

/* Registers of a mask with a bit for each lane. */
static inline unsigned
lane_mask_dwords(const struct isa *isa)
{
	return isa->wave32 ? 1 : 2;
}

#endif
