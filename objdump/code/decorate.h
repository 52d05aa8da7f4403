/* Lines of disassembly that are not the plain ones: colours, arrows of jumps, other widths. */
#ifndef OBJDUMP_DECORATE_H
#define OBJDUMP_DECORATE_H

#include "objdump/code/disasm.h"

enum style { STYLE_PLAIN, STYLE_MNEMONIC, STYLE_REGISTER, STYLE_NUMBER, STYLE_SYMBOL, STYLE_ADDRESS, STYLE_COMMENT };

/* Puts out text, coloured if colours are wanted. */
void
decorate_put(struct disasm *d, enum style style, const char *text, size_t n);

/* A line: n characters of text, and what is known of it. */
struct line {
	const char *text;
	size_t n;
	uint64_t at, shown; /* the address, and as it is shown */
	const uint8_t *bytes;
	unsigned size;
	uint64_t target;          /* of a branch; UINT64_MAX: none */
	const struct label *name; /* what is at the end of the text for the target, NULL: nothing */
	const struct label *near; /* the label that is named after the bytes, NULL: none */
	const char *comment;      /* more text at its end: comment_n characters, 0 for nothing */
	size_t comment_n;
};

/* Whether the options ask for anything but plain lines. */
bool
decorate_wanted(const struct options *o);

/* Puts out a line of c as the options want it. */
void
decorate_line(struct disasm *d, const struct code *c, const struct line *l);

#endif
