/* The registers of LLVM's calling convention (convention.def). */
#ifndef CALL_CONVENTION_H
#define CALL_CONVENTION_H

#include "common/analysis/graph/set.h"

enum convention_registers {
	CONVENTION_PRESERVED, /* registers that keep their values across a call */
	CONVENTION_GIVEN,     /* registers that the callee may read on entry */
	CONVENTION_RESULT,    /* registers that the caller may read after the call */
};

enum { CONVENTION_RETURN = 30 /* first SGPR of the return address */ };

void
convention_add(struct set *s, enum convention_registers what);

#endif
