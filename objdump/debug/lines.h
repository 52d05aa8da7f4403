/* Reads the line tables of a file with libdw, and converts them to address ranges with a file and a line. */
#ifndef OBJDUMP_DEBUG_LINES_H
#define OBJDUMP_DEBUG_LINES_H

#include "common/base/memory/map.h"
#include "objdump/debug/image.h"

/* An address range start <= a < end, with its source line. */
struct line_span {
	uint64_t start, end; /* start must be the first member, for array_upto() */
	size_t order;
	uint32_t file, line; /* file: index of the file, or DEBUG_NO_FILE */
};

#define DEBUG_NO_FILE UINT32_MAX

struct debug_file {
	struct str path;
	const char *source; /* embedded source; NULL: none */
};

struct debug_lines {
	struct debug_image image; /* owns the embedded sources */
	struct line_span *spans;  /* sorted by start */
	size_t nspans, spans_cap;
	struct map paths; /* maps paths to indexes in files */
	struct debug_file *files;
	size_t nfiles, files_cap;
};

/* Reads all line tables of v's file. Warns about malformed tables. */
void
debug_lines_read(struct debug_lines *l, struct view *v);

void
debug_lines_free(struct debug_lines *l);

#endif
