/* Line information about the source (-g): the file and line of each instruction and label. Line markers of a preprocessor, such as
 * '# 12 "file.S"', replace the file and line. */
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
	struct str file;        /* file that the last marker names; empty if there is no marker so far */
	uint32_t line, at;      /* line: number that the marker specifies for the next line; at: line of the marker in the main file */
	const char *next;       /* start of the text that was not searched yet, at line next_line */
	uint32_t next_line;
};

struct source_lines {
	bool on; /* -g is set and the source has no line table of its own */
	struct map files; /* maps paths of files to their numbers */
	struct marker marker;
	struct source_label *labels;
	size_t nlabels, caplabels;
};

/* Adds the input, which must be open, as the first file. */
void
dwarf_source_start(struct dwarf *d);

/* Stops recording, and discards all rows and files, because the source has debug information of its own. */
void
dwarf_source_stop(struct dwarf *d);

/* Adds a row of the line table for an instruction at loc. */
void
dwarf_source_row(struct dwarf *d, struct loc loc);

/* Records a label, unless it is private. DWARF describes the label by a DW_TAG_label entry. */
void
dwarf_source_label(struct dwarf *d, const struct symbol *s);

void
dwarf_source_free(struct source_lines *s);

#endif
