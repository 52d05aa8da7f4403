/* Prints the state of the analysis of scalar values. */
#ifndef VALUE_PRINT_STATE_H
#define VALUE_PRINT_STATE_H

#include "common/analysis/value/step.h"

/* Appends a state, as solve_rules.print. */
void
value_print(const void *context, const void *now, struct buf *out);

#endif
