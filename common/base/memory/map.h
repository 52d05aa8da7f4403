/* A hash map from strings to 32-bit values. */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdint.h>

#include "common/base/memory/str.h"

/* A zero-initialized map is empty and valid. The map does not own the bytes of its keys. */
struct map {
	struct map_slot *slots;
	struct map_key *keys;
	uint32_t n, cap; /* n: number of keys; cap: number of slots, a power of two or 0 */
};

/* Returns a pointer to the value of key, or NULL. The pointer is valid until the next map_put. */
uint32_t *
map_get(const struct map *m, struct str key);

/* Returns a pointer to the value of key. A new key is added with the value 0. If isnew is not NULL, sets *isnew to whether the key
 * is new. The key's bytes must outlive the map. Exits if memory is exhausted. */
uint32_t *
map_put(struct map *m, struct str key, bool *isnew);

/* Makes the most recently inserted key point to equal bytes at p. This way, only new keys need permanent storage. */
void
map_move_last(struct map *m, const char *p);

/* Like map_put(), for a key whose hash is known: hash is str_hash(key). */
uint32_t *
map_put_hashed(struct map *m, struct str key, uint32_t hash, bool *isnew);

/* Prefetches the memory that a lookup with this hash accesses first. */
void
map_prefetch(const struct map *m, uint32_t hash);

void
map_free(struct map *m);

#endif
