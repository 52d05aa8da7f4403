/* The statement, the operand and the word at the cursor. */
#ifndef LSP_ANSWER_LINE_H
#define LSP_ANSWER_LINE_H

#include "lsp/answer/answer.h"

struct line {
	size_t number;            /* number of the line, from 0 */
	const struct tokens *tokens;
	const struct text *text;
	struct statement parts;
	struct str head;          /* the mnemonic, directive or macro; empty: none */
	size_t token;             /* index of the token at the cursor, from tokens_at(); tokens->n: none */
	struct str word;          /* text of this token; empty: none */
	bool on_head, on_label;
	bool in_operands;         /* the cursor is after the head and a blank */
	bool after_colon;         /* the cursor is in the value of a modifier, such as after "offset:" */
	size_t operand;           /* index of the operand at the cursor: number of preceding commas that are not in brackets */
	struct str call;          /* the name before the bracket that encloses the cursor, such as "hwreg"; empty: none */
};

/* Reads the line that contains an offset. */
void
line_read(struct answer *a, size_t offset, struct line *out);

/* Registers that the text of an operand names. */
struct line_registers {
	const char *file;         /* register class, as in struct amdgcn_operand */
	unsigned first, count;
	size_t from, to;          /* offsets of the start and end of the name in the document */
};

/* Returns the register class of a numbered register such as "s12" or, if `bare` is set, of a prefix such as "s". The class is named
 * as in struct amdgcn_operand. Stores the digits of the word. Returns NULL for any other word. */
const char *
line_register_class(struct str word, bool bare, struct str *digits);

/* Reads the register at a token. The token may be part of a range, such as "0" in "s[0:1]". Returns false if the token is not part
 * of a register. */
bool
line_registers(const struct line *line, size_t token, struct line_registers *out);

/* Returns the processor of the document, or NULL. */
const struct amdgcn_processor *
line_processor(struct answer *a);

/* Returns the library's entry for a name. Returns NULL if the source does not define or use the name. */
const struct amdgcn_source_name *
line_name(struct answer *a, struct str name);

#endif
