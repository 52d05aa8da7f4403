/* Runs the assembler's core on a source in memory. */
#ifndef LIBRARY_ASSEMBLE_H
#define LIBRARY_ASSEMBLE_H

#include "assembler/run/as.h"
#include "library/amdgcn.h"

/* Returns a new run with the caller's settings, which may be NULL. Reports errors in the settings. Passes all messages and `user`
 * to the sink. The caller frees the run with assembly_close(). */
struct as *
assembly_open(const struct amdgcn_settings *settings, diag_sink *sink, void *user);

/* Assembles n bytes of source. Stores the object in *image if the run produces one. */
void
assembly_run(struct as *as, const char *source, size_t n, struct buf *image);

/* Passes the last messages to the sink, and frees the run. Returns the number of errors. */
unsigned
assembly_close(struct as *as);

#endif
