/* The registers in a note of amdpal with their fields: "registers" of --json, and what --notes=fields shows beside what
 * llvm-readelf does. */
#ifndef OBJDUMP_DUMP_PAL_H
#define OBJDUMP_DUMP_PAL_H

#include "common/hsa/metadata/meta.h"
#include "objdump/view/views.h"

/* Shows the registers of metadata, nothing if they have none. Fields have names if the processor is known; those that are
 * 0 are left out of the text. */
void
pal_show(struct view *v, const struct meta *metadata);

/* The same as a key of an object. */
void
pal_show_json(struct view *v, const struct meta *metadata);

#endif
