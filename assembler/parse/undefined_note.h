/* Notes for symbols that are undefined although their value is needed. */
#ifndef ASSEMBLER_PARSE_UNDEFINED_NOTE_H
#define ASSEMBLER_PARSE_UNDEFINED_NOTE_H

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct as;
struct expr;

/* Adds a note to an error about an undefined symbol: where the following text defines it, which symbol has a similar name, or how
 * to define it. */
void
undefined_note(struct as *as, struct str name, struct loc loc);

/* Like undefined_note(), for the first undefined symbol of an expression, if there is one. */
void
undefined_note_expr(struct as *as, const struct expr *e, struct loc loc);

/* If the statement at loc had an error and is in an expansion under .altmacro, adds a note to the last error if a name without a
 * backslash was replaced in the statement or in a calling macro. */
void
altmacro_note(struct as *as, struct loc loc);

/* Reports a name after a backslash, which is not a parameter of the current text, with a suggestion. */
void
undefined_note_parameter(struct as *as, struct str name, struct loc loc);

#endif
