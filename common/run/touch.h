/* Counts what the accesses of the first work-group's waves cost: conflicts in the banks of LDS, cache lines (common/access). */
#ifndef RUN_TOUCH_H
#define RUN_TOUCH_H

#include "common/access/access.h"

struct run;
struct run_insn;

enum { RUN_MOST_LINES = 1 << 20 }; /* cache lines that are remembered as accessed */

/* Sums over the executions of an instruction by the waves of the first work-group. */
struct run_touch {
	uint64_t executed;           /* executions that accessed something */
	bool lds;                    /* it accesses LDS, else memory; an instruction that does both is counted as one that accesses LDS */
	uint64_t cycles, least;      /* of the banks of LDS or, for vector memory, of addresses */
	uint64_t lines, least_lines; /* cache lines of memory */
	uint64_t first;              /* executions that loaded a line that no wave of the work-group had accessed before */
	struct access_part *sample;  /* the parts of the first execution, owned */
	size_t nsample;
	struct access_cost served, of_lines; /* of the first execution: cycles and cache lines */
	bool store, atomic, vector;
};

struct run_touching;

/* Begins an instruction of a wave of the first work-group that may access memory. Call run_touch_end() after it. */
void
run_touch_begin(struct run *r);

/* Notes an access of the current instruction. Call only between run_touch_begin() and run_touch_end(). */
void
run_touch_part(struct run *r, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write);

/* Adds the current instruction's accesses to i->touch. */
void
run_touch_end(struct run *r, struct run_insn *i);

void
run_touch_free(struct run_touch *t);

/* Frees what run_touch_begin() has allocated. */
void
run_touch_close(struct run *r);

#endif
