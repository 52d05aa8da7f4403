/* SHF_MERGE sections. */
#ifndef LINKER_MERGE_H
#define LINKER_MERGE_H

#include "linker/layout/image.h"

/* Replaces SHF_MERGE sections by merged ones. */
void
merge_sections(struct image *image);

/* The offset in s->merged of an offset in s. */
uint64_t
merge_offset(const struct insec *s, uint64_t offset);

/* Whether the string or constant at an offset in s, one that --gc-sections drops some of, is in s->merged. What is at the
 * end of s belongs to its last one. */
bool
merge_keeps(const struct insec *s, uint64_t offset);

#endif
