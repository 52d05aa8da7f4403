/* Names and short texts for the results of a simulation, used by all output formats. */
#ifndef SIMULATE_METRICS_H
#define SIMULATE_METRICS_H

#include "objdump/simulate/simulation.h"

/* Returns part / whole, or 0 if whole is 0. */
static inline double
metrics_ratio(double part, double whole)
{
	return whole > 0 ? part / whole : 0;
}

/* Returns the value that the user has set for a parameter, or NULL. */
const struct amdgcn_parameter_value *
metrics_set(const struct simulate_settings *settings, const char *name);

/* Returns the value of a parameter in the simulation. The parameter must exist. */
int
metrics_value(const struct simulation *sim, const char *name);

/* Returns "work items", "vertices" or "pixels". */
const char *
metrics_item_name(const struct amdgcn_simulation *r);

/* Returns the name of the unit that runs the waves: "compute unit" or "work-group processor". */
const char *
metrics_unit_name(const struct amdgcn_simulation *r);

/* Returns a phrase that explains why a compute unit or a work-group processor is simulated, for example " in WGP mode, the default".
 * Returns "" if the kernel descriptor specifies the mode. */
const char *
metrics_mode(const struct amdgcn_simulation *r);

/* Write the numbers of loops or of branches by origin to buf, for example "1 by the user, 2 by default", or an empty string if the
 * simulation has none. Return the length of the text. */
size_t
metrics_loops(const struct amdgcn_simulation *r, char *buf, size_t room);

size_t
metrics_branches(const struct amdgcn_simulation *r, char *buf, size_t room);

/* Returns the behavior of a conditional branch: "taken", "not taken", "taken every 16th time", or the user's pattern such as
 * "TTN". The result may point to buf. */
struct str
metrics_branch(const struct amdgcn_branch_path *b, char buf[64]);

#endif
