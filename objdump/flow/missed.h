/* Keeps track of code that the checks could not analyze. The end of a file's output reports whether the checks were complete, and
 * if not, why. */
#ifndef OBJDUMP_FLOW_MISSED_H
#define OBJDUMP_FLOW_MISSED_H

#include "objdump/flow/flow_view.h"

/* An entry for a row of common/analysis/finding/incomplete.def. It remains valid after its section is closed. */
struct missed {
	enum incomplete_reason reason;
	uint64_t address, offset;    /* offset: byte offset in the function, or in the section if function is NULL */
	uint64_t count;
	const char *function;        /* name of the function; NULL: not in a function */
	const char *section, *insn;  /* insn: text of the instruction; NULL: not decodable */
};

/* Records the entries of `all` that concern selected functions, after merging duplicates. */
void
missed_keep(struct flow_section *s, struct incompletes *all);

/* Discards the entries of a file. */
void
missed_forget(struct view *v);

/* Prints the entries of a file, and discards them. */
void
missed_show(struct view *v);

/* Writes the entries of a file as keys of the file's JSON object, and discards them. */
void
missed_show_json(struct view *v);

#endif
