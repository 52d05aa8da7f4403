/* The clusters of a grid that take turns, each of one work-group unless clusters are launched. One is executed after another as long as they
 * end; if one seems to wait for others, more of them take turns. */
#ifndef RUN_CROWD_H
#define RUN_CROWD_H

#include "common/run/cluster.h"

/* Where clusters come from. */
struct run_source {
	bool (*next)(void *user, uint64_t *number); /* stores the number of the next cluster in the grid; returns false if there is none */
	bool (*goes_on)(void *user); /* is called after each turn; returns false to end the run; NULL: it goes on */
	void *user;
};

/* Executes clusters until there are no more. most: how many can take turns; apart: none can depend on another, until r->code.depends says so.
 * Returns false if the run ended before they did. */
bool
run_crowd(struct run *r, const struct run_source *source, size_t most, bool apart);

/* Returns how many clusters can take turns. */
size_t
run_crowd_most(const struct run *r);

#endif
