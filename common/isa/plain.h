/* Plain operands: registers and numbers that take no more than a look at two dwords and two tables, which nearly all
 * operands are. What else there is, in the file's own words: signs, halves of registers, literals, floats, images. Checking and
 * printing plain operands is what a disassembler spends its time on, so that all of it is here, inline and without branches
 * that depend on the operand. The general way, operand.h, comes to the same for every operand (testsuite/prop/plain.c). */
#ifndef ISA_PLAIN_H
#define ISA_PLAIN_H

#include "common/isa/text.h"

/* The dwords that plain slots are in. */
static inline uint64_t
plain_words(const struct insn *insn)
{
	return insn->word[0] | (uint64_t)insn->word[1] << 32;
}

/* Whether an instruction has signs, or operands that are not as wide as their types: none of its operands is plain then. */
static inline bool
plain_none(const struct insn *insn)
{
	return (insn->word[0] & insn->form->signs[0]) | (insn->word[1] & insn->form->signs[1]);
}

/* The source code in a plain slot. That of accumulation registers in a field without a bit for them is as of VGPRs. */
static inline unsigned
plain_code(const struct plain_slot *p, uint64_t words)
{
	uint64_t one = words >> p->turn | words << (-p->turn & 63), two = words >> p->turn2 | words << (-p->turn2 & 63);

	return (unsigned)((one & p->mask) | (two & p->mask2)) ^ p->stored;
}

/* The ACCEPT_ bit of what a plain slot holds, 0 if it does not take that; codes: the processor's rows of isa_code_class[], in
 * which accumulation registers are as VGPRs. */
static inline unsigned
plain_class(const uint16_t (*codes)[512], const struct plain_slot *p, bool wave32, uint64_t words)
{
	unsigned code = plain_code(p, words);

	_Static_assert(ACCEPT_A == ACCEPT_V << 1, "one bit of a code makes one of the other");
	return (unsigned)codes[p->row[wave32]][code & 511] << (code >> 9) & p->accepts;
}

/* The text of what a slot holds: length 0 if there is none. pages: of the processor's column. */
static inline const struct code_name *
plain_name(const uint16_t (*pages)[4], const struct plain_slot *p, bool wave32, uint64_t words)
{
	unsigned code = plain_code(p, words);

	return &isa_code_names[pages[p->row[wave32]][code >> 8] + (code & 255)];
}

#endif
