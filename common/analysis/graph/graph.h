/* Control-flow graph of a function: instructions, blocks, edges, calls, loops and regions of lanes. Also declares queries on the
 * graph. */
#ifndef GRAPH_GRAPH_H
#define GRAPH_GRAPH_H

#include "common/analysis/graph/code.h"
#include "common/analysis/graph/set.h"
#include "common/isa/effects.h"

/* Kinds of edges: how control leaves a block. */
enum graph_reason {
	EDGE_FALLS,
	EDGE_TAKEN,
	EDGE_NOT_TAKEN,
	EDGE_JUMPS,    /* unconditional jump whose target is encoded in the instruction or computed from constants in the code */
	EDGE_FORKS,    /* jump of some of the lanes: s_cbranch_g_fork and s_cbranch_i_fork */
	EDGE_JOINS,    /* jump to the deferred path of a fork */
	EDGE_RETURNS,
	EDGE_ENDS,
	EDGE_LEAVES,   /* jump to another function, at edge.at; edge.at is GRAPH_NONE if the function is in another section */
	EDGE_UNKNOWN,  /* jump to an unknown address */
	EDGE_NOT_CODE, /* the target is an invalid instruction or outside the section */
	EDGE_STARTS,   /* edge from an entry block without instructions to one of the blocks at which control may enter */
	EDGE_REASONS
};

struct graph_edge {
	uint32_t from, to;   /* blocks; to is GRAPH_NONE if the edge leaves the function */
	uint8_t reason;      /* enum graph_reason */
	uint8_t condition;   /* CONDITION_… for EDGE_TAKEN and EDGE_NOT_TAKEN */
	uint32_t at;         /* offset of the target; GRAPH_NONE: unknown or no target */
	struct str symbol;   /* symbol of a target in another section; otherwise empty */
};

/* A call, which returns to the next instruction. */
struct graph_call {
	uint32_t insn;
	uint32_t to;         /* index of the callee in flow.functions (during flow_open(), its offset); GRAPH_NONE: see symbol */
	struct str symbol;   /* symbol of a callee in another section; if it is empty and `to` is GRAPH_NONE, the callee is
	                      * unknown */
};

/* Returns whether control can continue after an instruction with this CONTROL_… at the next instruction. */
static inline bool
graph_falls_through(unsigned flow)
{
	return insn_goes_on(flow) || flow == CONTROL_conditional || flow == CONTROL_fork || flow == CONTROL_join;
}

struct graph_insn {
	const struct form *form; /* NULL: use graph_decode_at(), because nonzero bits of the instruction are ignored by hardware */
	uint32_t at;
	uint32_t use;        /* first use in graph.uses; the uses end at the first use of the next instruction */
	uint8_t size;
	uint8_t literal;     /* as in struct insn */
	uint8_t flow;        /* CONTROL_… */
	uint8_t flags;       /* HAS_… */
	uint16_t gpr_idx;    /* as in enum insn_gpr_idx */
};

enum {
	HAS_SCALARS = 1,     /* modifies a scalar register, exec, the VGPR index mode, or a VGPR lane that holds a scalar; or is a
	                      * call or an indirect jump */
	HAS_EXEC = 2,        /* modifies exec */
	HAS_LANES = 4,       /* modifies a VGPR whose lanes hold scalars, and is not v_writelane_b32 */
	HAS_VALUE = 8,       /* the result can be known without any register's value */
	HAS_SOURCES = 16,    /* the result can be known if a source register's value is known */
	HAS_EVENT = 32,      /* increments a counter of pending operations, such as vmcnt */
	HAS_WAIT = 64,       /* waits for such counters */
	HAS_RANGE = 128,     /* with HAS_SOURCES: the result can be one of a few values even if the source registers are unknown */
};

/* Consecutive register units that one operand of an instruction uses: the compact form of a struct insn_operand. */
struct graph_use {
	uint16_t unit;       /* first register unit */
	uint8_t more;        /* number of units after the first */
	uint8_t what;        /* USE_… */
};

enum {
	USE_READS = 1,
	USE_WRITES = 2,
	USE_REPLACES = 4,   /* overwrites the whole old value in active lanes */
	USE_INDEXED = 8,    /* an index selects a register, from this unit to the end of the class */
	USE_PERHAPS = 16,   /* the encoding does not determine whether these registers are used */
	USE_LOW = 32,       /* only the lower half of each register */
	USE_HIGH = 64,      /* only the upper half */
};

struct graph_block {
	uint32_t at, end;        /* offsets in the section */
	uint32_t first, count;   /* first instruction, and number of instructions */
	uint32_t edge, nedges;   /* outgoing edges: first index in graph.edges, and number */
	uint32_t pred, npreds;   /* incoming edges: first index in graph.preds, and number */
	uint32_t idom;           /* immediate dominator; the block itself for the entry; GRAPH_NONE for unreachable blocks */
	uint32_t loop;           /* innermost loop; GRAPH_NONE: none */
	uint32_t order;
	uint32_t region;         /* region of lanes at the start of the block */
	bool is_entered;         /* unknown code may jump to this block */
	bool is_cut;             /* ends with a jump that has more than BUILD_MOST_TARGETS targets; only this many have edges */
};

/* A natural loop, or an irreducible cycle. */
struct graph_loop {
	uint32_t header;         /* header block; in an irreducible loop, one of its entries */
	uint32_t parent;         /* GRAPH_NONE: none */
	uint32_t depth;          /* 1: outermost */
	uint32_t nblocks;        /* including blocks of nested loops */
	bool irreducible;
};

/* A set of active lanes with which code executes, a subset of the lanes of the parent region. Region 0 contains the lanes with
 * which a kernel starts. Region 1 contains the lanes with which a function is called. */
struct graph_region {
	uint32_t parent;         /* region 0 is its own parent */
	uint32_t depth;          /* 0 for region 0 */
	uint32_t insn;           /* first instruction that executes with these lanes; GRAPH_NONE: the region begins where paths from
	                          * different regions join */
	uint32_t block;
	uint32_t minus;          /* this region has exactly the lanes of its parent that are not in `minus`; GRAPH_NONE: unknown */
	uint32_t apart;          /* this region has no lanes of region `apart`, which is `minus` if that is known; GRAPH_NONE: unknown */
};

/* A read of the kernarg segment at a constant offset. */
struct graph_argument_read {
	uint32_t insn, from, bytes;
};

struct graph {
	struct graph_insn *insns;     /* ninsns + 1 elements; `use` of the last element is the end of uses */
	struct graph_use *uses;       /* sorted by instruction */
	struct graph_block *blocks;   /* sorted by offset. The entry is at the function's offset; if there are several possible starts,
	                              * it is the last block, without instructions and with an edge to each start */
	struct graph_edge *edges;     /* outgoing edges, sorted by block */
	uint32_t *preds;             /* indices in edges[] of the edges that enter a block, sorted by this block */
	struct graph_call *calls;     /* sorted by instruction */
	struct graph_loop *loops;     /* outer loops before inner ones */
	struct graph_region *regions;
	uint32_t *exec_insns;        /* indices of the instructions that modify exec, sorted */
	uint32_t *exec_regions;      /* indexed like exec_insns: region after the instruction */
	uint32_t *order;             /* reachable blocks in reverse postorder */
	uint32_t ninsns, nblocks, nedges, npreds, ncalls, nloops, nregions, nexecs, norder, entry;
	struct set named, written;   /* named: registers that instructions of the function use (only computed without shape_only);
	                              * written: registers that they write */
	struct set clobbered;        /* registers that a call of the function may change, directly or in its callees */
	uint32_t kernarg_read;       /* highest end offset, in bytes, of the reads from the kernarg segment at constant offsets */
	struct graph_argument_read *beyond; /* the reads that end beyond start.kernarg_size */
	size_t nbeyond, beyond_cap;
	bool kernarg_more;           /* the function also reads the kernarg segment at offsets that are not constant */
	bool has_unknown;
	bool has_abort;              /* contains a trap that aborts the wave (llvm.trap); compilers leave unreached code after it,
	                              * for lanes that did not reach the trap */
	bool lanes_known;            /* regions are exact; if false, each region except 0 is only known to be a subset of region 0 */
};

void
graph_decode(const struct graph_code *code, const struct graph_insn *i, struct insn *out);

struct graph_use
graph_use_of(const struct insn_operand *op);

/* Returns USE_LOW or USE_HIGH if the operand is only one half of each register, else 0. */
unsigned
graph_half_of(const struct insn_operand *op);

/* Returns the number of register units that a use may access. If an index selects the register, these are all units up to the end
 * of the class. */
unsigned
graph_use_units(const struct graph_use *u);

/* Returns the call that an instruction performs, or NULL. If the instruction has several possible callees, each of them is a
 * struct graph_call, and the first one is returned. */
const struct graph_call *
graph_call_of(const struct graph *g, uint32_t insn);

/* Sets *calls to the first of the calls that an instruction may perform, which are consecutive, and returns their number. */
uint32_t
graph_calls_of(const struct graph *g, uint32_t insn, const struct graph_call **calls);

const struct graph_insn *
graph_insn_at(const struct graph *g, uint64_t at);

/* Returns the last instruction before an edge, usually a branch. Returns NULL if the edge falls through or the block has no
 * instructions. */
const struct graph_insn *
graph_branch_of(const struct graph *g, const struct graph_edge *e);

uint32_t
graph_block_at(const struct graph *g, uint64_t at);

uint32_t
graph_block_of(const struct graph *g, uint32_t insn);

/* Returns the region of lanes with which an instruction executes. */
uint32_t
graph_region_at(const struct graph *g, uint32_t insn);

/* Returns whether an edge leads back to its block or to one before it in the order of blocks. */
static inline bool
graph_edge_is_back(const struct graph *g, const struct graph_edge *e)
{
	return g->blocks[e->to].order <= g->blocks[e->from].order;
}

/* Returns whether exec is 0 on an edge. */
bool
graph_edge_is_empty(const struct graph_edge *e);

/* Returns whether an instruction reads and writes vector registers only in active lanes. */
bool
graph_keeps_lanes(const struct graph_code *code, const struct insn *insn);

/* Returns whether the lanes of region a are a subset of the lanes of region b. */
bool
graph_region_within(const struct graph *g, uint32_t a, uint32_t b);

/* Returns the smallest region that contains both region a and region b. */
uint32_t
graph_region_around(const struct graph *g, uint32_t a, uint32_t b);

/* Returns a name such as "taken". */
const char *
graph_reason_name(unsigned reason);

#endif
