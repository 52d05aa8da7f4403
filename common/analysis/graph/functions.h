/* The functions of a section, as flow_open() of function/flow.h makes them. */
#ifndef GRAPH_FUNCTIONS_H
#define GRAPH_FUNCTIONS_H

#include "common/analysis/graph/graph.h"

struct flow_function {
	uint64_t at, end;            /* what symbols say; control may leave it. at is first, for array_upto() */
	struct str name;             /* empty: nothing names it */
	enum flow_kind kind;
	bool shared;                 /* other objects may call it */
	struct flow_start start;
	struct flow_graph *graph;    /* what is known to be reached */
	struct flow_graph *whole;    /* the same with the code after it that no known path leads to, if there is any: for checks of
	                              * instructions against those before them */
};

/* Code that no function reaches, or data between. */
struct flow_gap {
	uint64_t at, end;
	uint32_t function;           /* that it is in by its symbol, FLOW_NONE: none */
	bool is_padding;             /* zeros, s_nop, s_code_end, branches and ends */
	bool is_code;                /* all of it are instructions, that do not run out of it */
};

struct flow {
	const struct flow_code *code; /* borrowed */
	struct flow_function *functions; /* by place */
	size_t nfunctions;
	uint32_t *call_order;        /* functions, callees before callers; a cycle begins anywhere */
	struct flow_gap *gaps;       /* by place */
	size_t ngaps;
};

/* The graph to check waits and hazards in: with the code that no known path leads to, at which control can start as well. */
static inline const struct flow_graph *
flow_whole(const struct flow_function *f)
{
	return f->whole ? f->whole : f->graph;
}

/* The number of the function that begins at the place, FLOW_NONE if none does. */
uint32_t
flow_function_at(const struct flow *flow, uint64_t at);

/* The block at the function's place, where it is called or started: the entry unless that has no instructions. FLOW_NONE if
 * nothing there is an instruction. */
uint32_t
flow_first_block(const struct flow_function *f);

#endif
