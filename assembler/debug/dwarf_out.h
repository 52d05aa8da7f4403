/* Bytes that the assembler itself appends to a section after the layout: debug information. They refer to locations, whose
 * addresses are known by then, by relocations. */
#ifndef ASSEMBLER_DEBUG_DWARF_OUT_H
#define ASSEMBLER_DEBUG_DWARF_OUT_H

#include "assembler/value/sect.h"

struct dwarf;

struct dwarf_out {
	struct dwarf *dwarf;
	struct section *section;
	struct buf bytes; /* the whole content of the section */
};

/* Begins appending to a section, which is created if it does not exist. */
void
out_begin(struct dwarf_out *o, struct dwarf *d, const char *name, uint64_t flags, uint64_t align);

void
out_num(struct dwarf_out *o, uint64_t num, unsigned bytes);

void
out_uleb(struct dwarf_out *o, uint64_t num);

void
out_sleb(struct dwarf_out *o, int64_t num);

/* Appends the string and a NUL. */
void
out_str(struct dwarf_out *o, struct str s);

/* Appends the address of sym + addend in 4 or 8 bytes, as a relocation; relative to its own address if relative. */
void
out_address(struct dwarf_out *o, struct symbol *sym, int64_t addend, unsigned bytes, bool relative);

/* Appends the address of a location in the same way. */
void
out_place(struct dwarf_out *o, struct place p, unsigned bytes, bool relative);

/* Reserves a number that out_length() sets later. Returns its offset. */
size_t
out_room(struct dwarf_out *o, unsigned bytes);

/* Sets the 4 bytes at room to the number of bytes after them. */
void
out_length(struct dwarf_out *o, size_t room);

/* Appends zeros up to a multiple of align from the section's start. */
void
out_align(struct dwarf_out *o, uint64_t align);

void
out_end(struct dwarf_out *o);

#endif
