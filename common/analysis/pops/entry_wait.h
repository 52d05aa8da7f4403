/* Checks the wait before an ordered section, on processors with wave IDs: the packer, the comparison and the loop. */
#ifndef POPS_ENTRY_WAIT_H
#define POPS_ENTRY_WAIT_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

/* Result of checking whether the code respects bit 31 of COLLISION_WAVEID. If this bit is set, the wave must wait. */
enum entry_wait_guard {
	ENTRY_WAIT_UNKNOWN, /* the code could not be analyzed */
	ENTRY_WAIT_RIGHT,   /* the wave waits if and only if bit 31 is set */
	ENTRY_WAIT_WRONG,   /* the wave waits without bit 31, or does not wait with it */
};

/* Adds the findings for a function that no other function calls to out. reported: wrong uses of bit 31 have already been
 * reported. */
enum entry_wait_guard
entry_wait_check(const struct flow *flow, uint32_t function, bool reported, struct findings *out);

#endif
