/* Random numbers for property tests, from a fixed seed, so that every run is the same. The generator is splitmix64 (Steele, Lea,
 * Flood: "Fast Splittable Pseudorandom Number Generators"). */
#ifndef PROP_RANDOM_H
#define PROP_RANDOM_H

#include <stddef.h>
#include <stdint.h>

static uint64_t seed = 0x9e3779b97f4a7c15;

static inline uint64_t
next_random(void)
{
	uint64_t z = seed += 0x9e3779b97f4a7c15;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
	return z ^ (z >> 31);
}

/* Returns a random number that is less than n. n must not be 0. */
static inline unsigned
below(size_t n)
{
	return (unsigned)(next_random() % n);
}

#endif
