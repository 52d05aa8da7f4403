/* The build ID, a hash of the output's contents. */
#ifndef LINKER_BUILD_ID_H
#define LINKER_BUILD_ID_H

#include "linker/output/linked.h"

/* Fills the build ID note. Does nothing if there is no note, or if --build-id specifies the bytes. Call after all other contents
 * are final. */
void
build_id_fill(struct linked *l, struct synthetic *made);

#endif
