/* Debug information that the assembler makes: the line table of .file and .loc (dwarf_line.h), the
 * unwind tables of .cfi_… (dwarf_frame.h). What statements say is kept as places; all bytes are made
 * once, when the layout is done. DWARF 2 to 5, dwarfstd.org. */
#ifndef ASSEMBLER_DWARF_H
#define ASSEMBLER_DWARF_H

#include "assembler/dwarf_frame.h"
#include "assembler/dwarf_line.h"
#include "common/isa/node.h"

enum { DWARF_VERSION_FIRST = 2, DWARF_VERSION_DEFAULT = 4, DWARF_VERSION_LAST = 5 };

/* In bytes. No instruction is shorter: code addresses count in this unit. */
enum { DWARF_INSN = 4, DWARF_SLOT = 4, DWARF_ADDRESS = 8 };

/* The number of the program counter. */
enum { DWARF_PC = 16 };

struct dwarf {
	unsigned version;
	struct line_table line;
	struct frame_table frame;
	const char *directory; /* of the compilation */
	const char **prefixes; /* OLD=NEW of -fdebug-prefix-map, the last one counts first */
	size_t nprefixes, capprefixes;
};

/* Sets what the options left open. */
void
dwarf_start(struct as *as);

/* Options: the 4 of -gdwarf-4, the OLD=NEW of -fdebug-prefix-map. */
void
dwarf_set_version(struct as *as, const char *number);

void
dwarf_add_prefix(struct as *as, const char *pair);

/* The number of a register, of wave64 or wave32; false if n names none that has one. */
bool
dwarf_register(const struct node *n, bool wave32, uint32_t *number);

/* Nothing follows: reports what is not closed. */
void
dwarf_end(struct as *as);

/* Writes the sections. Layout and fixups must be complete. */
void
dwarf_finish(struct as *as);

/* path with the prefix replaced that -fdebug-prefix-map names. */
struct str
dwarf_map_path(struct as *as, struct str path);

void
dwarf_free(struct dwarf *d);

#endif
