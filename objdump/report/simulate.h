/* The formats of --simulate. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

/* Additional output budget for each simulation, as bytes read: the file does not contain the results. */
enum { SIMULATE_BUDGET = 512 };

void
simulate_text(struct simulation *sim);

/* Writes a section. */
void
simulate_json_section(struct flow_section *s);

#endif
