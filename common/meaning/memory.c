/* Accesses to memory. */
#include "common/meaning/memory.h"

static void
load(const struct meaning_values *m, unsigned space, unsigned lane, uint64_t address, void *value, unsigned size)
{
	const uint8_t *from = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, space, lane, address, size, false);

	if (from)
		memcpy(value, from, size);
}

static void
store(const struct meaning_values *m, unsigned space, unsigned lane, uint64_t address, const void *value, unsigned size)
{
	uint8_t *to = address == MEANING_NOWHERE ? NULL : m->memory->at(m->memory->context, space, lane, address, size, true);

	if (to)
		memcpy(to, value, size);
}

/* Returns whether 8 bytes can be in two places: scratch memory has 4 bytes of each lane after one another. */
static bool
is_apart(unsigned space, unsigned size, uint64_t address)
{
	return size == 8 && address != MEANING_NOWHERE && (space == SPACE_scratch || space == SPACE_flat);
}

#define ACCESS_OF(bits, name, in) \
	uint##bits##_t \
	meaning_load_##name##u##bits(const struct meaning_values *m, unsigned lane, uint64_t address) \
	{ \
		uint##bits##_t value = 0; \
		unsigned whole = is_apart(in, sizeof value, address) ? 4 : sizeof value; \
\
		for (unsigned i = 0; i < sizeof value; i += whole) \
			load(m, in, lane, address + i, (uint8_t *)&value + i, whole); \
		return value; \
	} \
	void \
	meaning_store_##name##u##bits(const struct meaning_values *m, unsigned lane, uint64_t address, uint##bits##_t value) \
	{ \
		unsigned whole = is_apart(in, sizeof value, address) ? 4 : sizeof value; \
\
		for (unsigned i = 0; i < sizeof value; i += whole) \
			store(m, in, lane, address + i, (const uint8_t *)&value + i, whole); \
	}

#define ACCESSES(bits) ACCESS_OF(bits, , m->space) ACCESS_OF(bits, lds_, SPACE_lds)

ACCESSES(8)
ACCESSES(16)
ACCESSES(32)
ACCESSES(64)
