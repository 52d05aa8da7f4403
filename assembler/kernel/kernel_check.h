/* -Wkernel: compares a kernel's code, descriptor and metadata. */
#ifndef ASSEMBLER_KERNEL_KERNEL_CHECK_H
#define ASSEMBLER_KERNEL_KERNEL_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct assembled;
struct sub;

/* The location of a byte, as an offset in a subsection. */
struct code_place {
	const struct sub *sub;
	uint64_t at;
};

/* The register usage of an instruction, for -Wkernel. */
struct kernel_used {
	struct code_place end;
	uint16_t vgprs, sgprs, agprs;
	bool ends;    /* the instruction ends the wave or jumps to unknown code */
	bool macro;   /* `expansion` is a macro expansion */
	const char *expansion; /* NULL: the instruction is in no expansion */
	struct loc loc, origin; /* loc: location in a file; origin: location in the body of the expansion, empty if there is none */
};

/* Records the registers that the instruction uses. Must be called right after the instruction was emitted. */
void
kernel_check_note(struct kernels *all, const struct assembled *made, struct loc loc);

/* Reports all inconsistencies as warnings. Every descriptor must be finished. */
void
kernel_check(struct kernels *all);

#endif
