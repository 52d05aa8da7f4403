/* Names of output sections. */
#ifndef LINKER_SECTION_H
#define LINKER_SECTION_H

#include "linker/layout/image.h"

/* Returns the name of the output section for an input section. */
struct str
outname_of(const struct insec *s);

/* Returns the output section with this name, or NULL. */
struct outsec *
outname_find(const struct image *image, struct str name);

#endif
