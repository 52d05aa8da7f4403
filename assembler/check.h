/* What code, descriptors and metadata say of a kernel: -Wkernel compares it, --fill-metadata derives the
 * metadata's part from the descriptors. */
#ifndef ASSEMBLER_CHECK_H
#define ASSEMBLER_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"

struct as;
struct dir;
struct assembled;
struct kernel;
struct meta;
struct sub;

/* One directive of metadata. */
struct kernel_metadata {
	struct kernel_metadata *next;
	struct meta *root;
	const struct dir *dir;
	struct loc loc;
};

/* A place in a part of a section. */
struct code_place {
	const struct sub *sub;
	uint64_t at;
};

/* For -Wkernel: what an instruction uses. */
struct kernel_used {
	struct code_place end; /* behind it */
	uint16_t vgprs, sgprs, agprs;
	bool ends;    /* the wave, or control goes where nobody knows */
	struct loc loc;
};

/* Remembers an instruction, which was just put, for check_kernels. */
void
check_note(struct as *as, const struct assembled *made, struct loc loc);

/* Warns of all that disagrees. Every descriptor must be finished. */
void
check_kernels(struct as *as);

/* Adds to the kernels of metadata what they leave out and their descriptors tell. Returns false after an
 * error: a descriptor whose values are not known yet. */
bool
fill_metadata(struct as *as, struct meta *root);

/* The bytes of kernel arguments that the metadata of a kernel list; 0 if they list none. */
uint64_t
meta_arguments(const struct meta *kernel);

/* The descriptor that the metadata of a kernel belong to: .symbol without ".kd", or .name; NULL if there is
 * none. */
struct kernel *
meta_descriptor(struct as *as, const struct meta *kernel);

#endif
