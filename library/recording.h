/* Reads recorded waves from a table with the columns of --simulate-trace, and converts the waves to scripts that the
 * simulation replays. */
#ifndef LIBRARY_RECORDING_H
#define LIBRARY_RECORDING_H

#include "common/base/message/diag.h"
#include "common/sim/op.h"

/* The recorded waves of one shader engine. */
struct recorded_engine {
	uint32_t number;
	struct sim_script script;
	size_t waves_cap;
};

struct recording {
	struct recorded_engine *engines;
	size_t nengines, engines_cap;
};

/* Reads a recording of a program that starts with `function`. name is the name of the recording in messages. Reports
 * errors with line numbers. Returns false after an error. The caller frees *f with recording_free() in either case. */
bool
recording_read(struct recording *f, const char *name, struct str text, const struct sim_program *p, uint32_t function,
	struct diag *diag);

void
recording_free(struct recording *f);

#endif
