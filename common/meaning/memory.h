/* Accesses to memory. Values are little-endian, as are the hosts. */
#ifndef MEANING_MEMORY_H
#define MEANING_MEMORY_H

#include "common/meaning/operations.h"

#define MEANING_ACCESS(bits) \
	static inline uint##bits##_t \
	meaning_load_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address) \
	{ \
		const uint8_t *from = m->memory->at(m->memory->context, m->space, lane, address, (bits) / 8, false); \
		uint##bits##_t value = 0; \
\
		if (from) \
			memcpy(&value, from, sizeof value); \
		return value; \
	} \
	static inline void \
	meaning_store_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value) \
	{ \
		uint8_t *to = m->memory->at(m->memory->context, m->space, lane, address, (bits) / 8, true); \
\
		if (to) \
			memcpy(to, &value, sizeof value); \
	}

MEANING_ACCESS(8)
MEANING_ACCESS(16)
MEANING_ACCESS(32)
MEANING_ACCESS(64)

/* Returns the address, or one that no LDS has if it is not below the limit, which m0 is before gfx9. */
static inline uint32_t
meaning_lds_address_u32(uint32_t address, uint32_t limit)
{
	return address < limit ? address : UINT32_MAX;
}

#endif
