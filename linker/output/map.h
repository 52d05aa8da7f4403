/* Writes the link map. */
#ifndef LINKER_MAP_H
#define LINKER_MAP_H

#include "linker/output/linked.h"

/* Writes the link map to the file opt->map, and the table of --cref. */
void
map_write(struct linked *l);

#endif
