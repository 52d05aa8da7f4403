/* The loop over the statements. */
#ifndef ASSEMBLER_STATEMENT_H
#define ASSEMBLER_STATEMENT_H

#include <stdbool.h>

#include "common/base/message/diag.h"

struct as;

/* Assembles all text on the input's stack. */
void
statement_run(struct as *as);

/* Assembles text that was pushed after statement_run(). */
void
statement_read(struct as *as);

#endif
