/* The state of the directives of ordered sections while the source is read. common/analysis/pops/ has the sequences. */
#ifndef ASSEMBLER_DIR_POPS_H
#define ASSEMBLER_DIR_POPS_H

#include <stdbool.h>

#include "common/analysis/graph/set.h"
#include "common/analysis/pops/pops.h"
#include "common/base/message/diag.h"
#include "common/isa/effects.h"

struct values;

/* Size of a buffer for the text of registers. */
enum { POPS_REGISTER_TEXT = INSN_REGISTERS_TEXT };

struct pops {
	unsigned sections;    /* number of directives so far; labels are numbered by it */
	bool entered;         /* .amdgcn_pops_enter was read */
	unsigned counters;    /* bits 1 << COUNTER_…: counters that instructions since then may have raised */
	/* the open loop over layers: */
	bool in_layers, layers_bad; /* layers_bad: its directive had an error */
	unsigned layers;      /* number of its labels */
	struct loc layers_loc;
	char mask[POPS_MASKS][POPS_REGISTER_TEXT];
	struct set layers_lost; /* the masks and scratch registers of the loop */
};

/* Records the counters of an instruction after .amdgcn_pops_enter. */
void
pops_note(struct pops *p, const struct isa *isa, const struct insn *insn);

/* Reports an error if a loop over layers is still open. */
void
pops_finish(struct pops *p, struct diag *diag);

#endif
