/* .amdgcn_pops_metadata: the registers that an ordered pixel shader needs, filled into the metadata of amdpal at the end of
 * the source. */
#ifndef ASSEMBLER_KERNEL_POPS_METADATA_H
#define ASSEMBLER_KERNEL_POPS_METADATA_H

#include <stdbool.h>

#include "common/base/message/diag.h"

struct kernels;
struct meta;

enum pops_word { POPS_WORD_INTRAWAVE, POPS_WORD_SAMPLES, POPS_WORD_RASTER_SAMPLES, POPS_WORD_NO_COLOR, POPS_WORDS };

/* What the directive says. */
struct pops_metadata {
	struct loc loc;            /* of the directive; no place: there is none */
	unsigned rate[POPS_WORDS]; /* the logarithm of a number of samples */
	struct loc at[POPS_WORDS]; /* of its words; no place: it is not there */
};

/* The source has ended: metadata are made if there are none. */
void
pops_metadata_begin(struct kernels *all);

/* Fills the registers of checked and arranged metadata, if there is the directive. Returns false after errors. */
bool
pops_metadata_fill(struct kernels *all, struct meta *root);

#endif
