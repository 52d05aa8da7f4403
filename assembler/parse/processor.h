/* The processor that is assembled for: the options name it, or .amdgcn_target does. */
#ifndef ASSEMBLER_PARSE_PROCESSOR_H
#define ASSEMBLER_PARSE_PROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct as;
struct object_id;

/* Applies -mcpu and -mattr, if the processor is named there. Reports an error if it does not exist. */
void
processor_option(struct as *as);

/* Whether the processor is known, if necessary from a .amdgcn_target further down; if not, says so at loc,
 * once. */
bool
processor_known(struct as *as, struct loc loc);

/* Parses a target identifier to id. Returns whether it is one and agrees with own, if the processor is known; reports
 * it at loc if not. */
bool
processor_agrees(struct as *as, struct str target, const struct object_id *own, struct object_id *id, struct loc loc);

/* The source chooses the processor of id. */
void
processor_choose(struct as *as, const struct object_id *id);

/* e_flags of the object: 0 if the processor is not known. */
uint32_t
processor_flags(const struct as *as);

#endif
