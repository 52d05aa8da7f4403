/* -Wkernel: compares a kernel's code, descriptor and metadata. */
#ifndef ASSEMBLER_KERNEL_KERNEL_CHECK_H
#define ASSEMBLER_KERNEL_KERNEL_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct assembled;
struct sub;

/* A location in a subsection. */
struct code_place {
	const struct sub *sub;
	uint64_t at;
};

/* The register usage of an instruction, for -Wkernel. */
struct kernel_used {
	struct code_place end; /* the end of the instruction */
	uint16_t vgprs, sgprs, agprs;
	bool ends;    /* the instruction ends the wave or jumps to unknown code */
	bool macro;   /* the expansion is a macro's */
	const char *expansion; /* name of the expansion; NULL: none */
	struct loc loc, origin; /* loc is in a file; origin is the line in the body of the expansion, or empty */
};

/* Records the instruction that was emitted last, for kernel_check(). */
void
kernel_check_note(struct kernels *all, const struct assembled *made, struct loc loc);

/* Warns of all inconsistencies. Every descriptor must be finished. */
void
kernel_check(struct kernels *all);

#endif
