/* .eh_frame and .eh_frame_hdr: unwind tables of the functions in the output. */
#ifndef LINKER_EH_FRAME_H
#define LINKER_EH_FRAME_H

#include "linker/synthetic/synthetic.h"

/* Replaces all .eh_frame in inputs.sections with one section, and creates .eh_frame_hdr if --eh-frame-hdr is given. Call when the
 * linked sections are known, and before relocations are scanned. */
void
eh_frame_join(struct synthetic *made);

/* Fills .eh_frame_hdr. Call after addresses are known. */
void
eh_frame_fill(struct synthetic *made);

#endif
