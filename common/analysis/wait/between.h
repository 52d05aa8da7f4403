/* What is in flight from one function to another: at calls, at returns, and where one goes on in another. A function that is called
 * from known places only, and that no other object sees, keeps to what these make of it; of others the convention holds. */
#ifndef WAIT_BETWEEN_H
#define WAIT_BETWEEN_H

#include "common/analysis/wait/flight.h"

/* A function. */
struct body {
	const struct flow_graph *g;
	struct flight_range range;
	struct flights *after;   /* of blocks */
	uint8_t *marks;          /* of blocks: MARK_… of wait.c */
	struct flights *in;      /* of blocks: from other functions; NULL: it calls no known function, and none calls it */
	struct flights out;      /* where it returns */
	bool returns;            /* it does */
	bool closed;             /* all that call it are known */
	bool due;                /* it is to be looked at again */
};

/* A block that leads to a function. */
struct between_site {
	uint32_t to, from, block;
};

struct between {
	const struct flow *flow;
	struct body *bodies;
	struct between_site *sites;  /* by the function that they lead to */
	size_t nsites;
	uint32_t *owner;             /* by dword: one more than the function with a block there; NULL: none goes on in another */
};

/* Free it with between_close, and what wait.c keeps in bodies before. */
void
between_open(struct between *b, const struct flow *flow);

void
between_close(struct between *b);

/* The function, and its block, in which control goes on after an edge that leaves; false if that is not known. */
bool
between_leads_to(const struct between *b, const struct flow_edge *e, uint32_t *function, uint32_t *block);

/* The sites of a function; returns how many. */
size_t
between_sites(const struct between *b, uint32_t function, const struct between_site **sites);

#endif
