/* The line table: which line of which file each place in the code comes from. DWARF 5, 6.2. */
#ifndef ASSEMBLER_DEBUG_DWARF_LINE_H
#define ASSEMBLER_DEBUG_DWARF_LINE_H

#include "assembler/debug/dwarf_out.h"

enum line_flags {
	LINE_IS_STMT = 1,
	LINE_BASIC_BLOCK = 2,
	LINE_PROLOGUE_END = 4,
	LINE_EPILOGUE_BEGIN = 8,
};

/* A row: what a .loc says of the place that follows it. */
struct line_row {
	struct place at;
	uint32_t file, line, column, isa, discriminator;
	uint8_t flags;
};

/* The rows of a section, in the order of the source. */
struct line_rows {
	struct section *section;
	struct line_rows *next;
	struct line_row *p;
	size_t n, cap;
};

struct line_file {
	struct str name; /* empty: the number is not taken */
	struct str source;
	struct loc loc;
	uint32_t dir;    /* 0: the compilation's, else directories[dir - 1] */
	bool has_md5, has_source;
	uint8_t md5[16];
};

struct line_table {
	uint64_t due;    /* not 0: the next bytes begin a row, if sects.switches is still one less */
	struct line_row loc; /* the last .loc */
	struct line_rows *first, *last;
	struct line_file root, *files; /* .file 0; files[0] is not used */
	size_t nfiles, capfiles;
	struct str directory, *directories;
	size_t ndirectories, capdirectories;
	uint64_t unit; /* where dwarf_line_write put it in .debug_line */
};

/* What a .file says: dir may be empty, path may have a directory too; both must last. Reports an error
 * if the number is taken. */
void
dwarf_line_file(struct dwarf *d, uint32_t number, struct str dir, struct str path, struct line_file file);

/* Forgets files and rows. */
void
dwarf_line_reset(struct dwarf *d);

/* Whether a .loc may name the file. */
bool
dwarf_line_has_file(const struct dwarf *d, int64_t number);

/* A .loc: the next bytes of this section come from there. */
void
dwarf_line_loc(struct dwarf *d, struct line_row loc);

/* Begins the row that is due, unless bytes have gone to another place since. */
void
dwarf_line_row(struct dwarf *d);

/* Reports numbers of files that were left out. */
void
dwarf_line_end(struct dwarf *d);

/* Writes .debug_line and .debug_line_str if there is anything to write. */
void
dwarf_line_write(struct dwarf *d);

void
dwarf_line_free(struct line_table *t);

#endif
