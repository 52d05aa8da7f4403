/* Notes for symbols that are undefined where their value is needed. */
#ifndef ASSEMBLER_PARSE_UNDEFINED_NOTE_H
#define ASSEMBLER_PARSE_UNDEFINED_NOTE_H

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct as;
struct expr;

/* Adds a note to an error: where later text defines the symbol, or a symbol with a similar name, or how to define one. */
void
undefined_note(struct as *as, struct str name, struct loc loc);

/* The same for the first undefined symbol of an expression, if there is one. */
void
undefined_note_expr(struct as *as, const struct expr *e, struct loc loc);

/* Adds a note to an error of the statement at loc, if there was one, in an expansion under .altmacro: that a name without a
 * backslash was replaced in it or in a caller. */
void
altmacro_note(struct as *as, struct loc loc);

/* Reports "\\name" if the current text has no such parameter. */
void
undefined_note_parameter(struct as *as, struct str name, struct loc loc);

#endif
