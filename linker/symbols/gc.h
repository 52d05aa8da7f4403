/* Selects the sections that are linked. */
#ifndef LINKER_GC_H
#define LINKER_GC_H

#include "linker/symbols/symbol.h"

/* Marks the live sections (with --gc-sections, the reachable ones), and lists them in inputs.sections. */
void
gc_mark(struct symbols *symbols);

#endif
