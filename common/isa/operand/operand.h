/* Checks and prints operands, and determines their registers. Parsers of operands are in assembler/match/operand. */
#ifndef ISA_OPERAND_OPERAND_H
#define ISA_OPERAND_OPERAND_H

#include "common/isa/fields.h"
#include "common/isa/register.h"
#include "common/isa/text.h"

/* Returns whether the slot's field holds a value that can be printed. */
bool
operand_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot);

void
operand_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);

/* A run of consecutive registers. code: operand encoding of the first register; dwords: number of registers. */
struct reg_run {
	uint16_t code, dwords;
};

enum { OPERAND_RUNS = 16 };

/* Stores the registers of a slot as at most OPERAND_RUNS runs. Returns the number of runs: 0 for a constant. */
unsigned
operand_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);

unsigned
operand_dwords_by_rule(const struct isa *isa, const struct insn *insn, const struct slot *slot);

static inline unsigned
operand_dwords(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return slot->dwords ? slot->dwords : operand_dwords_by_rule(isa, insn, slot);
}

/* Returns the value that the field stores for an operand encoding. The accumulation bit only applies to vector registers. */
static inline unsigned
operand_stored(const struct slot *slot, unsigned code)
{
	return code ^ (slot->stored & 0x1ff) ^ (slot->stored & code << 1 & 0x200);
}

static inline unsigned
operand_code(const struct insn *insn, const struct slot *slot)
{
	unsigned stored = slot->stored;
	unsigned code = field_get(insn, slot->field) ^ (stored & 0x1ff);

	return code ^ (stored & code << 1 & 0x200);
}

/* Returns the register that the second half of a dual instruction writes. Its lowest bit is the inverse of the lowest bit of the
 * first half's destination. */
static inline unsigned
operand_dual_dst(const struct insn *insn, const struct slot *slot)
{
	return CODE_VGPR + field_get(insn, slot->field) + !(field_get(insn, FIELD_VDST) & 1);
}

/* Bit of a register number that selects the upper half, in encodings with register halves. */
enum { OPERAND_HIGH_HALF = 128 };

/* Returns whether an operand is the upper half of its VGPR. slot->half must not be HALF_NONE. */
static inline bool
operand_is_high(const struct insn *insn, const struct slot *slot)
{
	if (slot->half == HALF_NUMBER)
		return operand_code(insn, slot) & OPERAND_HIGH_HALF;
	return slot->half == HALF_OP_SEL && field_get(insn, slot->source < 0 ? FIELD_OPSEL3 : FIELD_OPSEL0 + (unsigned)slot->source);
}

/* Returns the field of an export's source register. With compr, two 16-bit values share a register. */
static inline unsigned
operand_exp_field(const struct insn *insn, const struct slot *slot)
{
	return !field_get(insn, FIELD_COMPR) ? slot->field : slot->source < 2 ? FIELD_SRC0 : FIELD_SRC1;
}

static inline unsigned
lane_mask_dwords(const struct isa *isa)
{
	return isa->wave32 ? 1 : 2;
}

#endif
