/* Writes an instruction as keys of a JSON object. */
#ifndef OBJDUMP_INSN_JSON_H
#define OBJDUMP_INSN_JSON_H

#include "objdump/code/disasm.h"

/* Writes the text of an instruction, its parts, its branch target and its effects (common/isa/effects.h) as keys of the object
 * that is open in d->json. */
void
insn_json(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at);

#endif
