/* --fill-metadata: fills missing keys of a kernel's metadata from its descriptor. */
#ifndef ASSEMBLER_KERNEL_METADATA_FILL_H
#define ASSEMBLER_KERNEL_METADATA_FILL_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct kernel;
struct meta;

/* The metadata of one directive. */
struct kernel_metadata {
	struct kernel_metadata *next;
	struct meta *root;
	int arg; /* enum dir_for; FOR_ANY: of amdpal */
	struct loc loc;
	bool bad; /* invalid, which was reported */
};

/* Adds missing keys to all kernels in the metadata. Returns false after an error, if a descriptor has values that are not known
 * yet. */
bool
metadata_fill(struct kernels *all, struct meta *root);

/* A difference between the metadata of a kernel and its descriptor. */
struct metadata_difference {
	const char *key;
	const struct meta *at;
	uint64_t have, want; /* want: the value that --fill-metadata would write */
	int row;             /* the descriptor's row */
};

/* Finds the next difference, from key *i on; *i is 0 at first. Returns false after the last one. */
bool
metadata_difference(const struct kernel *k, const struct meta *kernel, size_t *i, struct metadata_difference *out);

/* After an error in metadata: adds notes about the keys that --fill-metadata would fill. */
void
metadata_propose(struct kernels *all, const struct meta *root);

/* The end of the last kernel argument that the metadata lists, in bytes; 0 if it lists none. */
uint64_t
metadata_arguments(const struct meta *kernel);

/* The descriptor that belongs to the metadata of a kernel: .symbol without ".kd", or .name. NULL: not found. */
struct kernel *
metadata_descriptor(struct kernels *all, const struct meta *kernel);

#endif
