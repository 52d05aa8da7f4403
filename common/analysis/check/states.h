/* The states of analyses before each instruction, as text: what to look at when a check is wrong. */
#ifndef CHECK_STATES_H
#define CHECK_STATES_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/solve.h"

/* Returns the name of analysis i, such as "values", or NULL after the last one. */
const char *
states_name(size_t i);

/* Calls line() with the state of analysis i before each instruction of the graph of a function that control can reach, in the order of the
 * code. */
void
states_show(size_t i, const struct flow *flow, uint32_t function, solve_line *line, void *user);

#endif
