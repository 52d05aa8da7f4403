/* Simulates the selected functions of a section with the settings from the options. */
#ifndef SIMULATE_SIMULATION_H
#define SIMULATE_SIMULATION_H

#include "objdump/flow/section_view.h"
#include "objdump/simulate/settings.h"

struct simulation {
	struct section_view *section;
	const struct simulate_settings *settings;
	const struct amdgcn_simulation *result;
	unsigned waves_needed, tolerance; /* results of amdgcn_waves_needed() and amdgcn_latency_tolerance() */
	size_t nvariants;
	struct amdgcn_variant *variants;  /* result of amdgcn_what_if() for --simulate-what-if */
};

/* Simulates functions of a section, on several threads, and calls show() for each of them in order, on this thread. Simulates the
 * functions that --functions selects. Without --functions, simulates the first kernel or, if the section has no kernel, the
 * functions that are not called. Returns the number of omitted kernels. */
size_t
simulation_each(struct section_view *s, void (*show)(struct simulation *sim));

#endif
