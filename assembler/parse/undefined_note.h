/* Notes for symbols that are undefined although their value is needed. */
#ifndef ASSEMBLER_PARSE_UNDEFINED_NOTE_H
#define ASSEMBLER_PARSE_UNDEFINED_NOTE_H

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct reader;
struct expr;

/* Adds a note to an error about an undefined symbol: a line that defines it, a symbol with a similar name, or how to define
 * it. */
void
undefined_note(struct reader *in, struct str name, struct loc loc);

/* Like undefined_note(), for the first undefined symbol of an expression. Adds no note if all symbols are defined. */
void
undefined_note_expr(struct reader *in, const struct expr *e, struct loc loc);

#endif
