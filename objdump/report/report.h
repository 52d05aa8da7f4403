/* The page of --simulate=html: what its writers share. It shows a report of each simulation, "k0", "k1", …; its graphs and
 * tables of code name blocks and instructions as the page of --cfg does. */
#ifndef OBJDUMP_REPORT_H
#define OBJDUMP_REPORT_H

#include "objdump/flow/page.h"
#include "objdump/simulate/metrics.h"

struct simulation_report {
	struct page *page;
	const struct simulation *sim;
	struct metrics figures;
	size_t number;           /* of the simulation on the page */
	size_t functions;        /* function 0 of its section has this number on the page */
};

/* simulate.css and simulate.js. */
extern const char simulate_css[], simulate_js[];

/* parts.c: a part of the report, with an id that the list links to. */
void
report_part(const struct simulation_report *r, const char *id, const char *title);

void
report_part_end(const struct simulation_report *r);

/* charts.c: units, slots, wave times; the same time by time. */
void
report_charts(const struct simulation_report *r);

void
report_over_time(const struct simulation_report *r);

/* waves.c: when waves were there, and the numbers that simulate.js shows of them. marks: how many issues are left to the
 * page, of which it takes what it shows. */
void
report_waves(const struct simulation_report *r, size_t *marks);

/* code.c: graphs, then instructions. */
void
report_code(const struct simulation_report *r);

/* tables.c */
void
report_what_if(const struct simulation_report *r);

/* Of the machine of a section, on the page under this number. */
void
report_figures(struct page *p, const struct sim_machine *m, size_t number);

#endif
