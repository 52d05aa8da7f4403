/* Output formats of --simulate. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

/* Additional output budget for each simulation, in input bytes. The results are not in the file and may need more output than its
 * size allows. */
enum { SIMULATE_BUDGET = 512 };

void
simulate_text(struct simulation *sim);

/* Writes the simulations of a section. */
void
simulate_json_section(struct section_view *s);

#endif
