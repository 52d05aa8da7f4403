/* Addresses in buffers, from the four dwords of a descriptor.
 *
 * index: of a record; indexed: the instruction has it. offset: in the record, of which the access has `bytes` bytes from byte `part` on.
 * soffset: the offset that is the same for all lanes. Linear buffers: base + soffset + index * stride + offset. In swizzled ones, elements
 * of as many records as the index stride are adjacent. An access that is out of range is at MEANING_NOWHERE. */
#ifndef MEANING_BUFFER_H
#define MEANING_BUFFER_H

#include "common/meaning/meaning.h"

struct meaning_buffer {
	uint64_t base;
	uint32_t stride, records, index_stride;
	uint32_t more_stride; /* further bits of the stride, where the lane's number is added to the index */
	bool adds_lane;
	unsigned select;      /* OOB_SELECT */
};

static inline struct meaning_buffer
meaning_buffer_of(uint64_t low, uint64_t high)
{
	return (struct meaning_buffer){
		.base = low & UINT64_C(0xffffffffffff), .stride = low >> 48 & 0x3fff, .records = (uint32_t)high,
		.index_stride = 8u << (high >> 53 & 3), .more_stride = (uint32_t)(high >> 47 & 15) << 14, .adds_lane = high >> 55 & 1,
		.select = high >> 60 & 3,
	};
}

/* Returns an address of 48 bits, extended by its sign. */
static inline uint64_t
meaning_canonical(uint64_t address)
{
	return (uint64_t)((int64_t)(address << 16) >> 16);
}

static inline uint64_t
meaning_buffer_swizzled(const struct meaning_buffer *b, uint32_t element, uint32_t index, uint64_t offset)
{
	uint64_t group = index / b->index_stride, in_group = index % b->index_stride;

	return (group * b->stride + offset / element * element) * b->index_stride + in_group * element + offset % element;
}

static inline uint64_t
meaning_buffer_linear(const struct meaning_buffer *b, uint32_t index, uint64_t offset)
{
	return (uint64_t)index * b->stride + offset;
}

/* Whether the stride is 0 decides what is checked: CLRX's GcnMemHandling. */
static inline uint64_t
meaning_buffer_by_stride_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct meaning_buffer b = meaning_buffer_of(low, high);
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part;

	(void)bytes;
	if (b.stride ? record >= b.records || ((indexed || b.adds_lane) && at >= b.stride) : at + soffset >= b.records)
		return MEANING_NOWHERE;
	return meaning_canonical(b.base + soffset +
		(low >> 63 ? meaning_buffer_swizzled(&b, 2u << (high >> 51 & 3), record, at) : meaning_buffer_linear(&b, record, at)));
}

/* Whether the buffer is swizzled decides: AMD's GCN3 manual, gem5's Inst_MUBUF; Mesa's description of NUM_RECORDS of GFX8. */
static inline uint64_t
meaning_buffer_by_swizzle_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct meaning_buffer b = meaning_buffer_of(low, high);
	bool records = b.stride && low >> 63;
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part, linear;

	(void)indexed;
	(void)bytes;
	b.stride |= b.adds_lane ? b.more_stride : 0;
	linear = meaning_buffer_linear(&b, record, at);
	if (records ? record >= b.records || at >= b.stride : linear + soffset >= b.records)
		return MEANING_NOWHERE;
	return meaning_canonical(b.base + soffset + (low >> 63 ? meaning_buffer_swizzled(&b, 2u << (high >> 51 & 3), record, at) : linear));
}

/* Whether the instruction has an index decides: Mesa's description of NUM_RECORDS of GFX9; ROCm's rocjitsu, which was compared with a gfx950. */
static inline uint64_t
meaning_buffer_by_index_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct meaning_buffer b = meaning_buffer_of(low, high);
	bool swizzled = low >> 63, records = indexed && b.stride, adds = b.adds_lane && (swizzled || !indexed);
	uint64_t at = (uint64_t)offset + part;

	if ((indexed || !b.adds_lane) && (records ? index >= b.records : at + soffset + bytes > b.records))
		return MEANING_NOWHERE;
	index += adds ? lane : 0;
	b.stride |= adds ? b.more_stride : 0;
	return meaning_canonical(b.base + soffset +
		(swizzled && b.adds_lane ? meaning_buffer_swizzled(&b, 4, index, at) : meaning_buffer_linear(&b, index, at)));
}

/* OOB_SELECT decides, and the end of the access does not matter: Mesa's description of GFX10. */
static inline uint64_t
meaning_buffer_selected_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct meaning_buffer b = meaning_buffer_of(low, high);
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part;
	uint64_t address = low >> 63 ? meaning_buffer_swizzled(&b, 4, record, at) : meaning_buffer_linear(&b, record, at);
	const bool outside[] = {
		record >= b.records || at >= b.stride, record >= b.records, !b.records, (low >> 63 ? address : at) + soffset >= b.records,
	};

	(void)indexed;
	(void)bytes;
	return outside[b.select] ? MEANING_NOWHERE : meaning_canonical(b.base + soffset + address);
}

static inline uint64_t
meaning_buffer_checked(uint64_t low, struct meaning_buffer b, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	uint32_t record = indexed ? index : b.adds_lane ? lane : 0, rest = b.records - (soffset < b.records ? soffset : b.records);
	bool swizzled = low >> 62 && (indexed || b.adds_lane);
	uint64_t at = (uint64_t)offset + part, end = at + bytes;
	const bool outside[] = {
		record >= b.records || end > b.stride, record >= b.records, !b.records,
		swizzled && b.stride ? record >= rest || end > b.stride : end > rest,
	};

	if (outside[b.select])
		return MEANING_NOWHERE;
	return meaning_canonical(b.base + soffset +
		(swizzled ? meaning_buffer_swizzled(&b, low >> 62 == 3 ? 16 : 4, record, at) : meaning_buffer_linear(&b, record, at)));
}

/* The same with the end of the access: AMD's RDNA3 and RDNA4 manuals. ROCm's rocjitsu, which was compared with hardware, has the index of the
 * instruction in place of the lane's number, where the manual adds both, and swizzles without soffset. */
static inline uint64_t
meaning_buffer_to_end_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	return meaning_buffer_checked(low, meaning_buffer_of(low, high), index, indexed, offset, soffset, lane, part, bytes);
}

/* The same with a factor for the stride: AMD's RDNA4 manual. */
static inline uint64_t
meaning_buffer_scaled_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	static const uint8_t scale[] = {1, 4, 8, 32};
	struct meaning_buffer b = meaning_buffer_of(low, high);

	b.stride *= scale[high >> 50 & 3];
	return meaning_buffer_checked(low, b, index, indexed, offset, soffset, lane, part, bytes);
}

/* Scalar instructions: the buffer has as many bytes as records and their stride say. Addresses of dwords are multiples of 4. */
static inline uint64_t
meaning_scalar_address(uint64_t base, uint64_t stride, uint64_t records, uint64_t offset, uint32_t part, uint32_t bytes)
{
	uint64_t at = offset + part, size = (stride ? stride : 1) * records;

	if (at >= size || at < offset)
		return MEANING_NOWHERE;
	return bytes < 4 ? base + at : (base + at) & ~UINT64_C(3);
}

static inline uint64_t
meaning_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes)
{
	struct meaning_buffer b = meaning_buffer_of(low, high);

	return meaning_scalar_address(b.base, b.stride, b.records, offset, part, bytes);
}

/* The same of descriptors whose base has 57 bits, and whose number of records has 45. */
static inline uint64_t
meaning_wide_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes)
{
	return meaning_scalar_address(low & UINT64_C(0x1ffffffffffffff), high >> 44 & 0x3fff, low >> 57 | (high & UINT64_C(0x3fffffffff)) << 7,
		offset, part, bytes);
}

#endif
