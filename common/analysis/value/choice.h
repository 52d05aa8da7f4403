/* Values that are one of a few: what meets where paths join, what a mask leaves of a number, what a select chooses from. A set of
 * constants, or of locations in the section, is kept once, so that two values are the same if they have the same number. */
#ifndef VALUE_CHOICE_H
#define VALUE_CHOICE_H

#include "common/analysis/value/state.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

enum { CHOICE_MOST = 64 }; /* that are followed */

/* Zero-initialised is valid and empty. */
struct choices {
	struct arena arena;
	struct map numbers;          /* of the sets, by their bytes */
	struct str *sets;            /* the bytes: int64_t, in order */
	size_t n, cap;
};

/* The members of a set. */
struct choice {
	unsigned n;
	int64_t v[CHOICE_MOST];
};

void
choices_free(struct choices *all);

/* Whether a value is a constant or a location, or one of several. */
static inline bool
choice_is(const struct value *v)
{
	return v->kind >= VALUE_CONSTANT && v->kind <= VALUE_PLACES;
}

/* Whether it is a constant, or one of several. */
static inline bool
choice_is_constant(const struct value *v)
{
	return v->kind == VALUE_CONSTANT || v->kind == VALUE_CONSTANTS;
}

/* The members of a value for which choice_is(): of a constant 32 bits each, of half a location those of 64 bits that it is half of. */
void
choice_list(const struct choices *all, const struct value *v, struct choice *out);

/* The same of two dwords. Sets *place if they are locations. Returns false if that is not known. */
bool
choice_list_64(const struct choices *all, const struct value v[2], struct choice *out, bool *place);

/* Adds a member. Returns false if there are too many. */
bool
choice_add(struct choice *c, int64_t v);

/* The value that has these members: constants of 32 bits, or a half of 64 bits; nothing if there is none. Sorts them. */
struct value
choice_constant(struct choices *all, struct choice *c);

struct value
choice_constant_half(struct choices *all, struct choice *c, unsigned half);

struct value
choice_place_half(struct choices *all, struct choice *c, unsigned half);

/* The value that is one of two; nothing if it is not known or has too many members. */
struct value
choice_either(struct choices *all, const struct value *a, const struct value *b);

#endif
