/* The result of a simulation in a sentence or two: what limits the kernel, and where most of its time is lost. */
#ifndef SIMULATE_ANSWER_H
#define SIMULATE_ANSWER_H

#include "objdump/simulate/metrics.h"

/* Appends "limited by the unit for LDS (91.2% busy)". For a simulation with a result, as the other. */
void
answer_limit(const struct metrics *f, struct buf *b);

/* Appends "22.0% of the waves' time is lost at s_waitcnt lgkmcnt(0) (+0x1528), waiting for ds_read_b128 (+0x1490)", or nothing if no
 * instruction loses a noteworthy share. Offsets are from the kernel's beginning, in another function "(name+0x10)". */
void
answer_worst(const struct metrics *f, struct buf *b);

#endif
