/* Output sections, segments, addresses. */
#ifndef LINKER_LAYOUT_H
#define LINKER_LAYOUT_H

#include "linker/link.h"

/* The symbols that the linker defines when somebody refers to them: section NULL is the file header,
 * at_end the end of the section. */
struct reserved {
	const char *name, *section;
	bool at_end;
	uint8_t visibility;
};
extern const struct reserved layout_reserved[];

/* Collects the input sections in output sections and sorts these. */
void
layout_collect(struct link *l);

/* Assigns addresses, file offsets and segments, and values to the linker's own symbols. */
void
layout_assign(struct link *l);

#endif
