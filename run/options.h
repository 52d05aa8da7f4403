/* The command line of amdgcn-run. */
#ifndef RUN_OPTIONS_H
#define RUN_OPTIONS_H

#include "common/base/option/opt.h"

struct run_options {
	struct diag *diag;
	struct arena arena;
	const char *path, *kernel; /* kernel: NULL: the only one */
	struct names args, outs, expects, prints, breaks;
	const char *processor, *features;
	const char *baseline;      /* NULL: none */
	const char *trace, *trace_json; /* NULL: not given */
	const char *sarif;         /* file of --sarif; empty: standard output; NULL: none */
	const char *coverage;      /* file of --coverage; NULL: none */
	uint32_t grid[3], group[3], cluster[3]; /* 0: not given */
	uint64_t lds, limit, seed, schedules, schedule, ulp;
	uint64_t vgpr_block, vgpr_pool, vgpr_refusals;
	double tolerance;
	const char *simulate_config; /* file of --simulate-config; NULL: none */
	bool simulate;
	bool unchecked, json, report, counts, help, version;
	bool each;                 /* counts of each instruction */
};

/* Parses the command line. Returns false after an error. Free in either case with options_free(). */
bool
options_parse(struct run_options *o, int argc, char **argv);

void
options_free(struct run_options *o);

#endif
