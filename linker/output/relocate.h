/* Relocations. */
#ifndef LINKER_RELOCATE_H
#define LINKER_RELOCATE_H

#include "linker/output/linked.h"

/* Hands the bytes of an output section to put, relocations applied but with -r; reports
 * values that do not fit. */
void
relocate_contents(struct linked *l, const struct outsec *o, elfout_put *put, void *to);

#endif
