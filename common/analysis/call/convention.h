/* The registers of LLVM's calling convention (convention.def): callee-saved registers, registers set by the caller, and result
 * registers. */
#ifndef CALL_CONVENTION_H
#define CALL_CONVENTION_H

#include "common/analysis/graph/set.h"

enum convention_registers {
	CONVENTION_PRESERVED, /* registers with the same value after a call as before it */
	CONVENTION_GIVEN,     /* registers that the callee may read at its entry */
	CONVENTION_RESULT,    /* registers that the caller may read after the call */
};

enum { CONVENTION_RETURN = 30 /* first SGPR of the return address */ };

/* Adds the registers of the kind `what` to s. */
void
convention_add(struct set *s, enum convention_registers what);

#endif
