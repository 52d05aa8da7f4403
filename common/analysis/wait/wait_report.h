/* Reports missing waits, each with a path on which the operation is still in flight where its registers are used. */
#ifndef WAIT_WAIT_REPORT_H
#define WAIT_WAIT_REPORT_H

#include "common/analysis/finding/found.h"
#include "common/analysis/path/path.h"
#include "common/analysis/wait/between.h"
#include "common/analysis/wait/flight.h"

struct wait_report {
	const struct flow *flow;
	const struct flight_code *code;  /* its current function is the one of the findings */
	const struct between *between;
	struct findings *out;            /* list to which findings are added; NULL during the analysis, when nothing is reported */
	uint32_t function;
	const struct graph *g;
	struct paths paths;              /* paths of the function, created on first use; until then, g is NULL */
	struct report_spans *spans;      /* what the blocks do to the operations of each order */
	size_t nspans, spans_cap;
	size_t tracked;                  /* index in spans of the order of the operation that the path search tracks */
};

/* Begins with the findings of a function. End with wait_report_close(). */
void
wait_report_open(struct wait_report *r, uint32_t function, struct findings *out);

void
wait_report_close(struct wait_report *r);

/* Adds a finding of the given kind: an instruction uses registers before an operation is complete. The counter must be at most
 * `need`. `first` is the first of the `count` register units. Returns the finding. */
struct finding *
wait_report_add(struct wait_report *r, const struct finding_kind *kind, uint32_t insn, const struct flight *f, unsigned need,
	unsigned first, unsigned count);

#endif
