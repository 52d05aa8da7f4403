/* Follows the outcome of a request through scc and one other scalar register. */
#ifndef DVGPR_CONDITION_H
#define DVGPR_CONDITION_H

#include "common/analysis/dvgpr/size.h"

/* Sets the sizes after a request: of failure and of success. */
void
condition_set(struct dvgpr_state *st, uint32_t failed, uint32_t succeeded);

/* Applies an instruction, which is no request, with the n operands at op. */
void
condition_pass(struct dvgpr_state *st, const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n);

/* Makes scc and all other registers independent of the size, as after a call. */
void
condition_forget(struct dvgpr_state *st);

/* Removes the sizes that are impossible on an edge. Returns false if none is left. */
bool
condition_edge(struct dvgpr_state *st, const struct graph_edge *e);

/* Joins a state into another one, which is empty if it has no sizes. Returns whether that changes. */
bool
condition_join(struct dvgpr_state *to, const struct dvgpr_state *from);

#endif
