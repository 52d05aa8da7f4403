/* Unwind tables: .debug_frame, DWARF 5 6.4, and .eh_frame, which the LSB Core specification describes. */
#ifndef ASSEMBLER_DEBUG_DWARF_FRAME_H
#define ASSEMBLER_DEBUG_DWARF_FRAME_H

#include "assembler/debug/dwarf_out.h"

/* The rows of cfi.def; .cfi_escape, whose bytes are in the source; .cfi_label, a place in the table. */
enum cfi_row {
#define CFI(name, operands, opcode, signed_opcode, short_opcode, meaning) CFI_##name,
#include "assembler/debug/cfi.def"
#undef CFI
	CFI_escape,
	CFI_label,
};

/* One instruction for the unwinder. */
struct cfi {
	struct place at;
	struct loc loc;
	uint8_t row;     /* enum cfi_row */
	uint32_t reg[2];
	int64_t offset;  /* in bytes */
	uint64_t space;
	struct str bytes;
	struct symbol *label;
};

/* A pointer that a frame has for an exception handler. */
struct frame_pointer {
	struct symbol *symbol; /* NULL: there is none */
	uint8_t encoding;      /* DW_EH_PE_… */
};

/* From .cfi_startproc to .cfi_endproc. */
struct procedure {
	struct procedure *next, *outer; /* outer: open too, in another section */
	struct place begin, end;
	struct loc loc;
	struct cfi *p;
	size_t n, cap;
	int64_t offset, *saved; /* the CFA's now, and at each .cfi_remember_state */
	size_t nsaved, capsaved;
	struct frame_pointer personality, lsda;
	bool signal, simple;
	uint32_t return_column;
	size_t order;           /* of its .cfi_startproc */
};

struct frame_table {
	struct procedure *first, *last, *open;
	size_t n;
	bool named, eh, debug; /* .cfi_sections; not named: eh */
};

/* The operand letters of a row. */
const char *
cfi_operands(int row);

/* The frame that is open in this section; NULL after an error at loc. */
struct procedure *
dwarf_frame_open(struct dwarf *d, struct loc loc);

/* .cfi_startproc and .cfi_endproc at loc. */
void
dwarf_frame_begin(struct dwarf *d, bool simple, struct loc loc);

void
dwarf_frame_end(struct dwarf *d, struct loc loc);

/* Adds an instruction at the current place. */
void
dwarf_frame_add(struct dwarf *d, struct procedure *f, struct cfi cfi);

/* Reports frames that are open. */
void
dwarf_frame_close(struct dwarf *d);

/* Writes .eh_frame and .debug_frame. */
void
dwarf_frame_write(struct dwarf *d);

void
dwarf_frame_free(struct frame_table *t);

#endif
