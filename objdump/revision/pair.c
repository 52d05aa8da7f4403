#include "objdump/revision/pair.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

/* State for computing the keys of one file's functions. Functions of two files are paired if their keys are equal. */
struct pair_keys {
	struct arena *arena;
	struct map seen;    /* maps a name and caller to the number of functions that have them */
};

static struct str
key_of(struct pair_keys *k, const struct pair_function *f, struct str caller)
{
	struct str key = str_from(arena_printf(k->arena, "%zu %.*s %.*s", caller.n, STR_ARG(caller), STR_ARG(f->name)));
	uint32_t *count = map_put(&k->seen, key, NULL);

	return str_from(arena_printf(k->arena, "%u %.*s", ++*count, STR_ARG(key)));
}

/* Pairs the functions that have a caller, or, if `called` is false, the functions that have none. A caller named
 * `renamed` in the second file is considered equal to the caller named `by` in the first file. */
static void
pair_equal(const struct pair_function *a, size_t na, const struct pair_function *b, size_t nb, int32_t *other, bool called,
	struct str renamed, struct str by)
{
	struct arena arena = {0};
	struct pair_keys keys_a = {&arena, {0}}, keys_b = {&arena, {0}};
	struct map index = {0};

	for (size_t i = 0; i < nb; i++)
		if ((b[i].caller.n != 0) == called)
			*map_put(&index, key_of(&keys_b, &b[i], called && str_eq(b[i].caller, renamed) ? by : b[i].caller), NULL) = (uint32_t)i;
	for (size_t i = 0; i < na; i++) {
		const uint32_t *at = (a[i].caller.n != 0) == called ? map_get(&index, key_of(&keys_a, &a[i], a[i].caller)) : NULL;

		if (at)
			other[i] = (int32_t)*at;
	}
	map_free(&index);
	map_free(&keys_a.seen);
	map_free(&keys_b.seen);
	arena_free(&arena);
}

/* Returns the index of the only kernel that is not paired, or PAIR_NONE if there is not exactly one. */
static int32_t
lone_kernel(const struct pair_function *f, size_t n, const bool *paired)
{
	int32_t found = PAIR_NONE;

	for (size_t i = 0; i < n; i++) {
		if (!f[i].kernel || paired[i])
			continue;
		if (found != PAIR_NONE)
			return PAIR_NONE;
		found = (int32_t)i;
	}
	return found;
}

struct pair *
pair_functions(const struct pair_function *a, size_t na, const struct pair_function *b, size_t nb, size_t *n)
{
	struct pair *pairs = alloc_array(na + nb + 1, sizeof *pairs);
	bool *paired = alloc_zeroed(na + nb + 1, sizeof *paired);
	int32_t *other = alloc_array(na + 1, sizeof *other);
	struct str renamed = {0}, by = {0};

	for (size_t i = 0; i < na; i++)
		other[i] = PAIR_NONE;
	pair_equal(a, na, b, nb, other, false, renamed, by);
	for (size_t i = 0; i < na; i++)
		if (other[i] != PAIR_NONE)
			paired[i] = paired[na + (size_t)other[i]] = true;
	int32_t x = lone_kernel(a, na, paired);
	int32_t y = lone_kernel(b, nb, paired + na);
	if (x != PAIR_NONE && y != PAIR_NONE) {
		other[x] = y;
		renamed = b[y].name;
		by = a[x].name;
	}
	pair_equal(a, na, b, nb, other, true, renamed, by);
	for (*n = 0; *n < na; ++*n) {
		pairs[*n] = (struct pair){{(int32_t)*n, other[*n]}};
		if (other[*n] != PAIR_NONE)
			paired[na + (size_t)other[*n]] = true;
	}
	for (size_t i = 0; i < nb; i++)
		if (!paired[na + i])
			pairs[(*n)++] = (struct pair){{PAIR_NONE, (int32_t)i}};
	alloc_free(paired);
	alloc_free(other);
	return pairs;
}
