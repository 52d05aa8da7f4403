/* Interprocedural propagation of operations in flight: at calls, returns and tail calls. If all callers of a function are known,
 * its entry state is the join of the states at its call sites. Otherwise the calling convention determines it. */
#ifndef WAIT_BETWEEN_H
#define WAIT_BETWEEN_H

#include "common/analysis/graph/call_solve.h"
#include "common/analysis/wait/flight.h"

/* State at the end of a block. */
struct body_state {
	struct flight *v;
	uint32_t n;
	uint32_t pruned;         /* number of operations when the state was last pruned (prune.h) */
	uint8_t marks;           /* MARK_… of wait.c */
};

/* State of the analysis of one function. */
struct body {
	const struct graph *g;
	struct flight_range range;
	bool lanes;               /* as in struct flight_code */
	struct solve solve;      /* of wait.c; states: struct body_state */
	struct flights *in;      /* indexed by block: join of the states at edges from other functions; NULL: no known callers or
	                          * callees */
	struct flights out;      /* state at returns, if `returns` is set */
	uint32_t *first;         /* the instructions at the start that a caller's operations concern (between_first()) */
	uint32_t nfirst;
	bool first_known;
	bool returns;
	bool given_more;         /* callers have more operations in flight than `in` has */
	bool closed;             /* all callers are known */
};

/* A block from which control continues in another function, through a call or a tail call. */
struct between_site {
	uint32_t to, from, block;
};

struct between {
	const struct flow *flow;
	struct body *bodies;
	struct call_solve calls;     /* due are the functions with blocks whose input has changed; without edges */
	struct between_site *sites;  /* sorted by target function */
	size_t nsites;
	uint32_t *owner;             /* indexed by dword: index, plus one, of the function that has a block beginning there; NULL if
	                              * there are no tail calls */
};

/* Initializes b for all functions of flow, which visit() analyzes. Free with between_close(), after freeing the data of wait.c in bodies. */
void
between_open(struct between *b, const struct flow *flow, call_visit *visit, void *context);

void
between_close(struct between *b);

/* Replaces the state at the end of a block. */
void
body_store(struct body_state *state, const struct flights *now, size_t pruned);

/* Sets *insns to the instructions at the start of a function, up to its first event, that operations in flight at a call may
 * concern: waits, and uses of registers that were not used in the same manner before. Returns their number. */
uint32_t
between_first(struct between *b, uint32_t function, const uint32_t **insns);

/* Marks a block for another visit. */
void
between_wake(struct between *b, uint32_t function, uint32_t block);

/* Finds the function and block at which control continues after an edge that leaves a function. Returns false if they are unknown. */
bool
between_leads_to(const struct between *b, const struct graph_edge *e, uint32_t *function, uint32_t *block);

/* Sets *sites to the sites whose target is the given function, and returns their number. */
size_t
between_sites(const struct between *b, uint32_t function, const struct between_site **sites);

#endif
