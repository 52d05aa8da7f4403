/* Checks the wait before an ordered section on processors with wave IDs: the packer, what is compared, and the loop. */
#ifndef POPS_ENTER_H
#define POPS_ENTER_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

/* What became of bit 31, which says whether the wave has to wait. */
enum enter_guard {
	ENTER_UNKNOWN, /* it could not be followed */
	ENTER_RIGHT,   /* the wave waits where it has to, and only there */
	ENTER_WRONG,   /* it does not; reported only if other is false */
};

/* Adds what is found in a function that others do not call to out. told: what is wrong with bit 31 is already reported. */
enum enter_guard
enter_check(const struct flow *flow, uint32_t function, bool told, struct findings *out);

#endif
