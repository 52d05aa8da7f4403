/* The simulation of one kernel with the settings of the options. */
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

/* The machine for a section's code, with the user's parameters. */
void
simulation_machine(const struct flow_section *s, struct sim_machine *m);

/* The program for a machine, with the formats of --simulate-fetch. Close it with sim_program_close. */
void
simulation_program(const struct simulation *sim, const struct sim_machine *m, struct sim_program *p);

/* A variant of the machine or the launch for the same kernel: a row of --simulate-what-if. */
struct simulation_variant {
	char name[64];               /* "twice the waves on each SIMD" */
	struct sim_launch launch;
	double wave_mean;            /* cycles */
	double throughput;           /* waves per 1000 cycles of the unit */
	bool done;                   /* false: not applicable */
};

enum { SIMULATION_VARIANTS = 12, SIMULATION_LATENCY = 1 << 14 /* cycles, the largest latency tried */ };

/* Simulates the functions of a section that --functions selects, else its kernels, or without kernels the functions that nothing
 * calls; calls show for each. */
void
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim));

/* Fills the what-if table; returns the number of rows. The first row is the unmodified kernel. All rows launch the same number of
 * waves, possibly fewer than the simulation did. Recorded waves have no what-if. */
size_t
simulation_what_if(const struct simulation *sim, struct simulation_variant rows[SIMULATION_VARIANTS]);

/* simulation_waves_needed: waves that each SIMD needs to hide its waits, so that they cost at most a twentieth of its issue
 * cycles; this may be more than it can hold. The latency tolerance: cycles of vector memory latency at which the kernel, with its
 * own occupancy, is a twentieth slower than with none. 0: not applicable, or too expensive to compute. */
unsigned
simulation_waves_needed(const struct simulation *sim);
uint64_t
simulation_latency_tolerance(const struct simulation *sim);

#endif
