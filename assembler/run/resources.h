/* --resources: prints the resource usage of the kernels in the object. */
#ifndef ASSEMBLER_RUN_RESOURCES_H
#define ASSEMBLER_RUN_RESOURCES_H

#include "assembler/run/as.h"
#include "common/base/file/buf.h"

/* Prints the tables of the functions in image, the object that `as` has assembled. Prints to standard output or, if to_stderr is
 * set because the object is written to standard output, to standard error. */
void
resources_show(const struct as *as, const struct buf *image, bool to_stderr);

#endif
