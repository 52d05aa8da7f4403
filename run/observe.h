/* --trace and --break: instructions as they are executed, with the registers that they use, and the registers of a wave at a location. */
#ifndef RUN_OBSERVE_H
#define RUN_OBSERVE_H

#include "common/base/file/buf.h"
#include "run/kernel_file.h"

struct observing;

/* Reads the options, and sets *watch to what the library needs; without these options, sets *watch to NULL. Reports errors, and returns NULL
 * after one. Free with observing_close(). */
struct observing *
observing_open(struct run_options *o, struct kernel_file *in, const struct amdgcn_run_watch **watch);

/* Call after the run. Reports locations that were not reached. */
void
observing_end(struct observing *w);

void
observing_close(struct observing *w);

/* Returns the JSON object of the wave's state then; empty: --break has not ended the run. */
struct str
observing_json(const struct observing *w);

#endif
