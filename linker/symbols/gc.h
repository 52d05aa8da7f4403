/* Which sections are linked. */
#ifndef LINKER_GC_H
#define LINKER_GC_H

#include "linker/symbols/symbol.h"

/* Marks the sections that are needed (--gc-sections: that can be reached), and lists them. */
void
gc_mark(struct symbols *symbols);

#endif
