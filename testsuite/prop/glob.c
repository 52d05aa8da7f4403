/* Compares glob_matches() with fnmatch() in the C locale, for random patterns and texts, and checks what differs from fnmatch(). */
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

#include "common/base/text/glob.h"
#include "testsuite/prop/random.h"

enum { CASES = 300000, ELEMENTS = 7, LETTERS = 9 };

static void
make_pattern(char *out)
{
	static const char *const elements[] = {"a", "b", "c", "*", "*", "?", "[ab]", "[!a]", "[a-b]", "[^b-c]", "[]a]", "[a-]", "\\a", "\\*",
		"\xc3", "[", "]", "-"};

	for (uint64_t n = next_random() % ELEMENTS; n; n--)
		out = stpcpy(out, elements[next_random() % (sizeof elements / sizeof *elements)]);
	*out = 0;
}

static void
make_text(char *out)
{
	for (uint64_t n = next_random() % LETTERS; n; n--)
		*out++ = "abc*]-\xc3"[next_random() % 7];
	*out = 0;
}

/* Takes exponential time in matchers that try all '*' again. */
static int
is_slow(void)
{
	char text[4000], pattern[] = "*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b";

	memset(text, 'a', sizeof text - 1);
	text[sizeof text - 1] = 0;
	return glob_matches(pattern, text);
}

int
main(void)
{
	static const struct {
		const char *pattern, *text;
		int matches;
	} rows[] = {{"[\\]]", "\\]", 1}, {"[[:alpha:]]", "a]", 1}, {"[[:alpha:]]", "b", 0}, {"a\\", "a\\", 1}, {"?", "\xc3\xa9", 0}, {"??", "\xc3\xa9", 1},
		{"[\xa0-\xff]", "\xe9", 1}, {"[b-a]", "a", 0}};
	int wrong = is_slow();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (glob_matches(rows[i].pattern, rows[i].text) != rows[i].matches)
			wrong = printf("row %zu: '%s' and '%s'\n", i, rows[i].pattern, rows[i].text) > 0;
	for (int i = 0; i < CASES && !wrong; i++) {
		char pattern[64];

		make_pattern(pattern);
		char text[LETTERS + 1];
		make_text(text);
		if (glob_matches(pattern, text) != !fnmatch(pattern, text, 0))
			wrong = printf("'%s' and '%s'\n", pattern, text) > 0;
	}
	return wrong;
}
