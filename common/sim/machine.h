/* The machine that is simulated: the parameters of common/isa/tables/timing.tbl for a processor, and what the user puts in
 * their place. */
#ifndef SIM_MACHINE_H
#define SIM_MACHINE_H

#include "common/sim/timing.h"

struct sim_machine {
	const struct isa *isa;
	int32_t value[TIMING_COUNT];
	bool set[TIMING_COUNT];     /* by the user */
	bool paired;                /* a work-group processor, two compute units, is simulated */
};

/* How many of what is simulated the chip has. */
static inline unsigned
sim_machine_units(const struct sim_machine *m)
{
	unsigned cus = (unsigned)m->value[TIMING_cus];

	return m->paired && cus > 1 ? cus / 2 : cus;
}

/* The parameters as the table has them. */
void
sim_machine_init(struct sim_machine *m, const struct isa *isa);

/* Sets a parameter by its name. Returns NULL, or what is wrong with the name or the value, as text for the user. */
const char *
sim_machine_set(struct sim_machine *m, struct str name, int64_t value);

/* The cycles that an instruction of an issue class keeps its unit's way, in the wave size of the isa. */
unsigned
sim_machine_issue(const struct sim_machine *m, const struct insn_effects *e);

/* The cycles from an instruction of an issue class to one that reads its result. */
unsigned
sim_machine_latency(const struct sim_machine *m, const struct insn_effects *e);

#endif
