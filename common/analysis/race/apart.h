/* Whether two LDS accesses by lanes of different waves can touch the same byte: a search over the bits of both lanes' IDs. */
#ifndef RACE_APART_H
#define RACE_APART_H

#include "common/analysis/race/linear.h"

/* A condition on a lane: low <= sum <= high. */
struct race_guard {
	struct linear sum;
	int64_t low, high;
};

enum { RACE_GUARDS = 4, RACE_PARTS = 2 };

/* An access: its bytes, and the lanes that perform it. */
struct race_access {
	struct linear address;        /* of part 0, without offsets */
	int64_t offset[RACE_PARTS];   /* byte offsets of the parts; ds_read2 and similar have two */
	uint16_t bytes;               /* per part */
	uint8_t nparts, nguards;
	bool loads, stores;           /* both false for atomics, which race.c treats separately */
	bool atomic;
	bool all_known;               /* the guards are the exact condition on the lanes */
	struct race_guard guard[RACE_GUARDS];
};

/* A work-group. */
struct race_group {
	uint32_t size[3];             /* size in x, y and z: IDs are less than this */
	uint32_t wave_bits;           /* bits of the IDs; lanes of different waves differ in at least one of them */
	bool exact;                   /* lanes that differ in one of wave_bits are in different waves */
};

enum race_meets {
	RACE_APART,                   /* the accesses never touch the same byte */
	RACE_UNKNOWN,                 /* it is unknown whether they do */
	RACE_MEETS,                   /* they do, for some lanes */
};

/* Compares two accesses. fixed says whether a symbol has the same value at b as at a; a symbol that does not counts as unknown. */
enum race_meets
race_compare(const struct race_group *group, const struct race_access *a, const struct race_access *b,
	bool (*fixed)(const void *context, uint32_t symbol), const void *context);

#endif
