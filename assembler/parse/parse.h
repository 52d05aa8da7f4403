/* From words to nodes: the parser (parse.c), and what it does with what it has read (actions.c). */
#ifndef ASSEMBLER_PARSE_PARSE_H
#define ASSEMBLER_PARSE_PARSE_H

#include <stdbool.h>

#include "assembler/scan/lex.h"
#include "assembler/value/expr.h"

struct isa;
struct map;
struct symbol;
struct values;

/* What the parser knows of the run. */
struct parse_env {
	struct values *values;     /* symbols, and with them the text, where to report, and memory for the whole run */
	const struct isa *isa;     /* of the processor, … */
	const bool *has_processor; /* … if that is known */
	struct map *renamed;       /* the names that .reg gave to registers */
	/* Whether the processor, which is needed at loc, is known; reports it if not. */
	bool (*processor)(void *user, struct loc loc);
	/* Reports "\\name" where no parameter is called so. */
	void (*parameter)(void *user, struct str name, struct loc loc);
	void *user;
};

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
struct statement_parser {
	const struct parse_env *env;
	struct lex_words words;
	struct parse_mode mode;
	struct node *first, **tail; /* the operands so far */
	unsigned count;             /* how many there are */
	unsigned height;            /* words and expressions that wait for what is in them */
	struct loc end, comma;      /* as in struct statement */
};

/* Reads the rest of the statement: its operands, its end, a comma there. Returns false after an error; only one
 * is reported. The statement is passed in either case. */
bool
parse_operands(const struct parse_env *env, struct parse_mode mode, struct statement *st);

/* Makes numbers of operands that have a value. */
void
parse_settle(struct node *operands);

/* Adds n after the last node of a chain, and what is joined to that. */
void
node_chain(struct node *last, char join, struct node *n);

/* The link to the last of the operands that are joined to one; that one's own link if there are none. */
struct node **
node_last_joined(struct node *n);

/* Joins b, and what is joined to it, to a, which it returns. */
struct node *
node_join(struct node *a, char how, struct node *b);

/* For an operand missing between two commas: a NODE_NAME without text. */
struct node *
node_missing(struct statement_parser *ps, struct loc loc);

struct node *
node_here(struct statement_parser *ps, struct node *dot);

struct node *
node_local(struct statement_parser *ps, struct node *name);

struct node *
node_spec(struct statement_parser *ps, struct node *name);

/* Whether a name was set to a number, that is used where it is. */
bool
parse_known(struct statement_parser *ps, struct str name, int64_t *value);

/* Makes a number of a name that was set to one. */
void
node_asked(struct statement_parser *ps, struct node *n);

/* Says of "v[" or "s[" that these registers are in the brackets. Returns false if that is not known to be so. */
bool
node_registers(struct statement_parser *ps, struct node *name, int64_t first, int64_t last);

struct node *
node_index(struct statement_parser *ps, struct node *name, struct node *from, struct node *to);

struct node *
node_call(struct statement_parser *ps, struct node *name, struct node *args);

/* Reports the character, not one of ASCII's, that a text begins with. */
void
parse_foreign(struct diag *diag, struct str text, struct loc loc);

/* Reports a character that begins nothing, or is not an operator. */
void
parse_stray(struct statement_parser *ps, struct loc loc);

/* Reports the word that was read last, which cannot come here: closers are the brackets that would close one. */
void
parse_unexpected(struct statement_parser *ps, const char *closers);

/* What is said of a '#' within a line. */
extern const char parse_hash_inside[];

/* Reports a register where a number has to be. */
void
node_report_register(const struct parse_env *env, struct str name, struct loc loc);

/* Makes a number of a name that is known to be one now; lazy: not of one that was computed from labels. Returns the symbol of the
 * name, or NULL. */
const struct symbol *
node_resolve(struct statement_parser *ps, struct node *n, bool lazy);

/* Whether a node is a register's name, where registers are allowed. */
bool
node_names_register(const struct statement_parser *ps, const struct node *n);

/* The same, or a name that .reg has given to registers. */
bool
node_names_operand(const struct statement_parser *ps, const struct node *n);

/* Whether s may be used in an operand's expression; reports an error if it is undefined and a register's name. */
bool
register_in_expression(const struct parse_env *env, const struct symbol *s, struct loc loc);

/* Whether a word can be the name of a symbol; reports it if not: "12abc", "#5". */
bool
node_names_symbol(struct diag *diag, const struct node *n);

/* Reports a node that is not what was expected. */
void
node_expected(struct diag *diag, const struct node *n, const char *what);

struct node *
node_list(struct statement_parser *ps, struct loc loc, struct node *items);

struct node *
node_fields(struct statement_parser *ps, struct loc loc, struct node *fields);

struct node *
node_paren(struct statement_parser *ps, struct loc loc, struct node *inner);

struct node *
node_abs(struct statement_parser *ps, struct loc loc, struct node *inner);

struct node *
node_unary(struct statement_parser *ps, struct loc loc, int op, struct node *a);

/* Reports a register that an operator is applied to, and makes a number of it. Returns whether it is one. */
bool
node_refuse_register(struct statement_parser *ps, struct node *n);

struct node *
node_binary(struct statement_parser *ps, struct loc at, int op, struct node *a, struct node *b);

#endif
