/* Addresses in buffers, from the four dwords of a descriptor.
 *
 * index: of a record; indexed: the instruction has it. offset: in the record, of which the access has `bytes` bytes from byte `part` on.
 * soffset: the offset that is the same for all lanes. Linear buffers: base + soffset + index * stride + offset. In swizzled ones, elements
 * of as many records as the index stride are adjacent. An access that is out of range is at MEANING_NOWHERE. */
#ifndef MEANING_BUFFER_H
#define MEANING_BUFFER_H

#include "common/meaning/meaning.h"

typedef uint64_t meaning_buffer_address(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset,
	uint32_t lane, uint32_t part, uint32_t bytes);

/* What decides about the check of bounds: the stride, the swizzling, the index; or OOB_SELECT, without and with the end of the access, and
 * with a factor for the stride. */
meaning_buffer_address meaning_buffer_by_stride_u64, meaning_buffer_by_swizzle_u64, meaning_buffer_by_index_u64, meaning_buffer_selected_u64,
	meaning_buffer_to_end_u64, meaning_buffer_scaled_u64;

/* Of descriptors whose base has 57 bits, and whose number of records has 45. If it is not known whether an access is in range, no access is
 * made, and *m->known becomes false. */
uint64_t
meaning_buffer_wide_u64(const struct meaning_values *m, uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset,
	uint32_t soffset, uint32_t part, uint32_t bytes);

/* Of scalar instructions: the buffer has as many bytes as records and their stride say. Addresses of dwords are multiples of 4. wide: of
 * such wide descriptors. */
uint64_t
meaning_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes);
uint64_t
meaning_wide_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes);

#endif
