/* The instructions of a function, prepared for a comparison. */
#ifndef OBJDUMP_DIFF_LISTING_H
#define OBJDUMP_DIFF_LISTING_H

#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/isa/insn.h"
#include "library/amdgcn.h"

/* An instruction, or a dword that is not one. */
struct diff_line {
	uint64_t address;
	const char *text;
	const uint8_t *bytes;
	uint8_t size;       /* in bytes */
	bool code;          /* whether the bytes are an instruction */
	bool branches;      /* whether it branches to an instruction of the function, whose address is the target */
	uint64_t target;
	uint32_t exact;     /* number that identifies the text; for a branch within the function: the mnemonic */
	uint32_t shape;     /* number that identifies the text without register numbers */
	uint32_t mnemonic;  /* number that identifies the mnemonic */
};

struct diff_listing {
	const struct amdgcn_function *function;
	const struct isa *isa;
	struct diff_line *v;
	size_t n, cap;
};

/* Lists a function of code for isa. Texts are allocated in the arena. numbers maps texts to the numbers that identify
 * them, and must be the same map for all listings that are compared. The caller frees listing->v. */
void
listing_of(struct diff_listing *listing, const struct amdgcn_function *f, const struct isa *isa, struct arena *arena, struct map *numbers);

/* Returns the index of the instruction at an address, or -1. */
ptrdiff_t
listing_at(const struct diff_listing *listing, uint64_t address);

#endif
