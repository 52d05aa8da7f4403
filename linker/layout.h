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

/* The name of the output section that a section goes to. */
struct str
layout_name(const struct insec *s);

/* The output section of this name, or NULL. */
struct outsec *
layout_find(const struct link *l, struct str name);

/* Collects the input sections in output sections and sorts these. */
void
layout_collect(struct link *l);

/* Assigns addresses, file offsets and segments, and values to the linker's own symbols. */
void
layout_assign(struct link *l);

/* Where the byte at an offset in an input section stands at run time. */
uint64_t
layout_address(const struct insec *s, uint64_t offset);

/* The address of symbol + addend. */
uint64_t
layout_symbol(const struct symbol *y, int64_t addend);

#endif
