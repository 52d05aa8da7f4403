/* --simulate-trace: when each wave issued each instruction, as a table with tabs: the columns of recorded traces, with a line
 * of heads. */
#ifndef SIMULATE_TRACE_H
#define SIMULATE_TRACE_H

#include "common/base/file/outfile.h"
#include "objdump/simulate/simulation.h"

struct trace {
	struct outfile file;
	bool open;
	int error;               /* of the system; 0: none so far */
	uint64_t written;        /* bytes */
	struct buf text;         /* that is to be written next */
	const struct simulation *sim;
	uint32_t engine;         /* the first column */
	uint64_t function_at;    /* places count from here */
	char **names;            /* texts of ops, as they are needed */
	struct arena arena;
};

/* path must outlive it. */
void
trace_open(struct trace *t, const struct simulation *sim, const char *path);

/* For struct sim_hooks; the context is the struct trace. */
void
trace_put(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op);

/* Puts the file in its place, with all of it, or reports why not. */
void
trace_close(struct trace *t, struct diag *diag);

#endif
