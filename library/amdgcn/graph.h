/* The control-flow graph of a function. It is valid until amdgcn_close(). */
#ifndef AMDGCN_GRAPH_H
#define AMDGCN_GRAPH_H

#include "function.h"
#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How control continues after the last instruction of a block. */
enum amdgcn_edge_kind {
	AMDGCN_FALLS_THROUGH, /* falls through to the next block */
	AMDGCN_TAKEN,         /* takes the branch, if the condition holds */
	AMDGCN_NOT_TAKEN,     /* does not take the branch */
	AMDGCN_JUMPS,         /* jumps unconditionally */
	AMDGCN_FORKS,         /* jumps with some of the lanes */
	AMDGCN_JOINS,         /* jumps to the deferred path of a fork */
	AMDGCN_RETURNS,
	AMDGCN_ENDS,          /* does not continue: the wave ends */
	AMDGCN_LEAVES,        /* jumps to another function */
	AMDGCN_UNKNOWN,       /* jumps to an unknown address */
	AMDGCN_NOT_CODE,      /* leaves the section, or reaches an invalid instruction */
	AMDGCN_STARTS         /* leads from an entry without instructions to a possible start of the function */
};

struct amdgcn_edge {
	enum amdgcn_edge_kind kind; /* how control continues */
	int from, to;         /* from: the source block; to: the target block, or AMDGCN_NONE if control leaves the function */
	int function;         /* AMDGCN_LEAVES: the index of the target function in this section, or AMDGCN_NONE */
	int has_address;      /* not 0: address is known */
	uint64_t address;
	const char *symbol;   /* the symbol of a target in another section; NULL: none */
	const char *condition; /* AMDGCN_TAKEN, AMDGCN_NOT_TAKEN: the condition of the branch, such as "vccz"; else "none" */
};

/* A basic block. The arrays of the graph contain the block's instructions and edges as consecutive elements. */
struct amdgcn_block {
	uint64_t address, end; /* address: the start; end: the end */
	size_t first, ninstructions; /* first: index of the first instruction in addresses; ninstructions: number of instructions */
	size_t edge, nedges;  /* edge: index of the first outgoing edge in edges; nedges: number of outgoing edges */
	size_t pred, npreds;  /* pred: index of the first incoming edge in preds; npreds: number of incoming edges */
	int dominator;        /* the immediate dominator; AMDGCN_NONE for the entry, and if the block is unreachable */
	int loop;             /* the innermost loop, or AMDGCN_NONE */
	size_t lanes;         /* the index in lanes of the set of lanes that are active at the start of the block */
};

struct amdgcn_loop {
	int header;           /* the block at which the loop is entered; if irreducible is not 0, one of several such blocks */
	int parent;           /* the enclosing loop, or AMDGCN_NONE */
	unsigned depth;       /* the nesting depth; 1: outermost */
	size_t nblocks;       /* the number of blocks, including the blocks of inner loops */
	int irreducible;      /* not 0: the loop is entered at several blocks */
};

/* A set of lanes that are active in part of a function. Set 0 contains all lanes with which a kernel starts. In a function that is
 * not a kernel, set 1 contains the lanes of the caller. */
struct amdgcn_lanes {
	size_t parent;        /* the enclosing set, which contains all lanes of this set; 0 for set 0 */
	int without;          /* this set consists of the lanes of parent that are not in set `without`; AMDGCN_NONE: unknown */
	int instruction;      /* the instruction at which the set begins; AMDGCN_NONE: the set begins where paths join */
	int block;            /* the block in which the set begins, or AMDGCN_NONE */
};

/* A call. The callee returns to the instruction after the call. */
struct amdgcn_call {
	size_t instruction;   /* the index of the call instruction; a call with several possible callees has an element for each */
	int function;         /* the index of the callee in this section, or AMDGCN_NONE */
	const char *symbol;   /* the symbol of a callee in another section; NULL: none */
};

struct amdgcn_graph {
	const struct amdgcn_function *function;
	const uint64_t *addresses; /* the addresses of the instructions, sorted */
	size_t ninstructions;
	const struct amdgcn_block *blocks; /* sorted by address, except that an entry without instructions is last */
	size_t nblocks;
	const struct amdgcn_edge *edges; /* sorted by source block */
	size_t nedges;
	const uint32_t *preds; /* indices in edges, sorted by target block */
	size_t npreds;
	const struct amdgcn_loop *loops; /* outer loops before inner ones */
	size_t nloops;
	const struct amdgcn_lanes *lanes;
	size_t nlanes;
	const struct amdgcn_call *calls; /* sorted by instruction */
	size_t ncalls;
	int entry;            /* the block at which the function starts, or AMDGCN_NONE if it has no instructions */
	int complete;         /* not 0: all jumps are known, and the sets of lanes are exact */
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};

/* Returns the graph of the code that is known to be reachable; NULL after an error. */
AMDGCN_API const struct amdgcn_graph *
amdgcn_graph(const struct amdgcn_function *function);

/* Returns a graph that also contains the unreached code after the function; NULL after an error. Checks that relate an instruction
 * to earlier instructions use this graph. Without unreached code, returns the result of amdgcn_graph(). */
AMDGCN_API const struct amdgcn_graph *
amdgcn_whole_graph(const struct amdgcn_function *function);

/* Decodes the instruction at an address of a section. Unlike amdgcn_decode(), accepts instructions that the assembler cannot
 * express because they have bits that hardware ignores. Returns the size in bytes, or 0 if there is no instruction. */
AMDGCN_API unsigned
amdgcn_instruction_at(const struct amdgcn_code *code, uint64_t address, struct amdgcn_instruction *out);

/* Decodes instruction i of a graph, for the processor of the graph's section and the VGPR index mode in effect at the
 * instruction. Returns the size of the instruction in bytes. */
AMDGCN_API unsigned
amdgcn_graph_instruction(const struct amdgcn_graph *graph, size_t i, struct amdgcn_instruction *out);

/* Returns the dependency modes in which instruction i of a graph can execute, bits 1 << mode; 0 after an error. The mode is in bits 1:0 of
 * HW_REG_WAVE_SCHED_MODE, which processors before gfx12 do not have: they always execute in mode 0. */
AMDGCN_API unsigned
amdgcn_dependency_modes(const struct amdgcn_graph *graph, size_t i);

/* AMDGCN_EXPERT_COUNTERS: maximum number of counters for which expert mode makes software wait. */
enum { AMDGCN_EXPERT_COUNTERS = 4 };

/* Stores the names of the counters, such as "depctr_va_vdst", for which software must wait before instruction i of a graph in expert
 * mode, which is mode 2: hardware does not hold the instruction for operations on the same VGPRs. The names are static. Returns their
 * number. */
AMDGCN_API unsigned
amdgcn_expert_waits(const struct amdgcn_graph *graph, size_t i, const char *names[AMDGCN_EXPERT_COUNTERS]);

/* Stores the text of instruction i of a graph in text, NUL-terminated, with the name of a block as the target of a branch: "bb3".
 * Returns the length of the text. */
AMDGCN_API size_t
amdgcn_graph_text(const struct amdgcn_graph *graph, size_t i, char text[AMDGCN_TEXT]);

/* Returns the index of the instruction at an address, or AMDGCN_NONE. */
AMDGCN_API int
amdgcn_find_instruction(const struct amdgcn_graph *graph, uint64_t address);

/* Returns the index of the block that contains an instruction. */
AMDGCN_API int
amdgcn_find_block(const struct amdgcn_graph *graph, size_t instruction);

/* Returns the name of an edge, such as "not taken". The string is static. */
AMDGCN_API const char *
amdgcn_edge_name(enum amdgcn_edge_kind kind);

#ifdef __cplusplus
}
#endif

#endif
