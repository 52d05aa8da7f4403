/* Shows the registers in an amdpal note, and their fields: as "registers" of --json, and as the lines that --notes=fields adds to
 * the format of llvm-readelf. */
#ifndef OBJDUMP_DUMP_PAL_H
#define OBJDUMP_DUMP_PAL_H

#include "common/hsa/metadata/meta.h"
#include "objdump/view/views.h"

/* Prints the registers and, if the processor is known, their fields that are not 0. */
void
pal_show(struct view *v, const struct meta *metadata);

/* Writes the registers like pal_show(), as a key of the open object, including fields that are 0. */
void
pal_show_json(struct view *v, const struct meta *metadata);

#endif
