/* --resources: prints the resource usage of the functions in the object, including kernels. */
#ifndef ASSEMBLER_RUN_RESOURCES_H
#define ASSEMBLER_RUN_RESOURCES_H

#include "assembler/run/as.h"
#include "common/base/file/buf.h"

/* Prints the resource usage of the functions in image, the object that `as` has assembled. to_stderr: print to standard error,
 * because the object is written to standard output. */
void
resources_show(const struct as *as, const struct buf *image, bool to_stderr);

#endif
