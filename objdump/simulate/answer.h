/* Summarizes the result of a simulation in one or two sentences: the limit of the kernel's speed, and the instruction at which
 * most of the time is lost. */
#ifndef SIMULATE_ANSWER_H
#define SIMULATE_ANSWER_H

#include "objdump/simulate/metrics.h"

/* Appends the limit, for example "limited by the unit for LDS (91.2% busy)". The simulation must have a result. */
void
answer_limit(const struct metrics *f, struct buf *b);

/* Appends the most expensive instruction, for example "22.0% of the waves' time is lost at s_waitcnt lgkmcnt(0) (+0x1528), waiting
 * for ds_read_b128 (+0x1490)". Appends nothing if no instruction loses a noteworthy share. Offsets are relative to the start of
 * the kernel; an offset in another function is preceded by the function's name, "(name+0x10)". The simulation must have a
 * result. */
void
answer_worst(const struct metrics *f, struct buf *b);

#endif
