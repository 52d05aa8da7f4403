/* Accesses to memory. */
#include "common/meaning/memory.h"

static void
load(const struct meaning_values *m, unsigned lane, uint64_t address, void *value, unsigned size)
{
	const uint8_t *from = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, m->space, lane, address, size, false);

	if (from)
		memcpy(value, from, size);
}

static void
store(const struct meaning_values *m, unsigned lane, uint64_t address, const void *value, unsigned size)
{
	uint8_t *to = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, m->space, lane, address, size, true);

	if (to)
		memcpy(to, value, size);
}

#define ACCESS_OF(bits) \
	uint##bits##_t \
	meaning_load_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address) \
	{ \
		uint##bits##_t value = 0; \
\
		load(m, lane, address, &value, sizeof value); \
		return value; \
	} \
	void \
	meaning_store_u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value) \
	{ \
		store(m, lane, address, &value, sizeof value); \
	}

ACCESS_OF(8)
ACCESS_OF(16)
ACCESS_OF(32)

/* Returns whether 8 bytes can be in two places: scratch memory has 4 bytes of each lane after one another. */
static bool
is_apart(const struct meaning_values *m, uint64_t address)
{
	return address != MEANING_NOWHERE && (m->space == SPACE_scratch || m->space == SPACE_flat);
}

uint64_t
meaning_load_u64(const struct meaning_values *m, unsigned lane, uint64_t address)
{
	uint64_t value = 0;

	if (is_apart(m, address))
		return meaning_load_u32(m, lane, address) | (uint64_t)meaning_load_u32(m, lane, address + 4) << 32;
	load(m, lane, address, &value, sizeof value);
	return value;
}

void
meaning_store_u64(const struct meaning_values *m, unsigned lane, uint64_t address, uint64_t value)
{
	if (!is_apart(m, address)) {
		store(m, lane, address, &value, sizeof value);
		return;
	}
	meaning_store_u32(m, lane, address, (uint32_t)value);
	meaning_store_u32(m, lane, address + 4, (uint32_t)(value >> 32));
}
