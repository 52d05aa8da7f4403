/* The registers of LLVM's calling convention (convention.def). */
#ifndef CALL_CONVENTION_H
#define CALL_CONVENTION_H

#include "common/analysis/graph/set.h"

enum convention_registers {
	CONVENTION_PRESERVED, /* keep their values across a call */
	CONVENTION_GIVEN,     /* the callee may read them on entry */
	CONVENTION_RESULT,    /* the caller may read them after the call */
};

enum { CONVENTION_RETURN = 30 /* first SGPR of the return address */ };

void
convention_add(struct set *s, enum convention_registers what);

#endif
