/* The forms of --simulate, each of one simulation. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

void
simulate_text(struct simulation *sim);

void
simulate_json(struct simulation *sim);

/* On the page that simulate_page has begun; and the part of a section. */
void
simulate_html(struct simulation *sim);

void
simulate_html_section(struct flow_section *s);

#endif
