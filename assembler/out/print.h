/* -filetype=asm: the statements as they are assembled, one a line, without macros, conditionals and
 * repetitions. What comes out assembles to the same object. */
#ifndef ASSEMBLER_OUT_PRINT_H
#define ASSEMBLER_OUT_PRINT_H

#include "common/isa/insn.h"
#include "assembler/match/operand/node.h"

struct as;
struct assembled;
struct dir;

/* What the options say and the source may not. */
void
print_start(struct as *as);

void
print_label(struct as *as, const struct node *name);

/* name = what follows it in the source */
void
print_assign(struct as *as, const struct statement *st);

/* A directive that was handled; its text ends where the scanner is. */
void
print_directive(struct as *as, const struct dir *d, const struct statement *st);

/* st may be NULL for an instruction that was decoded. */
void
print_insn(struct as *as, const struct statement *st, const struct assembled *made);

/* Writes it all, if there was no error. */
void
print_write(struct as *as);

#endif
