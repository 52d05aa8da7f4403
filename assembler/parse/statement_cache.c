/* Assembled lines are cached with their instruction, in a hash table without probing. A new line replaces the previous line of its
 * slot, but a line that has recurred survives some replacements, because most lines never recur. The same text produces the same
 * instruction under these conditions, which the caller ensures: no symbol's value was used, no name that was not found has become
 * a symbol since, no macro has the name of the instruction, no register was renamed, and the processor is the same. A recurring
 * line is neither parsed nor matched.
 *
 * The table fits into a second-level cache. A source of few instructions never allocates it. It is freed if too few lines recur to
 * pay for the lookups. */
#include "assembler/parse/statement_cache.h"

#include "assembler/scan/lex.h"
#include "common/base/memory/alloc.h"

enum { LINES = 8192, LENGTH = 72 };
/* The first FIRST instructions are not cached. After JUDGED further lookups, the cache remains in use only if one of WORTH lines
 * has recurred. */
enum { FIRST = 128, JUDGED = 8192, WORTH = 6 };
/* Maximum number of replacements that a line survives; it survives one for each time that it has recurred. */
enum { OUTLASTS = 3 };

/* The hashes are separate from the lines, because most lookups of lines that do not recur end at the hash. Lines are in the order
 * in which their slots were first used, so that a small source touches little memory. */
struct cached_lines {
	uint16_t number[LINES]; /* by slot, the index in line plus one; 0: free slot */
	uint16_t n;
	uint32_t hash[LINES];
	struct cached_line {
		uint8_t length;
		uint8_t outlasts; /* number of replacements that the line still survives */
		uint8_t address;
		uint16_t vgprs, sgprs, agprs;
		struct insn insn;
		char text[LENGTH];
	} line[LINES];
};

static void
judge(struct statement_cache *a)
{
	a->off = a->found < JUDGED / WORTH;
	a->tried = FIRST;
	a->found = 0;
	if (a->off)
		statement_cache_free(a);
}

static struct cached_line *
line_at(struct cached_lines *lines, uint32_t place)
{
	return &lines->line[lines->number[place] - 1];
}

bool
statement_cache_find(struct statement_cache *a, const struct lexer *lx, const char *from, struct assembled *out)
{
	if (++a->tried >= FIRST + JUDGED)
		judge(a);
	const char *end = memchr(from, '\n', (size_t)(lx->here.end - from));
	a->line = (struct str){from, end && end - from <= LENGTH ? (size_t)(end - from) : 0};
	if (!a->line.n)
		return false;
	a->hash = str_hash(a->line);
	uint32_t place = a->hash % LINES;
	if (!a->lines || !a->lines->number[place] || a->lines->hash[place] != a->hash)
		return false;
	struct cached_line *line = line_at(a->lines, place);
	if (line->length != a->line.n || !str_same(line->text, from, line->length))
		return false;
	a->found++;
	line->outlasts += line->outlasts < OUTLASTS;
	out->insn = line->insn;
	out->nfixups = 0;
	out->address = line->address;
	out->vgprs = line->vgprs;
	out->sgprs = line->sgprs;
	out->agprs = line->agprs;
	return true;
}

/* Returns an empty table. Only the slots are initialized. */
static struct cached_lines *
lines_new(void)
{
	struct cached_lines *lines = alloc_bytes(sizeof *lines);
	memset(lines->number, 0, sizeof lines->number);
	lines->n = 0;
	return lines;
}

bool
statement_cache_keep(struct statement_cache *a, const struct assembled *made)
{
	if (a->tried < FIRST || a->off)
		return false;
	if (!a->lines)
		a->lines = lines_new();
	uint32_t place = a->hash % LINES;
	bool isnew = !a->lines->number[place];
	if (isnew)
		a->lines->number[place] = ++a->lines->n;
	struct cached_line *line = line_at(a->lines, place);
	if (!isnew && line->outlasts) {
		line->outlasts--;
		return false;
	}
	line->outlasts = 0;
	a->lines->hash[place] = a->hash;
	line->length = (uint8_t)a->line.n;
	line->address = made->address;
	line->vgprs = made->vgprs;
	line->sgprs = made->sgprs;
	line->agprs = made->agprs;
	line->insn = made->insn;
	memcpy(line->text, a->line.p, a->line.n);
	return true;
}

void
statement_cache_free(struct statement_cache *a)
{
	alloc_free(a->lines);
	a->lines = NULL;
}
