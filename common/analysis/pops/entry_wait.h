/* Checks the wait before an ordered section on processors with wave IDs: the packer, what is compared, and the loop. */
#ifndef POPS_ENTRY_WAIT_H
#define POPS_ENTRY_WAIT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

/* What became of bit 31, which says whether the wave has to wait. */
enum entry_wait_guard {
	ENTRY_WAIT_UNKNOWN, /* it could not be followed */
	ENTRY_WAIT_RIGHT,   /* the wave waits where it has to, and only there */
	ENTRY_WAIT_WRONG,   /* it does not; reported only if other is false */
};

/* Adds what is found in a function that others do not call to out. told: what is wrong with bit 31 is already reported. */
enum entry_wait_guard
entry_wait_check(const struct flow *flow, uint32_t function, bool told, struct findings *out);

#endif
