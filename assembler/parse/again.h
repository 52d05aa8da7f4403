/* Instructions that come again, letter by letter: in what compilers write, one of three lines is like one of the eight thousand
 * before (again.c). One of the two caches of the assembler: without it clang's output takes 21 % more instructions, lines like it that
 * do not repeat 6 %. */
#ifndef ASSEMBLER_PARSE_AGAIN_H
#define ASSEMBLER_PARSE_AGAIN_H

#include "assembler/match/operand/assembled.h"
#include "common/base/memory/str.h"

struct lexer;

/* What lines made. Zeros are one that knows none. */
struct again {
	struct again_lines *lines; /* owned; NULL before there were some instructions, and once they were found not to come again */
	unsigned tried, found;
	bool off;        /* they were found not to: nothing is looked for any more */
	struct str line; /* that was looked for last; empty: none was, or it is too long to be known */
	uint32_t hash;   /* of it */
};

/* Whether the line of a statement that begins at from made an instruction before: out, without fixups. */
bool
again_find(struct again *a, const struct lexer *lx, const char *from, struct assembled *out);

/* Remembers what a->line, which is not empty, made: without fixups, and the same wherever it stands. Returns whether there is
 * room. */
bool
again_keep(struct again *a, const struct assembled *made);

/* Forgets all lines. */
void
again_free(struct again *a);

#endif
