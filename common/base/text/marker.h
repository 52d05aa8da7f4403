/* Parses line markers of preprocessors, which specify the origin of the text after them: # 12 "file.S" */
#ifndef BASE_MARKER_H
#define BASE_MARKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct marker_line {
	uint32_t at;   /* line index of the marker in the text */
	uint32_t line; /* line number, in `file`, of the line after the marker */
	char *file;
};

struct markers {
	struct marker_line *p;
	size_t n, cap;
};

/* Returns whether the line at p is a marker, and sets *file and *line to its file and line number. The line ends at a newline or
 * at end. */
bool
marker_parse(const char *p, const char *end, struct str *file, uint32_t *line);

/* Adds the line at p if it is a marker; `at` is the index of the line. */
void
marker_add(struct markers *m, const char *p, const char *end, uint32_t at);

/* Replaces *file and *line with the origin of the line with the given index, according to the last marker before this line. Without
 * a marker, both stay unchanged. */
void
marker_apply(const struct markers *m, uint32_t index, const char **file, uint32_t *line);

void
marker_free(struct markers *m);

#endif
