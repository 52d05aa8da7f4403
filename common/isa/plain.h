/* Plain operands, which can be checked and printed from two dwords and two table lookups. Nearly all operands are plain. Operands
 * with signs, register halves, literals, floats or images are not. A disassembler spends most of its time on plain operands, so
 * this code is inline and has no branches that depend on the operand. The general functions in operand.h give the same results for
 * all operands (testsuite/prop/plain.c). */
#ifndef ISA_PLAIN_H
#define ISA_PLAIN_H

#include "common/isa/text.h"

/* Returns the dwords that contain all plain slots. */
static inline uint64_t
plain_words(const struct insn *insn)
{
	return insn->word[0] | (uint64_t)insn->word[1] << 32;
}

/* Returns whether the instruction has no plain operands, because a field is set that adds signs to operands or changes their
 * width. */
static inline bool
plain_none(const struct insn *insn)
{
	return (insn->word[0] & insn->form->signs[0]) | (insn->word[1] & insn->form->signs[1]);
}

/* Returns the operand encoding in a plain slot. If the field has no accumulation bit, an accumulation register has the encoding of
 * the VGPR with the same number. */
static inline unsigned
plain_code(const struct plain_slot *p, uint64_t words)
{
	uint64_t one = words >> p->turn | words << (-p->turn & 63), two = words >> p->turn2 | words << (-p->turn2 & 63);

	return (unsigned)((one & p->mask) | (two & p->mask2)) ^ p->stored;
}

/* Returns the ACCEPT_ bit of a plain slot's value, or 0 if the slot does not accept the value. codes: the processor's rows of
 * isa_code_class[]; these have one element for a VGPR and the accumulation register with the same number. */
static inline unsigned
plain_class(const uint16_t (*codes)[512], const struct plain_slot *p, bool wave32, uint64_t words)
{
	unsigned code = plain_code(p, words);

	_Static_assert(ACCEPT_A == ACCEPT_V << 1, "one bit of a code makes one of the other");
	return (unsigned)codes[p->row[wave32]][code & 511] << (code >> 9) & p->accepts;
}

/* Returns the text of a plain slot's value; the length is 0 if the value has no text. pages: the element of isa_name_pages[] for
 * the processor's column. */
static inline const struct code_name *
plain_name(const uint16_t (*pages)[4], const struct plain_slot *p, bool wave32, uint64_t words)
{
	unsigned code = plain_code(p, words);

	return &isa_code_names[pages[p->row[wave32]][code >> 8] + (code & 255)];
}

#endif
