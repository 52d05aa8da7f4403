/* Image addresses from gfx10 on. The number of registers depends on the dimension and on the instruction. In the non-sequential
 * form (NSA), registers are listed individually: all except the first one are stored after the instruction, four per dword. From
 * gfx12 on, every address is such a list, and all registers are stored in fields. */
#ifndef ISA_OPERAND_NSA_H
#define ISA_OPERAND_NSA_H

#include "common/isa/insn.h"

/* Returns the number of address registers that the instruction needs, according to its dim and a16. */
unsigned
nsa_dwords(const struct insn *insn);

/* Returns the least and the greatest number of address registers that an instruction without dim, of gfx6 to gfx9, can read: the
 * dimension of its image is in the resource. */
void
nsa_range(const struct insn *insn, unsigned *least, unsigned *most);

/* Returns the number of dwords after the instruction that hold address registers. */
unsigned
nsa_extra(const struct insn *insn);

/* Returns the number of fields of the encoding that hold address registers other than the first one. Returns 0 if these registers
 * are stored in dwords after the instruction. */
enum { NSA_FIELDS = 4 };

unsigned
nsa_fields(const struct insn *insn);

/* NSA_LISTED: maximum length of a list. An address that is not a list is a tuple of registers. If the address needs at most
 * NSA_EXACT registers, the tuple has exactly this number; otherwise it has NSA_TUPLE registers. */
enum { NSA_LISTED = 13, NSA_EXACT = 12, NSA_TUPLE = 16 };

/* Stores the width of each entry of the list, in registers. Returns the number of entries. On gfx10, each entry is one register.
 * On gfx11, the list has at most five entries; from gfx12 on, at most as many as the encoding has address fields. The last entry
 * of an image address contains all remaining registers. A ray has one entry for each of its arguments. */
unsigned
nsa_widths(const struct insn *insn, uint8_t widths[NSA_LISTED]);

/* Returns the number of extra dwords that an NSA list of n registers needs. The first register is not in these dwords. */
static inline unsigned
nsa_dwords_after(unsigned n)
{
	return (n - 1 + 3) / 4;
}

#endif
