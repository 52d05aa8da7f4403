/* Merges the contents of SHF_MERGE sections. */
#ifndef LINKER_MERGE_H
#define LINKER_MERGE_H

#include "linker/layout/image.h"

/* Replaces the SHF_MERGE sections in inputs.sections with merged sections. */
void
merge_sections(struct image *image);

/* Returns the offset in s->merged that corresponds to an offset in s. */
uint64_t
merge_offset(const struct insec *s, uint64_t offset);

/* Returns whether the string or constant at an offset in section s is in s->merged. The offset at the end of s belongs to the last
 * string or constant. */
bool
merge_keeps(const struct insec *s, uint64_t offset);

#endif
