/* From words to nodes: the interface of parse.y, and what its rules do (fold.c). */
#ifndef ASSEMBLER_STMT_PARSE_H
#define ASSEMBLER_STMT_PARSE_H

#include <stdbool.h>

#include "assembler/value/expr.h"
#include "assembler/text/lex.h"

struct as;
struct isa;

/* How the operands of a statement are read. */
struct parse_mode {
	bool lazy;      /* what depends on a label stays a NODE_EXPR, known or not: an instruction has a literal for
	                   it, as in LLVM */
	bool registers; /* a name may be that of a register: in an instruction */
	bool number;    /* what is asked for is a number: a name that has a value may be read as that */
	bool named;     /* … after a name and a comma */
	bool wide;      /* numbers may be infinite or have more than 64 bits: a name after '-' is no symbol, and the node's text
	                   tells the digits */
	unsigned step;  /* bytes that "." moves on with each operand: in data */
};

/* The operands of one statement in the making. */
struct parser {
	struct as *as;
	struct lexer *lexer;
	struct parse_mode mode;
	struct lex_words words;
	struct node *first, **tail; /* the operands so far */
	unsigned count;             /* how many there are */
	struct loc end, comma;      /* as in struct statement */
};

/* Reads the rest of the statement: its operands, its end, a comma there. Returns false after an error; only one
 * is reported. The statement is passed in either case. */
bool
parse_operands(struct as *as, struct parse_mode mode, struct statement *st);

enum { FASTPATH_NONE = -1 };

#if FASTPATH
/* Reads operands as long as they are simple (fastpath.c). Returns whether the statement is at its end; else the
 * grammar goes on. */
bool
fastpath_operands(struct parser *ps);

/* Reads the operands of a statement that asks for a number, if its value is known: no node is made but for that, and the name before
 * it. Returns false, and passes nothing, if there is more. */
bool
fastpath_asked_number(struct as *as, struct parse_mode mode, struct statement *st);

/* Goes on to the next statement: passes blanks, empty lines and comments. */
void
fastpath_begin(struct lexer *lx);

/* Reads what a statement begins with, as lex_word() does; FASTPATH_NONE if the scanner has to. Of head the kind, the text and its
 * location are set. */
int
fastpath_head(struct lexer *lx, struct node *head);
#else
static inline bool
fastpath_operands(struct parser *ps)
{
	(void)ps;
	return false;
}

static inline bool
fastpath_asked_number(struct as *as, struct parse_mode mode, struct statement *st)
{
	(void)as;
	(void)mode;
	(void)st;
	return false;
}

static inline void
fastpath_begin(struct lexer *lx)
{
	(void)lx;
}

static inline int
fastpath_head(struct lexer *lx, struct node *head)
{
	(void)lx;
	(void)head;
	return FASTPATH_NONE;
}
#endif

/* Makes numbers of operands that have a value. */
void
parse_settle(struct node *operands);

/* bison's. */
int
parse_parse(struct parser *ps);

void
parse_append(struct parser *ps, char join, struct node *n);

/* Adds n after the last node of a chain, and what is joined to that. */
void
node_chain(struct node *last, char join, struct node *n);

/* A list in the making is its last node, which the first one follows. */
struct node *
list_begin(struct node *n);

/* Adds n after a comma. Returns the list. */
struct node *
list_add(struct node *list, struct node *n);

/* The first node of a list, which ends with its last. */
struct node *
list_end(struct node *list);

/* The link to the last of the operands that are joined to one; that one's own link if there are none. */
struct node **
node_last_joined(struct node *n);

/* Joins b, and what is joined to it, to a, which it returns. */
struct node *
node_join(struct node *a, char how, struct node *b);

/* For an operand missing between two commas: a NODE_NAME without text. */
struct node *
node_missing(struct parser *ps, struct loc loc);

struct node *
node_here(struct parser *ps, struct node *dot);

struct node *
node_local(struct parser *ps, struct node *name);

struct node *
node_spec(struct parser *ps, struct node *name);

/* The instruction set whose registers can be read as such at once; NULL: not in this statement. */
const struct isa *
parse_isa(const struct parser *ps);

/* Makes a number of a name that is known to be one now. */
void
node_resolve(struct parser *ps, struct node *n);

struct node *
node_index(struct parser *ps, struct node *name, struct node *from, struct node *to);

struct node *
node_call(struct parser *ps, struct node *name, struct node *args);

/* Reports the character, not one of ASCII's, that a text begins with. */
void
parse_foreign(struct as *as, struct str text, struct loc loc);

/* Reports a character that begins nothing, or is not an operator. */
void
parse_stray(struct parser *ps, struct loc loc);

/* Reports a word that cannot come here: what is its name, expected lists those that can, NULL if they are many; closers are
 * the brackets among them that would close one. */
void
parse_unexpected(struct parser *ps, struct loc loc, const char *what, const char *expected, const char *closers);

/* Whether a node is a register's name, where registers are allowed. */
bool
node_names_register(const struct parser *ps, const struct node *n);

/* The same, or a name that .reg has given to registers. */
bool
node_names_operand(const struct parser *ps, const struct node *n);

/* Whether s may be used in an operand's expression; reports an error if it is undefined and a register's name. */
bool
register_in_expression(struct as *as, const struct symbol *s, struct loc loc);

/* Whether a word can be the name of a symbol; reports it if not: "12abc", "#5". */
bool
node_names_symbol(struct diag *diag, const struct node *n);

/* Reports a node that is not what was expected. */
void
node_expected(struct diag *diag, const struct node *n, const char *what);

struct node *
node_list(struct parser *ps, struct loc loc, struct node *items);

struct node *
node_fields(struct parser *ps, struct loc loc, struct node *fields);

struct node *
node_paren(struct parser *ps, struct loc loc, struct node *inner);

struct node *
node_abs(struct parser *ps, struct loc loc, struct node *inner);

struct node *
node_unary(struct parser *ps, struct loc loc, int op, struct node *a);

struct node *
node_binary(struct parser *ps, struct loc at, int op, struct node *a, struct node *b);

#endif
