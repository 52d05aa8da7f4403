/* Sets of a few possible values: they result from joins, from masking an unknown number, and from selects. Each set of constants
 * or of locations in the section is stored once, so that two values are equal if they have the same set number. */
#ifndef VALUE_SET_H
#define VALUE_SET_H

#include "common/analysis/value/state.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

enum { VALUE_SET_MOST = 64 }; /* limit of the members of a set */

/* All sets of an analysis. Zero-initialised, it is valid and empty. */
struct value_sets {
	struct arena arena;
	struct map numbers;          /* set numbers by the bytes of the set */
	struct str *sets;            /* members by set number: sorted int64_t */
	size_t n, cap;
};

/* The members of a set. */
struct value_set {
	unsigned n;
	int64_t v[VALUE_SET_MOST];
};

void
value_sets_free(struct value_sets *all);

/* Whether a value is a constant or a location, or a set of either. */
static inline bool
value_set_is(const struct value *v)
{
	return v->kind >= VALUE_CONSTANT && v->kind <= VALUE_PLACES;
}

/* Whether a value is a constant or a set of constants. */
static inline bool
value_set_is_constant(const struct value *v)
{
	return v->kind == VALUE_CONSTANT || v->kind == VALUE_CONSTANTS;
}

/* Lists the members of a value for which value_set_is() holds. Members of constants are 32-bit values; members of half a location
 * are the whole locations. */
void
value_set_list(const struct value_sets *all, const struct value *v, struct value_set *out);

/* Lists the 64-bit members that two dwords form. Sets *place if they are locations. Returns false if the members are not known. */
bool
value_set_list_64(const struct value_sets *all, const struct value v[2], struct value_set *out, bool *place);

/* Adds a member. Returns false if the set is full. */
bool
value_set_add(struct value_set *c, int64_t v);

/* Return the value with these members: constants of 32 bits, or half of 64-bit constants or locations; VALUE_NONE if the set is
 * empty or cannot be stored. Sort the members. */
struct value
value_set_constant(struct value_sets *all, struct value_set *c);

struct value
value_set_constant_half(struct value_sets *all, struct value_set *c, unsigned half);

struct value
value_set_place_half(struct value_sets *all, struct value_set *c, unsigned half);

/* Returns the value that is one of two; VALUE_NONE if either is unknown or the set would be too large. */
struct value
value_set_either(struct value_sets *all, const struct value *a, const struct value *b);

#endif
