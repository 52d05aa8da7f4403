/* Skips lines that are not assembled immediately: a branch of a conditional, or the body of a macro or repetition. */
#ifndef ASSEMBLER_MACRO_SKIPPED_LINES_H
#define ASSEMBLER_MACRO_SKIPPED_LINES_H

#include <stdbool.h>

struct dir;
struct directives;
struct source;

struct line_directive {
	const struct dir *dir;
	const char *line, *after; /* after: end of the directive's name */
};

/* Skips lines up to and including the next line that begins with a directive whose first letter, after the dot, is one of `letters`.
 * Returns false at the end of the text. */
bool
skipped_lines_find(struct source *src, const struct directives *directives, const char *letters, struct line_directive *found);

#endif
