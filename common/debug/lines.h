/* Reads the line tables of a file with libdw, and converts them to address ranges with a file and a line. */
#ifndef DEBUG_LINES_H
#define DEBUG_LINES_H

#include "common/base/memory/map.h"
#include "common/debug/image.h"

/* An address range start <= a < end, with its source line. */
struct line_span {
	uint64_t start, end; /* start must be the first member, for array_upto() */
	uint32_t order;
	uint32_t file, line, column; /* file: index of the file, or DEBUG_NO_FILE; column: in bytes, from 1; 0: unknown */
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

/* Reads all line tables of the host's file. Warns about malformed tables. */
void
debug_lines_read(struct debug_lines *l, const struct debug_host *host);

/* Returns the line of an address in a section, or NULL. */
const struct line_span *
debug_lines_find(const struct debug_lines *l, size_t section, uint64_t address);

void
debug_lines_free(struct debug_lines *l);

#endif
