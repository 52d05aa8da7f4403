/* Instructions of a run with the values of registers, as text and as JSON. */
#ifndef RUN_REGISTERS_H
#define RUN_REGISTERS_H

#include "common/base/file/buf.h"
#include "library/amdgcn.h"

/* Appends lanes of a mask, such as "0-15,32". */
void
registers_put_lanes(struct buf *b, uint64_t lanes);

/* Appends a line for each register of an instruction. Before it is executed, these are registers with a value; afterwards, active lanes of
 * registers that it only reads, then lanes of those that it has written in which it changed something. Lanes with
 * the same value are shown together, or those that follow one another with the same difference. lane: only this one; AMDGCN_NONE: all. most:
 * number of such groups that are shown for a register. */
void
registers_put_text(struct buf *b, const struct amdgcn_run_step *step, int lane, unsigned most);

/* Appends a member "registers". */
void
registers_put_json(struct buf *b, const struct amdgcn_run_step *step);

#endif
