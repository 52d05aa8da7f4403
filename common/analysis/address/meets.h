/* Determines whether two LDS accesses by lanes of different waves can touch the same byte, by a search over the bits of both
 * lanes' IDs. */
#ifndef ADDRESS_MEETS_H
#define ADDRESS_MEETS_H

#include "common/analysis/value/linear.h"

struct race_guard {
	struct linear sum;
	int64_t low, high;
};

enum { RACE_GUARDS = 4, RACE_PARTS = 2 };

/* An LDS access, with the bytes that it accesses and the lanes that perform it. */
struct race_access {
	struct linear address;        /* address before adding offset[]; all parts share it */
	int64_t offset[RACE_PARTS];   /* byte offset of each part; ds_read2 and similar instructions have two parts */
	uint16_t bytes;               /* number of bytes per part */
	uint8_t nparts, nguards;
	bool loads, stores;           /* both are false for atomics, which race.c treats separately */
	bool atomic;
	bool all_known;               /* the guards are the exact condition under which a lane performs the access */
	struct race_guard guard[RACE_GUARDS];
};

struct work_group {
	uint32_t size[3];             /* number of work items in x, y and z */
	uint32_t wave_bits;           /* bit mask of the ID bits; lanes of different waves differ in at least one of these bits */
	bool exact;                   /* lanes that differ in any bit of wave_bits are in different waves */
	bool flat;                    /* flat addresses can be in LDS */
	bool within;                  /* race_compare() compares lanes of the same wave, instead of lanes of different waves */
};

enum race_meets {
	RACE_APART,                   /* the accesses never touch the same byte */
	RACE_UNKNOWN,                 /* it is unknown whether the accesses can touch the same byte */
	RACE_MEETS,                   /* the accesses touch the same byte for some lanes */
};

/* Compares two accesses by lanes of different waves or, with group->within, of one wave. fixed() returns whether a symbol has the
 * same value at b as at a; any other symbol is treated as unknown. */
enum race_meets
race_compare(const struct work_group *group, const struct race_access *a, const struct race_access *b,
	bool (*fixed)(const void *context, uint32_t symbol), const void *context);

#endif
