/* The processor to assemble for, which the options or .amdgcn_target select. */
#ifndef ASSEMBLER_PARSE_PROCESSOR_H
#define ASSEMBLER_PARSE_PROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct reader;
struct object_id;

/* Applies -mcpu and -mattr, unless -mcpu is a default. Reports an error if the processor is unknown. */
void
processor_option(struct reader *in);

/* If -mcpu is a default, selects the processor of the source's .amdgcn_target, or the default without one. The source must have been
 * opened. */
void
processor_default(struct reader *in);

/* Returns whether the processor is known, and looks ahead for a .amdgcn_target directive if necessary. If the processor is
 * unknown, reports an error at loc, but only once. */
bool
processor_known(struct reader *in, struct loc loc);

/* Parses a target identifier into *id. Returns whether it is valid and, if the processor is known, agrees with *own. Otherwise
 * reports an error at loc. */
bool
processor_agrees(struct reader *in, struct str target, const struct object_id *own, struct object_id *id, struct loc loc);

/* Selects the processor that the source specifies. */
void
processor_choose(struct reader *in, const struct object_id *id);

/* Returns the e_flags of the object, or 0 if the processor is unknown. */
uint32_t
processor_flags(const struct reader *in);

#endif
