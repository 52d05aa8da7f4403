/* Linear probing over a table that is at most two thirds full. Nothing is ever removed. */
#include "common/base/map.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"

struct map_slot {
	const char *key; /* NULL: empty */
	uint32_t n, hash, value;
};

/* The slot that holds key, or the empty one where it would go. */
static struct map_slot *
find(const struct map *m, const char *p, size_t n, uint32_t hash)
{
	uint32_t i = hash;

	for (;; i++) {
		struct map_slot *s = &m->slots[i & (m->cap - 1)];

		if (!s->key || (s->hash == hash && s->n == n && memcmp(s->key, p, n) == 0))
			return s;
	}
}

static void
grow(struct map *m)
{
	struct map old = *m;

	if (m->cap >= 1u << 31)
		die("out of memory");
	m->cap = m->cap ? m->cap * 2 : 16;
	m->slots = calloc(m->cap, sizeof(*m->slots));
	if (!m->slots)
		die("out of memory");
	for (uint32_t i = 0; i < old.cap; i++) {
		const struct map_slot *s = &old.slots[i];

		if (s->key)
			*find(m, s->key, s->n, s->hash) = *s;
	}
	free(old.slots);
}

uint32_t *
map_get(const struct map *m, struct str key)
{
	struct map_slot *s;

	if (m->n == 0)
		return NULL;
	s = find(m, key.p ? key.p : "", key.n, str_hash(key));
	return s->key ? &s->value : NULL;
}

uint32_t *
map_put(struct map *m, struct str key, bool *isnew)
{
	const char *p = key.p ? key.p : "";
	uint32_t hash = str_hash(key);
	struct map_slot *s;

	if (key.n > UINT32_MAX)
		die("a name is longer than 4 GB");
	if (m->n >= m->cap / 3 * 2)
		grow(m);
	s = find(m, p, key.n, hash);
	if (isnew)
		*isnew = !s->key;
	if (!s->key) {
		*s = (struct map_slot){p, (uint32_t)key.n, hash, 0};
		m->n++;
	}
	return &s->value;
}

void
map_free(struct map *m)
{
	free(m->slots);
	*m = (struct map){0};
}
