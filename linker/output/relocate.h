/* Writes the contents of output sections, and applies relocations to them. */
#ifndef LINKER_RELOCATE_H
#define LINKER_RELOCATE_H

#include "linker/output/linked.h"

/* Passes the bytes of an output section to put(), in order, with relocations applied (except with -r). Reports values that do not
 * fit into their field. */
void
relocate_contents(struct linked *l, const struct outsec *o, elfout_put *put, void *to);

#endif
