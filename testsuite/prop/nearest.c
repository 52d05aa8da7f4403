/* Compares str_nearest(), for a single candidate, with an edit distance that is computed without a limit. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

#include "common/base/memory/str.h"
#include "testsuite/prop/random.h"

enum { CASES = 200000, LENGTH = 12, LETTERS = 3 };

static unsigned
least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

static bool
same(char a, char b)
{
	return tolower(a) == tolower(b);
}

/* Returns the minimum number of insertions, deletions, substitutions and transpositions of adjacent characters that turn a into b,
 * regardless of case. */
static unsigned
distance(struct str a, struct str b)
{
	unsigned d[LENGTH + 1][LENGTH + 1];

	for (size_t i = 0; i <= a.n; i++)
		for (size_t j = 0; j <= b.n; j++) {
			if (!i || !j) {
				d[i][j] = (unsigned)(i + j);
				continue;
			}
			d[i][j] = least(least(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + !same(a.p[i - 1], b.p[j - 1]));
			if (i > 1 && j > 1 && same(a.p[i - 1], b.p[j - 2]) && same(a.p[i - 2], b.p[j - 1]))
				d[i][j] = least(d[i][j], d[i - 2][j - 2] + 1);
		}
	return d[a.n][b.n];
}

static const char *
next(void *user, size_t i)
{
	return i ? NULL : user;
}

static struct str
fill(char *text)
{
	size_t n = 2 + below(LENGTH - 1);

	for (size_t i = 0; i < n; i++)
		text[i] = (char)((below(2) ? 'a' : 'A') + (int)below(LETTERS));
	text[n] = 0;
	return (struct str){text, n};
}

int
main(void)
{
	unsigned failures = 0;

	for (unsigned i = 0; i < CASES && failures < 5; i++) {
		char one[LENGTH + 1], two[LENGTH + 1];
		struct str a = fill(one), b = fill(two);
		unsigned limit = 1 + below(5), d = distance(a, b);
		bool found = str_nearest_within(a, limit, next, two) != NULL;

		if (found == (d <= limit && d < b.n))
			continue;
		printf("%s, %s: distance %u, limit %u, %s\n", one, two, d, limit, found ? "found" : "not found");
		failures++;
	}
	return failures > 0;
}
