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

/* Returns whether s is one of the words. The last element of words is NULL. */
bool
meta_is_word(struct str s, const char *const *words);

static inline int
meta_compare_text(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n ? memcmp(a.p, b.p, n) : 0;

	return order ? order : (a.n > b.n) - (a.n < b.n);
}

#endif
