/* Elements in source order, grouped by section, for passes that handle one section after the other. */
#ifndef ASSEMBLER_VALUE_BY_SECTION_H
#define ASSEMBLER_VALUE_BY_SECTION_H

#include <stddef.h>
#include <stdint.h>

struct section;
struct sections;

/* The elements of a section, as indexes in ascending order. */
struct section_items {
	const uint32_t *v; /* not owned */
	size_t n;
};

/* Must be zero before by_section_make(). */
struct by_section {
	size_t *first;     /* indexed by section.index: index in v of the section's first element; has one more entry for the end of v */
	uint32_t *v;
};

/* Groups the elements 0 to n - 1. section_of returns the section of an element, or NULL if the element belongs to no group.
 * No section may be added afterwards. by_section_free() releases the memory. */
void
by_section_make(struct by_section *b, const struct sections *ss, size_t n,
	const struct section *(*section_of)(const void *user, size_t i), const void *user);

/* Returns the elements of a section; valid until by_section_free(). */
struct section_items
by_section_get(const struct by_section *b, const struct section *s);

void
by_section_free(struct by_section *b);

#endif
