/* Debug information that the assembler writes: the line table of .file and .loc (dwarf_line.h), the unwind tables of
 * .cfi_… (dwarf_frame.h), and with -g a description of the source itself (dwarf_source.h); also the probes of a profile
 * (pseudo_probe.h). Statements record locations; the sections are written after the layout. Format: DWARF 2 to 5, dwarfstd.org. */
#ifndef ASSEMBLER_DEBUG_DWARF_H
#define ASSEMBLER_DEBUG_DWARF_H

#include "assembler/debug/dwarf_frame.h"
#include "assembler/debug/dwarf_line.h"
#include "assembler/debug/dwarf_source.h"
#include "assembler/debug/pseudo_probe.h"
#include "assembler/node/node.h"
#include "assembler/value/values.h"

enum { DWARF_VERSION_FIRST = 2, DWARF_VERSION_DEFAULT = 4, DWARF_VERSION_LAST = 5 };

enum {
	DWARF_OPT_SOURCE = 100,
	DWARF_OPT_VERSION,
	DWARF_OPT_PREFIX_MAP,
	DWARF_OPT_COMPRESS,
};

/* Sizes in bytes. DWARF_INSN: minimum instruction length, which is the unit of code address advances; DWARF_SLOT: data alignment
 * factor; DWARF_ADDRESS: size of an address. */
enum { DWARF_INSN = 4, DWARF_SLOT = 4, DWARF_ADDRESS = 8 };

/* The DWARF register number of the program counter. */
enum { DWARF_PC = 16 };

struct reader;

struct dwarf {
	struct reader *in; /* not owned */
	unsigned version;
	uint32_t compress; /* ch_type of debug sections; 0: none */
	struct line_table line;
	struct frame_table frame;
	struct source_lines source;
	struct probe_table probes;
	const char *directory;      /* compilation directory; NULL: the current directory */
	const char *main_file_name; /* replacement for the last component of the input's name; NULL: none */
	const char *producer;       /* DW_AT_producer; NULL: the name of this program */
	const char **prefixes; /* arguments OLD=NEW of -fdebug-prefix-map; the last match takes precedence */
	size_t nprefixes, capprefixes;
};

/* Applies the option id, DWARF_OPT_…. value may be NULL only for DWARF_OPT_SOURCE and DWARF_OPT_COMPRESS. Reports an
 * error if value is invalid. */
void
dwarf_option(struct dwarf *d, struct diag *diag, int id, const char *value);

/* Sets defaults for settings that no option has set. The input must be open, and `in` must outlive d. */
void
dwarf_start(struct dwarf *d, struct reader *in);

/* Sets *number to the DWARF number of a register for wave64 or wave32. Returns false if n is not a register with a DWARF number. */
bool
dwarf_register(const struct node *n, bool wave32, uint32_t *number);

/* Reports procedures without .cfi_endproc and gaps in the file numbers. Must be called at the end of the source. */
void
dwarf_close(struct dwarf *d);

/* Writes the debug sections. The layout must be complete, symbols must be resolved, and fixups not yet applied. */
void
dwarf_finish(struct dwarf *d);

/* Writes .debug_info, .debug_abbrev, .debug_aranges, and for several sections .debug_ranges or .debug_rnglists. They
 * describe the sections that have line rows. Must run after .debug_line was written. */
void
dwarf_info_write(struct dwarf *d);

struct str
dwarf_directory(struct dwarf *d);

/* Returns path with its prefix replaced according to -fdebug-prefix-map. */
struct str
dwarf_map_path(struct dwarf *d, struct str path);

void
dwarf_free(struct dwarf *d);

#endif
