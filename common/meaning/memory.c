/* Accesses to memory. */
#include "common/meaning/memory.h"

#define ACCESS_OF(bits, name, in) \
	uint##bits##_t \
	meaning_load_##name##u##bits(const struct meaning_values *m, unsigned lane, uint64_t address) \
	{ \
		const uint8_t *from = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, in, lane, address, (bits) / 8, false); \
		uint##bits##_t value = 0; \
\
		if (from) \
			memcpy(&value, from, sizeof value); \
		return value; \
	} \
	void \
	meaning_store_##name##u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value) \
	{ \
		uint8_t *to = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, in, lane, address, (bits) / 8, true); \
\
		if (to) \
			memcpy(to, &value, sizeof value); \
	}

#define ACCESSES(bits) ACCESS_OF(bits, , m->space) ACCESS_OF(bits, lds_, SPACE_lds)

ACCESSES(8)
ACCESSES(16)
ACCESSES(32)
ACCESSES(64)
