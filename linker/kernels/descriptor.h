/* Writes what kernels need into their descriptors and metadata. */
#ifndef LINKER_DESCRIPTOR_H
#define LINKER_DESCRIPTOR_H

#include "common/hsa/object.h"
#include "linker/kernels/function.h"

/* Returns the descriptor's bytes in the section of its symbol, or NULL after an error. */
const uint8_t *
descriptor_bytes(struct call_graph *fs, const struct link_symbol *kd);

/* Raises the fields of the descriptors of all kernels, and the keys of their metadata, to what the kernels need. id: the output. */
void
descriptor_raise(struct call_graph *fs, const struct object_id *id);

#endif
