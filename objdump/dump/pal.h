/* The registers and their fields in an amdpal note: "registers" of --json, and what --notes=fields prints in addition to
 * llvm-readelf. */
#ifndef OBJDUMP_DUMP_PAL_H
#define OBJDUMP_DUMP_PAL_H

#include "common/hsa/metadata/meta.h"
#include "objdump/view/views.h"

/* Prints the registers of the metadata, if any. Fields have names if the processor is known; the text omits those that are 0. */
void
pal_show(struct view *v, const struct meta *metadata);

/* The same as a key of the open object. */
void
pal_show_json(struct view *v, const struct meta *metadata);

#endif
