/* Addresses of images from gfx10 on: how many registers the dimension and the instruction ask for, and the
 * non-sequential form (NSA), which lists single registers and keeps all but the first in dwords after the
 * instruction, four a dword. From gfx12 on addresses are always such a list, of fields. */
#ifndef ISA_OPERAND_NSA_H
#define ISA_OPERAND_NSA_H

#include "common/isa/insn.h"

/* Address registers that the instruction needs with its dim and a16. */
unsigned
nsa_dwords(const struct insn *insn);

/* Dwords after the instruction. */
unsigned
nsa_extra(const struct insn *insn);

/* Fields for registers after the first; 0 where they are after the instruction. */
enum { NSA_FIELDS = 4 };

unsigned
nsa_fields(const struct insn *insn);

/* Registers of a list at most; of a tuple that has as many as there are parts at most; of one for more parts. */
enum { NSA_LISTED = 13, NSA_EXACT = 12, NSA_TUPLE = 16 };

/* The registers that a list has and how wide each is; returns how many. gfx10 lists single ones. From gfx11 on
 * there is room for five, or as many as there are fields: an image's last holds all that is left, a ray's are its vectors. */
unsigned
nsa_widths(const struct insn *insn, uint8_t widths[NSA_LISTED]);

/* Dwords that hold all of a list of n but its first. */
static inline unsigned
nsa_dwords_after(unsigned n)
{
	return (n - 1 + 3) / 4;
}

#endif
