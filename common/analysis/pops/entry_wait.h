/* Checks the wait before an ordered section on processors with wave IDs: the packer, the comparison and the loop. */
#ifndef POPS_ENTRY_WAIT_H
#define POPS_ENTRY_WAIT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

/* Whether the code respects bit 31 of COLLISION_WAVEID, which says whether the wave has to wait. */
enum entry_wait_guard {
	ENTRY_WAIT_UNKNOWN, /* the check could not follow the code */
	ENTRY_WAIT_RIGHT,   /* the wave waits if and only if bit 31 is set */
	ENTRY_WAIT_WRONG,   /* it does not; a finding, unless reported is set */
};

/* Adds findings to out for a function that no other function calls. reported: a wrong use of bit 31 is reported already. */
enum entry_wait_guard
entry_wait_check(const struct flow *flow, uint32_t function, bool reported, struct findings *out);

#endif
