/* The control-flow graph of a function: instructions, blocks, edges, calls, loops and regions of lanes, and queries on them. */
#ifndef GRAPH_GRAPH_H
#define GRAPH_GRAPH_H

#include "common/analysis/graph/code.h"
#include "common/analysis/graph/set.h"
#include "common/isa/effects.h"

/* Why control can go from one block to another. */
enum flow_reason {
	EDGE_FALLS,    /* falls through */
	EDGE_TAKEN,    /* the branch condition holds */
	EDGE_NOT_TAKEN,
	EDGE_JUMPS,    /* unconditionally, to an offset given by the encoding or by constants of the code */
	EDGE_FORKS,    /* with some of the lanes: s_cbranch_g_fork and s_cbranch_i_fork */
	EDGE_JOINS,    /* to the deferred path of a fork */
	EDGE_RETURNS,  /* to the caller */
	EDGE_ENDS,     /* the wave ends */
	EDGE_LEAVES,   /* to another function, at edge.at in the section; FLOW_NONE: in another section */
	EDGE_UNKNOWN,  /* to an unknown address */
	EDGE_NOT_CODE, /* out of the section, or into an invalid instruction */
	EDGE_STARTS,   /* from an entry without instructions to a possible start */
	EDGE_REASONS
};

struct flow_edge {
	uint32_t from, to;   /* blocks; to is FLOW_NONE if the edge leaves the function */
	uint8_t reason;      /* enum flow_reason */
	uint8_t condition;   /* CONDITION_… for EDGE_TAKEN and EDGE_NOT_TAKEN */
	uint32_t at;         /* target offset; FLOW_NONE: unknown or none */
	struct str symbol;   /* target in another section */
};

/* A call, which returns to the next instruction. */
struct flow_call {
	uint32_t insn;       /* index in the function */
	uint32_t to;         /* function number; FLOW_NONE: see symbol */
	struct str symbol;   /* in another section; empty: unknown address */
};

/* Whether an instruction with this CONTROL_… does not end a block: control continues at the next one, possibly after a call. */
static inline bool
flow_goes_on(unsigned flow)
{
	return flow == CONTROL_next || flow == CONTROL_call || flow == CONTROL_call_indirect || flow == CONTROL_trap;
}

/* Whether the next instruction can follow an instruction with this CONTROL_…. */
static inline bool
flow_falls_through(unsigned flow)
{
	return flow_goes_on(flow) || flow == CONTROL_conditional || flow == CONTROL_fork || flow == CONTROL_join;
}

struct flow_insn {
	const struct form *form; /* cached; NULL: an instruction only if ignored bits are disregarded */
	uint32_t at;
	uint32_t use;        /* its first element in graph.uses; the next instruction's is the end */
	uint8_t size;
	uint8_t literal;     /* as in struct insn */
	uint8_t flow;        /* CONTROL_… of effects.h */
	uint8_t flags;       /* HAS_… */
	uint8_t gpr_idx;     /* the bits of s_set_gpr_idx_on in effect, for insn_operands() */
};

enum {
	HAS_SCALARS = 1,     /* it modifies a scalar register, exec or lanes that hold scalars, or depends on the value of one */
	HAS_EXEC = 2,        /* it modifies exec */
	HAS_LANES = 4,       /* it modifies a VGPR whose lanes hold scalars, and is not v_writelane_b32 */
	HAS_VALUE = 8,       /* its result can be known … */
	HAS_SOURCES = 16,    /* … if a register that it reads is known */
	HAS_EVENT = 32,      /* it raises a counter */
	HAS_WAIT = 64,       /* it waits for counters */
	HAS_RANGE = 128,     /* as HAS_SOURCES, or the result has few possible values in any case */
};

/* Consecutive registers that an instruction uses in the same way: compact form of insn_operands() without an index. */
struct flow_use {
	uint16_t unit;       /* the first */
	uint8_t more;        /* number of following units */
	uint8_t what;        /* USE_READS … */
};

enum {
	USE_READS = 1,
	USE_WRITES = 2,
	USE_REPLACES = 4,   /* kills the old value, in active lanes */
	USE_INDEXED = 8,    /* any register of the class from this one on */
	USE_PERHAPS = 16,   /* possibly not: the encoding does not say */
};

/* A basic block. */
struct flow_block {
	uint32_t at, end;        /* byte offsets */
	uint32_t first, count;   /* instructions, as a range */
	uint32_t edge, nedges;   /* outgoing edges, in graph.edges */
	uint32_t pred, npreds;   /* incoming edges: their indices in graph.preds */
	uint32_t idom;           /* immediate dominator; the entry's is itself; FLOW_NONE: unreachable */
	uint32_t loop;           /* innermost loop; FLOW_NONE: none */
	uint32_t order;          /* index in a reverse postorder */
	uint32_t region;         /* region of lanes at its start */
	bool is_entered;         /* control may come here from unknown code */
	bool is_cut;             /* its jump has more targets than are tracked */
};

/* A natural loop, or an irreducible cycle. */
struct flow_loop {
	uint32_t header;         /* irreducible loops: one of the entries */
	uint32_t parent;         /* enclosing loop; FLOW_NONE: none */
	uint32_t depth;          /* 1: outermost */
	uint32_t nblocks;        /* including nested loops */
	bool irreducible;
};

/* Code in which exec is a subset of its parent's lanes. Region 0 has all lanes that a kernel starts with; region 1 of a function
 * has the lanes of its caller. */
struct flow_region {
	uint32_t parent;         /* region 0's parent is itself */
	uint32_t depth;          /* 0 for region 0 */
	uint32_t insn;           /* first instruction; FLOW_NONE: begins where paths of different regions join */
	uint32_t block;          /* its block */
	uint32_t minus;          /* its lanes are the parent's minus this region's; FLOW_NONE: unknown */
};

struct flow_graph {
	struct flow_insn *insns;     /* with one extra element, whose use is the end */
	struct flow_use *uses;       /* by instruction */
	struct flow_block *blocks;   /* by offset; the entry is at the function's offset. With several possible starts, the entry is
	                              * the last block, which has no instructions and leads to each of them */
	struct flow_edge *edges;     /* by block */
	uint32_t *preds;             /* indices of incoming edges, by block */
	struct flow_call *calls;     /* by instruction */
	struct flow_loop *loops;     /* outer loops first */
	struct flow_region *regions;
	uint32_t *exec_insns;        /* instructions that modify exec, in order */
	uint32_t *exec_regions;      /* the region after each */
	uint32_t *order;             /* reachable blocks in reverse postorder */
	uint32_t ninsns, nblocks, nedges, npreds, ncalls, nloops, nregions, nexecs, norder, entry;
	struct set named, written;   /* registers that its instructions use (not with shape_only); registers that they write */
	struct set clobbered;        /* registers that calls of the function may change, including by its own calls */
	uint32_t kernarg_read;       /* bytes of the kernarg segment up to the last one read at a constant offset */
	bool kernarg_more;           /* it is also read at other offsets */
	bool has_unknown;            /* a jump to an unknown location */
	bool has_abort;              /* an abort, after which compilers leave code for the lanes that did not reach it */
	bool lanes_known;            /* the regions are exact; otherwise all but 0 are only subsets */
};

/* Decodes an instruction of the graph. */
void
flow_decode(const struct flow_code *code, const struct flow_insn *i, struct insn *out);

/* How an operand is used, USE_READS …. */
unsigned
flow_use_of(const struct insn_operand *op);

/* Number of registers that a use may access, from the first on: the rest of the class if an index selects. */
unsigned
flow_use_units(const struct flow_use *u);

/* The call that an instruction makes, or NULL; the first one if it has several possible callees. */
const struct flow_call *
flow_call_of(const struct flow_graph *g, uint32_t insn);

/* The possible calls of an instruction, which are consecutive; returns their number. */
uint32_t
flow_calls_of(const struct flow_graph *g, uint32_t insn, const struct flow_call **calls);

/* The instruction at the offset, or NULL. */
const struct flow_insn *
flow_insn_at(const struct flow_graph *g, uint64_t at);

/* The instruction that ends the block before an edge, usually a branch; NULL: the edge falls through, or starts there. */
const struct flow_insn *
flow_branch_of(const struct flow_graph *g, const struct flow_edge *e);

/* The block that begins at the offset; FLOW_NONE: none. */
uint32_t
flow_block_at(const struct flow_graph *g, uint64_t at);

/* The block of an instruction. */
uint32_t
flow_block_of(const struct flow_graph *g, uint32_t insn);

/* Whether the lanes of region a are a subset of those of b. */
bool
flow_region_within(const struct flow_graph *g, uint32_t a, uint32_t b);

/* The smallest region that contains both. */
uint32_t
flow_region_around(const struct flow_graph *g, uint32_t a, uint32_t b);

/* "falls", "taken", …. */
const char *
flow_reason_name(unsigned reason);

#endif
