/* The sections that the linker makes itself. */
#ifndef LINKER_SYNTH_H
#define LINKER_SYNTH_H

#include "linker/link.h"

/* Adds the linker's line to .comment. */
void
synth_comment(struct link *l);

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
