/* The lines by which a preprocessor says where the text comes from: # 12 "file.S" */
#ifndef BASE_MARKER_H
#define BASE_MARKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct marker_line {
	uint32_t at;   /* the line with this index is it; the next one is … */
	uint32_t line; /* … this one of … */
	char *file;
};

/* Those of a text, in order. */
struct markers {
	struct marker_line *p;
	size_t n, cap;
};

/* Whether the line at p, which ends before end or with a newline, is one. */
bool
marker_parse(const char *p, const char *end, struct str *file, uint32_t *line);

/* Adds the line at p, whose index is at, if it is one. */
void
marker_add(struct markers *m, const char *p, const char *end, uint32_t at);

/* Replaces file and line of the line with this index, if there is a marker before it. */
void
marker_apply(const struct markers *m, uint32_t index, const char **file, uint32_t *line);

void
marker_free(struct markers *m);

#endif
