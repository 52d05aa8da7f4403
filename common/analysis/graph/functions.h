/* Functions of a section, computed by flow_open() of function/flow.h. */
#ifndef GRAPH_FUNCTIONS_H
#define GRAPH_FUNCTIONS_H

#include "common/analysis/graph/graph.h"

struct flow_function {
	uint64_t at, end;            /* offsets according to symbols; control may leave this range. at is the first member, for
	                              * array_upto() */
	struct str name;
	enum flow_kind kind;
	bool shared;                 /* code in other objects can call the function */
	struct flow_start start;
	struct flow_graph *graph;    /* graph of the code on known paths */
	struct flow_graph *whole;    /* graph that also includes the unreached code after the function, for checks that relate an
	                              * instruction to earlier ones; NULL: no unreached code follows */
};

/* Unreached code or data between functions. */
struct flow_gap {
	uint64_t at, end;
	uint32_t function;           /* function whose symbol contains the gap; FLOW_NONE: none */
	bool is_padding;             /* contains only zeros, s_nop, s_code_end, branches and program ends */
	bool is_code;                /* consists of instructions, and control does not fall through its end */
};

struct flow {
	const struct flow_code *code;
	struct flow_function *functions; /* sorted by offset */
	size_t nfunctions;
	uint32_t *call_order;        /* indices of functions, callees before callers; recursion is broken at an arbitrary call */
	struct flow_gap *gaps;       /* sorted by offset */
	size_t ngaps;
};

/* Returns the graph for the checks of waits and hazards. It also contains unreached code, as blocks at which control may enter. */
static inline const struct flow_graph *
flow_whole(const struct flow_function *f)
{
	return f->whole ? f->whole : f->graph;
}

/* Returns the index of the function that begins at the offset, or FLOW_NONE. */
uint32_t
flow_function_at(const struct flow *flow, uint64_t at);

/* Returns the function at whose start an edge out of a function continues, or FLOW_NONE. */
static inline uint32_t
flow_edge_function(const struct flow *flow, const struct flow_edge *e)
{
	return e->reason == EDGE_LEAVES && e->at != FLOW_NONE ? flow_function_at(flow, e->at) : FLOW_NONE;
}

/* Returns an array, indexed by function: whether code of some flow_whole() calls it or, if `jumps` is set, jumps to its start. Free the
 * array with alloc_free(). */
bool *
flow_find_called(const struct flow *flow, bool jumps);

/* Returns the block at the function's offset, or FLOW_NONE if no instruction is at this offset. The block is the entry of the
 * graph, unless the graph has several starts: its entry is then a block without instructions. */
uint32_t
flow_first_block(const struct flow_function *f);

#endif
