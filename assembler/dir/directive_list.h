/* The table of directives, above all that handles one; what only looks for a row includes directive.h. */
#ifndef ASSEMBLER_DIR_DIRECTIVE_LIST_H
#define ASSEMBLER_DIR_DIRECTIVE_LIST_H

struct directives;

/* Gives ds all rows. */
void
directive_list_init(struct directives *ds);

#endif
