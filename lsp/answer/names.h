/* Occurrences of a name in a document. */
#ifndef LSP_ANSWER_NAMES_H
#define LSP_ANSWER_NAMES_H

#include "lsp/answer/line.h"

enum name_use { NAME_USED, NAME_DEFINED };

/* Calls f for each occurrence of the word in `line` in the document. `def` occurrences define it. A parameter of a macro occurs in
 * its macro only; a numeric label up to the next label with the same number. */
typedef void name_visit(void *user, struct document *d, const struct token *token, enum name_use use);

void
names_visit(struct answer *a, const struct line *line, name_visit *f, void *user);

/* Returns whether a token can be a name that the source defines: no mnemonic at the start of a statement, register or modifier. */
bool
names_is_name(struct answer *a, const struct line *line);

#endif
