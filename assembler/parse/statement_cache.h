/* Cache of instructions by the text of their line: in compilers' output, one of three lines equals one of the eight thousand
 * before it (statement_cache.c). One of the two caches of the assembler: without it clang's output takes 29 % more instructions, a
 * generator's 15 %, lines like clang's that do not recur 6 % (gfx90a), 7 % (gfx900) or 14 % (gfx1100). */
#ifndef ASSEMBLER_PARSE_STATEMENT_CACHE_H
#define ASSEMBLER_PARSE_STATEMENT_CACHE_H

#include "assembler/match/operand/assembled.h"
#include "common/base/memory/str.h"

struct lexer;

/* The cache. Zero-initialized: empty. */
struct statement_cache {
	struct cached_lines *lines; /* owned; NULL before the first instructions, and once lines were found not to recur */
	unsigned tried, found;
	bool off;        /* lines were found not to recur; lookups are off */
	struct str line; /* the last line looked up; empty: none, or it is too long */
	uint32_t hash;   /* of it */
};

/* Looks up the line of a statement that begins at from. Returns whether it produced an instruction, out, before; out has no
 * fixups. */
bool
statement_cache_find(struct statement_cache *a, const struct lexer *lx, const char *from, struct assembled *out);

/* Stores the result of a->line, which is not empty: without fixups, and independent of its location. Returns whether there is
 * room. */
bool
statement_cache_keep(struct statement_cache *a, const struct assembled *made);

/* Frees the cache. */
void
statement_cache_free(struct statement_cache *a);

#endif
