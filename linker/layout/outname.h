/* Determines the names of output sections, and looks them up. */
#ifndef LINKER_SECTION_H
#define LINKER_SECTION_H

#include "linker/layout/image.h"

/* Returns the name of the output section to which an input section belongs by default. */
struct str
outname_of(const struct insec *s);

struct outsec *
outname_find(const struct image *image, struct str name);

#endif
