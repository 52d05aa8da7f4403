/* Computes the results of scalar operations on sources with known values: constants, locations in the section, or sets of either.
 * The arithmetic is that of semantics.tbl. */
#ifndef VALUE_COMPUTE_H
#define VALUE_COMPUTE_H

#include "common/analysis/value/step.h"
#include "common/meaning/tree.h"

/* Computes the two dwords that an arithmetic operation or a select writes to its destination. A dword is VALUE_NONE if it is
 * unknown. Sets *carry to what it writes to scc, if that is known. */
void
compute(struct value_analysis *s, const struct value_state *st, const struct value_step *p, struct value v[2], struct carry *carry);

/* Returns HAS_VALUE, HAS_SOURCES and HAS_RANGE (graph.h), as far as they apply to an instruction. result: the tree of its first operand, or
 * NULL. has_source: it reads a register other than scc. */
unsigned
value_flags(const struct insn_effects *e, const struct meaning_node *result, bool has_source);

#endif
