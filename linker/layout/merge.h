/* Merges the contents of SHF_MERGE sections. */
#ifndef LINKER_MERGE_H
#define LINKER_MERGE_H

#include "linker/layout/image.h"

/* Replaces SHF_MERGE sections in inputs.sections by merged ones. */
void
merge_sections(struct image *image);

/* Returns the offset in s->merged for an offset in s. */
uint64_t
merge_offset(const struct insec *s, uint64_t offset);

/* Whether the string or constant at an offset of s, a partial section, is in s->merged. The end of s belongs to its last piece. */
bool
merge_keeps(const struct insec *s, uint64_t offset);

#endif
