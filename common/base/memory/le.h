/* Reads and writes little-endian numbers in unaligned bytes, on any host. Compilers turn each function into one load or store, but
 * overestimate the cost of inlining it; hence always_inline. */
#ifndef BASE_LE_H
#define BASE_LE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__attribute__((always_inline)) static inline uint16_t
le_get16(const uint8_t *p)
{
	return (uint16_t)(p[0] | p[1] << 8);
}

__attribute__((always_inline)) static inline uint32_t
le_get32(const uint8_t *p)
{
	return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

__attribute__((always_inline)) static inline uint64_t
le_get64(const uint8_t *p)
{
	return le_get32(p) | (uint64_t)le_get32(p + 4) << 32;
}

/* Returns the number in the n bytes at p; n <= 8. */
static inline uint64_t
le_get(const uint8_t *p, unsigned n)
{
	uint64_t value = 0;

	for (unsigned i = 0; i < n; i++)
		value |= (uint64_t)p[i] << 8 * i;
	return value;
}

/* Reads a member of the little-endian struct at p, which has the given type. */
#define LE_MEMBER(p, type, member) le_get((p) + offsetof(type, member), sizeof ((type *)0)->member)

__attribute__((always_inline)) static inline void
le_put32(uint8_t *p, uint32_t value)
{
	p[0] = (uint8_t)value;
	p[1] = (uint8_t)(value >> 8);
	p[2] = (uint8_t)(value >> 16);
	p[3] = (uint8_t)(value >> 24);
}

static inline void
le_put64(uint8_t *p, uint64_t value)
{
	le_put32(p, (uint32_t)value);
	le_put32(p + 4, (uint32_t)(value >> 32));
}

/* Writes the low n bytes of value to p; n <= 8. */
static inline void
le_put(uint8_t *p, uint64_t value, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		p[i] = (uint8_t)(value >> 8 * i);
}

/* Returns whether num fits into the given number of bytes, as a signed or as an unsigned number. */
static inline bool
le_fits(int64_t num, unsigned bytes)
{
	unsigned bits = bytes * 8;

	return bytes >= 8 || num >> bits == 0 || num >> (bits - 1) == -1;
}

#endif
