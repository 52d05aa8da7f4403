/* SHF_MERGE sections. */
#ifndef LINKER_MERGE_H
#define LINKER_MERGE_H

#include "linker/link.h"

/* Replaces SHF_MERGE sections by merged ones. */
void
merge_sections(struct link *l);

/* The offset in s->merged of an offset in s. */
uint64_t
merge_offset(const struct insec *s, uint64_t offset);

#endif
