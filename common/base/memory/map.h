/* A hash map from text to a 32-bit value. */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdint.h>

#include "common/base/memory/str.h"

/* Zero-initialised is a valid empty map. The map does not own its keys' bytes. */
struct map {
	struct map_slot *slots;
	struct map_key *keys;
	uint32_t n, cap; /* cap is a power of two or 0 */
};

/* The value of key, or NULL. Valid until the next map_put. */
uint32_t *
map_get(const struct map *m, struct str key);

/* The value of key, made 0 and *isnew set (when not NULL) if it was not there. key's bytes must
 * outlive the map. Dies when memory runs out. */
uint32_t *
map_put(struct map *m, struct str key, bool *isnew);

/* The bytes of the key that was put in last are at p now, so that what holds them need only be made for a new key. */
void
map_move_last(struct map *m, const char *p);

/* map_put() of a key whose hash is known: str_hash() of it. */
uint32_t *
map_put_hashed(struct map *m, struct str key, uint32_t hash, bool *isnew);

/* Has memory fetch what looking for a key with this hash will look at first. */
void
map_prefetch(const struct map *m, uint32_t hash);

void
map_free(struct map *m);

#endif
