/* Insertion of waits and no-operations: .amdgcn_waits auto, .amdgcn_nops auto, -fauto-waits, -fauto-nops.
 *
 * In code with insertion enabled, an empty gap (sect.h) precedes each instruction. After the whole source was read and laid out,
 * the checks of common/analysis report missing instructions. These are inserted into the gaps, and the layout is computed again.
 * This is repeated until nothing is missing. Labels, branches and debug information therefore take inserted instructions into
 * account, and a branch to an instruction reaches the instructions that were inserted before it. */
#ifndef ASSEMBLER_INSERT_INSERT_H
#define ASSEMBLER_INSERT_INSERT_H

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
	uint64_t data;          /* number of bytes after the gap that directives emitted as data, up to the next gap; 0: an instruction */
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
	uint8_t on;             /* insertions that are enabled for the following code, as bits INSERT_… */
	uint64_t join;          /* waits that are at least this many instructions apart are not joined */
	struct insertion **v;   /* all gaps, in source order */
	size_t n, cap;
	struct by_section gaps; /* indexes in v of the gaps that an instruction follows; empty until insert_find() */
	struct insert_missed *missed; /* instructions that could not be analyzed, so that nothing is inserted before them */
	size_t nmissed, missed_cap;
	struct jumps *jumps; /* NULL until the first jump is recorded */
};

/* Creates the gap before the next instruction. printed is the length of the text of -filetype=asm so far; address is as in struct
 * assembled. */
void
insert_note(struct insertions *all, struct loc loc, size_t printed, unsigned address);

/* The state before a directive that emits data in a section of code. */
struct insert_data {
	struct frag *frag;      /* last fragment of the current subsection */
	uint64_t n;             /* size of the subsection, in bytes */
	size_t nfixes;          /* number of its fixups */
	size_t printed;         /* length of the text of -filetype=asm */
};

/* Returns the state before a directive. */
struct insert_data
insert_data_begin(const struct insertions *all, size_t printed);

/* Creates a gap before each whole word that a directive has emitted: it may be an instruction. Words of padding and parts of a fixup get no
 * gap, and for -filetype=asm only the first word does. */
void
insert_data_end(struct insertions *all, const struct insert_data *before, struct loc loc);

/* Runs the checks on the object that the current layout yields, and sets the text of instructions to insert. The object is `image`; if it
 * is empty, nothing is found. The numbers of the sections must be those in the object. Returns whether more has to be inserted. If so, the
 * caller must assemble the text of each insertion that has no bytes, and compute the layout again. */
bool
insert_find(struct insertions *all, struct diag *quiet, const struct buf *image);

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

/* Initializes `all` according to the settings. `in` must outlive `all`. */
void
insert_start(struct insertions *all, struct reader *in);

#endif
