/* The scanner's interface: lex.l makes words of text, parse.y makes nodes of words. */
#ifndef ASSEMBLER_TEXT_LEX_H
#define ASSEMBLER_TEXT_LEX_H

#include <stdbool.h>
#include <string.h>

#include "common/isa/node.h"

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

/* Text to scan; p[n] and p[n + 1] are NUL. base is what diag_add_source gave for it. */
struct lex_text {
	char *p;
	size_t n;
	uint32_t base;
};

struct lexer {
	struct diag *diag; /* borrowed */
	struct node_pool *nodes;
	void *scanner;
	char *text, *end; /* of the text on top */
	uint32_t bias;    /* a pointer into the text, cut to 32 bits, plus bias is its location */
	unsigned depth;   /* of brackets in this statement */
	bool wide;        /* numbers may have more than 64 bits; the node's text tells the digits */
	bool in_abs;      /* between the bars of |x| */
	bool abs;         /* such can stand here, else a bar is the operator */
	unsigned bars;    /* the depth at which the first bar stands */
	const char *bar;  /* the first bar, until there is the second one; lasts to the end of the statement */
};

void
lex_init(struct lexer *lx, struct diag *diag, struct node_pool *nodes);

void
lex_free(struct lexer *lx);

/* Scans text until lex_pop; then the text under it goes on where it was left. Both only between
 * statements. */
void
lex_push(struct lexer *lx, struct lex_text text);

void
lex_pop(struct lexer *lx, struct lex_text under);

/* The next word at the start of a statement: T_HEAD (a name), T_LABEL, T_ASSIGN (the name before
 * '='), T_EOF, or anything else, which begins no statement. */
int
lex_head(struct lexer *lx, struct node **value, struct loc *loc);

/* Whether the current statement's end has not been passed yet. */
bool
lex_in_statement(const struct lexer *lx);

/* Where the next word will be looked for. */
char *
lex_tell(const struct lexer *lx);

/* Goes on at to, as at the start of a statement. */
void
lex_seek(struct lexer *lx, char *to);

/* Takes what comes for operands, not for the start of a statement. */
void
lex_operands(struct lexer *lx);

/* Goes on at to, which is in the same statement. */
void
lex_continue(struct lexer *lx, char *to);

/* The location of a byte of the text on top. */
struct loc
lex_loc(const struct lexer *lx, const char *at);

/* The rest of the current line, without its newline, which is passed. Returns false at the end of
 * the text. */
bool
lex_line(struct lexer *lx, struct str *line);

/* The value of what stands between single quotes. */
int64_t
lex_char(struct str text);

#endif
