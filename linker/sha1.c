/* SHA-1 as FIPS 180-4 has it. */
#include "linker/sha1.h"

#include <string.h>

static uint32_t
rotate(uint32_t x, unsigned n)
{
	return x << n | x >> (32 - n);
}

static void
block(struct sha1 *s, const uint8_t *p)
{
	uint32_t w[80], a = s->h[0], b = s->h[1], c = s->h[2], d = s->h[3], e = s->h[4];

	for (unsigned i = 0; i < 16; i++)
		w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 |
			(uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
	for (unsigned i = 16; i < 80; i++)
		w[i] = rotate(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
	for (unsigned i = 0; i < 80; i++) {
		uint32_t f, k, t;

		if (i < 20)
			f = (b & c) | (~b & d), k = 0x5a827999;
		else if (i < 40)
			f = b ^ c ^ d, k = 0x6ed9eba1;
		else if (i < 60)
			f = (b & c) | (b & d) | (c & d), k = 0x8f1bbcdc;
		else
			f = b ^ c ^ d, k = 0xca62c1d6;
		t = rotate(a, 5) + f + e + k + w[i];
		e = d;
		d = c;
		c = rotate(b, 30);
		b = a;
		a = t;
	}
	s->h[0] += a;
	s->h[1] += b;
	s->h[2] += c;
	s->h[3] += d;
	s->h[4] += e;
}

void
sha1_init(struct sha1 *s)
{
	*s = (struct sha1){.h = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}};
}

void
sha1_add(struct sha1 *s, const void *bytes, size_t n)
{
	const uint8_t *p = bytes;

	while (n) {
		size_t used = s->n % 64, take = 64 - used < n ? 64 - used : n;

		if (take == 64) {
			block(s, p);
		} else {
			memcpy(s->block + used, p, take);
			if (used + take == 64)
				block(s, s->block);
		}
		s->n += take;
		p += take;
		n -= take;
	}
}

void
sha1_end(struct sha1 *s, uint8_t out[SHA1_BYTES])
{
	static const uint8_t pad[64] = {0x80};
	uint8_t length[8];
	uint64_t bits = s->n * 8;

	sha1_add(s, pad, 1 + (119 - s->n % 64) % 64);
	for (unsigned i = 0; i < 8; i++)
		length[i] = (uint8_t)(bits >> (56 - 8 * i));
	sha1_add(s, length, 8);
	for (unsigned i = 0; i < 5; i++) {
		for (unsigned j = 0; j < 4; j++)
			out[4 * i + j] = (uint8_t)(s->h[i] >> (24 - 8 * j));
	}
}
