/* Slices of text. A slice does not own its bytes and is not NUL-terminated. */
#ifndef BASE_STR_H
#define BASE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/memory/le.h"

struct str {
	const char *p;
	size_t n;
};

#define STR(literal) ((struct str){(literal), sizeof(literal) - 1})
/* Arguments for the format "%.*s". */
#define STR_ARG(s) (int)(s).n, (s).p

struct str
str_from(const char *z);

bool
str_eq(struct str a, struct str b);

/* Compares a slice with a NUL-terminated string. Inlined, because compilers know the length of a constant z. */
static inline bool
str_eqz(struct str a, const char *z)
{
	size_t n = strlen(z);

	return a.n == n && (n == 0 || memcmp(a.p, z, n) == 0);
}

/* Compares n bytes. Faster than memcmp() for names. */
__attribute__((always_inline)) static inline bool
str_same(const char *a, const char *b, size_t n)
{
	const uint8_t *p = (const uint8_t *)a, *q = (const uint8_t *)b;

	if (n >= 8) {
		for (size_t i = 0; i + 8 < n; i += 8)
			if (le_get64(p + i) != le_get64(q + i))
				return false;
		return le_get64(p + n - 8) == le_get64(q + n - 8);
	}
	if (n >= 4)
		return le_get32(p) == le_get32(q) && le_get32(p + n - 4) == le_get32(q + n - 4);
	for (size_t i = 0; i < n; i++)
		if (p[i] != q[i])
			return false;
	return true;
}

bool
str_starts(struct str s, const char *prefix);

bool
str_ends(struct str s, const char *suffix);

/* Hashes eight bytes at a time, because names are long and numerous in a link. Multiplication propagates low bits to high bits;
 * the shift moves the high bits down. The hash must be the same in every run and on every host: genwrite.py implements the same
 * function for the generated tables. */
__attribute__((always_inline)) static inline uint32_t
str_hash(struct str s)
{
	const uint64_t m = 0x9e3779b97f4a7c15;
	const uint8_t *p = (const uint8_t *)s.p;
	uint64_t h = s.n, last;
	size_t i = 0;

	if (s.n < 8)
		last = s.n >= 4 ? le_get32(p) | (uint64_t)le_get32(p + s.n - 4) << 32 :
			s.n ? p[0] | (uint64_t)p[s.n / 2] << 8 | (uint64_t)p[s.n - 1] << 16 : 0;
	else
		last = le_get64(p + s.n - 8);
	for (; i + 8 < s.n; i += 8) {
		h = (h ^ le_get64(p + i)) * m;
		h ^= h >> 32;
	}
	h = (h ^ last) * m;
	h ^= h >> 32;
	return (uint32_t)(h * m >> 32);
}

/* Returns the candidate with the smallest edit distance to s, or NULL if no candidate is similar enough for a suggestion.
 * next(user, i) returns candidate i, or NULL after the last one. */
const char *
str_nearest(struct str s, const char *(*next)(void *user, size_t i), void *user);

/* Like str_nearest, with a maximum edit distance of limit. */
const char *
str_nearest_within(struct str s, unsigned limit, const char *(*next)(void *user, size_t i), void *user);

#endif
