/* A hash map from strings to 32-bit values. */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdint.h>

#include "common/base/memory/str.h"

/* Zero-initialization makes a valid empty map. The map does not own the bytes of its keys. */
struct map {
	struct map_slot *slots;
	struct map_key *keys;
	uint32_t n, cap; /* cap is a power of two or 0 */
};

/* The value of key, or NULL. Valid until the next map_put. */
uint32_t *
map_get(const struct map *m, struct str key);

/* The value of key, created as 0 with *isnew set (if not NULL) if the key is new. The key's bytes must outlive the map. Exits when
 * memory runs out. */
uint32_t *
map_put(struct map *m, struct str key, bool *isnew);

/* Moves the bytes of the last key inserted to p, so that permanent storage is needed for new keys only. */
void
map_move_last(struct map *m, const char *p);

/* map_put() of a key with a known hash, str_hash(key). */
uint32_t *
map_put_hashed(struct map *m, struct str key, uint32_t hash, bool *isnew);

/* Prefetches the memory that a lookup of this hash accesses first. */
void
map_prefetch(const struct map *m, uint32_t hash);

void
map_free(struct map *m);

#endif
