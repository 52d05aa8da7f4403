/* Lines that are passed without being read: a branch that is not taken, the body of a macro or a repetition. */
#ifndef ASSEMBLER_MACRO_SKIPPED_LINES_H
#define ASSEMBLER_MACRO_SKIPPED_LINES_H

#include <stdbool.h>

struct dir;
struct directives;
struct source;

/* A directive that a line begins with, and … */
struct line_directive {
	const struct dir *dir;
	const char *line, *after; /* … the line, and what follows the directive's name on it */
};

/* Passes lines up to the next that begins with a directive with one of these letters after its dot, and that line. Returns
 * false at the end of the text. */
bool
skipped_lines_find(struct source *src, const struct directives *directives, const char *letters, struct line_directive *found);

#endif
