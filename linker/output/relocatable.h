/* The output of -r: several object files linked into one. */
#ifndef LINKER_RELOCATABLE_H
#define LINKER_RELOCATABLE_H

#include "linker/output/linked.h"

/* Joins the sections in l->inputs->sections, adjusts their relocations and symbols, and writes the output file. */
void
relocatable_link(struct linked *l);

#endif
