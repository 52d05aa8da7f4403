/* Cache of instructions by the text of their line: in the output of compilers, one of three lines equals one of the eight thousand
 * before it (statement_cache.c). Without this cache, the output of clang takes 29 % more instructions to assemble, and that of a
 * generator 15 %. Lines like those of clang that do not recur take 6 % (gfx90a), 7 % (gfx900) or 14 % (gfx1100) more. */
#ifndef ASSEMBLER_PARSE_STATEMENT_CACHE_H
#define ASSEMBLER_PARSE_STATEMENT_CACHE_H

#include "assembler/match/operand/assembled.h"
#include "common/base/memory/str.h"

struct lexer;

/* The cache. An all-zero struct is empty. */
struct statement_cache {
	struct cached_lines *lines; /* owned; NULL before the first cached instruction, and when lookups are off */
	unsigned tried, found;
	bool off;        /* whether lookups are off, because too few lines recur */
	struct str line; /* line that was looked up last; empty if there was none, or if it is too long */
	uint32_t hash;   /* hash of line */
};

/* Looks up the line of the statement that begins at `from`. If the same line produced an instruction before, stores it in *out,
 * without fixups, and returns true. */
bool
statement_cache_find(struct statement_cache *a, const struct lexer *lx, const char *from, struct assembled *out);

/* Stores the result of assembling a->line. The line must not be empty, and the result must have no fixups and must not depend on
 * its location. Returns false if the line is not stored. */
bool
statement_cache_keep(struct statement_cache *a, const struct assembled *made);

/* Frees the cache. */
void
statement_cache_free(struct statement_cache *a);

#endif
