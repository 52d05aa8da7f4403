/* Output sections, segments, addresses. */
#ifndef LINKER_LAYOUT_H
#define LINKER_LAYOUT_H

#include "linker/link.h"

/* Where a symbol is that the linker defines: at the file header, at an end of the section that the row
 * names (or at the header if there is none), or at the end of the last section that is loaded and is not
 * writable (CODE), has bytes in the file (DATA), or is any (ALL). */
enum reserved_place {
	RESERVED_HEADER,
	RESERVED_START,
	RESERVED_START_OR_ZERO,   /* 0 if there is no such section */
	RESERVED_START_IF_LOADED, /* not defined where no loader gives the output its place */
	RESERVED_END,
	RESERVED_END_OF_CODE,
	RESERVED_END_OF_DATA,
	RESERVED_END_OF_ALL,
};

/* The symbols that the linker defines when they are referred to. */
struct reserved {
	const char *name;
	enum reserved_place place;
	uint8_t visibility;
	const char *section;
	bool alone; /* nothing else may define it */
};
extern const struct reserved layout_reserved[];

/* Collects the input sections in output sections and sorts these. */
void
layout_collect(struct link *l);

/* The parts of it that a linker script asks for, too: a new output section with the properties of an input section, at the end
 * of l->outs; an input section more in one; whether one is relro, and its rank, by which those without a script are sorted; the
 * order by numbers in names and by SHF_LINK_ORDER; sections that would fill the file; the numbers of l->outs. */
struct outsec *
layout_new(struct link *l, struct str name, const struct insec *s);
void
layout_join(struct link *l, struct outsec *o, struct insec *s);
bool
layout_is_relro(const struct outsec *o);
uint32_t
layout_rank(const struct outsec *o);
void
layout_sort_by_priority(struct outsec *o, bool only_ctors);
void
layout_sort_by_link_order(struct link *l);
void
layout_check_zeros(struct link *l, const struct outsec *o);
void
layout_number(struct link *l);

/* Assigns addresses, file offsets and segments, and values to the linker's own symbols. */
void
layout_assign(struct link *l);

#endif
