/* The line table, which maps each code address to a source line. Format: DWARF 5, 6.2. */
#ifndef ASSEMBLER_DEBUG_DWARF_LINE_H
#define ASSEMBLER_DEBUG_DWARF_LINE_H

#include "assembler/debug/dwarf_out.h"

enum line_flags {
	LINE_IS_STMT = 1,
	LINE_BASIC_BLOCK = 2,
	LINE_PROLOGUE_END = 4,
	LINE_EPILOGUE_BEGIN = 8,
};

/* A row of the table: a .loc, and the location of the bytes to which it applies. */
struct line_row {
	struct position at;
	uint32_t file, line, column, isa, discriminator;
	uint8_t flags;
};

/* Consecutive rows in one fragment, in source order. The distances between them are final, so all rows after the first are
 * encoded immediately. */
struct line_run {
	struct line_row first, last;
	struct buf opcodes; /* the part of the line program that adds the rows after the first one */
};

struct line_rows {
	struct section *section;
	struct line_rows *next;
	struct line_run *runs;
	size_t n, cap;
};

struct line_file {
	struct str name; /* path without its directory; empty: the number is unused */
	struct str source;
	struct loc loc;
	uint32_t dir;    /* index in directories, plus one; 0: the compilation directory */
	bool has_md5, has_source;
	uint8_t md5[16];
};

struct line_table {
	uint64_t due;    /* nonzero: the row of the last .loc is added when the next bytes are emitted. The value is the
	                  * number of section switches (sects.switches) before the .loc, plus one */
	struct line_row loc; /* parameters of the last .loc */
	struct line_rows *first, *last;
	struct line_file root, *files; /* root: .file 0; files: by file number, files[0] is unused */
	size_t nfiles, capfiles;
	struct str directory, *directories;
	size_t ndirectories, capdirectories;
	struct map directory_numbers; /* maps the elements of directories to their indexes, plus one */
	uint64_t unit; /* offset of the unit in .debug_line; set by dwarf_line_write() */
};

/* Adds the file of a .file directive. dir may be empty; path may include a directory. Both strings must outlive the run. Reports
 * an error if the number is too large or already used. */
void
dwarf_line_put_file(struct dwarf *d, uint32_t number, struct str dir, struct str path, struct line_file file);

void
dwarf_line_reset(struct dwarf *d);

/* Returns whether a .loc can refer to this file number. */
bool
dwarf_line_has_file(const struct dwarf *d, int64_t number);

/* Records a .loc, which applies to the next bytes of the current section. */
void
dwarf_line_loc(struct dwarf *d, struct line_row loc);

/* Adds the pending row of the last .loc, if any, to the line table. Drops the row if the source has switched sections
 * since the .loc. */
void
dwarf_line_row(struct dwarf *d);

/* Reports the first unused file number below the highest used number. For DWARF 5 without -g, also warns if only some
 * files have an MD5 checksum. */
void
dwarf_line_end(struct dwarf *d);

/* Writes .debug_line and .debug_line_str, unless the source has no files. */
void
dwarf_line_write(struct dwarf *d);

void
dwarf_line_free(struct line_table *t);

#endif
