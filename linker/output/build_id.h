/* The build ID. */
#ifndef LINKER_BUILD_ID_H
#define LINKER_BUILD_ID_H

#include "linker/output/linked.h"

/* Fills the note in, if there is one and its bytes are not given, when all else is final. */
void
build_id_fill(struct linked *l, struct synthetic *made);

#endif
