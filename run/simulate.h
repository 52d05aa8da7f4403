/* --simulate and --simulate-config: what a simulation need not assume, because it was measured by the run. */
#ifndef RUN_SIMULATE_H
#define RUN_SIMULATE_H

#include "run/report.h"

/* Prints the result of a simulation along the path of the run. Returns false after an error. */
bool
simulate_print(const struct run_result *r);

/* Writes the file of --simulate-config, for amdgcn-objdump. Reports errors. */
void
simulate_write(const struct run_result *r);

#endif
