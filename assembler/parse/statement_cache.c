/* A line that was assembled is kept with its instruction, in the place that a hash of its text says. There it displaces another
 * one, but one that has come again stays for some time: most lines never do. The same text makes the same instruction, as long as
 * no symbol was asked for its value, no name that was asked for in vain has become a symbol's, no macro has the instruction's
 * name, no register was renamed and the processor is the same; the caller sees to that. So a line that comes again is neither
 * read nor matched.
 *
 * The table is as large as what fits into a processor's second cache beside the rest. Sources of few instructions never have
 * one; in others, if too few lines come again to be worth the looking up, it is given back. */
#include "assembler/parse/statement_cache.h"

#include "assembler/scan/lex.h"
#include "common/base/memory/alloc.h"

enum { LINES = 8192, LENGTH = 72 };
/* So many instructions come before the first that is kept; after so many it is seen whether one of six came again. */
enum { FIRST = 128, JUDGED = 8192, WORTH = 6 };
/* A line that came again so often, or more, outlasts so many others. */
enum { OUTLASTS = 3 };

/* The hashes are apart from the lines: most lines that do not come again are told by these, which are always at hand. Lines are
 * in the order in which their places were taken, so that a source of few touches little memory. */
struct cached_lines {
	uint16_t number[LINES]; /* of the line in a place, from 1; 0: none */
	uint16_t n;
	uint32_t hash[LINES];
	struct cached_line {
		uint8_t length;
		uint8_t outlasts; /* so many others */
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

/* Without any line; only what says so is written. */
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
