/* Names of an instruction in other generations: s_load_dword of gfx10 is s_load_b32 from gfx11 on. */
#ifndef ISA_OTHER_NAME_H
#define ISA_OTHER_NAME_H

#include "common/isa/target.h"

/* Returns the name that a processor has for an instruction that other processors call `mnemonic`, with the same operands; NULL if
 * the processor lacks the instruction or uses the same name. Slow, because it searches all names. */
const char *
isa_other_name(const struct isa *isa, struct str mnemonic);

#endif
