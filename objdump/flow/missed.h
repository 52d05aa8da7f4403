/* The code that checks could not check, for the end of a file's output: complete or not, and why. */
#ifndef OBJDUMP_FLOW_MISSED_H
#define OBJDUMP_FLOW_MISSED_H

#include "objdump/flow/flow_view.h"

/* An entry for a row of common/analysis/finding/incomplete.def; it outlives its section. */
struct missed {
	enum incomplete_reason reason;
	uint64_t address, offset;    /* offset: in the function, or in the section without one */
	uint64_t count;
	const char *function;        /* NULL: in no function */
	const char *section, *insn;  /* insn: the instruction's text */
};

/* Keeps the entries of the selected functions; all is merged first. */
void
missed_keep(struct flow_section *s, struct incompletes *all);

/* Forgets the entries of a file. */
void
missed_forget(struct view *v);

/* Prints the entries of a file and forgets them. */
void
missed_show(struct view *v);

/* The same as JSON keys of the file's object. */
void
missed_show_json(struct view *v);

#endif
