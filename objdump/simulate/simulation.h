/* Simulates kernels with the settings of the options. */
#ifndef SIMULATE_SIMULATION_H
#define SIMULATE_SIMULATION_H

#include "common/analysis/resource/resources.h"
#include "common/sim/program.h"
#include "objdump/flow/flow_view.h"
#include "objdump/simulate/settings.h"

struct simulation {
	struct flow_section *section;
	const struct flow_function *function;
	const struct resources *resources; /* resources of the function: registers, occupancy */
	const struct simulate_settings *settings;
	struct sim_machine machine;
	struct sim_path path;
	struct sim_program program;
	struct sim_launch launch;
	struct sim_result result;
};

/* Initializes the machine for a section's code, with the parameters that the user has set. */
void
simulation_machine(const struct flow_section *s, struct sim_machine *m);

/* Creates the program for a machine, with the formats of --simulate-fetch. Close it with sim_program_close(). */
void
simulation_program(const struct simulation *sim, const struct sim_machine *m, struct sim_program *p);

/* A row of --simulate-what-if: a variant of the machine or the launch, for the same kernel. */
struct simulation_variant {
	char name[64];               /* description, for example "twice the waves on each SIMD" */
	struct sim_launch launch;
	double wave_mean;            /* mean duration of a wave in cycles */
	double throughput;           /* waves per 1000 cycles of the unit */
	bool done;                   /* whether the variant was simulated; false: not applicable */
};

enum { SIMULATION_VARIANTS = 12, SIMULATION_LATENCY = 1 << 14 /* maximum latency tried, in cycles */ };

/* Calls show() for each simulated function of a section. These are the functions that --functions selects, or else the first kernel,
 * or, if there is none, the functions that are not called. Returns the number of kernels that were left out. */
size_t
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim));

/* Fills the what-if table, and returns the number of rows. The first row is the unmodified kernel. All rows launch the same number
 * of waves, possibly fewer than the simulation. Returns 0 for recorded waves. */
size_t
simulation_what_if(const struct simulation *sim, struct simulation_variant rows[SIMULATION_VARIANTS]);

/* simulation_waves_needed() returns the number of waves that each SIMD needs to hide its waits, so that they cost at most a
 * twentieth of its issue cycles. It may be more than a SIMD can hold. simulation_latency_tolerance() returns the latency
 * tolerance: the vector memory latency in cycles at which the kernel, with its own occupancy, is a twentieth slower than with no
 * latency. Both return 0 if not applicable, or if the result is too expensive to compute. */
unsigned
simulation_waves_needed(const struct simulation *sim);
uint64_t
simulation_latency_tolerance(const struct simulation *sim);

#endif
