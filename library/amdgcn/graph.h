/* The control-flow graph of a function. It is valid until amdgcn_close(). */
#ifndef AMDGCN_GRAPH_H
#define AMDGCN_GRAPH_H

#include "function.h"
#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Why control can continue from one block at another. */
enum amdgcn_edge_kind {
	AMDGCN_FALLS_THROUGH, /* the next block follows */
	AMDGCN_TAKEN,         /* the branch is taken, if the condition holds */
	AMDGCN_NOT_TAKEN,     /* the branch is not taken */
	AMDGCN_JUMPS,         /* unconditionally */
	AMDGCN_FORKS,         /* with some of the lanes */
	AMDGCN_JOINS,         /* to the deferred path of a fork */
	AMDGCN_RETURNS,       /* to the caller */
	AMDGCN_ENDS,          /* the wave ends */
	AMDGCN_LEAVES,        /* to another function */
	AMDGCN_UNKNOWN,       /* to an unknown address */
	AMDGCN_NOT_CODE,      /* out of the section, or into an invalid instruction */
	AMDGCN_STARTS         /* from an entry without instructions to a possible start of the function */
};

/* An edge from the end of a block. */
struct amdgcn_edge {
	enum amdgcn_edge_kind kind; /* why control can continue there */
	int from, to;         /* the blocks; to is AMDGCN_NONE if control leaves the function */
	int function;         /* AMDGCN_LEAVES: the index of the function in this section, or AMDGCN_NONE */
	int has_address;      /* not 0: address is known */
	uint64_t address;     /* the address of the target */
	const char *symbol;   /* the symbol of a target in another section; NULL: none */
	const char *condition; /* AMDGCN_TAKEN, AMDGCN_NOT_TAKEN: the condition of the branch, such as "vccz"; else "none" */
};

/* A basic block. Its parts are elements of the arrays of the graph, given by the first index and their number. */
struct amdgcn_block {
	uint64_t address, end; /* the start and the end */
	size_t first, ninstructions; /* its instructions */
	size_t edge, nedges;  /* the edges from its end, elements of edges */
	size_t pred, npreds;  /* the edges to its start, elements of preds */
	int dominator;        /* the immediate dominator; AMDGCN_NONE for the entry, and if the block is unreachable */
	int loop;             /* the innermost loop, or AMDGCN_NONE */
	size_t lanes;         /* the lanes that are active at its start */
};

/* A loop. */
struct amdgcn_loop {
	int header;           /* the block at which the loop is entered; one of them if irreducible */
	int parent;           /* the loop around it, or AMDGCN_NONE */
	unsigned depth;       /* the nesting depth; 1: outermost */
	size_t nblocks;       /* the number of blocks, with those of inner loops */
	int irreducible;      /* not 0: the loop is entered at several blocks */
};

/* A set of lanes with which part of a function executes. Set 0 has all lanes with which a kernel starts; set 1 of a function has
 * the lanes of its caller. */
struct amdgcn_lanes {
	size_t parent;        /* the set of which this one is a subset; 0 for set 0 */
	int without;          /* the set such that this one has exactly the other lanes of its parent; AMDGCN_NONE: unknown */
	int instruction;      /* the first instruction; AMDGCN_NONE: the paths into block meet */
	int block;            /* the block in which the set begins, or AMDGCN_NONE */
};

/* A call, which returns to the next instruction. */
struct amdgcn_call {
	size_t instruction;   /* the call instruction; several elements: there are several possible callees */
	int function;         /* the index of the callee in this section, or AMDGCN_NONE */
	const char *symbol;   /* the symbol of a callee in another section; NULL: none */
};

/* The graph of a function. */
struct amdgcn_graph {
	const struct amdgcn_function *function; /* the function */
	const uint64_t *addresses; /* the addresses of the instructions, sorted */
	size_t ninstructions; /* the number of instructions */
	const struct amdgcn_block *blocks; /* the blocks, sorted by address, but for an entry without instructions, which is last */
	size_t nblocks;       /* the number of blocks */
	const struct amdgcn_edge *edges; /* the edges, sorted by their first block */
	size_t nedges;        /* the number of edges */
	const uint32_t *preds; /* indices of edges, sorted by the block to which the edge leads */
	size_t npreds;        /* the number of elements of preds */
	const struct amdgcn_loop *loops; /* the loops, outer loops before inner ones */
	size_t nloops;        /* the number of loops */
	const struct amdgcn_lanes *lanes; /* the sets of lanes */
	size_t nlanes;        /* the number of sets */
	const struct amdgcn_call *calls; /* the calls, sorted by instruction */
	size_t ncalls;        /* the number of calls */
	int entry;            /* the block at which the function starts, or AMDGCN_NONE if it has no instructions */
	int complete;         /* not 0: all jumps are known, and the sets of lanes are exact */
	const struct amdgcn_incomplete *incomplete; /* why the graph is incomplete */
	size_t nincomplete;   /* the number of reasons */
};

/* Returns the graph of the code that is known to be reached; NULL after an error. */
AMDGCN_API const struct amdgcn_graph *
amdgcn_graph(const struct amdgcn_function *function);

/* Returns a graph that also has the unreached code after the function; NULL after an error. Checks that relate an instruction to
 * earlier ones use it. Without such code, this is amdgcn_graph(). */
AMDGCN_API const struct amdgcn_graph *
amdgcn_whole_graph(const struct amdgcn_function *function);

/* Decodes the instruction at an address of a section. Unlike amdgcn_decode(), accepts instructions that the assembler cannot
 * express, with bits that hardware ignores. Returns its size in bytes, or 0 if there is no instruction. */
AMDGCN_API unsigned
amdgcn_instruction_at(const struct amdgcn_code *code, uint64_t address, struct amdgcn_instruction *out);

/* Decodes instruction i of a graph, for the processor of its section, under the VGPR index mode that the paths to it set. Returns its
 * size in bytes. */
AMDGCN_API unsigned
amdgcn_graph_instruction(const struct amdgcn_graph *graph, size_t i, struct amdgcn_instruction *out);

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
