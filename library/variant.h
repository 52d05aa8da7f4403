/* A simulation of the same kernel with another machine, launch or path. */
#ifndef LIBRARY_VARIANT_H
#define LIBRARY_VARIANT_H

#include "library/simulated.h"

struct variant {
	const struct simulated *sim;
	const struct sim_path *path; /* NULL: that of the simulation */
	struct sim_machine machine;
	struct sim_launch launch;
	char text[AMDGCN_VARIANT_TEXT];
};

/* Returns the number of waves that execute about insns instructions: at least fills times the number of wave slots, at most the
 * number of waves in the simulation, and rounded down to whole work-groups, but at least one work-group. */
uint64_t
variant_waves(const struct simulated *sim, uint64_t insns, uint64_t fills);

/* Returns a variant that launches this many waves, and has no other difference. */
struct variant
variant_of(const struct simulated *sim, uint64_t waves);

/* Sets a parameter without marking it as set by the user. If a load latency were marked, first accesses to cache lines
 * would no longer miss (sim_misses_first()). */
void
variant_set(struct variant *v, enum timing param, int64_t value);

/* Creates the variant's program. Close it with sim_program_close(). */
void
variant_program(const struct variant *v, struct sim_program *program);

/* Simulates a variant. hooks may be NULL. Returns the number of waves per 1000 cycles, or 0 if the variant cannot run. Free the
 * result with sim_result_free(). */
double
variant_run(const struct variant *v, const struct sim_hooks *hooks, struct sim_result *r);

#endif
