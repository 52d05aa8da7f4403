/* The simulated machine: the parameters of a processor, from common/isa/tables/timing.tbl or set by the user. */
#ifndef SIM_MACHINE_H
#define SIM_MACHINE_H

#include "common/access/access.h"
#include "common/sim/timing.h"

struct sim_machine {
	const struct isa *isa;
	int32_t value[TIMING_COUNT];
	bool set[TIMING_COUNT];     /* whether the user has set the parameter */
	bool paired;                /* whether a work-group processor is simulated, which consists of two compute units */
};

/* Returns the chip's number of units of the simulated kind (compute units or work-group processors). */
static inline unsigned
sim_machine_units(const struct sim_machine *m)
{
	unsigned cus = (unsigned)m->value[TIMING_cus];

	return m->paired && cus > 1 ? cus / 2 : cus;
}

/* Sets the parameters to the values of common/isa/tables/timing.tbl for the processor of isa. */
void
sim_machine_init(struct sim_machine *m, const struct isa *isa);

/* Sets the parameter with the given name. Returns NULL, or an error message about the name or the value. */
const char *
sim_machine_set(struct sim_machine *m, struct str name, int64_t value);

/* Sets *out to the properties of LDS and of vector memory. */
void
sim_machine_memory(const struct sim_machine *m, struct access_memory *out);

/* Returns how many cycles an instruction occupies the issue path to its unit, for the wave size of m->isa. */
unsigned
sim_machine_issue(const struct sim_machine *m, const struct insn_effects *e);

/* Returns the number of cycles from the issue of an instruction to the issue of an instruction that depends on its result. */
unsigned
sim_machine_latency(const struct sim_machine *m, const struct insn_effects *e);

#endif
