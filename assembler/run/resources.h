/* --resources: prints the resource usage of the kernels in the object. */
#ifndef ASSEMBLER_RUN_RESOURCES_H
#define ASSEMBLER_RUN_RESOURCES_H

#include "assembler/as.h"
#include "common/base/file/buf.h"

/* Prints the tables of the functions of an object, which as has assembled: to standard error if to_stderr, because the object is
 * written to standard output. */
void
resources_show(const struct as *as, const struct buf *image, bool to_stderr);

#endif
