/* The graph of a function: instructions, blocks, edges, calls, loops and regions of lanes, and questions about them. */
#ifndef GRAPH_GRAPH_H
#define GRAPH_GRAPH_H

#include "common/analysis/graph/code.h"
#include "common/analysis/graph/set.h"
#include "common/isa/effects.h"

/* Why control can go from one block to another. */
enum flow_reason {
	EDGE_FALLS,    /* nothing else happens */
	EDGE_TAKEN,    /* a condition holds */
	EDGE_NOT_TAKEN,
	EDGE_JUMPS,    /* always, to a place that the encoding or the code's constants determine */
	EDGE_FORKS,    /* with some of the lanes, s_cbranch_g_fork and s_cbranch_i_fork */
	EDGE_JOINS,    /* to what a fork has deferred */
	EDGE_RETURNS,  /* to where the function was called */
	EDGE_ENDS,     /* the wave ends */
	EDGE_LEAVES,   /* into another function, at edge.at in the section; FLOW_NONE: one of another section */
	EDGE_UNKNOWN,  /* to an unknown address */
	EDGE_RUNS_OFF, /* out of the section, or into something that is not an instruction */
	EDGE_STARTS,   /* control can start there: from an entry that has no instructions */
	EDGE_REASONS
};

struct flow_edge {
	uint32_t from, to;   /* blocks; to is FLOW_NONE if it leaves the function */
	uint8_t reason;      /* enum flow_reason */
	uint8_t condition;   /* CONDITION_… of EDGE_TAKEN and EDGE_NOT_TAKEN */
	uint32_t at;         /* where it leads, FLOW_NONE: unknown or nowhere */
	struct str symbol;   /* where it leads, if into another section */
};

/* A call: control comes back to the instruction after it. */
struct flow_call {
	uint32_t insn;       /* its number in the function */
	uint32_t to;         /* the function's number; FLOW_NONE: see symbol */
	struct str symbol;   /* of another section; empty: to an unknown address */
};

/* Whether control just goes on after an instruction with this CONTROL_…, or comes back to the next one: it ends no block. */
static inline bool
flow_goes_on(unsigned flow)
{
	return flow == CONTROL_next || flow == CONTROL_call || flow == CONTROL_call_indirect || flow == CONTROL_trap;
}

/* Whether the next instruction can come after an instruction with this CONTROL_…. */
static inline bool
flow_falls_through(unsigned flow)
{
	return flow_goes_on(flow) || flow == CONTROL_conditional || flow == CONTROL_fork || flow == CONTROL_join;
}

struct flow_insn {
	const struct form *form; /* saves looking it up again; NULL: an instruction only if bits that do nothing are ignored */
	uint32_t at;
	uint32_t use;        /* its first in graph.uses; the next instruction's is their end */
	uint8_t size;
	uint8_t literal;     /* as in struct insn */
	uint8_t flow;        /* CONTROL_… of effects.h */
	uint8_t flags;       /* HAS_… */
	uint8_t gpr_idx;     /* the bits of s_set_gpr_idx_on in force at it, for insn_operands() */
};

enum {
	HAS_SCALARS = 1,     /* it changes a scalar register, exec or lanes that hold scalars, or needs the value of one */
	HAS_EXEC = 2,        /* it changes exec */
	HAS_LANES = 4,       /* it changes a VGPR whose lanes hold scalars, and is not v_writelane_b32 */
	HAS_VALUE = 8,       /* what it writes can be known … */
	HAS_SOURCES = 16,    /* … only if a register that it reads is */
	HAS_EVENT = 32,      /* something is outstanding after it */
	HAS_WAIT = 64,       /* it waits for counters */
	HAS_RANGE = 128,     /* as HAS_SOURCES, or if few values are left whatever the register holds */
};

/* Registers that an instruction uses in the same way: insn_operands() without an index, in compact form. */
struct flow_use {
	uint16_t unit;       /* the first */
	uint8_t more;        /* how many follow it */
	uint8_t what;        /* USE_READS … */
};

enum {
	USE_READS = 1,
	USE_WRITES = 2,
	USE_REPLACES = 4,   /* the old value is gone, in active lanes */
	USE_INDEXED = 8,    /* any register of the file from this one on */
	USE_PERHAPS = 16,   /* or not: the words of the instruction do not say */
};

/* A basic block: control enters at the first instruction and leaves after the last. */
struct flow_block {
	uint32_t at, end;        /* bytes */
	uint32_t first, count;   /* instructions */
	uint32_t edge, nedges;   /* outgoing edges, in graph.edges */
	uint32_t pred, npreds;   /* incoming edges: their numbers in graph.preds */
	uint32_t idom;           /* the immediate dominator; its own number: the entry, FLOW_NONE: not reached */
	uint32_t loop;           /* the innermost one that it is in, FLOW_NONE: none */
	uint32_t order;          /* its place in a reverse postorder */
	uint32_t region;         /* of lanes, at its start */
	bool is_entered;         /* control may come here from where is not known */
	bool is_cut;             /* its jump has more targets than are followed */
};

/* A natural loop, or a cycle of blocks with more than one entry. */
struct flow_loop {
	uint32_t header;         /* of an irreducible one: one of its entries */
	uint32_t parent;         /* the loop around it, FLOW_NONE: none */
	uint32_t depth;          /* 1: in no other */
	uint32_t nblocks;        /* including those of loops in it */
	bool irreducible;
};

/* Code for which exec has only lanes of its parent. Region 0 has all lanes, those of a kernel when it begins; region 1 of a
 * function has those with which it is called. */
struct flow_region {
	uint32_t parent;         /* region 0's is itself */
	uint32_t depth;          /* region 0's is 0 */
	uint32_t insn;           /* that begins it; FLOW_NONE: it begins where paths of different regions meet */
	uint32_t block;          /* there */
	uint32_t minus;          /* it has the parent's lanes but this region's; FLOW_NONE: not known */
};

struct flow_graph {
	struct flow_insn *insns;     /* and one past the end, for its use */
	struct flow_use *uses;       /* by instruction */
	struct flow_block *blocks;   /* by address; the entry is the one at the function's place. If control can start at several,
	                              * the entry is the last block, which has no instructions and leads to each of them */
	struct flow_edge *edges;     /* by block */
	uint32_t *preds;             /* numbers of edges, by the block that they lead to */
	struct flow_call *calls;     /* by instruction */
	struct flow_loop *loops;     /* outer ones first */
	struct flow_region *regions;
	uint32_t *exec_insns;        /* the instructions that change exec, in order */
	uint32_t *exec_regions;      /* and the region after each */
	uint32_t *order;             /* blocks in reverse postorder; those not reached are not there */
	uint32_t ninsns, nblocks, nedges, npreds, ncalls, nloops, nregions, nexecs, norder, entry;
	struct set named, written;   /* registers that its instructions use (not with shape_only), and those that they write */
	struct set clobbered;        /* those that may have another value when it returns, including by its own calls */
	uint32_t kernarg_read;       /* bytes of the kernel's arguments up to the last one read at a constant offset */
	bool kernarg_more;           /* they are read at others, too */
	bool has_unknown;            /* a jump to an unknown place */
	bool has_abort;              /* an end, after which compilers leave code for lanes that did not come to it */
	bool lanes_known;            /* the regions are right; if not, all but 0 are just parts of it */
};

/* Decodes an instruction of the graph. */
void
flow_decode(const struct flow_code *code, const struct flow_insn *i, struct insn *out);

/* How an operand is used, USE_READS …. */
unsigned
flow_use_of(const struct insn_operand *op);

/* How many registers a use can be of, from the first on: all of the file where an index chooses. */
unsigned
flow_use_units(const struct flow_use *u);

/* The call that an instruction is, or NULL: the first of one that can be of several functions. */
const struct flow_call *
flow_call_of(const struct flow_graph *g, uint32_t insn);

/* The calls that an instruction can be, which follow one another; returns how many. */
uint32_t
flow_calls_of(const struct flow_graph *g, uint32_t insn, const struct flow_call **calls);

/* The instruction at the place, or NULL. */
const struct flow_insn *
flow_insn_at(const struct flow_graph *g, uint64_t at);

/* The branch, or what else ends its block, by which control takes an edge; NULL: it falls through, or starts there. */
const struct flow_insn *
flow_branch_of(const struct flow_graph *g, const struct flow_edge *e);

/* The block that begins at the place, FLOW_NONE if none does. */
uint32_t
flow_block_at(const struct flow_graph *g, uint64_t at);

/* The block that an instruction is in, by its number. */
uint32_t
flow_block_of(const struct flow_graph *g, uint32_t insn);

/* Whether lanes of region a are all lanes of b, too. */
bool
flow_region_within(const struct flow_graph *g, uint32_t a, uint32_t b);

/* The smallest region that contains both. */
uint32_t
flow_region_around(const struct flow_graph *g, uint32_t a, uint32_t b);

/* "falls", "taken", …. */
const char *
flow_reason_name(unsigned reason);

#endif
