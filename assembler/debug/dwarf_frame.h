/* Unwind tables: .debug_frame (DWARF 5, 6.4) and .eh_frame (LSB Core specification). */
#ifndef ASSEMBLER_DEBUG_DWARF_FRAME_H
#define ASSEMBLER_DEBUG_DWARF_FRAME_H

#include "assembler/debug/dwarf_out.h"
#include "assembler/node/node.h"

/* The rows of cfi.def, and two instructions without a row: .cfi_escape emits raw bytes, .cfi_label defines a label. */
enum cfi_row {
#define CFI(name, operands, opcode, signed_opcode, short_opcode, meaning) CFI_##name,
#include "assembler/debug/cfi.def"
#undef CFI
	CFI_escape,
	CFI_label,
};

/* The rows of cfi_expression.def. */
enum cfi_expression_row {
#define CFI_EXPRESSION(name, operands, expression, meaning) CFI_EXPRESSION_##name,
#include "assembler/debug/cfi_expression.def"
#undef CFI_EXPRESSION
};

struct cfi {
	struct position at;
	struct loc loc;
	uint8_t row;     /* enum cfi_row */
	uint32_t reg[2];
	int64_t offset;  /* offset of the CFA or of the saved register, in bytes */
	uint64_t space;
	struct str bytes;
	struct symbol *label;
};

/* A pointer for exception handling: a personality routine or an LSDA. */
struct frame_pointer {
	struct symbol *symbol; /* NULL: no pointer */
	uint8_t encoding;      /* DW_EH_PE_… */
};

/* A procedure, from .cfi_startproc to .cfi_endproc. */
struct procedure {
	struct procedure *next, *outer; /* outer: enclosing procedure that is still open, in another section */
	struct position begin, end;
	struct loc loc;
	struct cfi *p;
	size_t n, cap;
	int64_t offset, *saved; /* offset: current offset of the CFA, in bytes; saved: the offsets saved by .cfi_remember_state */
	size_t nsaved, capsaved;
	struct frame_pointer personality, lsda;
	bool signal, simple;
	uint32_t return_column;
	size_t order;           /* index of the procedure's .cfi_startproc in the source */
};

struct frame_table {
	struct procedure *first, *last, *open;
	size_t n;
	bool named, eh, debug; /* named: .cfi_sections has set eh and debug; otherwise only .eh_frame is written */
};

const char *
cfi_operands(int row);

/* Consumes the argument at *arg, the name or DWARF number of a register. After an error, reports it and returns false. */
bool
cfi_register(struct dwarf *dwarf, struct statement *st, struct node **arg, uint32_t *number);

/* Returns the open procedure of the current section. If there is none, reports an error at loc and returns NULL. */
struct procedure *
dwarf_frame_open(struct dwarf *d, struct loc loc);

/* Begins a procedure at .cfi_startproc; dwarf_frame_end() ends it at .cfi_endproc. loc is the location of the directive. */
void
dwarf_frame_begin(struct dwarf *d, bool simple, struct loc loc);

void
dwarf_frame_end(struct dwarf *d, struct loc loc);

/* Adds a call frame instruction at the current location. */
void
dwarf_frame_add(struct dwarf *d, struct procedure *f, struct cfi cfi);

void
dwarf_frame_close(struct dwarf *d);

void
dwarf_frame_write(struct dwarf *d);

void
dwarf_frame_free(struct frame_table *t);

#endif
