/* The registers that a call preserves, reads and returns by LLVM's calling convention (convention.def). */
#ifndef CALL_CONVENTION_H
#define CALL_CONVENTION_H

#include "common/analysis/graph/set.h"

enum convention_registers {
	CONVENTION_PRESERVED, /* have the same value after a call */
	CONVENTION_GIVEN,     /* the callee may read */
	CONVENTION_RESULT,    /* the caller may read after the call */
};

enum { CONVENTION_RETURN = 30 /* first SGPR of the return address */ };

/* Adds these registers of the convention to s. */
void
convention_add(struct set *s, enum convention_registers what);

#endif
