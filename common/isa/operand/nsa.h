/* Addresses of images from gfx10 on: how many registers the dimension and the instruction ask for, and the
 * non-sequential form (NSA), which lists single registers and keeps all but the first in dwords after the
 * instruction, four a dword. */
#ifndef ISA_NSA_H
#define ISA_NSA_H

#include "common/isa/operand/operand.h"

/* Address registers that the instruction needs with its dim and a16. */
unsigned
nsa_dwords(const struct insn *insn);

/* Dwords after the instruction. */
unsigned
nsa_extra(const struct insn *insn);

bool
nsa_parse(struct build *b, const struct slot *slot);

bool
nsa_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot);

void
nsa_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);

unsigned
nsa_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);

#endif
