/* --simulate-trace: the issue time of each instruction of each wave, as a tab-separated table with the columns of recorded traces
 * and a header line. */
#ifndef SIMULATE_TRACE_H
#define SIMULATE_TRACE_H

#include "common/base/file/outfile.h"
#include "objdump/simulate/simulation.h"

struct trace {
	struct outfile file;
	bool open;
	int error;               /* errno of the first write error; 0: none */
	uint64_t written;        /* bytes */
	struct buf text;         /* text to write next */
	const struct simulation *sim;
	uint32_t engine;         /* the first column */
	uint64_t function_at;    /* program addresses are relative to this one */
	char **names;            /* texts of ops, created on first use */
	struct arena arena;
};

/* path must outlive the trace. */
void
trace_open(struct trace *t, const struct simulation *sim, const char *path);

/* Hook of struct sim_hooks with the struct trace as context. */
void
trace_put(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op);

/* Completes the file and moves it to its path, or reports an error. */
void
trace_close(struct trace *t, struct diag *diag);

#endif
