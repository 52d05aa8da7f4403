/* The forms of --simulate, each of one simulation. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

void
simulate_text(struct simulation *sim);

void
simulate_json(struct simulation *sim);

#endif
