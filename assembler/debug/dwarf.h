/* Debug information that the assembler makes: the line table of .file and .loc (dwarf_line.h), the
 * unwind tables of .cfi_… (dwarf_frame.h), and with -g a description of the source itself
 * (dwarf_source.h). What statements say is kept as places; all bytes are made once, when the layout is done. DWARF 2 to 5,
 * dwarfstd.org. */
#ifndef ASSEMBLER_DEBUG_DWARF_H
#define ASSEMBLER_DEBUG_DWARF_H

#include "assembler/debug/dwarf_frame.h"
#include "assembler/debug/dwarf_line.h"
#include "assembler/debug/dwarf_source.h"
#include "assembler/match/operand/node.h"
#include "assembler/value/values.h"

enum { DWARF_VERSION_FIRST = 2, DWARF_VERSION_DEFAULT = 4, DWARF_VERSION_LAST = 5 };

/* Numbers of options, above those of main.c. */
enum {
	DWARF_OPT_SOURCE = 100,
	DWARF_OPT_VERSION,
	DWARF_OPT_PREFIX_MAP,
	DWARF_OPT_COMPRESS,
};

/* In bytes. No instruction is shorter: code addresses count in this unit. */
enum { DWARF_INSN = 4, DWARF_SLOT = 4, DWARF_ADDRESS = 8 };

/* The number of the program counter. */
enum { DWARF_PC = 16 };

struct dwarf {
	struct diag *diag;     /* borrowed, … */
	struct arena *arena;   /* … for the whole run, … */
	struct values *values; /* … where the source is, too */
	unsigned version;
	uint32_t compress; /* debug sections: a ch_type, or 0 */
	struct line_table line;
	struct frame_table frame;
	struct source_lines source;
	const char *directory;      /* of the compilation; NULL: the current one */
	const char *main_file_name; /* named in place of the input's; or NULL */
	const char *producer;       /* the program to be named; NULL: this one */
	const char **prefixes; /* OLD=NEW of -fdebug-prefix-map, the last one counts first */
	size_t nprefixes, capprefixes;
};

/* Does what an option says; value is its value or NULL. Reports what is nonsense. */
void
dwarf_option(struct dwarf *d, struct diag *diag, int id, const char *value);

/* Sets what the options left open; the input is open. The values last for the run. */
void
dwarf_start(struct dwarf *d, struct values *vals);

/* The DWARF number of a register, of wave64 or wave32; false if n names none that has one. */
bool
dwarf_register(const struct node *n, bool wave32, uint32_t *number);

/* Nothing follows: reports what is not closed. */
void
dwarf_end(struct dwarf *d);

/* Writes the sections. The layout must be complete, symbols resolved, fixups not yet applied. */
void
dwarf_finish(struct dwarf *d);

/* .debug_info and what belongs to it, for the sections that have rows; .debug_line is written. */
void
dwarf_info_write(struct dwarf *d);

/* The directory that the others are relative to. */
struct str
dwarf_directory(struct dwarf *d);

/* path with the prefix replaced that -fdebug-prefix-map names. */
struct str
dwarf_map_path(struct dwarf *d, struct str path);

void
dwarf_free(struct dwarf *d);

#endif
