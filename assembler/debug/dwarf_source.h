/* With -g: which lines of which files the instructions and labels come from. What a preprocessor says by
 * lines such as '# 12 "file.S"' is followed. */
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

/* The last line of a preprocessor, and how far the main file was searched for them. */
struct marker {
	struct str file;        /* empty: there was none */
	uint32_t line, at;      /* line at + 1 of the main file is this line of file */
	const char *next;       /* not searched, which is line next_line */
	uint32_t next_line;
};

struct source_lines {
	bool on; /* -g, and the source brings no line table of its own */
	struct map files; /* name to number */
	struct marker marker;
	struct source_label *labels;
	size_t nlabels, caplabels;
};

/* The input is open: it becomes the first of the files. */
void
dwarf_source_start(struct dwarf *d);

/* The source brings its own debug information: what is known is dropped. */
void
dwarf_source_stop(struct dwarf *d);

/* Begins a row of the line table for an instruction at loc. */
void
dwarf_source_row(struct dwarf *d, struct loc loc);

/* A label was defined. */
void
dwarf_source_label(struct dwarf *d, const struct symbol *s);

void
dwarf_source_free(struct source_lines *s);

#endif
