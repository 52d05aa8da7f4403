/* Writes contents, and applies relocations. */
#ifndef LINKER_RELOCATE_H
#define LINKER_RELOCATE_H

#include "linker/output/linked.h"

/* Calls put with the bytes of an output section in order, relocations applied (except with -r). Reports values that do not fit. */
void
relocate_contents(struct linked *l, const struct outsec *o, elfout_put *put, void *to);

#endif
