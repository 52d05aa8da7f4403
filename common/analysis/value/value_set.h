/* Sets of a few possible values. They result from joins of paths, from selects, and from operations such as the AND of an
 * unknown number and a constant. Each set of constants or of locations in the section is stored once, so two sets are equal
 * if and only if they have the same number. */
#ifndef VALUE_SET_H
#define VALUE_SET_H

#include "common/analysis/value/scalar_state.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

enum { VALUE_SET_MOST = 64 };

/* All sets of an analysis. A zero-initialized struct is valid and has no sets. */
struct value_sets {
	struct arena arena;
	struct map numbers;          /* set number of each set, with the bytes of its members as key */
	struct str *sets;            /* indexed by set number: members as sorted int64_t */
	size_t n, cap;
};

struct value_set {
	unsigned n;
	int64_t v[VALUE_SET_MOST];
};

void
value_sets_free(struct value_sets *all);

static inline bool
value_set_is(const struct value *v)
{
	return v->kind >= VALUE_CONSTANT && v->kind <= VALUE_PLACES;
}

static inline bool
value_set_is_constant(const struct value *v)
{
	return v->kind == VALUE_CONSTANT || v->kind == VALUE_CONSTANTS;
}

/* Lists the members of a value for which value_set_is() holds. Members of constants are 32-bit values. If the value is half of a
 * location, the members are whole locations. */
void
value_set_list(const struct value_sets *all, const struct value *v, struct value_set *out);

/* Lists the 64-bit values that two dwords may form. Sets *place to whether the values are locations. Returns false if the values
 * are not known. */
bool
value_set_list_64(const struct value_sets *all, const struct value v[2], struct value_set *out, bool *place);

/* Adds a member, unless the set contains it. Returns false if the set is full. */
bool
value_set_add(struct value_set *c, int64_t v);

/* Returns a value with the members of c as a 32-bit constant. The following functions do the same for half of a 64-bit constant
 * and half of a location. All three sort c, and return VALUE_NONE if c is empty or too many sets exist. */
struct value
value_set_constant(struct value_sets *all, struct value_set *c);

struct value
value_set_constant_half(struct value_sets *all, struct value_set *c, unsigned half);

struct value
value_set_place_half(struct value_sets *all, struct value_set *c, unsigned half);

/* Returns a value that may be any possible value of a or of b. Returns VALUE_NONE if a or b is unknown, or if the set would be too
 * large. */
struct value
value_set_either(struct value_sets *all, const struct value *a, const struct value *b);

#endif
