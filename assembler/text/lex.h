/* The scanner's interface: lex.l makes words of text, parse.y makes nodes of words. */
#ifndef ASSEMBLER_TEXT_LEX_H
#define ASSEMBLER_TEXT_LEX_H

#include <stdbool.h>
#include <string.h>

#include "assembler/match/operand/node.h"
#include "assembler/text/chars.h"

/* Nodes live until the statement ends; then node_reset gives all of them back at once. */
enum { NODE_BLOCK = 256 };

struct node_block {
	struct node_block *next;
	struct node node[NODE_BLOCK];
};

struct node_pool {
	struct node *at, *end;
	struct node_block *block, *first;
};

/* Opens the next block; dies when memory runs out. */
void
node_more(struct node_pool *pool);

static inline struct node *
node_new(struct node_pool *pool)
{
	if (pool->at == pool->end)
		node_more(pool);
	struct node *n = pool->at++;
	/* member by member: a struct of this size would be cleared by a slow instruction */
	n->kind = NODE_NAME;
	n->loc.pos = 0;
	n->join = 0;
	n->nested = false;
	n->dwords = 0;
	n->text = (struct str){NULL, 0};
	n->num = 0;
	n->expr = NULL;
	n->arg = n->next = NULL;
	return n;
}

/* Forgets all nodes, the blocks stay. */
static inline void
node_reset(struct node_pool *pool)
{
	pool->block = pool->first;
	pool->at = pool->first ? pool->first->node : NULL;
	pool->end = pool->first ? pool->at + NODE_BLOCK : NULL;
}

void
node_free(struct node_pool *pool);

/* Text to scan; p[n] is NUL. base is what diag_add_source gave for it. */
struct lex_text {
	char *p;
	size_t n;
	uint32_t base;
};

/* Where a text is read. */
struct lex_place {
	char *text, *end;
	char *at;      /* where the next word is looked for */
	uint32_t bias; /* a pointer into the text, cut to 32 bits, plus bias is its location */
};

struct lexer {
	struct diag *diag; /* borrowed */
	struct node_pool *nodes;
	struct lex_place here;   /* in the text on top */
	struct lex_place *under; /* in those under it */
	size_t nunder, capunder;
	void *scanner;   /* flex's, which is fed with copies of pieces of the text */
	const char *fed; /* where the next piece begins */
	size_t piece;    /* its size */
	bool moved;      /* here.at is not where flex is */
	const char *word; /* the one that is scanned */
};

/* How the words of a statement are read: the caller says the first three, for all words alike. */
struct lex_words {
	bool head; /* this is the start of a statement, not its operands */
	bool wide; /* numbers may have more than 64 bits; the node's text tells the digits */
	bool bars; /* |x| is possible here, else a bar is the operator */
	bool ended;         /* the end of the statement was passed */
	unsigned depth;     /* of brackets */
	unsigned bar_depth; /* the same at the first bar */
	const char *bar;    /* the first bar, until there is the second one */
};

void
lex_init(struct lexer *lx, struct diag *diag, struct node_pool *nodes);

void
lex_free(struct lexer *lx);

/* Scans text until lex_pop; then the text under it goes on where it was left. */
void
lex_push(struct lexer *lx, struct lex_text text);

void
lex_pop(struct lexer *lx);

/* The next word: a token of parse.y, 0 at the end of the text. At the start of a statement T_HEAD (a name),
 * T_LABEL, T_ASSIGN or T_EQUIV (the name before '=' or "=="), or anything else, which does not begin a statement. */
int
lex_word(struct lexer *lx, struct lex_words *words, struct node **value, struct loc *loc);

/* The node of a word. */
static inline struct node *
lex_node(struct lexer *lx, const struct lex_words *words, enum node_kind kind, struct loc loc, struct str text)
{
	struct node *n = node_new(lx->nodes);
	n->kind = kind;
	n->loc = loc;
	n->text = text;
	n->nested = words->depth > 0;
	return n;
}

/* The value of a digit of any base. */
static inline unsigned
lex_digit(char c)
{
	return c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 32) - 'a' + 10);
}

/* That of a number. Reports digits that are too many, or too large for the base. */
struct node *
lex_number(struct lexer *lx, const struct lex_words *words, struct loc loc, struct str digits, unsigned base);

/* Where the next word will be looked for. */
static inline char *
lex_tell(const struct lexer *lx)
{
	return lx->here.at;
}

/* Goes on at to. */
static inline void
lex_seek(struct lexer *lx, const char *to)
{
	lx->here.at = (char *)to;
	lx->moved = true;
}

/* The location of a byte of the text on top. */
static inline struct loc
lex_loc(const struct lexer *lx, const char *at)
{
	return (struct loc){(uint32_t)(uintptr_t)at + lx->here.bias};
}

/* The rest of the current line, without its newline, which is passed. Returns false at the end of
 * the text. */
bool
lex_line(struct lexer *lx, struct str *line);

/* Passes the end of the current line, if nothing but blanks comes before it; else returns false. */
static inline bool
lex_line_ends(struct lexer *lx)
{
	const char *p = lex_tell(lx);
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (*p != '\n' || p >= lx->here.end)
		return false;
	lex_seek(lx, p + 1);
	return true;
}

/* The value of what is between single quotes. */
int64_t
lex_char(struct str text);

#endif
