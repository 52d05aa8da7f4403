/* .amdgcn_pops_metadata: adds the registers of an ordered pixel shader to amdpal metadata at the end of the source. */
#ifndef ASSEMBLER_KERNEL_POPS_METADATA_H
#define ASSEMBLER_KERNEL_POPS_METADATA_H

#include <stdbool.h>

#include "common/base/message/diag.h"

struct kernels;
struct meta;

enum pops_word { POPS_WORD_INTRAWAVE, POPS_WORD_SAMPLES, POPS_WORD_RASTER_SAMPLES, POPS_WORD_NO_COLOR, POPS_WORDS };

struct pops_metadata {
	struct loc loc;            /* location of the directive; empty if there is none */
	unsigned rate[POPS_WORDS]; /* indexed by keyword: log2 of the number of samples */
	struct loc at[POPS_WORDS]; /* location of each keyword; empty if it is absent */
};

/* At the end of the source: creates amdpal metadata if the source has none and .amdgcn_pops_metadata was read. */
void
pops_metadata_begin(struct kernels *all);

/* If .amdgcn_pops_metadata was read, fills the registers in the metadata. meta_check() must have accepted the metadata,
 * and meta_arrange() must have normalized it. Returns false after an error. */
bool
pops_metadata_fill(struct kernels *all, struct meta *root);

#endif
