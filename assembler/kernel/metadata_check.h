/* -Wkernel: compares metadata with the descriptors. */
#ifndef ASSEMBLER_KERNEL_METADATA_CHECK_H
#define ASSEMBLER_KERNEL_METADATA_CHECK_H

struct kernels;

/* Warns of kernels without metadata and of metadata that disagrees with a descriptor, with the processor or with itself. The metadata
 * may be invalid. Every descriptor must be finished. */
void
metadata_check(struct kernels *all);

#endif
