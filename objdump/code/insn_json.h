/* An instruction as keys of an object. */
#ifndef OBJDUMP_INSN_JSON_H
#define OBJDUMP_INSN_JSON_H

#include "objdump/code/disasm.h"

/* Its text, the parts of that, where it branches to, and what common/isa/effects.h knows of it, into the object that is
 * open in d->json. */
void
insn_json(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at);

#endif
