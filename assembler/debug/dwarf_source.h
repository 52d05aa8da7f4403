/* Line information about the source (-g): the file and line of each instruction and label. Line markers of a preprocessor, such as
 * '# 12 "file.S"', are respected. */
#ifndef ASSEMBLER_DEBUG_DWARF_SOURCE_H
#define ASSEMBLER_DEBUG_DWARF_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/map.h"
#include "common/base/message/diag.h"

struct dwarf;
struct symbol;

struct source_label {
	const struct symbol *symbol;
	uint32_t file, line;
};

/* The last line marker, and the progress of the search for the next one. */
struct marker {
	struct str file;        /* empty: no marker so far */
	uint32_t line, at;      /* the marker: the main file's line at + 1 is line line of file */
	const char *next;       /* first text not searched yet, which is line next_line */
	uint32_t next_line;
};

struct source_lines {
	bool on; /* -g is set and the source has no line table of its own */
	struct map files; /* from path to number */
	struct marker marker;
	struct source_label *labels;
	size_t nlabels, caplabels;
};

/* Adds the input as the first file. It must be open. */
void
dwarf_source_start(struct dwarf *d);

/* Stops, and discards all rows and files, because the source has debug information of its own. */
void
dwarf_source_stop(struct dwarf *d);

/* Adds a row of the line table for an instruction at loc. */
void
dwarf_source_row(struct dwarf *d, struct loc loc);

/* Records a label. */
void
dwarf_source_label(struct dwarf *d, const struct symbol *s);

void
dwarf_source_free(struct source_lines *s);

#endif
