/* Interprocedural propagation of operations in flight: at calls, at returns, and where a function continues in another. If all
 * callers of a function are known, its state at entry is theirs; otherwise the calling convention applies. */
#ifndef WAIT_BETWEEN_H
#define WAIT_BETWEEN_H

#include "common/analysis/wait/flight.h"

/* The state of a function. */
struct body {
	const struct flow_graph *g;
	struct flight_range range;
	struct flights *after;   /* by block: state at its end */
	uint8_t *marks;          /* by block: MARK_… of wait.c */
	struct flights *in;      /* by block: state from other functions; NULL: no known callers or callees */
	struct flights out;      /* state at returns */
	bool returns;            /* it returns */
	bool closed;             /* all callers are known */
	bool due;                /* to be visited again */
};

/* A block from which control goes to a function. */
struct between_site {
	uint32_t to, from, block;
};

struct between {
	const struct flow *flow;
	struct body *bodies;
	struct between_site *sites;  /* by target function */
	size_t nsites;
	uint32_t *owner;             /* by dword: number plus one of the function with a block there; NULL: no function continues in
	                              * another */
};

/* Free with between_close, after the parts of bodies that wait.c owns. */
void
between_open(struct between *b, const struct flow *flow);

void
between_close(struct between *b);

/* The function and block where control continues after an edge that leaves; false if unknown. */
bool
between_leads_to(const struct between *b, const struct flow_edge *e, uint32_t *function, uint32_t *block);

/* The sites that lead to a function; returns their number. */
size_t
between_sites(const struct between *b, uint32_t function, const struct between_site **sites);

#endif
