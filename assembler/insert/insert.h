/* Waits and no-operations that the assembler puts in: .amdgcn_waits auto, .amdgcn_nops auto, -fauto-waits, -fauto-nops.
 *
 * Before each instruction of such code there is a gap (sect.h), empty at first. When all text is read and the layout has
 * placed everything, the checks of common/analysis say what is missing where; that goes into the gaps, the layout places all
 * again, and so on until nothing is missing. So labels, branches and debug information count what is put in, and a branch
 * to an instruction meets what is put in before it. */
#ifndef ASSEMBLER_INSERT_INSERT_H
#define ASSEMBLER_INSERT_INSERT_H

#include "assembler/kernel/kernel.h"
#include "assembler/settings.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/functions.h"
#include "common/isa/effects.h"

/* A gap before an instruction. */
struct insertion {
	struct frag *frag;      /* it is after its bytes */
	uint8_t what;           /* that may be put in: INSERT_… */
	uint8_t address;        /* of the instruction, as in struct assembled */
	size_t printed;         /* the text of -filetype=asm before the instruction, in bytes */
	/* what is to be put in */
	uint8_t most[COUNTER_COUNT]; /* as of insn_waits() */
	unsigned states;        /* wait states, by s_nop */
	struct str others;      /* other instructions, lines */
	struct str why;         /* for people */
	/* and what it comes to */
	struct str text;        /* lines */
	struct str bytes;       /* the gap's code */
};

struct jumps;

struct insertions {
	struct values *values;  /* borrowed, … */
	struct kernels *kernels;
	const struct isa *isa;  /* … with its settings at the end of the source */
	uint8_t on;             /* for code that comes next */
	struct insertion **v;   /* in the order of the source */
	size_t n, cap;
	struct insert_missed *missed; /* instructions before which nothing can be inserted, because nothing is known of them */
	size_t nmissed, missed_cap;
	struct jumps *jumps; /* of jumps; NULL until there are some */
};

/* Makes the gap before the instruction that comes next. printed: how much of the text of -filetype=asm there is; address: as
 * in struct assembled. */
void
insert_note(struct insertions *all, struct loc loc, size_t printed, unsigned address);

/* Asks the checks what is missing. Returns whether it is more than before: then bytes are to be made of the text of each that
 * has a text but no bytes, and everything is to be placed again. */
bool
insert_find(struct insertions *all);

/* Reports as errors what the last insert_find was not able to protect. done: it has returned false; else what is inserted has not
 * come to an end. */
void
insert_report(const struct insertions *all, bool done);

/* The gap at the end of a place's fragment, if the place is there and something was put in; NULL. */
const struct insertion *
insert_at(struct place p);

void
insert_free(struct insertions *all);

/* on: what may be inserted, INSERT_…. What is lent lasts for the run. */
void
insert_start(struct insertions *all, struct values *vals, struct kernels *kernels, const struct isa *isa, uint8_t on);

#endif
