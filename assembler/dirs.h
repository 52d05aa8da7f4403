/* The table of directives, above all that handles one; who only looks for a row asks dir.h. */
#ifndef ASSEMBLER_DIRS_H
#define ASSEMBLER_DIRS_H

struct as;

void
dirs_init(struct as *as);

#endif
