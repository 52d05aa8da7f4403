/* Accesses to memory. */
#include "common/meaning/memory.h"

#define ACCESS_OF(bits) \
	uint##bits##_t \
	meaning_load_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address) \
	{ \
		const uint8_t *from = address == MEANING_NOWHERE ? NULL : \
			m->memory->at(m->memory->context, m->space, lane, address, (bits) / 8, false); \
		uint##bits##_t value = 0; \
\
		if (from) \
			memcpy(&value, from, sizeof value); \
		return value; \
	} \
	void \
	meaning_store_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value) \
	{ \
		uint8_t *to = address == MEANING_NOWHERE ? NULL : \
			m->memory->at(m->memory->context, m->space, lane, address, (bits) / 8, true); \
\
		if (to) \
			memcpy(to, &value, sizeof value); \
	}

ACCESS_OF(8)
ACCESS_OF(16)
ACCESS_OF(32)
ACCESS_OF(64)
