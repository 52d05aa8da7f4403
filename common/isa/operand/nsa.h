/* Image addresses from gfx10 on: the number of registers, which depends on the dimension and the instruction, and the
 * non-sequential form (NSA), which lists single registers. All but the first register of the list follow the instruction, four in
 * a dword. From gfx12 on, every address is such a list, in fields. */
#ifndef ISA_OPERAND_NSA_H
#define ISA_OPERAND_NSA_H

#include "common/isa/insn.h"

/* Returns how many address registers the instruction needs, by its dim and a16. */
unsigned
nsa_dwords(const struct insn *insn);

/* Returns how many dwords with registers follow the instruction. */
unsigned
nsa_extra(const struct insn *insn);

/* Returns how many fields hold registers after the first one; 0 if the registers follow the instruction. */
enum { NSA_FIELDS = 4 };

unsigned
nsa_fields(const struct insn *insn);

/* Largest list; largest tuple with exactly as many registers as parts; tuple size for more parts. */
enum { NSA_LISTED = 13, NSA_EXACT = 12, NSA_TUPLE = 16 };

/* Stores the width of each entry of the list. Returns their number. On gfx10 each entry is one register. From gfx11 on, there is
 * room for five entries, or as many as there are fields: the last entry of an image address holds all remaining parts, and the
 * entries of a ray are its vectors. */
unsigned
nsa_widths(const struct insn *insn, uint8_t widths[NSA_LISTED]);

/* Returns how many dwords hold a list of n registers without its first one. */
static inline unsigned
nsa_dwords_after(unsigned n)
{
	return (n - 1 + 3) / 4;
}

#endif
