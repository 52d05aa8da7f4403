/* The simulation of one kernel, as the options ask for it. */
#ifndef SIMULATE_SIMULATION_H
#define SIMULATE_SIMULATION_H

#include "common/analysis/resource/resources.h"
#include "common/sim/program.h"
#include "objdump/flow/flow_view.h"
#include "objdump/simulate/settings.h"

struct simulation {
	struct flow_section *section;
	const struct flow_function *function;
	const struct resources *resources; /* of the function: registers, occupancy */
	const struct simulate_settings *settings;
	struct sim_machine machine;
	struct sim_path path;
	struct sim_program program;
	struct sim_launch launch;
	struct sim_result result;
};

/* The machine for a section's code, with what the user sets. */
void
simulation_machine(const struct flow_section *s, struct sim_machine *m);

/* The instructions on a machine, with the formats of --simulate-fetch. sim_program_close closes it. */
void
simulation_program(const struct simulation *sim, const struct sim_machine *m, struct sim_program *p);

/* Another machine or launch for the same kernel: a row of the table of --simulate-what-if. */
struct simulation_variant {
	char name[64];               /* "twice the waves on each SIMD" */
	struct sim_launch launch;
	double wave_mean;            /* cycles */
	double throughput;           /* waves per 1000 cycles of the unit */
	bool done;                   /* false: it does not apply */
};

enum { SIMULATION_VARIANTS = 12, SIMULATION_LATENCY = 1 << 14 /* cycles, the most that is tried */ };

/* Simulates the functions of a section that --functions selects, else its kernels, or if there are none what nothing calls;
 * calls show for each. */
void
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim));

/* Fills in the table of what-if; returns how many rows there are. The first is the kernel as it is: all of them launch as many
 * waves, which may be fewer than the simulation did. There are none of recorded waves. */
size_t
simulation_what_if(const struct simulation *sim, struct simulation_variant rows[SIMULATION_VARIANTS]);

/* Waves that each SIMD would need for waits to be hidden: that no more than a twentieth of what it could issue is lost to
 * them; more than it can hold if these are too few. Cycles of latency of vector memory that the kernel bears with the waves it
 * has before it is slower by a twentieth than with none. 0: there is none, or it would take long to find out. */
unsigned
simulation_waves_needed(const struct simulation *sim);
uint64_t
simulation_latency_borne(const struct simulation *sim);

#endif
