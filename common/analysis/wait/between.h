/* Interprocedural propagation of operations in flight: at calls, returns and tail calls. If all callers of a function are known,
 * its entry state is the join of the states at its call sites. Otherwise the calling convention determines it. */
#ifndef WAIT_BETWEEN_H
#define WAIT_BETWEEN_H

#include "common/analysis/wait/flight.h"

/* State of the analysis of one function. */
struct body {
	const struct flow_graph *g;
	struct flight_range range;
	struct flights *after;   /* indexed by block: state at the end of the block */
	uint8_t *marks;          /* indexed by block: MARK_… of wait.c */
	struct flights *in;      /* indexed by block: join of the states at edges from other functions; NULL: no known callers or
	                          * callees */
	struct flights out;      /* state at returns, if `returns` is set */
	bool returns;
	bool closed;             /* all callers are known */
	bool due;
};

/* A block from which control continues in another function, through a call or a tail call. */
struct between_site {
	uint32_t to, from, block;
};

struct between {
	const struct flow *flow;
	struct body *bodies;
	struct between_site *sites;  /* sorted by target function */
	size_t nsites;
	uint32_t *owner;             /* indexed by dword: index, plus one, of the function that has a block beginning there; NULL if
	                              * there are no tail calls */
};

/* Initializes b for all functions of flow. Free with between_close(), after freeing the data of wait.c in bodies. */
void
between_open(struct between *b, const struct flow *flow);

void
between_close(struct between *b);

/* Finds the function and block at which control continues after an edge that leaves a function. Returns false if they are unknown. */
bool
between_leads_to(const struct between *b, const struct flow_edge *e, uint32_t *function, uint32_t *block);

/* Sets *sites to the sites whose target is the given function, and returns their number. */
size_t
between_sites(const struct between *b, uint32_t function, const struct between_site **sites);

#endif
