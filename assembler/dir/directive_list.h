/* The table of directives with their handlers. It depends on all handlers. Files that only look up a directive include
 * directive.h instead. */
#ifndef ASSEMBLER_DIR_DIRECTIVE_LIST_H
#define ASSEMBLER_DIR_DIRECTIVE_LIST_H

struct directives;

void
directive_list_init(struct directives *ds);

#endif
