/* Debug sections that the assembler itself writes, after the layout. Their bytes are appended to a section; references to
 * locations, whose addresses are then known, become relocations. */
#ifndef ASSEMBLER_DEBUG_DWARF_OUT_H
#define ASSEMBLER_DEBUG_DWARF_OUT_H

#include "assembler/value/sect.h"

struct dwarf;

struct dwarf_out {
	struct dwarf *dwarf;
	struct section *section;
	struct buf bytes; /* entire content of the section */
};

/* A section that does not exist is created. */
void
out_begin(struct dwarf_out *o, struct dwarf *d, const char *name, uint64_t flags, uint64_t align);

void
out_num(struct dwarf_out *o, uint64_t num, unsigned bytes);

void
out_uleb(struct dwarf_out *o, uint64_t num);

void
out_sleb(struct dwarf_out *o, int64_t num);

/* The string gets a final NUL. */
void
dwarf_out_str(struct dwarf_out *o, struct str s);

/* Appends the address of sym + addend as a relocation of 4 or 8 bytes. relative: the value is relative to its own address. */
void
out_address(struct dwarf_out *o, struct symbol *sym, int64_t addend, unsigned bytes, bool relative);

/* Like out_address(), for the address of a location. */
void
out_place(struct dwarf_out *o, struct position p, unsigned bytes, bool relative);

/* Reserves the bytes of a number, which out_length() sets later. Returns their offset. */
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
