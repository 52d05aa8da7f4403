/* Matches patterns of names. A '*' that is followed by another '*' never has to match more bytes again, so only the last one is
 * tried with more bytes. */
#include "common/base/text/glob.h"

#include <stddef.h>
#include <string.h>

/* Returns the ']' that ends the set after the '[' at p, or NULL. */
static const char *
set_end(const char *p)
{
	p++;
	p += *p == '!' || *p == '^';
	return *p ? strchr(p + 1, ']') : NULL;
}

static bool
in_set(const char *p, const char *end, char c)
{
	bool inverted = p[1] == '!' || p[1] == '^', found = false;
	unsigned char u = (unsigned char)c;

	for (p += 1 + inverted; p < end; p++) {
		bool range = p + 2 < end && p[1] == '-';
		unsigned char last = (unsigned char)p[range ? 2 : 0];

		found |= u >= (unsigned char)*p && u <= last;
		p += range ? 2 : 0;
	}
	return found != inverted;
}

/* Matches one byte with the first element of the pattern, which is no '*'. Returns the rest of the pattern, or NULL. */
static const char *
match_one(const char *p, char c)
{
	const char *end = *p == '[' ? set_end(p) : NULL;

	if (end)
		return in_set(p, end, c) ? end + 1 : NULL;
	if (*p == '?')
		return p + 1;
	if (*p == '\\' && p[1])
		p++;
	return *p && *p == c ? p + 1 : NULL;
}

bool
glob_matches(const char *pattern, const char *text)
{
	const char *p = pattern, *star = NULL, *retry = NULL;

	while (*text) {
		const char *next = *p == '*' ? NULL : match_one(p, *text);

		if (*p == '*') {
			star = ++p;
			retry = text;
		} else if (next) {
			p = next;
			text++;
		} else if (star) {
			p = star;
			text = ++retry;
		} else {
			return false;
		}
	}
	return !p[strspn(p, "*")];
}
