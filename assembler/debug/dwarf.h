/* Debug information from the assembler: the line table of .file and .loc (dwarf_line.h), the unwind tables of .cfi_…
 * (dwarf_frame.h), and with -g a description of the source itself (dwarf_source.h). Statements record locations; all bytes are
 * written after the layout. DWARF 2 to 5, dwarfstd.org. */
#ifndef ASSEMBLER_DEBUG_DWARF_H
#define ASSEMBLER_DEBUG_DWARF_H

#include "assembler/debug/dwarf_frame.h"
#include "assembler/debug/dwarf_line.h"
#include "assembler/debug/dwarf_source.h"
#include "assembler/match/operand/node.h"
#include "assembler/value/values.h"

enum { DWARF_VERSION_FIRST = 2, DWARF_VERSION_DEFAULT = 4, DWARF_VERSION_LAST = 5 };

/* Numbers of options that dwarf_option() handles. */
enum {
	DWARF_OPT_SOURCE = 100,
	DWARF_OPT_VERSION,
	DWARF_OPT_PREFIX_MAP,
	DWARF_OPT_COMPRESS,
};

/* In bytes: minimum instruction length, in which code addresses advance; data alignment factor; size of an address. */
enum { DWARF_INSN = 4, DWARF_SLOT = 4, DWARF_ADDRESS = 8 };

/* The DWARF number of the program counter. */
enum { DWARF_PC = 16 };

struct dwarf {
	struct diag *diag;     /* borrowed … */
	struct arena *arena;   /* … for the whole run … */
	struct values *values; /* … and with the source */
	unsigned version;
	uint32_t compress; /* ch_type of compressed debug sections, or 0 */
	struct line_table line;
	struct frame_table frame;
	struct source_lines source;
	const char *directory;      /* compilation directory; NULL: the current directory */
	const char *main_file_name; /* replaces the last component of the input's name; or NULL */
	const char *producer;       /* DW_AT_producer; NULL: this program */
	const char **prefixes; /* OLD=NEW of -fdebug-prefix-map; the last match wins */
	size_t nprefixes, capprefixes;
};

/* Applies an option; value may be NULL. Reports an invalid value. */
void
dwarf_option(struct dwarf *d, struct diag *diag, int id, const char *value);

/* Sets defaults for what the options left open. The input is open. vals must outlive the run. */
void
dwarf_start(struct dwarf *d, struct values *vals);

/* Sets *number to the DWARF number of a register for wave64 or wave32. Returns false if n names no register with a number. */
bool
dwarf_register(const struct node *n, bool wave32, uint32_t *number);

/* Reports what is still open at the end of the source. */
void
dwarf_end(struct dwarf *d);

/* Writes the sections. The layout must be complete, symbols must be resolved, and fixups not yet applied. */
void
dwarf_finish(struct dwarf *d);

/* Writes .debug_info and its companions for the sections that have rows, after .debug_line. */
void
dwarf_info_write(struct dwarf *d);

/* The compilation directory. */
struct str
dwarf_directory(struct dwarf *d);

/* Replaces the prefix of path according to -fdebug-prefix-map. */
struct str
dwarf_map_path(struct dwarf *d, struct str path);

void
dwarf_free(struct dwarf *d);

#endif
