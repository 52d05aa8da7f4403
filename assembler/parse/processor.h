/* The processor to assemble for: the options name it, or .amdgcn_target does. */
#ifndef ASSEMBLER_PARSE_PROCESSOR_H
#define ASSEMBLER_PARSE_PROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct as;
struct object_id;

/* Applies -mcpu and -mattr. Reports an error if the processor is unknown. */
void
processor_option(struct as *as);

/* Whether the processor is known, if necessary from a later .amdgcn_target; otherwise reports at loc, once. */
bool
processor_known(struct as *as, struct loc loc);

/* Parses a target identifier into id. Returns whether it is valid and agrees with own, if the processor is known; otherwise
 * reports at loc. */
bool
processor_agrees(struct as *as, struct str target, const struct object_id *own, struct object_id *id, struct loc loc);

/* Selects the processor that the source names. */
void
processor_choose(struct as *as, const struct object_id *id);

/* The e_flags of the object: 0 if the processor is unknown. */
uint32_t
processor_flags(const struct as *as);

#endif
