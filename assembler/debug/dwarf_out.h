/* Bytes that the assembler itself appends to a section when the layout is done: debug information.
 * They may refer to places, whose addresses are known then, by relocations. */
#ifndef ASSEMBLER_DEBUG_DWARF_OUT_H
#define ASSEMBLER_DEBUG_DWARF_OUT_H

#include "assembler/value/sect.h"

struct dwarf;

struct dwarf_out {
	struct dwarf *dwarf;
	struct section *section;
	struct buf bytes; /* the section's whole content */
};

/* Begins to append to the section of this name, which is made if it is not there. */
void
out_begin(struct dwarf_out *o, struct dwarf *d, const char *name, uint64_t flags, uint64_t align);

void
out_num(struct dwarf_out *o, uint64_t num, unsigned bytes);

void
out_uleb(struct dwarf_out *o, uint64_t num);

void
out_sleb(struct dwarf_out *o, int64_t num);

/* The string and a NUL. */
void
out_str(struct dwarf_out *o, struct str s);

/* The address of sym + addend in 4 or 8 bytes, relative to the place if so wanted. */
void
out_address(struct dwarf_out *o, struct symbol *sym, int64_t addend, unsigned bytes, bool relative);

/* The same of a place. */
void
out_place(struct dwarf_out *o, struct place p, unsigned bytes, bool relative);

/* Room for a number that out_length sets later; returns its place. */
size_t
out_room(struct dwarf_out *o, unsigned bytes);

/* Sets 4 bytes to the count of the bytes that followed them. */
void
out_length(struct dwarf_out *o, size_t room);

/* Zeros up to a multiple of align, counted from the section's start. */
void
out_align(struct dwarf_out *o, uint64_t align);

void
out_end(struct dwarf_out *o);

#endif
