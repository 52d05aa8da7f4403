/* Which dwords of a section are instructions: what control can reach from a function's start. */
#ifndef GRAPH_REACHABLE_CODE_H
#define GRAPH_REACHABLE_CODE_H

#include "common/analysis/graph/functions.h"

/* Of each dword of the section. */
enum {
	REACH_INSN = 1 << 30,   /* an instruction begins here */
	REACH_LEADER = 1 << 29, /* control comes here from elsewhere than the previous instruction */
	REACH_INSIDE = 1 << 28, /* part of an instruction that began before */
	REACH_BEGINS = 1 << 27, /* a function begins here, even if it has not been looked at yet */
	REACH_OWNER = (1 << 27) - 1, /* one more than the number of the function that reached it first */
};

struct reach {
	const struct flow_code *code;
	const struct flow *flow;     /* its functions */
	size_t nsymbols;             /* the first of them, whose places are given by symbols: sorted, none within another */
	uint32_t *within;            /* by function: the one whose symbol says that the place is its own; FLOW_NONE */
	uint32_t *mark;              /* of each dword */
	const struct form **form;    /* of the instruction that begins at each dword; NULL: none, or only if bits that do nothing
	                              * are ignored */
	uint8_t *shape;              /* its size in dwords, and 16 times the literal's place */
	uint32_t *todo;              /* places to go on from */
	size_t ntodo, todo_cap;
	uint32_t *leaders;           /* of the current function, in no order */
	size_t nleaders, leaders_cap;
};

/* The relocation at this place, or NULL. */
const struct flow_reloc *
reach_reloc(const struct flow_code *code, uint64_t at);

/* The place that a word of 8 bytes will hold the address of: a pointer, or one that a relocation makes. Returns false if it is
 * none that is known. */
bool
reach_pointer(const struct flow_code *code, uint64_t at, uint64_t *to);

/* The function whose symbol the place is in, FLOW_NONE: none. */
uint32_t
reach_symbol(const struct reach *r, uint64_t at);

/* The function that begins at the place, FLOW_NONE if none that was looked at does. */
uint32_t
reach_function(const struct reach *r, uint64_t at);

/* Whether the place is part of the function: not beyond the section, and not another function's, because that reached it
 * first or by its symbol. */
bool
reach_owns(const struct reach *r, uint32_t function, uint64_t at);

/* The place where a kernel can be started besides its symbol's: an instruction of its own. 0: none. */
uint32_t
reach_second(const struct reach *r, uint32_t function);

/* Where a branch leads: a place in this section, or with *symbol set a symbol of another. Returns false if the
 * instruction is none. */
bool
reach_target(const struct flow_code *code, const struct insn *insn, uint64_t at, uint64_t *to, struct str *symbol);

/* Continues from a place in the function until there is nothing new. */
void
reach_from(struct reach *r, uint32_t function, uint64_t at);

#endif
