/* Output sections by name. */
#ifndef LINKER_SECTION_H
#define LINKER_SECTION_H

#include "linker/layout/image.h"

/* The name of the output section that a section goes to. */
struct str
outname_of(const struct insec *s);

/* The output section of this name, or NULL. */
struct outsec *
outname_find(const struct image *image, struct str name);

#endif
