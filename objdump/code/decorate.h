/* Lines of disassembly with more than the plain text: colors, arrows of jumps, other column widths. */
#ifndef OBJDUMP_DECORATE_H
#define OBJDUMP_DECORATE_H

#include "objdump/code/disasm.h"

enum style { STYLE_PLAIN, STYLE_MNEMONIC, STYLE_REGISTER, STYLE_NUMBER, STYLE_SYMBOL, STYLE_ADDRESS, STYLE_COMMENT };

/* Appends text, colored if colors are enabled. */
void
decorate_put(struct disasm *d, enum style style, const char *text, size_t n);

/* A line of n characters of text, and its annotations. */
struct decorated_line {
	const char *text;
	size_t n;
	uint64_t at, shown; /* the address, and the address to print */
	const uint8_t *bytes;
	unsigned size;
	uint64_t target;          /* target of a branch; UINT64_MAX: none */
	const struct label *name; /* symbol that ends the text and names the target; NULL: none */
	const struct label *near; /* label printed after the bytes; NULL: none */
	const char *comment;      /* comment of comment_n characters at the end; comment_n 0: none */
	size_t comment_n;
};

/* Whether the options ask for anything other than plain lines. */
bool
decorate_wanted(const struct options *o);

/* Prints a line of c with the decorations that the options ask for. */
void
decorate_line(struct disasm *d, const struct code *c, const struct decorated_line *l);

#endif
