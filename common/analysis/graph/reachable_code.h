/* Finds the dwords of a section that are instructions: the code that is reachable from the functions' starts. */
#ifndef GRAPH_REACHABLE_CODE_H
#define GRAPH_REACHABLE_CODE_H

#include "common/analysis/graph/functions.h"

/* Bits of the mark of each dword. */
enum {
	REACH_INSN = 1 << 30,   /* an instruction begins here */
	REACH_LEADER = 1 << 29, /* a block begins here: an entry, a jump target, or the instruction after a branch */
	REACH_INSIDE = 1 << 28, /* second or later dword of an instruction */
	REACH_BEGINS = 1 << 27, /* a function begins here, even if it is not analyzed */
	REACH_OWNER = (1 << 27) - 1, /* first function that reached this dword, plus one; 0: none */
};

struct reach {
	const struct graph_code *code;
	const struct flow *flow;
	size_t nsymbols;             /* number of functions that symbols define: the first elements of flow->functions, sorted by
	                              * offset and not nested */
	uint32_t *within;            /* indexed by function: function whose symbol contains its start; GRAPH_NONE: none */
	uint32_t *mark;              /* indexed by dword: REACH_… */
	const struct form **form;    /* indexed by dword: form of the instruction that begins here; NULL: none, or an instruction with
	                              * nonzero bits that hardware ignores */
	uint8_t *shape;
	uint32_t *todo;              /* offsets from which the traversal still has to continue */
	size_t ntodo, todo_cap;
	uint32_t *leaders;           /* offsets at which blocks of the current function begin, unsorted */
	size_t nleaders, leaders_cap;
};

/* Returns the relocation at an offset, or NULL. */
const struct graph_reloc *
reach_reloc(const struct graph_code *code, uint64_t at);

/* Finds the offset that an 8-byte word of the section will contain after relocation, and sets *to to it. Returns false if the
 * offset is unknown. */
bool
reach_pointer(const struct graph_code *code, uint64_t at, uint64_t *to);

/* Returns the function whose symbol contains the offset, or GRAPH_NONE. */
uint32_t
reach_symbol(const struct reach *r, uint64_t at);

/* Returns the analyzed function that begins at the offset, or GRAPH_NONE. */
uint32_t
reach_function(const struct reach *r, uint64_t at);

/* Returns whether the offset, which must be in the section, belongs to the function: no other function has reached it first or has a
 * symbol that contains it. */
bool
reach_owns(const struct reach *r, uint32_t function, uint64_t at);

/* Returns the offset of a kernel's second entry, at which hardware that preloads arguments starts the kernel. Returns 0 if the
 * kernel has no second entry. */
uint32_t
reach_second(const struct reach *r, uint32_t function);

/* Finds the target of a branch: an offset in this section, or the symbol *symbol in another section. Returns false if the
 * instruction is not a direct branch. */
bool
reach_target(const struct graph_code *code, const struct insn *insn, uint64_t at, uint64_t *to, struct str *symbol);

/* Traverses the code of the function from an offset until no new code is reached. */
void
reach_from(struct reach *r, uint32_t function, uint64_t at);

#endif
