/* Metrics shared by the views of a simulation: its instructions in code order, and values derived from the result. */
#ifndef SIMULATE_FIGURES_H
#define SIMULATE_FIGURES_H

#include "objdump/simulate/simulation.h"

/* The simulated code: the executed functions, and the ops of the program for their instructions. */
struct metrics {
	const struct simulation *sim;
	uint32_t *functions; /* indices of the executed functions: the kernel, then its callees by address */
	size_t nfunctions;
	uint32_t *first;     /* indexed by function of the flow: index in ops of the function's first instruction; FLOW_NONE: not
	                      * executed */
	uint32_t *ops;       /* indexed by instruction of the executed functions: index of the instruction's op in the program;
	                      * FLOW_NONE: no op */
};

/* Metrics of one instruction. */
struct metrics_line {
	const struct sim_op *op;         /* op of the instruction; NULL: no wave reached the instruction, and the other fields are 0 */
	const struct sim_count *count;
	double cycles;                   /* mean number of cycles from the issue of the instruction to the wave's next issue */
	double stall;                    /* mean number of cycles for which a wave was stalled before the instruction */
	double share;                    /* share of the waves' total time during which the instruction was the next one to issue, 0 to
	                                  * 1 */
	double stall_rate;               /* share of the waves' total time spent waiting for counters at the instruction, 0 to 1 */
	unsigned reason;                 /* reason for the largest part of stall; SIM_issued: no stall */
};

void
metrics_open(struct metrics *f, const struct simulation *sim);

void
metrics_close(struct metrics *f);

struct metrics_line
metrics_line(const struct metrics *f, uint32_t function, uint32_t insn);

/* Returns how often waves entered a block, over all waves. */
uint64_t
metrics_entered(const struct metrics *f, uint32_t function, uint32_t block);

/* Returns the loop with this header block in sim_path.loops, or NULL. */
const struct sim_loop *
metrics_loop(const struct simulation *sim, uint32_t function, uint32_t block);

/* Whether cycles with this reason are lost. In the other cycles, an instruction is issued, no wave is present, or the wave has
 * just issued an instruction. */
static inline bool
metrics_is_stall(unsigned reason)
{
	return reason != SIM_issued && reason != SIM_empty && reason != SIM_turn;
}

/* Returns part / whole, or 0 if whole is 0. */
static inline double
metrics_ratio(double part, double whole)
{
	return whole > 0 ? part / whole : 0;
}

/* Returns the fraction of the time during which a unit is busy. */
double
metrics_busy(const struct sim_result *r, unsigned unit);

/* Returns the throughput of the simulated unit, in waves per 1000 cycles. */
double
metrics_throughput(const struct simulation *sim);

/* Returns the throughput of the whole chip in work items, vertices or pixels per microsecond. All units are assumed to be active
 * at their clock frequency. */
double
metrics_items(const struct simulation *sim);

/* Returns "work items", "vertices" or "pixels". */
const char *
metrics_item_name(const struct simulation *sim);

/* Whether more waves are needed than a SIMD can hold. needed is a result of simulation_waves_needed(). */
bool
metrics_too_few(const struct simulation *sim, unsigned needed);

/* Returns the name of the unit that runs the waves: "compute unit" or "work-group processor". */
const char *
metrics_unit_name(const struct simulation *sim);

/* Returns why the unit is a compute unit or work-group processor, for example " in WGP mode, the default", or "" if the kernel
 * descriptor specifies it. */
const char *
metrics_mode(const struct simulation *sim);

/* Write the numbers of loops or branches by the source of their counts to buf, for example "1 by the user, 2 by default". buf is
 * empty if there are none. Return its length. */
size_t
metrics_loops(const struct simulation *sim, char *buf, size_t room);

size_t
metrics_branches(const struct simulation *sim, char *buf, size_t room);

/* Returns the behavior of a conditional branch: "taken", "not taken", "taken every 16th time", or the user's pattern such as
 * "TTN". May use buf. */
struct str
metrics_branch(const struct sim_branch *b, char buf[64]);

#endif
