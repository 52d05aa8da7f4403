/* The forms of --simulate. */
#ifndef SIMULATE_SIMULATE_H
#define SIMULATE_SIMULATE_H

#include "objdump/simulate/simulation.h"

/* What there may be of output for each simulation, in bytes that are read: no file has it all in itself. */
enum { SIMULATE_BUDGET = 512 };

void
simulate_text(struct simulation *sim);

/* Of a section. */
void
simulate_json_section(struct flow_section *s);

/* The same, on the page that simulate_page has begun. */
void
simulate_html_section(struct flow_section *s);

#endif
