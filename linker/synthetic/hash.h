/* Hash functions for symbol names: the gABI's for .hash and .gnu.version_d, GNU's for .gnu.hash. */
#ifndef LINKER_HASH_H
#define LINKER_HASH_H

#include "common/base/memory/str.h"

static inline uint32_t
hash_sysv(struct str s)
{
	uint32_t h = 0;

	for (size_t i = 0; i < s.n; i++) {
		h = (h << 4) + (unsigned char)s.p[i];
		h ^= h >> 24 & 0xf0;
		h &= 0x0fffffff;
	}
	return h;
}

static inline uint32_t
hash_gnu(struct str s)
{
	uint32_t h = 5381;

	for (size_t i = 0; i < s.n; i++)
		h = h * 33 + (unsigned char)s.p[i];
	return h;
}

#endif
