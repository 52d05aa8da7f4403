/* What checks have not looked at, for the end of a file's output: complete or not, and why not. */
#ifndef OBJDUMP_FLOW_MISSED_H
#define OBJDUMP_FLOW_MISSED_H

#include "objdump/flow/flow_view.h"

/* One of common/analysis/finding/incomplete.def, after its section is closed. */
struct missed {
	enum incomplete_reason reason;
	uint64_t address, offset;    /* offset: in the function, or in the section */
	uint64_t count;
	const char *function;        /* NULL: it is in none */
	const char *section, *insn;  /* insn: its text */
};

/* Keeps those of the functions that are shown; all is folded. */
void
missed_keep(struct flow_section *s, struct incompletes *all);

/* Forgets what has been kept of a file. */
void
missed_forget(struct view *v);

/* Shows what has been kept of a file, and forgets it. */
void
missed_show(struct view *v);

/* The same as keys of the file's object. */
void
missed_show_json(struct view *v);

#endif
