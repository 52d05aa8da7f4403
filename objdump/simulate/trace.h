/* --simulate-trace: writes the issue time of each instruction of each wave, as a tab-separated table with a header line and the
 * columns of recorded traces. */
#ifndef SIMULATE_TRACE_H
#define SIMULATE_TRACE_H

#include "common/base/file/outfile.h"
#include "objdump/simulate/simulation.h"

struct trace {
	struct outfile file;
	bool open;
	const char *error;       /* reason of the first error; NULL: none */
	uint64_t written;        /* number of bytes written */
	struct buf text;         /* text to write next */
	const struct amdgcn_function *function; /* the simulated function; the column "pc" is relative to its address */
	char **names;            /* text of each instruction, by its offset in the section in dwords, created on first use */
	struct arena arena;
};

/* Opens a trace. path must outlive the trace. files: the files that were read, none of which is overwritten. */
void
trace_open(struct trace *t, const struct amdgcn_function *function, const char *path, const struct files *files);

void
trace_put(struct trace *t, const struct amdgcn_issue *issue);

/* Completes the file and moves it to its path. Reports an error if that fails. */
void
trace_close(struct trace *t, struct diag *diag);

#endif
