/* Splits a text into tokens and statements. The syntax is the same as in assembler/scan, with two differences that an editor needs:
 * nothing is an error, and comments are tokens. */
#ifndef LSP_TEXT_TOKEN_H
#define LSP_TEXT_TOKEN_H

#include <stdbool.h>

#include "lsp/text/text.h"

enum token_kind {
	TOKEN_NAME,       /* a name, which may contain '.', '$' and '_'; the name of a macro parameter includes its backslash */
	TOKEN_NUMBER,     /* a number, or a reference to a numeric label such as "1b" */
	TOKEN_STRING,
	TOKEN_COMMENT,    /* a comment without the end of the line; a block comment may extend over lines */
	TOKEN_OTHER,      /* one other character */
};

struct token {
	uint32_t at, n;   /* at: offset in the text; n: length in bytes */
	uint8_t kind;
};

/* The tokens of a line, as indices in tokens.v: labels, then a name with operands. */
struct statement {
	uint32_t label;   /* token of the first label; equal to head if there is none */
	uint32_t head;    /* token of the mnemonic, directive, macro or assigned symbol; equal to end if there is none */
	uint32_t end;     /* token after the last operand: a comment, or the first token of the next line */
	uint32_t next;    /* first token of the next line */
	bool assigns;     /* the head is followed by '=' */
};

struct tokens {
	struct token *v;
	size_t n, cap;
	struct statement *lines; /* indexed by line */
	size_t nlines;
};

/* Splits a text into tokens. The text must be smaller than 4 GB. */
void
tokens_read(struct tokens *t, const struct text *text);

void
tokens_free(struct tokens *t);

/* Returns the index of the token that contains an offset, or that ends there; t->n if there is none. A name or number is preferred
 * to a token of another kind. */
size_t
tokens_at(const struct tokens *t, size_t offset);

static inline struct str
token_text(const struct text *text, const struct token *token)
{
	return (struct str){(const char *)text->bytes.p + token->at, token->n};
}

/* Returns whether a token is this character. */
static inline bool
token_is(const struct text *text, const struct token *token, char c)
{
	return token->kind == TOKEN_OTHER && text->bytes.p[token->at] == (uint8_t)c;
}

#endif
