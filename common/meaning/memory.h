/* Accesses to memory. Values are little-endian, as are the hosts. */
#ifndef MEANING_MEMORY_H
#define MEANING_MEMORY_H

#include "common/meaning/small.h"

/* Access memory, or LDS, at an address for a lane. */
#define MEANING_ACCESS(bits) \
	uint##bits##_t meaning_load_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address); \
	uint##bits##_t meaning_load_lds_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address); \
	void meaning_store_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value); \
	void meaning_store_lds_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value);

MEANING_ACCESS(8)
MEANING_ACCESS(16)
MEANING_ACCESS(32)
MEANING_ACCESS(64)
#undef MEANING_ACCESS

/* Returns the address, or one that no LDS has if it is not below the limit, which m0 is before gfx9. */
static inline uint32_t
meaning_lds_address_u32(uint32_t address, uint32_t limit)
{
	return address < limit ? address : UINT32_MAX;
}

/* Returns the lane whose value a lane gets by the offset of ds_swizzle_b32: by masks of its number's bits, of a quad, rotated (from gfx9 on, as
 * are all from 0xc000), or as a Fourier transform needs them. */
static inline uint32_t
meaning_swizzled_lane_u32(uint32_t offset, uint32_t lane)
{
	uint32_t from = lane & 31, mask = offset & 31, reversed = 0, turn = offset & 0x400 ? 32 - (offset >> 5 & 31) : offset >> 5 & 31;

	if (!(offset & 0x8000))
		return (lane & ~31u) | (((from & mask) | (offset >> 5 & 31)) ^ (offset >> 10 & 31));
	if (offset < 0xc000)
		return (lane & ~3u) | (offset >> 2 * (lane & 3) & 3);
	if (offset < 0xe000)
		return (lane & ~31u) | (from & mask) | ((from + turn) & ~mask & 31);
	for (unsigned i = 0; i < 5; i++)
		reversed |= (from >> i & 1) << (4 - i);
	return (lane & ~31u) | reversed >> __builtin_popcount(mask) | (from & mask);
}

/* Returns what other lanes send to a lane: the value of the highest active lane of its group of n lanes whose address is 4 times the lane's
 * number in the group, modulo 4 n; 0 if there is none. */
static inline uint32_t
meaning_arriving_u32(const struct meaning_values *m, const uint32_t *address, const uint32_t *value, uint32_t offset, uint32_t n, uint32_t lane)
{
	uint32_t first = lane & ~(n - 1);

	for (uint32_t i = first + n; i-- > first;)
		if (m->active >> i & 1 && ((address[i] + offset) / 4 & (n - 1)) == lane - first)
			return value[i];
	return 0;
}

/* Sums of two halves each, and of two bf16. */
static inline uint32_t
meaning_sum_2f16_u32(const struct meaning_values *m, uint32_t a, uint32_t b)
{
	uint32_t low = meaning_out_f16(m, meaning_in_f16(m, (uint16_t)a) + meaning_in_f16(m, (uint16_t)b));

	return low | (uint32_t)meaning_out_f16(m, meaning_in_f16(m, (uint16_t)(a >> 16)) + meaning_in_f16(m, (uint16_t)(b >> 16))) << 16;
}

static inline uint32_t
meaning_sum_bf16(uint32_t a, uint32_t b)
{
	return meaning_rounded_bf16(meaning_bf16((uint16_t)a) + meaning_bf16((uint16_t)b));
}

static inline uint32_t
meaning_sum_2bf16_u32(uint32_t a, uint32_t b)
{
	return meaning_sum_bf16(a & 0xffff, b & 0xffff) | meaning_sum_bf16(a >> 16, b >> 16) << 16;
}

#endif
