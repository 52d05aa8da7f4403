/* Instructions of lines that recur letter by letter: in what compilers write, one of three lines is like one of the eight thousand before
 * (statement_cache.c). One of the two caches of the assembler: without it clang's output takes 29 % more instructions, a generator's
 * 15 %, lines like clang's that do not repeat 6 % (gfx90a), 7 % (gfx900) or 14 % (gfx1100). */
#ifndef ASSEMBLER_PARSE_STATEMENT_CACHE_H
#define ASSEMBLER_PARSE_STATEMENT_CACHE_H

#include "assembler/match/operand/assembled.h"
#include "common/base/memory/str.h"

struct lexer;

/* What lines made. Zeros are one that knows none. */
struct statement_cache {
	struct cached_lines *lines; /* owned; NULL before there were some instructions, and once they were found not to come again */
	unsigned tried, found;
	bool off;        /* they were found not to: nothing is looked for any more */
	struct str line; /* that was looked for last; empty: none was, or it is too long to be known */
	uint32_t hash;   /* of it */
};

/* Whether the line of a statement that begins at from made an instruction before: out, without fixups. */
bool
statement_cache_find(struct statement_cache *a, const struct lexer *lx, const char *from, struct assembled *out);

/* Remembers what a->line, which is not empty, made: without fixups, and the same wherever it stands. Returns whether there is
 * room. */
bool
statement_cache_keep(struct statement_cache *a, const struct assembled *made);

/* Forgets all lines. */
void
statement_cache_free(struct statement_cache *a);

#endif
