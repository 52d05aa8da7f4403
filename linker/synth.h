/* The sections that the linker makes itself. */
#ifndef LINKER_SYNTH_H
#define LINKER_SYNTH_H

#include "linker/link.h"

/* Adds the linker's line to .comment. */
void
synth_comment(struct link *l);

/* A new section of the linker's own, not yet in l->ins. */
struct insec *
synth_section(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize);

/* The same, in l->ins. */
struct insec *
synth_add(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize);

/* The hash function of .hash. */
uint32_t
synth_hash(struct str s);

/* Makes the linker's own sections, so that layout knows of them. */
void
synth_make(struct link *l);

/* Gives them their sizes; output sections are known, addresses are not. */
void
synth_size(struct link *l);

/* Makes their contents once addresses are known. */
void
synth_fill(struct link *l);

/* Fills the build ID in, when all else is final. */
void
synth_build_id(struct link *l);

#endif
