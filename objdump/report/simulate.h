/* Output formats of --simulate. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

/* Number of bytes that each simulation adds to the input size from which the output budget is computed. A small file may have long
 * results. */
enum { SIMULATE_BUDGET = 512 };

void
simulate_text(struct simulation *sim);

/* Writes the simulations of a section as JSON. */
void
simulate_json_section(struct section_view *s);

#endif
