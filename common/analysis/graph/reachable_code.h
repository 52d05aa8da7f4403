/* The dwords of a section that are instructions: the code reachable from a function's start. */
#ifndef GRAPH_REACHABLE_CODE_H
#define GRAPH_REACHABLE_CODE_H

#include "common/analysis/graph/functions.h"

/* Mark of each dword of the section. */
enum {
	REACH_INSN = 1 << 30,   /* an instruction begins here */
	REACH_LEADER = 1 << 29, /* control comes here from elsewhere than the previous instruction */
	REACH_INSIDE = 1 << 28, /* inside of an instruction */
	REACH_BEGINS = 1 << 27, /* a function begins here, whether analyzed or not */
	REACH_OWNER = (1 << 27) - 1, /* one more than the number of the first function that reached it */
};

struct reach {
	const struct flow_code *code;
	const struct flow *flow;     /* its functions */
	size_t nsymbols;             /* the first nsymbols functions come from symbols: sorted, not nested */
	uint32_t *within;            /* by function: the one whose symbol contains it; FLOW_NONE */
	uint32_t *mark;              /* by dword */
	const struct form **form;    /* of the instruction that begins at each dword; NULL: none, or only if ignored bits are
	                              * disregarded */
	uint8_t *shape;              /* its size in dwords, plus 16 times the literal's position */
	uint32_t *todo;              /* offsets to continue from */
	size_t ntodo, todo_cap;
	uint32_t *leaders;           /* leaders of the current function, unsorted */
	size_t nleaders, leaders_cap;
};

/* The relocation at this offset, or NULL. */
const struct flow_reloc *
reach_reloc(const struct flow_code *code, uint64_t at);

/* The target of an 8-byte word: of a pointer, or one that a relocation computes. Returns false if it is unknown. */
bool
reach_pointer(const struct flow_code *code, uint64_t at, uint64_t *to);

/* The function whose symbol contains the offset; FLOW_NONE: none. */
uint32_t
reach_symbol(const struct reach *r, uint64_t at);

/* The analyzed function that begins at the offset; FLOW_NONE: none. */
uint32_t
reach_function(const struct reach *r, uint64_t at);

/* Whether the offset belongs to the function: inside the section, and not owned by another function, which reached it first or
 * whose symbol contains it. */
bool
reach_owns(const struct reach *r, uint32_t function, uint64_t at);

/* A kernel's second entry: an instruction of its own. 0: none. */
uint32_t
reach_second(const struct reach *r, uint32_t function);

/* The target of a branch: an offset in this section, or *symbol in another. Returns false if the instruction is no branch. */
bool
reach_target(const struct flow_code *code, const struct insn *insn, uint64_t at, uint64_t *to, struct str *symbol);

/* Continues from an offset in the function until nothing new is reached. */
void
reach_from(struct reach *r, uint32_t function, uint64_t at);

#endif
