/* The statement, the operand and the word at the cursor. */
#ifndef LSP_ANSWER_LINE_H
#define LSP_ANSWER_LINE_H

#include "lsp/answer/answer.h"

struct line {
	size_t number;            /* the line of the document */
	const struct tokens *tokens;
	const struct text *text;
	struct statement parts;
	struct str head;          /* the mnemonic, directive or macro; empty: none */
	size_t token;             /* the token at the cursor, as tokens_at(); tokens->n: none */
	struct str word;          /* its text, without the rest of a range such as s[0:1] */
	bool on_head, on_label;
	bool in_operands;         /* the cursor is after the head and a blank */
	bool after_colon;         /* a value of a modifier is being written: "offset:" */
	size_t operand;           /* index of the operand at the cursor: commas before it, outside of brackets */
	struct str call;          /* the name before the bracket that encloses the cursor: "hwreg"; empty: none */
};

/* Reads the line that contains an offset. */
void
line_read(struct answer *a, size_t offset, struct line *out);

/* Registers as an operand names them. */
struct line_registers {
	const char *file;         /* register class, as in struct amdgcn_operand */
	unsigned first, count;
	size_t from, to;          /* the bytes of the text */
};

/* Returns the register class of a word, as in struct amdgcn_operand: of "s12"; if `bare` is set, of "s". Stores the
 * digits. Returns NULL if the word is not such a register. */
const char *
line_register_class(struct str word, bool bare, struct str *digits);

/* Reads the register at a token. The token may be part of a range: "0" in "s[0:1]". Returns false if the token is not a
 * register. */
bool
line_registers(const struct line *line, size_t token, struct line_registers *out);

/* Returns the processor of the document, or NULL. */
const struct amdgcn_processor *
line_processor(struct answer *a);

/* Returns the name that the source defines or uses, or NULL. */
const struct amdgcn_source_name *
line_name(struct answer *a, struct str name);

#endif
