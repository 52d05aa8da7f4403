/* Finds and prints the source line of an instruction, from .debug_line (-l, -S). */
#ifndef OBJDUMP_SOURCE_H
#define OBJDUMP_SOURCE_H

#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

struct disasm_source;

/* Returns the line tables of v's file, which v owns. Reads them at the first call, and warns about malformed tables. Never returns
 * NULL. */
struct disasm_source *
source_open(struct view *v);

/* Like source_open(), but returns NULL if the file has no lines. */
struct disasm_source *
source_of(struct view *v);

/* Prints the source that -l and -S request before the instruction at address `at`. A function or line that was printed
 * for the previous instruction is not printed again. */
void
source_show(struct disasm *d, const struct code *c, uint64_t at);

/* Finds the source file and line of the instruction at address `at`. Returns false if they are unknown. */
bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line);

struct source_line {
	uint32_t file, line; /* file: index of the file; line: number of the line, from 1 */
};

/* Finds the line of the instruction at an address of a section. Returns false if it is unknown. */
bool
source_find(const struct disasm_source *s, size_t section, uint64_t address, struct source_line *out);

/* Returns the path of a file, with --prefix and --prefix-strip applied. It is valid until the options are freed. */
struct str
source_path(const struct disasm_source *s, uint32_t file);

/* Sets *text to the text of a line. Returns false, without a warning, if the file cannot be read or has no such line.
 * Files are read only with -S, because the debug information of a foreign code object can name any file. Texts that are
 * embedded in debug information are always used. */
bool
source_line_text(struct disasm_source *s, uint32_t file, uint32_t line, struct str *text);

void
source_close(struct disasm_source *s);

#endif
