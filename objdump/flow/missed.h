/* Keeps track of code that the checks could not analyze. The end of a file's output reports whether the checks were complete, and
 * if not, why. */
#ifndef OBJDUMP_FLOW_MISSED_H
#define OBJDUMP_FLOW_MISSED_H

#include "objdump/flow/section_lines.h"

/* Code that the checks could not analyze. An entry remains valid after its file is closed. */
struct missed {
	struct amdgcn_incomplete why;
	uint64_t address, offset;    /* offset: byte offset in the function, or in the section if function is NULL */
	const char *function;        /* name of the function; NULL: not in a function, or before the function's start */
	const char *section, *insn;  /* insn: text of the instruction; NULL: the bytes cannot be decoded */
	struct section_line line;
};

/* Records the code that the checks could not analyze in selected functions. */
void
missed_keep(struct section_view *s, const struct amdgcn_findings *found);

/* Writes the entry's reason to text. The count is appended if it exceeds 1: "… is not checked (2 instructions)". */
enum { MISSED_TEXT = 256 };

void
missed_text(const struct missed *m, char text[MISSED_TEXT]);

/* Discards the entries of a file. */
void
missed_forget(struct view *v);

/* Prints the code of the current file that the checks could not analyze, and forgets it. */
void
missed_show(struct view *v);

/* Like missed_show(), but writes members of the file's JSON object. */
void
missed_show_json(struct view *v);

#endif
