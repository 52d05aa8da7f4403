/* The state of the directives for ordered sections (primitive-ordered pixel shading) while the source is read. The
 * instruction sequences of the directives are in common/analysis/pops/. */
#ifndef ASSEMBLER_DIR_POPS_H
#define ASSEMBLER_DIR_POPS_H

#include <stdbool.h>

#include "common/analysis/graph/set.h"
#include "common/analysis/pops/pops.h"
#include "common/base/message/diag.h"
#include "common/isa/effects.h"

struct checks;
struct reader;
struct reg_names;

/* Size in bytes of a buffer for the text of a register operand. */
enum { POPS_REGISTER_TEXT = INSN_REGISTERS_TEXT };

struct pops {
	struct reader *in;    /* not owned */
	struct checks *checks; /* not owned */
	struct reg_names *names; /* not owned */
	unsigned sections;    /* number of .amdgcn_pops_enter and .amdgcn_pops_layers so far; makes the labels of each sequence
	                       * unique */
	bool entered;         /* an .amdgcn_pops_enter was read */
	unsigned counters;    /* bits 1 << COUNTER_…: counters that instructions since .amdgcn_pops_enter may have incremented */
	bool in_layers, layers_bad; /* in_layers: .amdgcn_pops_layers was read, but not yet .amdgcn_pops_next; layers_bad:
	                             * the .amdgcn_pops_layers had an error */
	unsigned layers;      /* number that makes the labels of the open loop unique */
	struct loc layers_loc;
	char mask[POPS_MASKS][POPS_REGISTER_TEXT];
	struct set layers_lost; /* register units of the masks and scratch registers of the open loop */
};

/* Initializes p. The other arguments must outlive p. */
void
pops_start(struct pops *p, struct reader *in, struct checks *checks, struct reg_names *names);

/* Records the counters that an instruction after .amdgcn_pops_enter may increment. */
void
pops_note(struct pops *p, const struct isa *isa, const struct insn *insn);

/* Reports an error if a loop over layers is still open at the end of the source. */
void
pops_finish(struct pops *p);

#endif
