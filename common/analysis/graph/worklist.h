/* A set of numbers below a limit, such as blocks that must be visited, numbered in the order of the visits. Adding, removing, and
 * finding the next number take time logarithmic in the limit, so that few numbers in a large set are found without a search. */
#ifndef GRAPH_WORKLIST_H
#define GRAPH_WORKLIST_H

#include <stdbool.h>
#include <stdint.h>

enum { WORKLIST_LEVELS = 6, WORKLIST_NONE = UINT32_MAX };

struct worklist {
	uint64_t *level[WORKLIST_LEVELS]; /* level 0: a bit for each number; each further level: a bit for each nonzero word of the
	                                   * level before */
	unsigned levels;
	uint32_t n;
};

/* Initializes w for the numbers below n; all: with all of them, else empty. Free with worklist_close(). */
void
worklist_open(struct worklist *w, uint32_t n, bool all);

void
worklist_close(struct worklist *w);

void
worklist_add(struct worklist *w, uint32_t number);

void
worklist_remove(struct worklist *w, uint32_t number);

/* Returns the least number in the set that is at least `from`, or WORKLIST_NONE. */
uint32_t
worklist_next(const struct worklist *w, uint32_t from);

/* Removes and returns the least number that is at least *from or, if there is none, the least number of all, and sets *from to the
 * number after it. Returns WORKLIST_NONE if the set is empty. */
uint32_t
worklist_take(struct worklist *w, uint32_t *from);

#endif
