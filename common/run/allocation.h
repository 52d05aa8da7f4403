/* The global memory of a run: allocations far apart from one another, so that an access beyond the end of one is in none. */
#ifndef RUN_ALLOCATION_H
#define RUN_ALLOCATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/run/ordering.h"

struct run_allocation {
	uint64_t address, size;
	uint8_t *bytes;      /* owned by the memory, unless the caller gave them */
	uint8_t *known;      /* a bit for each byte that has a value; NULL: all have */
	const char *name;    /* for messages; not owned */
	bool borrowed;       /* bytes belong to the caller */
	uint8_t *twin;       /* the bytes as the second wave of a pair has them, which can differ in some bits; NULL: garbage where `known` is
	                      * not set */
	bool constant;       /* code must not write it */
	bool scratch;        /* of a work-group */
	uint8_t *written;    /* of scratch memory: a bit for each RUN_CHUNK bytes that the work-group has written; NULL: none */
	struct run_cells cells; /* who accessed it */
	const char *refusal; /* it has no bytes, and an access ends the run for this reason; NULL: none */
};

/* A zero-initialized struct is valid and has no allocations. */
struct run_memory {
	struct run_allocation *v; /* sorted by address */
	size_t n, cap;
	uint64_t next;
};

enum { RUN_GAP = 1 << 21 };   /* at least so many bytes are between two allocations */

enum { RUN_CHUNK = 4096 };

/* Adds an allocation of `size` bytes with the contents `bytes`, which must stay valid; NULL: memory of its own, whose bytes have no values.
 * Returns its index. */
size_t
run_memory_add(struct run_memory *m, const char *name, void *bytes, uint64_t size);

/* Adds an allocation of `size` bytes at an address, before any other allocation is added. Its bytes belong to the caller, and have values.
 * Returns NULL if it would overlap another one, or the addresses of allocations without an address of their own; otherwise a pointer that is
 * valid until something is added. */
struct run_allocation *
run_memory_add_at(struct run_memory *m, const char *name, uint64_t address, void *bytes, uint64_t size);

/* Adds an allocation whose bytes are 0, and which code must not write. Returns its index. */
size_t
run_memory_add_constant(struct run_memory *m, const char *name, uint64_t size);

/* Makes n bytes from byte `at` on, a multiple of 4, what memory without a value contains, the same in each allocation. They are bytes of
 * its own. */
void
run_memory_forget(struct run_allocation *a, uint64_t at, uint64_t n);

/* Returns the allocation that has all of these bytes, or NULL. */
struct run_allocation *
run_memory_find(const struct run_memory *m, uint64_t address, uint64_t size);

/* Returns the allocation nearest to an address, and sets *distance to the number of bytes from its end, or if `before` is set, from the
 * address to its start; NULL: there is none. */
const struct run_allocation *
run_memory_nearest(const struct run_memory *m, uint64_t address, uint64_t *distance, bool *before);

void
run_memory_free(struct run_memory *m);

static inline bool
run_bit(const uint8_t *bits, uint64_t i)
{
	return bits[i / 8] >> i % 8 & 1;
}

static inline void
run_bit_set(uint8_t *bits, uint64_t i, bool to)
{
	bits[i / 8] = (uint8_t)((bits[i / 8] & ~(1u << i % 8)) | (unsigned)to << i % 8);
}

/* A byte of what memory and registers without a value contain: numbers that look random, and differ between the two of a pair. */
static inline uint32_t
run_garbage(uint64_t seed, uint64_t where, unsigned which)
{
	uint64_t z = seed + where * 0x9e3779b97f4a7c15 + which * 0xd1b54a32d192ed03;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return (uint32_t)(z >> 32);
}

#endif
