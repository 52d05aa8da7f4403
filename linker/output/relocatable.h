/* -r: one object file of several. */
#ifndef LINKER_RELOCATABLE_H
#define LINKER_RELOCATABLE_H

#include "linker/output/linked.h"

/* Joins the sections of l->inputs->sections by name, keeps their relocations and all symbols, and writes the file. */
void
relocatable_link(struct linked *l);

#endif
