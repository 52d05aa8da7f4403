/* What code, descriptors and metadata say of a kernel: -Wkernel compares it, --fill-metadata derives the
 * metadata's part from the descriptors. */
#ifndef ASSEMBLER_CHECK_H
#define ASSEMBLER_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"

struct as;
struct insn;
struct kernel;
struct meta;

/* Remembers an instruction, which was just put, for check_kernels. */
void
check_note(struct as *as, const struct insn *insn, struct loc loc);

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
