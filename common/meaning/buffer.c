/* Addresses in buffers. What an access is compared with depends on the generation; the comment of each operation has the source. */
#include "common/meaning/buffer.h"

struct buffer {
	uint64_t base;
	uint32_t stride, records, index_stride;
	uint32_t more_stride; /* further bits of the stride, where the lane's number is added to the index */
	bool adds_lane;
	unsigned select;      /* OOB_SELECT */
};

static struct buffer
buffer_of(uint64_t low, uint64_t high)
{
	return (struct buffer){
		.base = low & UINT64_C(0xffffffffffff), .stride = low >> 48 & 0x3fff, .records = (uint32_t)high,
		.index_stride = 8u << (high >> 53 & 3), .more_stride = (uint32_t)(high >> 47 & 15) << 14, .adds_lane = high >> 55 & 1,
		.select = high >> 60 & 3,
	};
}

/* Returns whether nothing is bound to a descriptor: its last dword, and with it the format, is 0. Winograd kernels of MIOpen set it to 0 for
 * what they neither load nor store, and leave the other dwords. */
static bool
is_unbound(uint64_t high)
{
	return !(high >> 32);
}

/* Returns an address of 48 bits, extended by its sign. */
static uint64_t
canonical(uint64_t address)
{
	return (uint64_t)((int64_t)(address << 16) >> 16);
}

static uint64_t
swizzled_offset(const struct buffer *b, uint32_t element, uint32_t index, uint64_t offset)
{
	uint64_t group = index / b->index_stride, in_group = index % b->index_stride;

	return (group * b->stride + offset / element * element) * b->index_stride + in_group * element + offset % element;
}

static uint64_t
linear_offset(const struct buffer *b, uint32_t index, uint64_t offset)
{
	return (uint64_t)index * b->stride + offset;
}

/* Whether the stride is 0 decides what is checked: CLRX's GcnMemHandling. */
uint64_t
meaning_buffer_by_stride_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct buffer b = buffer_of(low, high);
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part;

	(void)bytes;
	if (is_unbound(high) || (b.stride ? record >= b.records || ((indexed || b.adds_lane) && at >= b.stride) : at + soffset >= b.records))
		return MEANING_NOWHERE;
	return canonical(b.base + soffset +
		(low >> 63 ? swizzled_offset(&b, 2u << (high >> 51 & 3), record, at) : linear_offset(&b, record, at)));
}

/* Whether the buffer is swizzled decides: AMD's GCN3 manual, gem5's Inst_MUBUF; Mesa's description of NUM_RECORDS of GFX8. */
uint64_t
meaning_buffer_by_swizzle_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct buffer b = buffer_of(low, high);
	bool records = b.stride && low >> 63;
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part;

	(void)indexed;
	(void)bytes;
	b.stride |= b.adds_lane ? b.more_stride : 0;
	uint64_t linear = linear_offset(&b, record, at);
	if (is_unbound(high) || (records ? record >= b.records || at >= b.stride : linear + soffset >= b.records))
		return MEANING_NOWHERE;
	return canonical(b.base + soffset + (low >> 63 ? swizzled_offset(&b, 2u << (high >> 51 & 3), record, at) : linear));
}

/* Whether the instruction has an index decides: Mesa's description of NUM_RECORDS of GFX9; ROCm's rocjitsu, which was compared with a gfx950. */
uint64_t
meaning_buffer_by_index_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct buffer b = buffer_of(low, high);
	bool swizzled = low >> 63, records = indexed && b.stride, adds = b.adds_lane && (swizzled || !indexed);
	uint64_t at = (uint64_t)offset + part;

	if (is_unbound(high) || ((indexed || !b.adds_lane) && (records ? index >= b.records : at + soffset + bytes > b.records)))
		return MEANING_NOWHERE;
	index += adds ? lane : 0;
	b.stride |= adds ? b.more_stride : 0;
	return canonical(b.base + soffset +
		(swizzled && b.adds_lane ? swizzled_offset(&b, 4, index, at) : linear_offset(&b, index, at)));
}

/* OOB_SELECT decides, and the end of the access does not matter: Mesa's description of GFX10. */
uint64_t
meaning_buffer_selected_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	struct buffer b = buffer_of(low, high);
	uint32_t record = index + (b.adds_lane ? lane : 0);
	uint64_t at = (uint64_t)offset + part;
	uint64_t address = low >> 63 ? swizzled_offset(&b, 4, record, at) : linear_offset(&b, record, at);
	const bool outside[] = {
		record >= b.records || at >= b.stride, record >= b.records, !b.records, (low >> 63 ? address : at) + soffset >= b.records,
	};

	(void)indexed;
	(void)bytes;
	return is_unbound(high) || outside[b.select] ? MEANING_NOWHERE : canonical(b.base + soffset + address);
}

static uint64_t
checked_address(uint64_t low, struct buffer b, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
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
	return canonical(b.base + soffset +
		(swizzled ? swizzled_offset(&b, low >> 62 == 3 ? 16 : 4, record, at) : linear_offset(&b, record, at)));
}

/* The same with the end of the access: AMD's RDNA3 and RDNA4 manuals. ROCm's rocjitsu, which was compared with hardware, has the index of the
 * instruction in place of the lane's number, where the manual adds both, and swizzles without soffset. */
uint64_t
meaning_buffer_to_end_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	return is_unbound(high) ? MEANING_NOWHERE : checked_address(low, buffer_of(low, high), index, indexed, offset, soffset, lane, part, bytes);
}

/* The same with a factor for the stride: AMD's RDNA4 manual. */
uint64_t
meaning_buffer_scaled_u64(uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset, uint32_t soffset, uint32_t lane,
	uint32_t part, uint32_t bytes)
{
	static const uint8_t scale[] = {1, 4, 8, 32};
	struct buffer b = buffer_of(low, high);

	b.stride *= scale[high >> 50 & 3];
	return is_unbound(high) ? MEANING_NOWHERE : checked_address(low, b, index, indexed, offset, soffset, lane, part, bytes);
}

static uint64_t
wide_base(uint64_t low)
{
	return low & UINT64_C(0x1ffffffffffffff);
}

static uint64_t
wide_records(uint64_t low, uint64_t high)
{
	return low >> 57 | (high & UINT64_C(0x3fffffffff)) << 7;
}

/* LLVM's lowering of pointers to descriptors says where the base, the records, the stride and the flags are. One of the four flags selects a
 * check of the offset: the second one for LLVM and Triton, the fourth for rocjitsu. Without it, the index is checked if the stride is not 0;
 * AITER's kernels have such descriptors for instructions without an index, too. */
uint64_t
meaning_buffer_wide_u64(const struct meaning_values *m, uint64_t low, uint64_t high, uint32_t index, uint32_t indexed, uint32_t offset,
	uint32_t soffset, uint32_t part, uint32_t bytes)
{
	enum { BY_OFFSET = 2, ALSO_BY_OFFSET = 8 };
	uint64_t stride = high >> 44 & 0xffff, flags = high >> 60, end = (uint64_t)offset + part + bytes, records = wide_records(low, high);
	bool beyond = end + soffset > records, by_offset = !stride || flags & (BY_OFFSET | ALSO_BY_OFFSET);
	bool outside = by_offset ? beyond : indexed ? index >= records : !records;
	bool is_known = !(flags & ~(uint64_t)(BY_OFFSET | ALSO_BY_OFFSET)) && (!indexed || stride <= 0x3fff) &&
		(by_offset || outside || (indexed ? end <= stride : !beyond));

	*m->known &= is_known;
	return outside || !is_known ? MEANING_NOWHERE : wide_base(wide_base(low) + soffset + index * stride + offset + part);
}

/* Scalar instructions: the buffer has as many bytes as records and their stride say. Addresses of dwords are multiples of 4. */
static uint64_t
scalar_address(uint64_t base, uint64_t stride, uint64_t records, uint64_t offset, uint32_t part, uint32_t bytes)
{
	uint64_t at = offset + part, size = (stride ? stride : 1) * records;

	if (at >= size || at < offset)
		return MEANING_NOWHERE;
	return bytes < 4 ? base + at : (base + at) & ~UINT64_C(3);
}

uint64_t
meaning_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes)
{
	struct buffer b = buffer_of(low, high);

	return scalar_address(canonical(b.base), b.stride, b.records, offset, part, bytes);
}

/* The same of descriptors whose base has 57 bits, and whose number of records has 45. */
uint64_t
meaning_wide_scalar_buffer_u64(uint64_t low, uint64_t high, uint64_t offset, uint32_t part, uint32_t bytes)
{
	return scalar_address(wide_base(low), high >> 44 & 0x3fff, wide_records(low, high), offset, part, bytes);
}
