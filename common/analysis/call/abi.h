/* Which registers a call preserves, reads and returns by LLVM's convention (abi.def). */
#ifndef CALL_ABI_H
#define CALL_ABI_H

#include "common/analysis/graph/set.h"

enum abi_what {
	ABI_PRESERVED, /* have the same value after a call */
	ABI_GIVEN,     /* can be read by the function that is called */
	ABI_RESULT,    /* can be read by the caller after it */
};

enum { ABI_RETURN = 30 /* the first of the pair of SGPRs with the return address */ };

/* Adds the registers. */
void
abi_add(struct set *s, enum abi_what what);

#endif
