/* Whether two accesses of LDS by lanes of different waves can meet: a search over the bits of both lanes' IDs. */
#ifndef RACE_APART_H
#define RACE_APART_H

#include "common/analysis/race/linear.h"

/* What a condition says of a lane: a sum is from low to high. */
struct race_guard {
	struct linear sum;
	int64_t low, high;
};

enum { RACE_GUARDS = 4, RACE_PARTS = 2 };

/* An access: its bytes, and the lanes that do it. */
struct race_access {
	struct linear address;        /* of part 0, without the offsets */
	int64_t offset[RACE_PARTS];   /* of ds_read2's two parts */
	uint16_t bytes;               /* of each part */
	uint8_t nparts, nguards;
	bool loads, stores;           /* an atomic operation does neither, see race.c */
	bool atomic;
	bool all_known;               /* the guards are all that says which lanes do it */
	struct race_guard guard[RACE_GUARDS];
};

/* The work-group. */
struct race_group {
	uint32_t size[3];             /* IDs are below, for each; 1: there is just 0 */
	uint32_t wave_bits;           /* bits of the IDs, of which one at least differs between lanes of different waves */
	bool exact;                   /* and lanes that differ in one are of different waves */
};

enum race_meets {
	RACE_APART,                   /* they never touch the same byte */
	RACE_UNKNOWN,                 /* they may */
	RACE_MEETS,                   /* they do, for some lanes */
};

/* fixed: whether a symbol still has the value in b that it had in a; others count as unknown. */
enum race_meets
race_compare(const struct race_group *group, const struct race_access *a, const struct race_access *b,
	bool (*fixed)(const void *context, uint32_t symbol), const void *context);

#endif
