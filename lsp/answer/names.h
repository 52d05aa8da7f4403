/* Occurrences of a name in a document. */
#ifndef LSP_ANSWER_NAMES_H
#define LSP_ANSWER_NAMES_H

#include "lsp/answer/line.h"

enum name_use { NAME_USED, NAME_DEFINED };

typedef void name_visit(void *user, struct document *d, const struct token *token, enum name_use use);

/* Calls f for each occurrence of the word in `line` in the document. Occurrences of a macro parameter are searched only
 * in its macro, and those of a numeric label only up to the next label with the same number. */
void
names_visit(struct answer *a, const struct line *line, name_visit *f, void *user);

/* Returns whether the source can define the name at the cursor: it is not a mnemonic at the start of a statement, a
 * register or a modifier. */
bool
names_is_name(struct answer *a, const struct line *line);

#endif
