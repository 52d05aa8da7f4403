#include "common/analysis/value/value_set.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_SETS = 1 << 16 };

void
value_sets_free(struct value_sets *all)
{
	arena_free(&all->arena);
	map_free(&all->numbers);
	alloc_free(all->sets);
}

/* Compares lower halves first, so that the set of the lower halves and the set of the upper halves of the same locations have the
 * same order. */
static int
compare(const void *va, const void *vb)
{
	int64_t a = *(const int64_t *)va, b = *(const int64_t *)vb;
	uint32_t la = (uint32_t)a, lb = (uint32_t)b;

	if (la != lb)
		return la < lb ? -1 : 1;
	return a < b ? -1 : a > b;
}

static void
order(struct value_set *c)
{
	c->n = (unsigned)array_sort_unique(c->v, c->n, sizeof c->v[0], compare);
}

bool
value_set_add(struct value_set *c, int64_t v)
{
	for (unsigned i = 0; i < c->n; i++)
		if (c->v[i] == v)
			return true;
	if (c->n == VALUE_SET_MOST)
		return false;
	c->v[c->n++] = v;
	return true;
}

/* Returns the number of a set, which is added if it is new. Returns UINT32_MAX if there are too many sets. */
static uint32_t
number_of(struct value_sets *all, const struct value_set *c)
{
	struct str bytes = {(const char *)c->v, c->n * sizeof c->v[0]};

	if (all->n >= MOST_SETS)
		return map_get(&all->numbers, bytes) ? *map_get(&all->numbers, bytes) : UINT32_MAX;
	bool isnew;
	uint32_t *number = map_put(&all->numbers, bytes, &isnew);
	if (isnew) {
		bytes = arena_str(&all->arena, bytes);
		map_move_last(&all->numbers, bytes.p);
		*number = (uint32_t)all->n;
		*APPEND(all->sets, all->n, all->cap) = bytes;
	}
	return *number;
}

static struct value
of_set(struct value_sets *all, struct value_set *c, unsigned kind, unsigned half)
{
	struct value v = {.kind = (uint8_t)kind, .half = (uint8_t)half};

	order(c);
	v.what = number_of(all, c);
	return v.what == UINT32_MAX ? (struct value){0} : v;
}

static int64_t
half_of(int64_t v, unsigned half)
{
	return half ? (uint32_t)(v >> 32) : (uint32_t)v;
}

struct value
value_set_constant_half(struct value_sets *all, struct value_set *c, unsigned half)
{
	if (!c->n)
		return (struct value){0};
	if (c->n == 1)
		return (struct value){.kind = VALUE_CONSTANT, .offset = half_of(c->v[0], half)};
	return of_set(all, c, VALUE_CONSTANTS, half);
}

struct value
value_set_constant(struct value_sets *all, struct value_set *c)
{
	for (unsigned i = 0; i < c->n; i++)
		c->v[i] = (uint32_t)c->v[i];
	order(c);
	return value_set_constant_half(all, c, 0);
}

struct value
value_set_place_half(struct value_sets *all, struct value_set *c, unsigned half)
{
	for (unsigned i = 0; i < c->n && !half; i++) /* a lower half does not depend on the upper half */
		c->v[i] = (uint32_t)c->v[i];
	order(c);
	if (!c->n)
		return (struct value){0};
	if (c->n == 1)
		return (struct value){.kind = VALUE_HERE, .half = (uint8_t)half, .offset = c->v[0]};
	return of_set(all, c, VALUE_PLACES, half);
}

/* Lists the members in the form in which they are stored, 64 bits each. */
static void
members(const struct value_sets *all, const struct value *v, struct value_set *out)
{
	if (v->kind == VALUE_CONSTANT || v->kind == VALUE_HERE) {
		out->n = 1;
		out->v[0] = v->offset;
		return;
	}
	out->n = (unsigned)(all->sets[v->what].n / sizeof out->v[0]);
	memcpy(out->v, all->sets[v->what].p, all->sets[v->what].n);
}

void
value_set_list(const struct value_sets *all, const struct value *v, struct value_set *out)
{
	members(all, v, out);
	for (unsigned i = 0; i < out->n && v->kind == VALUE_CONSTANTS; i++)
		out->v[i] = half_of(out->v[i], v->half);
	order(out);
}

/* Lists the locations whose lower halves are in v[0] and whose upper halves are in v[1]. Returns false if the two sets do not
 * match. */
static bool
list_places(const struct value_sets *all, const struct value v[2], struct value_set *out)
{
	if (v[0].half != 0 || v[1].half != 1)
		return false;
	struct value_set lower;
	members(all, &v[0], &lower);
	members(all, &v[1], out);
	if (lower.n != out->n)
		return false;
	for (unsigned i = 0; i < lower.n; i++)
		if ((uint32_t)lower.v[i] != (uint32_t)out->v[i])
			return false;
	return true;
}

bool
value_set_list_64(const struct value_sets *all, const struct value v[2], struct value_set *out, bool *place)
{
	*place = false;
	if (!value_set_is(&v[0]) || !value_set_is(&v[1]) || value_set_is_constant(&v[0]) != value_set_is_constant(&v[1]))
		return false;
	if (!value_set_is_constant(&v[0])) {
		*place = true;
		return list_places(all, v, out);
	}
	if (v[0].kind == VALUE_CONSTANTS && v[1].kind == VALUE_CONSTANTS) {
		members(all, &v[0], out);
		return v[0].what == v[1].what && v[0].half == 0 && v[1].half == 1;
	}
	value_set_list(all, &v[0], out);
	struct value_set upper;
	value_set_list(all, &v[1], &upper);
	if (upper.n > 1) {
		for (unsigned i = 0; i < upper.n; i++)
			upper.v[i] = (int64_t)((uint64_t)upper.v[i] << 32 | (uint32_t)out->v[0]);
		*out = upper;
		return true;
	}
	for (unsigned i = 0; i < out->n; i++)
		out->v[i] = (int64_t)((uint64_t)upper.v[0] << 32 | (uint32_t)out->v[i]);
	return true;
}

struct value
value_set_either(struct value_sets *all, const struct value *a, const struct value *b)
{
	if (value_same(a, b))
		return *a;
	if (!value_set_is(a) || !value_set_is(b) || value_set_is_constant(a) != value_set_is_constant(b))
		return (struct value){0};
	if (!value_set_is_constant(a) && a->half != b->half)
		return (struct value){0};
	struct value_set list;
	value_set_list(all, a, &list);
	struct value_set more;
	value_set_list(all, b, &more);
	for (unsigned i = 0; i < more.n; i++)
		if (!value_set_add(&list, more.v[i]))
			return (struct value){0};
	return value_set_is_constant(a) ? value_set_constant(all, &list) : value_set_place_half(all, &list, a->half);
}
