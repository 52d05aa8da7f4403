/* Finds the last writes and the next reads of an instruction's registers, on the paths through its function. */
#ifndef LSP_MODEL_TRACE_H
#define LSP_MODEL_TRACE_H

#include "lsp/model/model.h"

enum { TRACE_MAX = 16 };

struct trace {
	size_t instructions[TRACE_MAX]; /* indexes in the graph, in the order in which they were found */
	size_t n;
	bool boundary;                  /* a path reaches the start of the function, or its end */
	bool more;                      /* there are more instructions than the array holds */
};

/* Finds, on each path to the instruction `at`, the last instruction that writes any of the registers. */
void
trace_writes(const struct model_place *at, const struct amdgcn_registers *registers, struct trace *out);

/* Finds, on each path from the instruction `at`, the next instruction that reads any of the registers. A path ends at
 * the first instruction that reads or writes any of them. */
void
trace_reads(const struct model_place *at, const struct amdgcn_registers *registers, struct trace *out);

#endif
