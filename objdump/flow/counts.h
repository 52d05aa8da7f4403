/* --counts: how often instructions were executed, from a document of amdgcn-run --json --counts=instructions. An instruction is found by its
 * function and its offset there, so the object may be relocatable although the run was of a linked one. */
#ifndef OBJDUMP_COUNTS_H
#define OBJDUMP_COUNTS_H

#include "objdump/flow/section_view.h"

/* How often an instruction was executed. */
struct executed {
	uint32_t function;    /* the number of its function's name; 0: it has none */
	bool conditional;     /* it is a conditional branch */
	uint64_t offset;      /* in the function, or the address if there is none */
	uint64_t executed;    /* how often waves executed it */
	uint64_t lanes;       /* the sum of the numbers of lanes that were active then */
	uint64_t taken;       /* how often the branch was taken */
	struct str text;      /* the instruction; empty: unknown */
	struct loc loc;
};

/* Reads the file, if --counts is given. Reports errors. */
void
counts_open(struct options *o);

/* Returns the count of the instruction of function f at an address, or NULL if the file has none. Reports an error if the file has another
 * instruction there. */
const struct executed *
counts_find(struct section_view *s, const struct amdgcn_function *f, uint64_t address, struct str text);

/* Reports an error if the file has no instruction that was shown, and frees what counts_open() has read. */
void
counts_close(struct options *o);

#endif
