/* --simulate-follow: reads recorded waves, with the columns of --simulate-trace, and converts them to a script for the simulation. */
#ifndef SIMULATE_FOLLOW_H
#define SIMULATE_FOLLOW_H

#include "common/base/message/diag.h"
#include "common/sim/program.h"

/* The recorded waves of one shader engine. */
struct recorded_engine {
	uint32_t number;
	struct sim_script script;
	size_t waves_cap;
};

struct recorded_waves {
	struct recorded_engine *engines; /* engines in file order */
	size_t nengines, engines_cap;
};

/* Reads the file for a program that begins with the function. Reports errors with their lines. Returns false after an error. The
 * caller frees the result with recorded_waves_free() in either case. */
bool
recorded_waves_read(struct recorded_waves *f, const char *path, const struct sim_program *p, uint32_t function, struct diag *diag);

void
recorded_waves_free(struct recorded_waves *f);

#endif
