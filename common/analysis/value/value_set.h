/* Values that are one of a few: what meets where paths join, what a mask leaves of a number, what a select chooses from. A set of
 * constants, or of locations in the section, is kept once, so that two values are the same if they have the same number. */
#ifndef VALUE_SET_H
#define VALUE_SET_H

#include "common/analysis/value/state.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

enum { VALUE_SET_MOST = 64 }; /* that are followed */

/* Zero-initialised is valid and empty. */
struct value_sets {
	struct arena arena;
	struct map numbers;          /* of the sets, by their bytes */
	struct str *sets;            /* the bytes: int64_t, in order */
	size_t n, cap;
};

/* The members of a set. */
struct value_set {
	unsigned n;
	int64_t v[VALUE_SET_MOST];
};

void
value_sets_free(struct value_sets *all);

/* Whether a value is a constant or a location, or one of several. */
static inline bool
value_set_is(const struct value *v)
{
	return v->kind >= VALUE_CONSTANT && v->kind <= VALUE_PLACES;
}

/* Whether it is a constant, or one of several. */
static inline bool
value_set_is_constant(const struct value *v)
{
	return v->kind == VALUE_CONSTANT || v->kind == VALUE_CONSTANTS;
}

/* The members of a value for which value_set_is(): of a constant 32 bits each, of half a location those of 64 bits that it is half of. */
void
value_set_list(const struct value_sets *all, const struct value *v, struct value_set *out);

/* The same of two dwords. Sets *place if they are locations. Returns false if that is not known. */
bool
value_set_list_64(const struct value_sets *all, const struct value v[2], struct value_set *out, bool *place);

/* Adds a member. Returns false if there are too many. */
bool
value_set_add(struct value_set *c, int64_t v);

/* The value that has these members: constants of 32 bits, or a half of 64 bits; nothing if there is none. Sorts them. */
struct value
value_set_constant(struct value_sets *all, struct value_set *c);

struct value
value_set_constant_half(struct value_sets *all, struct value_set *c, unsigned half);

struct value
value_set_place_half(struct value_sets *all, struct value_set *c, unsigned half);

/* The value that is one of two; nothing if it is not known or has too many members. */
struct value
value_set_either(struct value_sets *all, const struct value *a, const struct value *b);

#endif
