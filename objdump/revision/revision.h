/* A revision of a function: its instructions, prepared for a comparison with another revision. It does not depend on the file, which
 * may be closed. */
#ifndef REVISION_REVISION_H
#define REVISION_REVISION_H

#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "library/amdgcn.h"

/* Registers that an instruction accesses, as bits of struct amdgcn_registers. */
struct revision_operand {
	uint16_t bit, count;
	uint8_t file;       /* index of the register class, as amdgcn_register_class() counts */
	uint8_t access;     /* bits of enum amdgcn_access */
	int8_t place;       /* index of the operand in the text; -1: implicit */
};

/* An instruction, or a dword that is not one. */
struct revision_line {
	uint64_t address;
	const char *text;
	const struct revision_operand *operands;
	uint8_t noperands;
	bool code;          /* whether it is an instruction */
	bool goes_on;       /* whether control may reach the next instruction */
	bool branches;      /* whether it is a direct branch to an address in the function, which `target` contains */
	uint64_t target;
	uint32_t exact;     /* number that identifies the text; for a branch within the function: the mnemonic */
	uint32_t shape;     /* number that identifies the text without register numbers */
	uint32_t mnemonic;  /* number that identifies the mnemonic */
	const struct amdgcn_registers *live; /* live registers before the instruction; NULL: unknown, or it does not begin a block */
};

struct revision {
	uint64_t start;     /* address of the function */
	struct revision_line *v; /* sorted by address */
	size_t n, cap;
};

/* Lists the code of a function. numbers maps texts to the numbers that identify them, and must be the same map for all revisions that
 * are compared. Texts and operands are allocated in the arena. The caller calls revision_free(). */
void
revision_list(struct revision *revision, const struct amdgcn_function *f, struct arena *arena, struct map *numbers);

/* Like revision_list(), but lists the instructions of the function's graph only. The text of a branch within the function contains the
 * name of a block, as amdgcn_graph_text() returns it. */
void
revision_list_graph(struct revision *revision, const struct amdgcn_function *f, struct arena *arena, struct map *numbers);

/* Returns the index of the instruction at an address, or -1. */
ptrdiff_t
revision_find(const struct revision *revision, uint64_t address);

void
revision_free(struct revision *revision);

#endif
