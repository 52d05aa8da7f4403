/* .amdgcn_pops_metadata: fills the registers of an ordered pixel shader into amdpal metadata at the end of the source. */
#ifndef ASSEMBLER_KERNEL_POPS_METADATA_H
#define ASSEMBLER_KERNEL_POPS_METADATA_H

#include <stdbool.h>

#include "common/base/message/diag.h"

struct kernels;
struct meta;

enum pops_word { POPS_WORD_INTRAWAVE, POPS_WORD_SAMPLES, POPS_WORD_RASTER_SAMPLES, POPS_WORD_NO_COLOR, POPS_WORDS };

/* The parsed directive. */
struct pops_metadata {
	struct loc loc;            /* of the directive; empty: none was read */
	unsigned rate[POPS_WORDS]; /* log2 of the number of samples, by word */
	struct loc at[POPS_WORDS]; /* of each word; empty: not present */
};

/* At the end of the source: creates metadata if the source has none. */
void
pops_metadata_begin(struct kernels *all);

/* Fills the registers of checked and arranged metadata, if the directive was read. Returns false after an error. */
bool
pops_metadata_fill(struct kernels *all, struct meta *root);

#endif
