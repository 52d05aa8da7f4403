/* Analyses over functions: visits functions until a fixpoint, by graph/solve of a graph whose blocks are functions. */
#ifndef GRAPH_CALL_SOLVE_H
#define GRAPH_CALL_SOLVE_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/solve.h"

/* Visits a function. Returns whether the result has changed, so that its callers are visited again. */
typedef bool call_visit(void *context, uint32_t function);

struct call_solve {
	struct graph g;  /* an edge for each call and tail call, from the caller to the callee */
	struct solve solve;
	size_t edges_cap;
	call_visit *visit;
	void *context;
	bool changed;         /* the result of the last visit */
};

/* Initializes c for n functions. Free with call_solve_close(). */
void
call_solve_open(struct call_solve *c, uint32_t n, call_visit *visit, void *context);

/* Adds a call. The calls must be added in the order of the callers' indices. */
void
call_solve_add(struct call_solve *c, uint32_t from, uint32_t to);

/* Makes the graph from the calls. order: indices of the functions, callees first; no function is due yet. */
void
call_solve_link(struct call_solve *c, const uint32_t *order);

/* Visits the functions that are due, callees before callers as far as possible, until none is due. call_solve_wake() makes
 * a function due, also during a visit. */
static inline void
call_solve_run(struct call_solve *c)
{
	solve_run(&c->solve);
}

static inline void
call_solve_wake(struct call_solve *c, uint32_t function)
{
	solve_wake(&c->solve, function);
}

void
call_solve_close(struct call_solve *c);

/* Visits all functions until a fixpoint. c is valid during the visits. */
void
call_solve_fixpoint(struct call_solve *c, const struct flow *flow, call_visit *visit, void *context);

#endif
