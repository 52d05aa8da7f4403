/* Assembles the statements of the input texts, one after the other. */
#ifndef ASSEMBLER_RUN_STATEMENT_H
#define ASSEMBLER_RUN_STATEMENT_H

#include <stdbool.h>

#include "common/base/message/diag.h"

struct as;

/* Assembles all texts on the input stack. */
void
statement_run(struct as *as);

/* Assembles the text that was pushed onto the input stack after statement_run() had returned. */
void
statement_read(struct as *as);

#endif
