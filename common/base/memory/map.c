/* A hash table with linear probing. The table is at most two thirds full, and keys are never removed. The slots contain hashes and
 * key numbers. The keys are in a separate array, in order of insertion. Small slots make better use of caches in a table of a
 * million keys, and the table can grow without moving keys. */
#include "common/base/memory/map.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/memory/le.h"

struct map_slot {
	uint32_t hash, number; /* hash: hash of the key; number: number of the key plus 1, or 0 for an empty slot */
};

struct map_key {
	const char *p;
	uint32_t n, value;
};

static struct map_slot *
slot_at(const struct map *m, uint32_t i)
{
	return &m->slots[i & (m->cap - 1)];
}

/* Returns the slot that contains the key or, if there is none, the empty slot in which the key would be inserted. The table must
 * be allocated. */
__attribute__((always_inline)) static inline struct map_slot *
find_slot(const struct map *m, struct str key, uint32_t hash)
{
	for (uint32_t i = hash;; i++) {
		struct map_slot *s = slot_at(m, i);

		if (!s->number)
			return s;
		if (s->hash == hash) {
			const struct map_key *k = &m->keys[s->number - 1];

			if (k->n == key.n && str_same(k->p, key.p, key.n))
				return s;
		}
	}
}

static uint32_t *
value_of(const struct map *m, const struct map_slot *s)
{
	return s->number ? &m->keys[s->number - 1].value : NULL;
}

static void
grow(struct map *m)
{
	struct map old = *m;

	if (m->cap >= 1u << 31)
		die_of_memory();
	m->cap = m->cap ? m->cap * 2 : 16;
	m->slots = array_make(m->cap, sizeof *m->slots);
	m->keys = alloc_resize(m->keys, (m->cap / 3 * 2 + 1) * sizeof *m->keys);
	for (uint32_t i = 0; i < old.cap; i++) {
		uint32_t to = old.slots[i].hash;

		if (!old.slots[i].number)
			continue;
		while (slot_at(m, to)->number)
			to++;
		*slot_at(m, to) = old.slots[i];
	}
	alloc_free(old.slots);
}

uint32_t *
map_get(const struct map *m, struct str key)
{
	return m->n ? value_of(m, find_slot(m, key, str_hash(key))) : NULL;
}

void
map_prefetch(const struct map *m, uint32_t hash)
{
	if (m->cap)
		__builtin_prefetch(slot_at(m, hash));
}

uint32_t *
map_put(struct map *m, struct str key, bool *isnew)
{
	return map_put_hashed(m, key, str_hash(key), isnew);
}

uint32_t *
map_put_hashed(struct map *m, struct str key, uint32_t hash, bool *isnew)
{
	if (key.n > UINT32_MAX)
		die("a name is longer than 4 GB");
	if (m->n >= m->cap / 3 * 2)
		grow(m);
	struct map_slot *s = find_slot(m, key, hash);
	if (isnew)
		*isnew = !s->number;
	if (!s->number) {
		m->keys[m->n] = (struct map_key){key.p, (uint32_t)key.n, 0};
		*s = (struct map_slot){hash, ++m->n};
	}
	return value_of(m, s);
}

void
map_move_last(struct map *m, const char *p)
{
	m->keys[m->n - 1].p = p;
}

void
map_free(struct map *m)
{
	alloc_free(m->slots);
	alloc_free(m->keys);
	*m = (struct map){0};
}
