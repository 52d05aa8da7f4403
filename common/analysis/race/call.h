/* Summarizes the effect of calls on LDS: the accesses and barriers of a callee, including those of nested calls. */
#ifndef RACE_CALL_H
#define RACE_CALL_H

#include "common/analysis/graph/functions.h"

struct race_call_access {
	uint32_t function, insn;
	bool first;                   /* control can reach the access from the callee's entry without a barrier */
	bool last;                    /* control can reach a return from the access without a barrier */
};

struct race_callee {
	enum { CALLEE_NEW, CALLEE_OPEN, CALLEE_UNKNOWN, CALLEE_KNOWN } state; /* CALLEE_OPEN: the analysis is in progress */
	bool passes;                  /* control can pass from entry to return without a barrier */
	struct race_call_access *v;
	size_t n, cap;
};

/* The summaries of all functions of a section, computed on first use. */
struct race_calls {
	const struct flow *flow;
	struct race_callee *callees;
	bool flat;
	unsigned depth; /* nesting depth of the callees under analysis */
};

void
race_calls_open(struct race_calls *c, const struct flow *flow, bool flat);

void
race_calls_close(struct race_calls *c);

/* Returns the summary of a function, or NULL if the function is recursive, calls unknown code, jumps to other functions or to unknown
 * locations, has split barriers, has too many accesses, or is nested too deeply. */
const struct race_callee *
race_callee(struct race_calls *c, uint32_t function);

#endif
