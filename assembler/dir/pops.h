/* The directives of ordered sections: what the source has said of them so far. common/analysis/pops/ has the sequences. */
#ifndef ASSEMBLER_DIR_POPS_H
#define ASSEMBLER_DIR_POPS_H

#include <stdbool.h>

#include "common/analysis/graph/set.h"
#include "common/analysis/pops/pops.h"
#include "common/base/message/diag.h"
#include "common/isa/effects.h"

struct values;

/* Room for the text of a register. */
enum { POPS_REGISTER_TEXT = INSN_REGISTERS_TEXT };

struct pops {
	unsigned sections;    /* numbers for labels */
	bool entered;         /* there was an .amdgcn_pops_enter */
	unsigned counters;    /* bits 1 << COUNTER_… that instructions since then can have raised */
	/* the loop over layers that is open */
	bool in_layers, layers_bad; /* bad: after an error */
	unsigned layers;      /* its number */
	struct loc layers_loc;
	char mask[POPS_MASKS][POPS_REGISTER_TEXT];
	struct set layers_lost; /* the registers that it uses */
};

/* Takes note of an instruction after .amdgcn_pops_enter. */
void
pops_note(struct pops *p, const struct isa *isa, const struct insn *insn);

/* Reports a loop that is still open. */
void
pops_finish(struct pops *p, struct diag *diag);

#endif
