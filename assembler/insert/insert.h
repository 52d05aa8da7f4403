/* Insertion of waits and no-operations: .amdgcn_waits auto, .amdgcn_nops auto, -fauto-waits, -fauto-nops.
 *
 * Before each instruction of such code there is an empty gap (sect.h). When all text is read and laid out, the checks of
 * common/analysis report what is missing; that fills the gaps, the layout is computed again, until nothing is missing. So labels,
 * branches and debug information account for inserted instructions, and a branch to an instruction reaches those inserted before
 * it. */
#ifndef ASSEMBLER_INSERT_INSERT_H
#define ASSEMBLER_INSERT_INSERT_H

#include "assembler/kernel/kernel.h"
#include "assembler/settings.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/functions.h"
#include "common/isa/effects.h"

/* A gap before an instruction. */
struct insertion {
	struct frag *frag;      /* the gap follows its bytes */
	uint8_t what;           /* allowed insertions: INSERT_… */
	uint8_t address;        /* of the instruction, as in struct assembled */
	size_t printed;         /* length of the text of -filetype=asm before the instruction */
	/* instructions to insert */
	uint8_t most[COUNTER_COUNT]; /* as of insn_waits() */
	unsigned states;        /* wait states, as s_nop */
	struct str others;      /* other instructions, one a line */
	struct str why;         /* the reason, for users */
	/* and their assembly */
	struct str text;        /* lines */
	struct str bytes;       /* the gap's code */
};

struct jumps;

struct insertions {
	struct values *values;  /* borrowed, … */
	struct kernels *kernels;
	const struct isa *isa;  /* … with its settings at the end of the source */
	uint8_t on;             /* for the code that follows */
	struct insertion **v;   /* in the order of the source */
	size_t n, cap;
	struct insert_missed *missed; /* instructions that could not be analyzed, so that nothing can be inserted before them */
	size_t nmissed, missed_cap;
	struct jumps *jumps; /* NULL until there are jumps */
};

/* Creates the gap before the next instruction. printed: length of the text of -filetype=asm so far; address: as in struct
 * assembled. */
void
insert_note(struct insertions *all, struct loc loc, size_t printed, unsigned address);

/* Runs the checks. Returns whether more has to be inserted: then the caller assembles the text of each insertion that has no
 * bytes, and computes the layout again. */
bool
insert_find(struct insertions *all);

/* Reports as errors what the last insert_find could not protect. done: it returned false; otherwise the insertion did not
 * converge. */
void
insert_report(const struct insertions *all, bool done);

/* The insertion in the gap at the end of a location's fragment, if the location is there; else NULL. */
const struct insertion *
insert_at(struct place p);

void
insert_free(struct insertions *all);

/* on: allowed insertions, INSERT_…. The arguments must outlive the run. */
void
insert_start(struct insertions *all, struct values *vals, struct kernels *kernels, const struct isa *isa, uint8_t on);

#endif
