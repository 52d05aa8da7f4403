/* Debug sections that the assembler itself writes. Their bytes are appended after the layout, when addresses are known.
 * References to addresses become relocations. */
#ifndef ASSEMBLER_DEBUG_DWARF_OUT_H
#define ASSEMBLER_DEBUG_DWARF_OUT_H

#include "assembler/value/sect.h"

struct dwarf;

struct dwarf_out {
	struct dwarf *dwarf;
	struct section *section;
	struct buf bytes; /* entire content of the section */
};

/* Starts appending to a section. Creates the section if it does not exist. */
void
out_begin(struct dwarf_out *o, struct dwarf *d, const char *name, uint64_t flags, uint64_t align);

void
out_begin_section(struct dwarf_out *o, struct dwarf *d, struct section *s, uint64_t align);

void
out_num(struct dwarf_out *o, uint64_t num, unsigned bytes);

void
out_uleb(struct dwarf_out *o, uint64_t num);

void
out_sleb(struct dwarf_out *o, int64_t num);

/* Appends a string and a NUL. */
void
dwarf_out_str(struct dwarf_out *o, struct str s);

/* Appends 4 or 8 zero bytes, with a relocation for sym + addend. relative: the relocation subtracts its own address
 * from the value. */
void
out_address(struct dwarf_out *o, struct symbol *sym, int64_t addend, unsigned bytes, bool relative);

/* Like out_address(), but for the location p instead of a symbol. */
void
out_place(struct dwarf_out *o, struct position p, unsigned bytes, bool relative);

/* Reserves space for a number that out_length() sets later. Returns the offset of the space in the section. */
size_t
out_room(struct dwarf_out *o, unsigned bytes);

/* Sets the 4-byte number at the offset `room` to the number of bytes that follow it. */
void
out_length(struct dwarf_out *o, size_t room);

/* Appends zeros up to a multiple of align, counted from the start of the section. */
void
out_align(struct dwarf_out *o, uint64_t align);

void
out_end(struct dwarf_out *o);

#endif
