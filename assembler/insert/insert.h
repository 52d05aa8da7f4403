/* Insertion of waits and no-operations: .amdgcn_waits auto, .amdgcn_nops auto, -fauto-waits, -fauto-nops.
 *
 * In code with insertion enabled, an empty gap (sect.h) precedes each instruction. After the whole source was read and laid out,
 * the checks of common/analysis report missing instructions. These are inserted into the gaps, and the layout is computed again.
 * This is repeated until nothing is missing. Labels, branches and debug information therefore take inserted instructions into
 * account, and a branch to an instruction reaches the instructions that were inserted before it. */
#ifndef ASSEMBLER_INSERT_INSERT_H
#define ASSEMBLER_INSERT_INSERT_H

#include "assembler/kernel/kernel.h"
#include "assembler/settings.h"
#include "assembler/value/by_section.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/mode/sched.h"
#include "common/isa/effects.h"

/* The gap before an instruction, and the instructions inserted there. */
struct insertion {
	struct frag *frag;      /* fragment that precedes the gap */
	uint8_t what;           /* allowed insertions, as bits INSERT_… */
	uint8_t address;        /* number of registers of an image address, as in struct assembled */
	size_t printed;         /* length of the text of -filetype=asm before the instruction, in bytes */
	uint8_t most[COUNTER_COUNT]; /* waits to insert, indexed by counter: the value to wait for, as in insn_waits() */
	unsigned states;        /* wait states to insert as s_nop */
	struct str others;      /* other instructions to insert, one per line */
	struct str why;         /* reason for the insertion, for users */
	struct str text;        /* assembly text of the inserted instructions, one per line */
	struct str bytes;       /* encoded inserted instructions: the contents of the gap */
};

struct jumps;
struct reader;

struct insertions {
	struct reader *in;      /* not owned; its target is final only at the end of the source */
	struct kernels *kernels; /* not owned */
	uint8_t on;             /* insertions that are enabled for the following code, as bits INSERT_… */
	uint64_t join;          /* waits that are at least this many instructions apart are not joined */
	struct insertion **v;   /* all gaps, in source order */
	size_t n, cap;
	struct by_section gaps; /* indexes in v of the gaps that an instruction follows; empty until insert_find() */
	struct by_section labels; /* numbers of the symbols that are labels; empty until insert_find() */
	struct insert_missed *missed; /* instructions that could not be analyzed, so that nothing is inserted before them */
	size_t nmissed, missed_cap;
	struct jumps *jumps; /* NULL until the first jump is recorded */
};

/* Creates the gap before the next instruction. printed is the length of the text of -filetype=asm so far; address is as in struct
 * assembled. */
void
insert_note(struct insertions *all, struct loc loc, size_t printed, unsigned address);

/* Runs the checks, and sets the text of instructions to insert. Returns whether more has to be inserted. If so, the caller must
 * assemble the text of each insertion that has no bytes, and compute the layout again. */
bool
insert_find(struct insertions *all);

/* Reports an error for each instruction before which the last call of insert_find() could not determine what to insert,
 * and for each jump whose target the insertions change. done: insert_find() returned false; otherwise the insertion did
 * not converge. */
void
insert_report(const struct insertions *all, bool done);

/* If p is the end of a fragment whose gap has inserted instructions, returns this insertion; otherwise returns NULL. */
const struct insertion *
insert_at(struct position p);

void
insert_free(struct insertions *all);

/* Initializes `all` according to the settings. `in` and kernels must outlive `all`. */
void
insert_start(struct insertions *all, struct reader *in, struct kernels *kernels);

#endif
