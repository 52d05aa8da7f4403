/* The table of directives, above all that handles one; what only looks for a row includes directive.h. */
#ifndef ASSEMBLER_DIR_DIRECTIVE_LIST_H
#define ASSEMBLER_DIR_DIRECTIVE_LIST_H

struct as;

void
directive_list_init(struct as *as);

#endif
