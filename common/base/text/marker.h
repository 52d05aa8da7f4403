/* Line markers of preprocessors, which say where the text after them comes from: # 12 "file.S" */
#ifndef BASE_MARKER_H
#define BASE_MARKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct marker_line {
	uint32_t at;   /* index of the marker's line */
	uint32_t line; /* number in file of the line after it */
	char *file;
};

/* The markers of a text, in order. */
struct markers {
	struct marker_line *p;
	size_t n, cap;
};

/* Returns whether the line at p is a marker, and its file and line number. The line ends at a newline or at end. */
bool
marker_parse(const char *p, const char *end, struct str *file, uint32_t *line);

/* Adds the line at p, whose index is at, if it is a marker. */
void
marker_add(struct markers *m, const char *p, const char *end, uint32_t at);

/* Replaces the file and line number of the line with this index by those from the last marker before it, if there is one. */
void
marker_apply(const struct markers *m, uint32_t index, const char **file, uint32_t *line);

void
marker_free(struct markers *m);

#endif
