/* Limits how often a file refers to its own bytes: by sections or members that overlap, and by names that share a string. A hostile
 * file of n bytes could otherwise contain n * n bytes. A valid file refers to each byte a few times: a section is within a segment,
 * and the name of a section ends with the name of a symbol. Names have the higher limit, because local symbols of many source files
 * may have one name, which is stored once. */
#ifndef ELF_REUSE_H
#define ELF_REUSE_H

#include <stdbool.h>
#include <stdint.h>

enum { REUSE_CONTENTS = 8, REUSE_NAMES = 64, REUSE_FLOOR = 1 << 20 };

struct reuse {
	uint64_t left; /* number of bytes to which the file may still refer */
};

/* Returns the limit for a file of n bytes, to each of which it may refer `times` times. A small file may refer to REUSE_FLOOR bytes
 * more. */
static inline struct reuse
reuse_start(uint64_t n, unsigned times)
{
	return (struct reuse){times * n + REUSE_FLOOR};
}

/* Accounts for n bytes to which the file refers. Returns false if the limit is exceeded. */
static inline bool
reuse_take(struct reuse *r, uint64_t n)
{
	if (n > r->left)
		return false;
	r->left -= n;
	return true;
}

#endif
