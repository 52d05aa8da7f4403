/* --resources: prints the resource usage of the kernels in the object. */
#ifndef ASSEMBLER_RUN_RESOURCES_H
#define ASSEMBLER_RUN_RESOURCES_H

#include "common/base/file/buf.h"
#include "common/base/message/diag.h"
#include "common/isa/target.h"

/* Prints the tables of an object's functions to standard output or, if to_stderr is set because the object is written to standard
 * output, to standard error. */
void
resources_show(struct diag *diag, const struct isa *isa, const struct buf *image, bool to_stderr);

#endif
