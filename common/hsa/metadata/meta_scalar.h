/* What the text of a YAML scalar means in metadata. */
#ifndef HSA_META_SCALAR_H
#define HSA_META_SCALAR_H

#include <stdbool.h>

#include "common/base/memory/str.h"

struct meta;

/* Gives m, whose text s becomes, the kind that it has without a tag. plain: it is not in quotes. */
void
meta_resolve(struct meta *m, struct str s, bool plain);

/* The same with a tag; false if the text does not match it, or the tag is unknown. */
bool
meta_resolve_tagged(struct meta *m, struct str s, const char *tag);

/* Whether s is one of words, which end with NULL. */
bool
meta_is_word(struct str s, const char *const *words);

/* Below, equal to or above 0 as a is before, the same as or after b, by bytes. */
static inline int
meta_compare_text(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n ? memcmp(a.p, b.p, n) : 0;

	return order ? order : (a.n > b.n) - (a.n < b.n);
}

#endif
