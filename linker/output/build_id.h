/* The build ID. */
#ifndef LINKER_BUILD_ID_H
#define LINKER_BUILD_ID_H

#include "linker/output/linked.h"

/* Fills the build ID note with the hash of the contents, unless there is none or --build-id gives its bytes. All other contents
 * must be final. */
void
build_id_fill(struct linked *l, struct synthetic *made);

#endif
