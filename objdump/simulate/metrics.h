/* Shared by the views of a simulation: its instructions in the order of the code, and metrics derived from the result. */
#ifndef SIMULATE_FIGURES_H
#define SIMULATE_FIGURES_H

#include "objdump/simulate/simulation.h"

/* The simulated code: functions of the flow, and the ops of their instructions in the program. */
struct metrics {
	const struct simulation *sim;
	uint32_t *functions; /* the kernel first, then its callees, by address */
	size_t nfunctions;
	uint32_t *first;     /* by function of the flow: index of its first op in ops; FLOW_NONE: not executed */
	uint32_t *ops;       /* by function and instruction: an op of the program; FLOW_NONE: none */
};

/* An instruction. */
struct metrics_line {
	const struct sim_op *op;         /* NULL: not reached by any wave; the other fields are then 0 */
	const struct sim_count *count;
	double cycles;                   /* mean cycles from its issue to the wave's next issue */
	double stall;                    /* mean cycles that a wave was kept from issuing it */
	double share;                    /* share of all waves' time during which it was the next to issue, 0 to 1 */
	double stall_rate;               /* share of all waves' time spent waiting for counters here */
	unsigned reason;                 /* of the largest part of stall; SIM_issued: none */
};

void
metrics_open(struct metrics *f, const struct simulation *sim);

void
metrics_close(struct metrics *f);

struct metrics_line
metrics_line(const struct metrics *f, uint32_t function, uint32_t insn);

/* Total number of times that waves entered a block. */
uint64_t
metrics_entered(const struct metrics *f, uint32_t function, uint32_t block);

/* The loop with this header in sim_path.loops, or NULL. */
const struct sim_loop *
metrics_loop(const struct simulation *sim, uint32_t function, uint32_t block);

/* Whether cycles of this reason are a loss; otherwise an instruction is issued, or no wave is present. */
static inline bool
metrics_is_stall(unsigned reason)
{
	return reason != SIM_issued && reason != SIM_empty && reason != SIM_turn;
}

/* part / whole, 0 if whole is 0. */
static inline double
metrics_ratio(double part, double whole)
{
	return whole > 0 ? part / whole : 0;
}

/* The fraction of the time that a unit is busy. */
double
metrics_busy(const struct sim_result *r, unsigned unit);

/* Waves per 1000 cycles of the simulated unit. */
double
metrics_throughput(const struct simulation *sim);

/* Work items, vertices or pixels per microsecond of the whole chip, with all of its units at its clock. */
double
metrics_items(const struct simulation *sim);

/* "work items", "vertices", "pixels". */
const char *
metrics_item_name(const struct simulation *sim);

/* Whether the result of simulation_waves_needed() is more than a SIMD can hold. */
bool
metrics_too_few(const struct simulation *sim, unsigned needed);

/* The unit that runs the waves: "compute unit", "work-group processor". */
const char *
metrics_unit_name(const struct simulation *sim);

/* Why it is that unit, " in WGP mode, the default", if no descriptor says so; else "". */
const char *
metrics_mode(const struct simulation *sim);

/* The number of loops and branches by the source of their counts, "1 by the user, 2 by default", into buf; empty if there are
 * none. */
size_t
metrics_loops(const struct simulation *sim, char *buf, size_t room);

size_t
metrics_branches(const struct simulation *sim, char *buf, size_t room);

/* The behavior of a conditional branch, "taken", "leaves after 16 times", or the user's pattern "TTN", into buf. */
struct str
metrics_branch(const struct sim_branch *b, char buf[64]);

#endif
