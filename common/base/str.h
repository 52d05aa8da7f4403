/* Slices of text. A slice does not own its bytes and is not NUL-terminated. */
#ifndef BASE_STR_H
#define BASE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct str {
	const char *p;
	size_t n;
};

#define STR(literal) ((struct str){(literal), sizeof(literal) - 1})
/* For "%.*s". */
#define STR_ARG(s) (int)(s).n, (s).p

struct str
str_from(const char *z);

bool
str_eq(struct str a, struct str b);

/* Of a constant the compiler knows the length. */
static inline bool
str_eqz(struct str a, const char *z)
{
	size_t n = strlen(z);

	return a.n == n && (n == 0 || memcmp(a.p, z, n) == 0);
}

bool
str_starts(struct str s, const char *prefix);

bool
str_ends(struct str s, const char *suffix);

/* FNV-style hash, the same in every run. */
uint32_t
str_hash(struct str s);

/* The candidate nearest to s by edit distance, or NULL if none is near enough to be worth a hint.
 * next(user, i) returns candidate i, NULL after the last. */
const char *
str_nearest(struct str s, const char *(*next)(void *user, size_t i), void *user);

/* The same, with at most this many changed letters. */
const char *
str_nearest_within(struct str s, unsigned limit, const char *(*next)(void *user, size_t i), void *user);

#endif
