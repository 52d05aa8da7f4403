/* What views of a simulation share: its instructions in the order of the code, and figures that follow from the result's. */
#ifndef SIMULATE_FIGURES_H
#define SIMULATE_FIGURES_H

#include "objdump/simulate/simulation.h"

/* The code that a simulation goes through: functions of the flow, and where each one's instructions are among the
 * program's. */
struct metrics {
	const struct simulation *sim;
	uint32_t *functions; /* the kernel first, then those that it calls, by address */
	size_t nfunctions;
	uint32_t *first;     /* by function of the flow: its first in ops; FLOW_NONE: waves do not go there */
	uint32_t *ops;       /* by function and instruction: an op of the program; FLOW_NONE: there is none */
};

/* An instruction. */
struct metrics_line {
	const struct sim_op *op;         /* NULL: waves do not get there, and the rest is 0 */
	const struct sim_count *count;
	double cycles;                   /* from its issue to the wave's next, on average */
	double stall;                    /* cycles that a wave was kept from issuing it, on average */
	double share;                    /* of all waves' time, in which it was the next to be issued, 0 to 1 */
	double stall_rate;               /* of all waves' time, in which they waited for counters here */
	unsigned reason;                 /* of most of stall; SIM_issued: there is none */
};

void
metrics_open(struct metrics *f, const struct simulation *sim);

void
metrics_close(struct metrics *f);

struct metrics_line
metrics_line(const struct metrics *f, uint32_t function, uint32_t insn);

/* How often waves entered a block, together. */
uint64_t
metrics_entered(const struct metrics *f, uint32_t function, uint32_t block);

/* The loop that a block is the header of, in sim_path.loops, or NULL. */
const struct sim_loop *
metrics_loop(const struct simulation *sim, uint32_t function, uint32_t block);

/* Whether cycles of this reason are a loss: of the others an instruction is issued, or nothing is there to issue it. */
static inline bool
metrics_is_stall(unsigned reason)
{
	return reason != SIM_issued && reason != SIM_empty && reason != SIM_turn;
}

/* part of whole, 0 of nothing. */
static inline double
metrics_ratio(double part, double whole)
{
	return whole > 0 ? part / whole : 0;
}

/* The fraction of the time that a unit is busy. */
double
metrics_busy(const struct sim_result *r, unsigned unit);

/* Waves in 1000 cycles of the simulated unit. */
double
metrics_throughput(const struct simulation *sim);

/* Work items, vertices or pixels in a microsecond of the whole chip: as many units as there are, at its clock. */
double
metrics_items(const struct simulation *sim);

/* "work items", "vertices", "pixels". */
const char *
metrics_item_name(const struct simulation *sim);

/* Whether so many waves, of simulation_waves_needed(), are more than a SIMD can hold. */
bool
metrics_too_few(const struct simulation *sim, unsigned needed);

/* What the waves run on: "compute unit", "work-group processor". */
const char *
metrics_unit_name(const struct simulation *sim);

/* How it comes that it is this, " in WGP mode, the default", where no descriptor says so; else "". */
const char *
metrics_mode(const struct simulation *sim);

/* How many loops and branches go by what is known, "1 by the user, 2 by default", into buf; of none nothing. */
size_t
metrics_loops(const struct simulation *sim, char *buf, size_t room);

size_t
metrics_branches(const struct simulation *sim, char *buf, size_t room);

/* What a conditional branch does, "taken", "leaves after 16 times", "TTN", as text of the user's into buf. */
struct str
metrics_branch(const struct sim_branch *b, char buf[64]);

#endif
