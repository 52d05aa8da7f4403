/* The functions of a section, as computed by flow_open() of function/flow.h. */
#ifndef GRAPH_FUNCTIONS_H
#define GRAPH_FUNCTIONS_H

#include "common/analysis/graph/graph.h"

struct flow_function {
	uint64_t at, end;            /* as symbols say; control may leave it. at is first, for array_upto() */
	struct str name;             /* empty: unnamed */
	enum flow_kind kind;
	bool shared;                 /* callable by other objects */
	struct flow_start start;
	struct flow_graph *graph;    /* the code known to be reached */
	struct flow_graph *whole;    /* the same with following code that no known path reaches, if any: for checks that relate an
	                              * instruction to earlier ones */
};

/* Unreached code between functions, or data. */
struct flow_gap {
	uint64_t at, end;
	uint32_t function;           /* whose symbol contains it; FLOW_NONE: none */
	bool is_padding;             /* zeros, s_nop, s_code_end, branches and ends */
	bool is_code;                /* it consists of instructions, and control does not fall through its end */
};

struct flow {
	const struct flow_code *code; /* borrowed */
	struct flow_function *functions; /* by offset */
	size_t nfunctions;
	uint32_t *call_order;        /* callees before callers; a cycle begins anywhere */
	struct flow_gap *gaps;       /* by offset */
	size_t ngaps;
};

/* The graph for checks of waits and hazards: includes code that no known path reaches, as additional entries. */
static inline const struct flow_graph *
flow_whole(const struct flow_function *f)
{
	return f->whole ? f->whole : f->graph;
}

/* The number of the function that begins at the offset; FLOW_NONE: none. */
uint32_t
flow_function_at(const struct flow *flow, uint64_t at);

/* The block at the function's offset, where it is called or started: the entry, unless that has no instructions. FLOW_NONE: no
 * instruction is there. */
uint32_t
flow_first_block(const struct flow_function *f);

#endif
