/* The page of --simulate=html: what its writers share. It contains a report of each simulation, "k0", "k1", …; graphs and tables
 * of code name blocks and instructions like the page of --cfg. */
#ifndef OBJDUMP_REPORT_H
#define OBJDUMP_REPORT_H

#include "objdump/flow/page.h"
#include "objdump/simulate/metrics.h"

struct simulation_report {
	struct page *page;
	const struct simulation *sim;
	struct metrics figures;
	size_t number;           /* of the simulation on the page */
	size_t functions;        /* the page's number of function 0 of the section */
};

/* simulate.css and simulate.js. */
extern const char simulate_css[], simulate_js[];

/* page_parts.c: begins a part of the report with an id for links. */
void
report_part(const struct simulation_report *r, const char *id, const char *title);

void
report_part_end(const struct simulation_report *r);

/* charts.c: units, slots, wave times; the same over time. */
void
report_charts(const struct simulation_report *r);

void
report_over_time(const struct simulation_report *r);

/* waves.c: lifetimes of waves, and the data that simulate.js draws. marks: remaining number of issues for the page, reduced by the
 * issues written. */
void
report_waves(const struct simulation_report *r, size_t *marks);

/* code.c: graphs, then instructions. */
void
report_code(const struct simulation_report *r);

/* tables.c */
void
report_what_if(const struct simulation_report *r);

/* The parameters of the machine of a section, under this number on the page. */
void
report_figures(struct page *p, const struct sim_machine *m, size_t number);

#endif
