/* Determines the type of a YAML scalar in metadata. */
#ifndef HSA_META_SCALAR_H
#define HSA_META_SCALAR_H

#include <stdbool.h>

#include "common/base/memory/str.h"

struct meta;

/* Sets the type, value and text of m from s, a scalar without a tag. plain: the scalar is not quoted. */
void
meta_resolve(struct meta *m, struct str s, bool plain);

/* Like meta_resolve, for a scalar with a tag. Returns false if the text does not match the tag, or if the tag is unknown. */
bool
meta_resolve_tagged(struct meta *m, struct str s, const char *tag);

/* Returns whether s is one of words, an array that ends with NULL. */
bool
meta_is_word(struct str s, const char *const *words);

/* The previous key of a map, and whether any key so far is out of order. All zero for an empty map. */
struct meta_keys {
	const struct meta *last;
	bool unordered;
};

/* Returns the first occurrence of the last key of a map if the key is repeated, otherwise NULL. Must be called for each key. */
const struct meta *
meta_find_repeated(struct meta_keys *keys, const struct meta *map, const struct meta *key);

/* Compares two strings by bytes, like strcmp. */
static inline int
meta_compare_text(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n ? memcmp(a.p, b.p, n) : 0;

	return order ? order : (a.n > b.n) - (a.n < b.n);
}

#endif
