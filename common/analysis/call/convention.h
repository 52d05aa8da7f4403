/* Which registers a call preserves, reads and returns by LLVM's convention (convention.def). */
#ifndef CALL_CONVENTION_H
#define CALL_CONVENTION_H

#include "common/analysis/graph/set.h"

enum convention_registers {
	CONVENTION_PRESERVED, /* have the same value after a call */
	CONVENTION_GIVEN,     /* can be read by the function that is called */
	CONVENTION_RESULT,    /* can be read by the caller after it */
};

enum { CONVENTION_RETURN = 30 /* the first of the pair of SGPRs with the return address */ };

/* Adds the registers. */
void
convention_add(struct set *s, enum convention_registers what);

#endif
