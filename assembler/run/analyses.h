/* --resources and --debug: what the library's analyses know about the functions of the object, including kernels. */
#ifndef ASSEMBLER_RUN_ANALYSES_H
#define ASSEMBLER_RUN_ANALYSES_H

#include <stdbool.h>

#include "assembler/run/as.h"

/* Prints to standard error what the settings request; the resources to standard output, unless the object is written there. image is the
 * object; if it is empty, nothing is printed. */
void
analyses_show(const struct as *as, const struct buf *image);

#endif
