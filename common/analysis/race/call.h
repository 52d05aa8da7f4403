/* What a call does with LDS, for its caller: accesses and barriers of the function that is called, and of those that it calls. */
#ifndef RACE_CALL_H
#define RACE_CALL_H

#include "common/analysis/graph/functions.h"

/* An access of a callee. */
struct race_call_access {
	uint32_t function, insn;
	bool first;                   /* control can reach it from the start without a barrier */
	bool last;                    /* control can reach a return from it without a barrier */
};

struct race_callee {
	enum { CALLEE_NEW, CALLEE_OPEN, CALLEE_UNKNOWN, CALLEE_KNOWN } state; /* CALLEE_OPEN: being looked at */
	bool passes;                  /* control can go through it without a barrier */
	struct race_call_access *v;
	size_t n, cap;
};

/* All functions of a section. */
struct race_calls {
	const struct flow *flow;
	struct race_callee *callees;
	bool (*is_access)(const struct flow_code *code, const struct insn_effects *e);
	unsigned depth; /* nesting of the callees that are being analyzed */
};

void
race_calls_open(struct race_calls *c, const struct flow *flow, bool (*is_access)(const struct flow_code *code,
	const struct insn_effects *e));

void
race_calls_close(struct race_calls *c);

/* What a function does. NULL: not known, because it calls itself or unknown code, leaves for other code, or has barriers in two halves, or is
 * nested too deeply. */
const struct race_callee *
race_callee(struct race_calls *c, uint32_t function);

#endif
