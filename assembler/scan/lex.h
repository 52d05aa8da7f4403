/* The scanner: converts text to tokens. The parser (parse/parse.c) converts tokens to nodes. */
#ifndef ASSEMBLER_SCAN_LEX_H
#define ASSEMBLER_SCAN_LEX_H

#include <stdbool.h>
#include <string.h>

#include "assembler/node/node.h"
#include "assembler/scan/chars.h"

/* Number of nodes per block. Nodes are valid until the statement ends; node_reset() then frees all of them at once. */
enum { NODE_BLOCK = 256 };

struct node_block {
	struct node_block *next;
	struct node node[NODE_BLOCK];
};

struct node_pool {
	struct node *at, *end, *begin; /* at: next free node; end: end of its block; begin: first node of the first block */
	struct node_block *block, *first;
};

/* Adds a block; exits when memory runs out. */
__attribute__((cold)) void
node_more(struct node_pool *pool);

static inline struct node *
node_new(struct node_pool *pool)
{
	if (pool->at == pool->end)
		node_more(pool);
	struct node *n = pool->at++;
	n->kind = NODE_NAME;
	n->loc.pos = 0;
	n->join = 0;
	n->nested = false;
	n->dwords = 0;
	n->code = n->word = 0;
	n->text = (struct str){NULL, 0};
	n->num = 0;
	n->expr = NULL;
	n->arg = n->next = NULL;
	return n;
}

/* Frees all nodes. Keeps the blocks for reuse. */
static inline void
node_reset(struct node_pool *pool)
{
	if (pool->block == pool->first) {
		pool->at = pool->begin;
		return;
	}
	pool->block = pool->first;
	pool->at = pool->begin;
	pool->end = pool->begin + NODE_BLOCK;
}

void
node_free(struct node_pool *pool);

/* Text to scan; p[n] must be NUL. base is a result of diag_add_source(). */
struct lex_text {
	char *p;
	size_t n;
	uint32_t base;
};

/* A text, and the position at which it is being read. */
struct lex_place {
	char *text, *end;
	char *at;      /* next character to scan */
	uint32_t bias; /* the location of a pointer into the text is the pointer, truncated to 32 bits, plus bias */
};

struct lexer {
	struct diag *diag; /* not owned */
	struct node_pool *nodes;
	struct lex_place here;   /* position in the text that is being scanned */
	struct lex_place *under; /* positions in the texts in which scanning continues later; the last one is resumed
	                          * first */
	size_t nunder, capunder;
};

/* Kinds of tokens. The kind of a single-character token is the character. */
enum lex_word {
	WORD_EOF,   /* end of the text, at the beginning of a statement */
	WORD_EOL = 128, /* end of a statement */
	WORD_HEAD,  /* name that begins a statement */
	WORD_LABEL, /* name with a colon */
	WORD_ASSIGN, /* name before '=' */
	WORD_EQUIV, /* name before "==" */
	WORD_NAME,  /* name; the kinds from WORD_NAME to WORD_VALUE are complete terms */
	WORD_NUMBER, /* integer of up to 16 digits without a suffix */
	WORD_VALUE, /* other number, string, or range such as "v[2:3]"; its node holds the value */
	WORD_KEY,   /* modifier with a value, such as "offset:" */
	WORD_CALL,  /* beginning of a call, such as "hwreg(" */
	WORD_INDEX, /* beginning of an index, such as "v[" */
	WORD_SPEC,  /* symbol with a relocation specifier, such as "sym@rel32@lo" */
	WORD_DOT,
	WORD_LOCAL, /* reference to a numeric label, such as "1b" */
	WORD_STRAY, /* character that cannot begin a token */
	WORD_UNREAD, /* the next token has not been read yet; set only by lex_operand() */
	WORD_DUAL,  /* "::" */
	WORD_BAR,   /* '|' that opens or closes |x| */
#define PAIR(name, text, level, value) WORD_##name,
#include "assembler/scan/operator.def"
	WORD_COUNT,
};

/* An error in a token. text is a format whose only argument is value. */
struct lex_error {
	const char *text;
	struct loc loc;
	unsigned value;
};

enum { LEX_ERRORS = 4 };

/* The tokens of a statement's operands, scanned one at a time. The caller sets the first four members, clears the state of
 * brackets and bars, sets nwrong to 0, and sets `after` to the start of the operands. */
struct lex_words {
	struct lexer *lexer;
	const struct isa *isa; /* processor whose registers, such as v12 and s[4:7], are recognized; NULL: registers are scanned as
	                        * names */
	bool wide; /* numbers may have more than 64 bits; the node's text then has the digits */
	bool bars; /* '|' may enclose an absolute value; otherwise it is the operator */
	bool ended;         /* the end of the statement was consumed */
	unsigned depth;     /* nesting depth of brackets */
	unsigned bar_depth; /* bracket nesting depth at the opening '|' */
	const char *bar;    /* the opening bar of |x|, until the closing one; otherwise NULL */
	enum lex_word kind;
	const char *at;
	const char *after;
	struct node *node;  /* node of the last token; NULL for a plain name or number, and for tokens without text */
	/* `text` and `length` of a plain name or number. They are not adjacent, because adjacent members would be copied with one
	 * load, which would have to wait for both stores. */
	const char *text;
	int64_t num;        /* value of a plain number */
	size_t length;      /* number of characters in `text` */
	/* Errors in the last token. They are reported when the token is consumed, so that errors earlier in the line, which may be
	 * detected later, come first. */
	unsigned nwrong;
	struct lex_error wrong[LEX_ERRORS];
};

void
lex_init(struct lexer *lx, struct diag *diag, struct node_pool *nodes);

void
lex_free(struct lexer *lx);

/* Makes the lexer scan `text` until lex_pop() is called, which resumes the previous text. */
void
lex_push(struct lexer *lx, struct lex_text text);

void
lex_pop(struct lexer *lx);

/* Returns the start of the next statement at or after p, skipping blanks, empty lines and comments. The text ends at `last`. */
const char *
lex_statement(const char *p, const char *last);

/* Scans the token that begins a statement, after lex_begin(). Returns WORD_HEAD, WORD_LABEL, WORD_ASSIGN, WORD_EQUIV, WORD_EOF, or
 * WORD_STRAY for a token that does not begin a statement. Sets head's location and, for a name, its kind and text. */
enum lex_word
lex_head(struct lexer *lx, struct node *head);

/* Scans the next token, which begins at or after w->after. */
void
lex_next(struct lex_words *w);

/* Records an error at loc in the last token. Only the first LEX_ERRORS errors of a token are kept. */
static inline void
lex_wrong(struct lex_words *w, struct loc loc, const char *text, unsigned value)
{
	if (w->nwrong < LEX_ERRORS)
		w->wrong[w->nwrong++] = (struct lex_error){text, loc, value};
}

void
lex_report(struct lex_words *w);

/* Returns the end of the name at p, or p if no name begins there. The text ends at `last`. */
static inline const char *
lex_name_end(const char *p, const char *last)
{
	const char *from = p;
	if (*p == '.')
		p++;
	if (!char_is(*p, CHAR_FIRST) && !(p > from && *p == '.'))
		return from;
	return char_after_name(p, last);
}

static inline bool
lex_comment_at(const char *p)
{
	return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* Prefetches text that is read some lines after p. The hardware prefetchers of CPUs do not cross page boundaries. */
static inline void
lex_prefetch(const char *p)
{
	enum { AHEAD = 1024 };
	__builtin_prefetch((const void *)((uintptr_t)p + AHEAD));
}

/* Returns the start of the next line, or NULL if anything but a comment follows p on its line. The text ends at last. */
static inline const char *
lex_next_line(const char *p, const char *last)
{
	lex_prefetch(p);
	p = char_after_blanks(p, last);
	if (lex_comment_at(p))
		p = memchr(p, '\n', (size_t)(last - p));
	return p && p < last && *p == '\n' ? p + 1 : NULL;
}

/* Returns the location of a character. `at` must point into the text that is being scanned. */
static inline struct loc
lex_loc(const struct lexer *lx, const char *at)
{
	return (struct loc){(uint32_t)(uintptr_t)at + lx->here.bias};
}

/* Returns a new node for the token that begins at `from` and ends before `to`. */
__attribute__((always_inline)) static inline struct node *
lex_node(const struct lex_words *w, enum node_kind kind, const char *from, const char *to)
{
	struct node *n = node_new(w->lexer->nodes);
	n->kind = kind;
	n->loc = lex_loc(w->lexer, from);
	n->text = (struct str){from, (size_t)(to - from)};
	n->nested = w->depth > 0;
	return n;
}

/* Scans the start of an operand. If the operand consists of one token that is a register ("v12", "s[4:7]"), an integer or a name,
 * as most operands do, returns its node; the last token is then the comma or the end of the line after the operand, or
 * WORD_UNREAD. Otherwise returns NULL; the last token is then the first token of the operand. */
struct node *
lex_operand(struct lex_words *w);

/* Scans the token after a term, which is usually a comma, a closing bracket or the end of the line. */
static inline void
lex_after_term(struct lex_words *w)
{
	const char *p = w->after;
	while (char_is(*p, CHAR_BLANK))
		p++;
	w->at = p;
	w->after = p + 1;
	w->kind = (enum lex_word)*p;
	if (*p == ',')
		return;
	if (*p == '\n') {
		w->kind = WORD_EOL;
		w->ended = true;
	} else if (*p == ']' || *p == ')') {
		w->depth -= w->depth > 0;
	} else if (*p != '+' || char_is(p[1], CHAR_OPERATOR)) {
		w->after = p;
		lex_next(w);
	}
}

/* Returns the value of a digit in any base. */
static inline unsigned
lex_digit(char c)
{
	return c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 32) - 'a' + 10);
}

static inline char *
lex_tell(const struct lexer *lx)
{
	return lx->here.at;
}

static inline void
lex_seek(struct lexer *lx, const char *to)
{
	lx->here.at = (char *)to;
}

/* Advances to the next statement, skipping blanks, empty lines and comments. */
static inline void
lex_begin(struct lexer *lx)
{
	const char *p = lex_tell(lx);
	lex_prefetch(p);
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (!char_is(*p, CHAR_FIRST) && *p != '.')
		p = lex_statement(p, lx->here.end);
	lex_seek(lx, p);
}

/* Sets *line to the rest of the current line, without its newline, and consumes both. Returns false at the end of the text. */
bool
lex_line(struct lexer *lx, struct str *line);

/* If only blanks are left on the current line, consumes its end and returns true. */
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

/* Returns the value of a character constant, given without its quotes. */
int64_t
lex_char(struct str text);

#endif
