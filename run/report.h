/* The result of a run as text and as JSON. */
#ifndef RUN_REPORT_H
#define RUN_REPORT_H

#include <stdio.h>

#include "run/arguments.h"
#include "run/kernel_file.h"

struct buffers;

struct run_result {
	struct run_options *o;
	struct kernel_file *in;
	const struct kernel_arguments *arguments;
	const struct amdgcn_run *run;
	const struct buffers *before; /* contents of the buffers before the run; NULL: not kept */
	uint64_t schedule;   /* with which it has run */
	struct str stopped;  /* a JSON object: the wave that has reached --break; empty: none has */
	bool right;          /* there are no findings, and all results are those that are expected */
};

/* Prints lines of text, in which control characters of names become visible. */
void
report_lines(FILE *f, struct str lines);

/* Appends where a finding was found: the work-group, the wave, the lane. */
void
report_where(struct buf *b, const struct amdgcn_run_finding *f);

/* Appends what is wrong with a result that differs. */
void
report_difference(struct buf *b, const struct expected *e);

/* Prints findings to standard error. */
void
report_findings(const struct run_result *r);

/* Prints findings and results that differ to standard error, as compilers print warnings and errors, and to standard output what --print
 * and --counts request. */
void
report_text(const struct run_result *r);

/* Prints everything to standard output: man/run.schema.json. */
void
report_json(const struct run_result *r);

#endif
