/* --fill-metadata: adds missing keys to a kernel's metadata, with values from its descriptor. */
#ifndef ASSEMBLER_KERNEL_METADATA_FILL_H
#define ASSEMBLER_KERNEL_METADATA_FILL_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct kernels;
struct kernel;
struct meta;

struct kernel_metadata {
	struct kernel_metadata *next;
	struct meta *root;
	int arg; /* enum dir_for; FOR_ANY for amdpal metadata */
	struct loc loc;
	bool expanded; /* the locations are those of a macro call, not of the text */
	bool bad; /* the metadata is invalid, and the error was reported */
};

/* Adds missing keys to all kernels in the metadata. If a descriptor has values that are not known yet, reports an error and
 * returns false. */
bool
metadata_fill(struct kernels *all, struct meta *root);

struct metadata_difference {
	const char *key;
	const struct meta *at;
	uint64_t have, want; /* have: value in the metadata; want: value that --fill-metadata would write */
	int row;             /* row of the descriptor that holds the value */
};

/* Finds the next difference between a kernel's metadata and its descriptor, beginning with key *i, and advances *i. *i is
 * initially 0. Returns false if there is no further difference. */
bool
metadata_difference(const struct kernel *k, const struct meta *kernel, size_t *i, struct metadata_difference *out);

/* After an error in the metadata, adds notes with the keys that --fill-metadata would add. */
void
metadata_propose(struct kernels *all, const struct meta *root);

/* Returns the end of the last kernel argument that the metadata lists, in bytes, or 0 if it lists none. */
uint64_t
metadata_arguments(const struct meta *kernel);

/* Returns the descriptor of the kernel that the metadata describes, or NULL if there is none. The kernel's name is .symbol
 * without ".kd", or .name. */
struct kernel *
metadata_descriptor(struct kernels *all, const struct meta *kernel);

#endif
