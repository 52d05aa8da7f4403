/* Parts of hover texts, in Markdown. */
#ifndef LSP_ANSWER_HOVER_H
#define LSP_ANSWER_HOVER_H

#include "lsp/answer/line.h"

/* Appends a text of the library as Markdown. Placeholders such as <x> become italic. */
void
hover_text(struct buf *out, const char *text);

/* Describes a mnemonic: the assembled instruction of the line, if there is one, the encodings, and the processors that have the
 * mnemonic. */
void
hover_instruction(struct answer *a, const struct line *l, struct buf *out);

/* Describes a register: where it was written last, and where it is read next. */
void
hover_register(struct answer *a, const struct line *l, const struct line_registers *r, struct buf *out);

/* Describes a number or a reference to a numeric label. */
void
hover_number(struct str text, bool negative, struct buf *out);

/* Appends "line 12: `text`" for an instruction of a graph. */
void
hover_place(struct answer *a, const struct model_place *at, size_t instruction, struct buf *out);

#endif
