/* -r: one object file of several. */
#ifndef LINKER_RELOCATABLE_H
#define LINKER_RELOCATABLE_H

#include "linker/link.h"

/* Joins the sections of l->ins by name, keeps their relocations and all symbols, and writes the file. */
void
relocatable_link(struct link *l);

#endif
