/* Prints the code of a simulation as text, with the cost of each instruction. */
#ifndef SIMULATE_LISTING_H
#define SIMULATE_LISTING_H

#include "objdump/simulate/metrics.h"

void
listing_text(const struct simulation *sim);

#endif
