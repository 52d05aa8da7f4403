/* What scalar operations make of what is known of their sources: constants, locations in the section, a few of either. fold.h has
 * the arithmetic. */
#ifndef VALUE_COMPUTE_H
#define VALUE_COMPUTE_H

#include "common/analysis/value/step.h"

/* The values that the destination gets from an operation that computes or selects; st->carry becomes that of a sum. */
void
compute(struct value_analysis *s, struct value_state *st, const struct value_step *p, struct value v[2]);

#endif
