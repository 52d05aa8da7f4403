/* The output sections of a linker script, and their order. */
#ifndef LINKER_SCRIPT_ORDER_H
#define LINKER_SCRIPT_ORDER_H

#include "linker/layout/image.h"

/* Gives each section that no pattern matches the output section of its name. */
void
script_order_orphans(struct image *image);

/* Makes the output sections of what patterns match, and brings them into order. */
void
script_order_collect(struct image *image);

#endif
