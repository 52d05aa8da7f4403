#include "common/base/memory/str.h"

#include <string.h>

struct str
str_from(const char *z)
{
	return (struct str){z, strlen(z)};
}

bool
str_eq(struct str a, struct str b)
{
	return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

bool
str_starts(struct str s, const char *prefix)
{
	size_t n = strlen(prefix);

	return s.n >= n && (n == 0 || memcmp(s.p, prefix, n) == 0);
}

bool
str_ends(struct str s, const char *suffix)
{
	size_t n = strlen(suffix);

	return s.n >= n && (n == 0 || memcmp(s.p + s.n - n, suffix, n) == 0);
}

enum { NEAREST_MAX = 64 };

static unsigned
min3(unsigned a, unsigned b, unsigned c)
{
	unsigned m = a < b ? a : b;

	return m < c ? m : c;
}

static char
small(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c | 32) : c;
}

/* Returns the number of insertions, deletions, substitutions and transpositions that turn a into b; limit + 1 if there are more
 * than limit. Substitutions ignore case. Prefixes whose lengths differ by more than limit are not compared. */
static unsigned
edit_distance(struct str a, struct str b, unsigned limit)
{
	unsigned rows[3][NEAREST_MAX + 1];
	unsigned *above2 = rows[0], *above = rows[1], *row = rows[2];

	for (size_t j = 0; j <= b.n; j++)
		above[j] = (unsigned)j;
	for (size_t i = 1; i <= a.n; i++) {
		size_t from = i > limit ? i - limit : 1, to = i + limit < b.n ? i + limit : b.n;
		unsigned best = row[from - 1] = from > 1 ? limit + 1 : (unsigned)i;
		unsigned *spare = above2;

		for (size_t j = from; j <= to; j++) {
			unsigned cost = small(a.p[i - 1]) != small(b.p[j - 1]);

			row[j] = min3(above[j] + 1, row[j - 1] + 1, above[j - 1] + cost);
			if (i > 1 && j > 1 && small(a.p[i - 1]) == small(b.p[j - 2]) && small(a.p[i - 2]) == small(b.p[j - 1]) &&
				above2[j - 2] + 1 < row[j])
				row[j] = above2[j - 2] + 1;
			if (row[j] < best)
				best = row[j];
		}
		if (to < b.n)
			row[to + 1] = limit + 1;
		if (best > limit)
			return limit + 1;
		above2 = above;
		above = row;
		row = spare;
	}
	return above[b.n] <= limit ? above[b.n] : limit + 1;
}

const char *
str_nearest(struct str s, const char *(*next)(void *user, size_t i), void *user)
{
	unsigned limit = s.n < 5 ? 1 : s.n < 12 ? (unsigned)(s.n / 4 + 1) : 4; /* in a name of four letters, two edits are too many */

	return str_nearest_within(s, limit, next, user);
}

const char *
str_nearest_within(struct str s, unsigned limit, const char *(*next)(void *user, size_t i), void *user)
{
	const char *best = NULL;

	if (s.n < 2 || s.n > NEAREST_MAX)
		return NULL;
	const char *z;
	for (size_t i = 0; limit > 0 && (z = next(user, i)) != NULL; i++) {
		struct str c = str_from(z);

		if (c.n > NEAREST_MAX || c.n > s.n + limit || s.n > c.n + limit)
			continue;
		unsigned d = edit_distance(s, c, limit);
		if (d <= limit && d < c.n) {
			best = z;
			limit = d - (d > 0);
			if (d == 0)
				break;
		}
	}
	return best;
}
