/* Prints lines of disassembly with colors, the arrows of jumps, register liveness or other column widths. */
#ifndef OBJDUMP_DECORATE_H
#define OBJDUMP_DECORATE_H

#include "objdump/code/disasm.h"

enum style { STYLE_PLAIN, STYLE_MNEMONIC, STYLE_REGISTER, STYLE_NUMBER, STYLE_SYMBOL, STYLE_ADDRESS, STYLE_COMMENT };

/* Appends text, in the color of its style if colors are enabled. */
void
decorate_put(struct disasm *d, enum style style, const char *text, size_t n);

/* A line of disassembly: text of n characters, and its annotations. */
struct decorated_line {
	const char *text;
	size_t n;
	uint64_t at, shown; /* at: address of the line; shown: address to print */
	const uint8_t *bytes;
	unsigned size;
	uint64_t target;          /* target address of a branch; UINT64_MAX: none */
	const struct label *name; /* symbol of the branch target, appended to the text; NULL: none */
	const struct label *near; /* label printed after the bytes; NULL: none */
	const char *comment;      /* comment at the end of the line; comment_n: its length, or 0 if there is none */
	size_t comment_n;
};

/* Returns whether the options request anything other than plain lines. */
bool
decorate_wanted(const struct options *o);

/* Prints a line of c with the decorations that the options request. */
void
decorate_line(struct disasm *d, const struct code *c, const struct decorated_line *l);

#endif
