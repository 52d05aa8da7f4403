/* The registers that instructions use under the VGPR index mode in effect, which s_set_gpr_idx_on and s_set_vgpr_msb set. A graph is
 * built without index modes; the analysis of values determines them. */
#ifndef GRAPH_INDEX_H
#define GRAPH_INDEX_H

#include "common/analysis/graph/code.h"
#include "common/analysis/graph/graph.h"

/* Like insn_operands(), but takes the number of address registers of an image instruction from code->addresses. */
unsigned
index_operands(const struct graph_code *code, const struct insn *insn, uint64_t at, unsigned gpr_idx, struct insn_operand *op);

/* Sets the index mode of an instruction, and changes its uses accordingly. */
void
index_set(const struct graph_code *code, struct graph *g, uint32_t insn, unsigned gpr_idx);

/* Recomputes the VGPRs in g->named and g->written, after calls of index_set(). */
void
index_names(const struct graph_code *code, struct graph *g);

#endif
