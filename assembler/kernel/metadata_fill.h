/* --fill-metadata: what the metadata of a kernel leaves out and its descriptor says. */
#ifndef ASSEMBLER_KERNEL_METADATA_FILL_H
#define ASSEMBLER_KERNEL_METADATA_FILL_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct kernel;
struct meta;

/* One directive of metadata. */
struct kernel_metadata {
	struct kernel_metadata *next;
	struct meta *root;
	int arg; /* enum dir_for: FOR_ANY for amdpal's */
	struct loc loc;
	bool bad; /* which has been reported */
};

/* Adds to the kernels of metadata what they leave out and their descriptors say. Returns false after an
 * error: a descriptor whose values are not known yet. */
bool
metadata_fill(struct kernels *all, struct meta *root);

/* What metadata say of a kernel and its descriptor says otherwise. */
struct metadata_difference {
	const char *key;
	const struct meta *at;
	uint64_t have, want; /* want: what --fill-metadata writes */
	int row;             /* of the descriptor */
};

/* The next difference, of keys from *i on, which is 0 at first. Returns false after the last. */
bool
metadata_difference(const struct kernel *k, const struct meta *kernel, size_t *i, struct metadata_difference *out);

/* After an error in metadata: notes of which kernels --fill-metadata would add keys that they lack. */
void
metadata_propose(struct kernels *all, const struct meta *root);

/* The bytes of kernel arguments that the metadata of a kernel lists; 0 if it lists none. */
uint64_t
metadata_arguments(const struct meta *kernel);

/* The descriptor that the metadata of a kernel belongs to: .symbol without ".kd", or .name; NULL if there is
 * none. */
struct kernel *
metadata_descriptor(struct kernels *all, const struct meta *kernel);

#endif
