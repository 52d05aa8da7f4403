/* Sections by name: those that the linker makes, and which output section one goes to. */
#ifndef LINKER_SECTION_H
#define LINKER_SECTION_H

#include "linker/link.h"

/* A new section of the linker's own, not yet in l->ins. */
struct insec *
section_new(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize);

/* The same, in l->ins. */
struct insec *
section_add(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize);

/* The name of the output section that a section goes to. */
struct str
section_output(const struct insec *s);

/* The output section of this name, or NULL. */
struct outsec *
section_find(const struct link *l, struct str name);

#endif
