/* -Wkernel: compares what code, descriptors and metadata say of a kernel. */
#ifndef ASSEMBLER_KERNEL_KERNEL_CHECK_H
#define ASSEMBLER_KERNEL_KERNEL_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct assembled;
struct sub;

/* A place in a part of a section. */
struct code_place {
	const struct sub *sub;
	uint64_t at;
};

/* For -Wkernel: what an instruction uses. */
struct kernel_used {
	struct code_place end; /* after it */
	uint16_t vgprs, sgprs, agprs;
	bool ends;    /* the wave ends, or control goes to unknown code */
	bool macro;   /* what expands it is a macro */
	const char *expansion; /* its name; NULL: it is in no expansion */
	struct loc loc, origin; /* loc is in a file; origin the line of an expansion's body, or none */
};

/* Remembers an instruction, which was just put, for kernel_check. */
void
kernel_check_note(struct kernels *all, const struct assembled *made, struct loc loc);

/* Warns of all that disagrees. Every descriptor must be finished. */
void
kernel_check(struct kernels *all);

#endif
