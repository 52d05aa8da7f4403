/* Bytes between the rows of an array in LDS that leave the fewest bank conflicts. */
#include "common/access/access.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"

enum {
	SHORTEST_ROW = 16, LONGEST_ROW = 4096, LONGEST_PAD = 64,
	SHARE = 4                    /* a row is at least so many times as long as its padding */
};

/* An access, and how many others are the same but for a distance between all addresses: whole rows, of any length. */
struct pad_pattern {
	struct access_made access;
	uint64_t times;
};

enum { PART_KEY = 10 }; /* bytes of a part in the key of a pattern */

/* Writes what accesses have in common for which access_is_shifted() holds by whole rows, and returns its size: where the access begins in a
 * row, and each part's distance. */
static size_t
put_key(const struct access_made *a, uint8_t key[(ACCESS_PARTS + 1) * PART_KEY])
{
	size_t parts = a->n < ACCESS_PARTS ? a->n : ACCESS_PARTS;

	le_put64(key, a->n ? a->v[0].address % LONGEST_ROW : 0);
	key[8] = a->store;
	key[9] = a->atomic;
	for (size_t i = 0; i < parts; i++) {
		uint8_t *part = key + (i + 1) * PART_KEY;

		le_put64(part, a->v[i].address - a->v[0].address);
		part[8] = a->v[i].lane;
		part[9] = a->v[i].size;
	}
	return (parts + 1) * PART_KEY;
}

static size_t
find_patterns(const struct access_made *accesses, size_t n, struct pad_pattern *out)
{
	struct map keys = {0};
	struct arena arena = {0};
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		uint8_t bytes[(ACCESS_PARTS + 1) * PART_KEY];
		struct str key = {(const char *)bytes, put_key(&accesses[i], bytes)};
		bool isnew;
		uint32_t *pattern = map_put(&keys, key, &isnew);

		if (isnew) {
			map_move_last(&keys, arena_str(&arena, key).p);
			*pattern = (uint32_t)found;
			out[found++] = (struct pad_pattern){accesses[i], 0};
		}
		out[*pattern].times++;
	}
	map_free(&keys);
	arena_free(&arena);
	return found;
}

static uint64_t
cycles_of(const struct access_memory *m, const struct pad_pattern *all, size_t n, uint32_t row, uint32_t pad)
{
	uint64_t cycles = 0;

	for (size_t i = 0; i < n; i++) {
		struct access_part v[ACCESS_PARTS];
		struct access_made a = all[i].access;

		for (size_t k = 0; k < a.n && k < ACCESS_PARTS; k++) {
			v[k] = a.v[k];
			v[k].address += a.v[k].address / row * pad;
		}
		a.v = v;
		a.n = a.n < ACCESS_PARTS ? a.n : ACCESS_PARTS;
		cycles += all[i].times * access_banks(m, &a).cycles;
	}
	return cycles;
}

/* Returns the bank cycles of all accesses without conflicts. */
static uint64_t
least_of(const struct access_memory *m, const struct pad_pattern *all, size_t n)
{
	uint64_t least = 0;

	for (size_t i = 0; i < n; i++)
		least += all[i].times * access_banks(m, &all[i].access).least;
	return least;
}

/* Returns the number of consecutive bytes of the longest access: a row is a multiple, and so is its padding. */
static uint32_t
longest(const struct access_made *accesses, size_t n)
{
	uint32_t most = 4;

	for (size_t i = 0; i < n; i++) {
		uint32_t bytes = 0;

		for (size_t k = 0; k < accesses[i].n; k++) {
			const struct access_part *p = &accesses[i].v[k];

			bytes = k && p->lane == p[-1].lane && p->address == p[-1].address + p[-1].size ? bytes + p->size : p->size;
			most = bytes > most ? bytes : most;
		}
	}
	return most & (most - 1) ? 4 : most;
}

static struct access_padding
best_of(const struct access_memory *m, const struct pad_pattern *all, size_t n, uint32_t unit)
{
	uint64_t before = cycles_of(m, all, n, SHORTEST_ROW, 0), least = least_of(m, all, n);
	struct access_padding best = {0, 0, before, before};

	if (before == least)
		return best;
	for (uint32_t row = SHORTEST_ROW > unit ? SHORTEST_ROW : unit; row <= LONGEST_ROW; row *= 2)
		for (uint32_t pad = unit; pad <= LONGEST_PAD && pad * SHARE <= row; pad *= 2) {
			uint64_t after = cycles_of(m, all, n, row, pad);

			if (after < best.after || (best.bytes && after == best.after && (uint64_t)pad * best.row < (uint64_t)best.bytes * row))
				best = (struct access_padding){row, pad, before, after};
		}
	return (before - best.after) * 2 >= before - least ? best : (struct access_padding){0, 0, before, before};
}

struct access_padding
access_pad(const struct access_memory *m, const struct access_made *accesses, size_t n)
{
	struct pad_pattern *all = array_make(n, sizeof *all);
	struct access_padding best = best_of(m, all, find_patterns(accesses, n, all), longest(accesses, n));

	alloc_free(all);
	return best;
}
