/* Determines the contents of scalar registers, as far as they follow from the code alone: constants, addresses in the section and
 * of symbols, the return address, the address of the kernel's arguments, and lane masks. From these values, determines the targets
 * of indirect jumps and calls, the regions of lanes, and the kernel arguments that are read. */
#ifndef VALUE_SCALAR_H
#define VALUE_SCALAR_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"
#include "common/analysis/graph/solve.h"

struct scalar_result {
	struct build_jump *jumps;  /* known targets of indirect jumps and calls, sorted by offset; if BUILD_UNKNOWN follows other
	                            * targets of a jump, the jump may have more targets. The caller frees the array */
	size_t njumps, jumps_cap;
	bool leads_on;             /* a new target changes the blocks, so the graph must be rebuilt */
};

/* The contents of a kernel's argument segment. */
struct scalar_arguments {
	uint8_t *bytes;
	bool *known;               /* indexed by byte: whether the byte is known */
	uint32_t size;
};

/* Propagates values through the graph of a function of r; order_blocks() must have run. Sets g->regions, g->exec_regions, the
 * regions of blocks, the gpr_idx of instructions, kernarg_read and kernarg_more. Adds the jump targets found to result. again:
 * g->clobbered is already known. */
void
scalar_follow(const struct reach *r, uint32_t function, bool again, struct scalar_result *result);

/* The values of the scalar registers of a function. */
struct scalar_values;

/* Answers for a function of a flow that flow_open() returned, without changing the flow; the first question computes the values.
 * `arguments` may be NULL. Free the result with scalar_values_close(). */
struct scalar_values *
scalar_values_open(const struct flow *flow, uint32_t function, const struct scalar_arguments *arguments);

/* Sets *value to the value that a register unit has whenever control reaches an instruction of the block, or the block's end if insn
 * is the first instruction after the block. Returns false if the value varies or is unknown. The time is linear in the size of the
 * block. */
bool
scalar_value_at(struct scalar_values *v, uint32_t block, uint32_t insn, unsigned unit, uint32_t *value);

/* Stores the values that a register unit can have when control reaches an instruction of the block, as far as the code selects them or an
 * operation leaves only these. Returns how many these are, or 0 if they are unknown. Sets are followed only if this is the first question. */
enum { SCALAR_CONSTANTS = 64 };

unsigned
scalar_constants_at(struct scalar_values *v, uint32_t block, uint32_t insn, unsigned unit, uint32_t value[SCALAR_CONSTANTS]);

/* Sets *is to the value of scc whenever control reaches the end of a block. Returns false if the value varies or is unknown. */
bool
scalar_decides(struct scalar_values *v, uint32_t block, bool *is);

void
scalar_values_close(struct scalar_values *v);

/* Calls line() with the values before each instruction of a function that control can reach, for check/states.h. */
void
scalar_show(const struct flow *flow, uint32_t function, solve_line *line, void *user);

#endif
