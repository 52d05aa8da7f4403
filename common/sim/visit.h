/* Visits the state of a simulation: everything that determines what happens next, except the number of loop iterations
 * so far. In the state, times are relative to the current time, and times that are too old to have an effect are
 * treated as equal. */
#ifndef SIM_VISIT_H
#define SIM_VISIT_H

#include "common/sim/engine.h"

struct state_words {
	uint64_t *v;
	size_t n, cap;
};

/* A traversal of the state. If `moves` is set, it adds `shift` to all times. Otherwise, it hashes the words of the
 * state and, if `to` is set, also stores them in *to. The members `last`, `ready` and `waiting_since` of waves are not
 * visited: recur.c compares and moves them separately. */
struct state_visit {
	bool moves;
	struct state_words *to;   /* receives the words of the state; NULL: the words are only hashed */
	uint64_t hash, n;
	int64_t base, shift;      /* base: current time of the simulation; shift: number of cycles to add to all times */
};

void
state_visit(struct state_visit *v, struct sim *s);

#endif
