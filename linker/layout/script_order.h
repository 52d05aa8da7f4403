/* Creates the output sections of a linker script, and orders them. */
#ifndef LINKER_SCRIPT_ORDER_H
#define LINKER_SCRIPT_ORDER_H

#include "linker/layout/image.h"

/* Assigns each orphan (a section that no pattern matches) to an output section, by its name. */
void
script_order_orphans(struct image *image);

/* Creates the output sections for the matched sections, and orders them. */
void
script_order_collect(struct image *image);

#endif
