/* The source lines of the functions that --cfg shows as JSON, from line tables (code/source.h). */
#ifndef OBJDUMP_SECTION_LINES_H
#define OBJDUMP_SECTION_LINES_H

#include "objdump/code/source.h"
#include "objdump/flow/section_view.h"

struct section_lines {
	struct disasm_source *source; /* NULL: the file has no line tables */
	size_t section;
	uint64_t *lines;         /* file << 32 | line for each line of the functions, sorted */
	size_t nlines, cap;
	struct section_file {
		uint32_t number;     /* must be the first member, for array_below32() */
		struct str path;
	} *files;                /* the files of the lines, sorted by number */
	size_t nfiles;
};

/* Collects the lines of the functions that `shown` marks. */
void
section_lines_open(struct section_lines *l, struct section_view *s, const bool *shown);

/* Writes the key "sources": the files, with the texts of the lines if the files can be read. */
void
section_lines_sources(const struct section_lines *l, struct json *j);

/* Writes the key "lines" of a function. An instruction has an element if its line differs from the preceding instruction's line. */
void
section_lines_put(const struct section_lines *l, struct json *j, const struct amdgcn_graph *g);

/* The source line of an instruction. */
struct section_line {
	struct str path;         /* valid until the options are freed */
	uint32_t line;           /* number of the line, from 1; 0: unknown */
};

struct section_line
section_line(struct section_view *s, uint64_t address);

/* Returns the path as reports print it: relative to the working directory if the file is below it, because a service or an editor may
 * know the directory by another path than the debug information. */
struct str
section_line_path(struct view *v, struct section_line line);

/* Prints the location at the start of a message: the source line, or the file and the function or section with an offset. */
void
section_put_place(struct view *v, struct section_line line, const char *name, uint64_t offset);

/* Prints the location in the file after a message that begins with a source line: " (k.o:<k+0x8>". The caller adds further facts and
 * the parenthesis. Returns false, and prints nothing, if the message does not begin with a source line. */
bool
section_put_code(struct view *v, struct section_line line, const char *name, uint64_t offset);

/* Writes a key with a known line. */
void
section_line_key(struct json *j, const char *key, struct section_line line);

/* Writes the key "source" with the line of an instruction, if it is known. */
void
section_lines_key(struct section_view *s, uint64_t address);

void
section_lines_close(struct section_lines *l);

#endif
