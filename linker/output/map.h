/* The link map (-Map) and the table of --cref. */
#ifndef LINKER_MAP_H
#define LINKER_MAP_H

#include "linker/output/linked.h"

void
map_write(struct linked *l);

#endif
