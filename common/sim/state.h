/* The state of a simulation: everything that determines what happens next, except the number of loop iterations so far. Times are
 * relative to the present, and times that are too old to have an effect are equal. */
#ifndef SIM_STATE_H
#define SIM_STATE_H

#include "common/sim/engine.h"

struct state_words {
	uint64_t *v;
	size_t n, cap;
};

/* A traversal of the state. It hashes the state and, if `to` is set, lists its words; or, if `moves` is set, it adds `shift` to all
 * times. The members `last`, `ready` and `waiting_since` of waves are not visited: recur.c compares and moves them separately. */
struct state_visit {
	bool moves;
	struct state_words *to;   /* receives the words of the state; NULL: the words are not listed */
	uint64_t hash, n;
	int64_t base, shift;      /* base: the present; shift: number of cycles by which times are moved */
};

void
state_visit(struct state_visit *v, struct sim *s);

#endif
