/* Computes register values as sums over the lanes' IDs (linear.h) at each instruction of a kernel.
 *
 * The analysis in analysis/value/ is separate: it tracks scalar constants and addresses, but neither sums over vector registers
 * nor symbols for unknown values. This analysis uses the regions of lanes from analysis/value/. */
#ifndef ADDRESS_FOLLOW_H
#define ADDRESS_FOLLOW_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/address/meets.h"
#include "common/analysis/address/pointer.h"

struct follow;

/* Propagates values through the graph of a kernel to a fixpoint. flow, f and group must outlive the result. Free it with
 * follow_close(). */
struct follow *
follow_open(const struct flow *flow, const struct graph_function *f, const struct work_group *group);

void
follow_close(struct follow *w);

/* Calls visit() for each reachable instruction, block by block. During the call, follow_vector() and follow_guards() refer to
 * the state before the instruction. */
void
follow_visit(struct follow *w,
	void (*visit)(struct follow *w, void *context, uint32_t insn, const struct insn *decoded), void *context);

/* Returns the value of a VGPR in the active lanes. */
struct linear
follow_vector(const struct follow *w, unsigned number);

struct linear
follow_m0(const struct follow *w);

/* Sets *out to the lower dword of the address at which an instruction accesses memory, or with `second` to its second address. Returns
 * false if semantics.tbl has none. */
bool
follow_address(const struct follow *w, const struct graph_insn *i, const struct insn *insn, bool second, struct linear *out);

/* Returns the kind of pointer from which a VGPR was computed, in the active lanes. */
enum pointer
follow_pointer(const struct follow *w, unsigned number);

/* Adds the known conditions on the active lanes to the guards of an access. */
void
follow_guards(const struct follow *w, struct race_access *a);

/* Returns whether a symbol has a single value during an execution of the kernel, because it is not defined in a loop. */
bool
follow_is_fixed(const struct follow *w, uint32_t symbol);

#endif
