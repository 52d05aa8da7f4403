/* SHA-1 (FIPS 180-4), for build IDs. */
#ifndef LINKER_SHA1_H
#define LINKER_SHA1_H

#include <stddef.h>
#include <stdint.h>

enum { SHA1_BYTES = 20 };

struct sha1 {
	uint32_t h[5];
	uint8_t block[64];
	uint64_t n; /* bytes so far */
};

void
sha1_init(struct sha1 *s);

void
sha1_add(struct sha1 *s, const void *bytes, size_t n);

void
sha1_end(struct sha1 *s, uint8_t out[SHA1_BYTES]);

#endif
