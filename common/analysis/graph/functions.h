/* Functions of a section, computed by flow_open() of function/flow.h. */
#ifndef GRAPH_FUNCTIONS_H
#define GRAPH_FUNCTIONS_H

#include "common/analysis/graph/graph.h"

struct graph_function {
	uint64_t at, end;            /* offsets according to symbols; control may leave this range. at is the first member, for
	                              * array_upto() */
	struct str name;
	enum graph_kind kind;
	bool shared;                 /* code in other objects can call the function */
	struct graph_start start;
	struct graph *graph;    /* graph of the code on known paths */
	struct graph *whole;    /* graph that also includes the unreached code after the function, for checks that relate an
	                              * instruction to earlier ones; NULL: no unreached code follows */
};

/* Unreached code or data between functions. */
struct graph_gap {
	uint64_t at, end;
	uint32_t function;           /* function whose symbol contains the gap; GRAPH_NONE: none */
	bool is_padding;             /* contains only zeros, s_nop, s_code_end, branches and program ends */
	bool is_code;                /* consists of instructions, and control does not fall through its end */
};

struct flow {
	const struct graph_code *code;
	struct graph_function *functions; /* sorted by offset */
	size_t nfunctions;
	uint32_t *call_order;        /* indices of functions, callees before callers; recursion is broken at an arbitrary call */
	struct graph_gap *gaps;       /* sorted by offset */
	size_t ngaps;
};

/* Returns the graph for the checks of waits and hazards. It also contains unreached code, as blocks at which control may enter. */
static inline const struct graph *
graph_whole(const struct graph_function *f)
{
	return f->whole ? f->whole : f->graph;
}

/* Returns the index of the function that begins at the offset, or GRAPH_NONE. */
uint32_t
graph_function_at(const struct flow *flow, uint64_t at);

/* Returns the function at whose start an edge out of a function continues, or GRAPH_NONE. */
static inline uint32_t
graph_edge_function(const struct flow *flow, const struct graph_edge *e)
{
	return e->reason == EDGE_LEAVES && e->at != GRAPH_NONE ? graph_function_at(flow, e->at) : GRAPH_NONE;
}

/* Returns an array, indexed by function: whether code of some graph_whole() calls it or, if `jumps` is set, jumps to its start. Free the
 * array with alloc_free(). */
bool *
graph_find_called(const struct flow *flow, bool jumps);

/* Returns the block at the function's offset, or GRAPH_NONE if no instruction is at this offset. The block is the entry of the
 * graph, unless the graph has several starts: its entry is then a block without instructions. */
uint32_t
graph_first_block(const struct graph_function *f);

#endif
