/* Occurrences of a name in a document. */
#ifndef LSP_ANSWER_NAMES_H
#define LSP_ANSWER_NAMES_H

#include "lsp/answer/line.h"

enum name_use { NAME_USED, NAME_DEFINED };

typedef void name_visit(void *user, struct document *d, const struct token *token, enum name_use use);

/* Calls f for each occurrence in the document of the word in `line`. A macro parameter is only searched in its macro, and a numeric
 * label only between the previous and the next label with the same number. */
void
names_visit(struct answer *a, const struct line *line, name_visit *f, void *user);

/* Returns whether the source can define the word at the cursor. It cannot define words of the assembly language, such as mnemonics,
 * registers and modifiers. */
bool
names_is_name(struct answer *a, const struct line *line);

#endif
