/* From words to nodes: the parser (parse.c) and its actions (actions.c). */
#ifndef ASSEMBLER_PARSE_PARSE_H
#define ASSEMBLER_PARSE_PARSE_H

#include <stdbool.h>

#include "assembler/scan/lex.h"
#include "assembler/value/expr.h"

struct isa;
struct map;
struct symbol;
struct values;

/* The part of the run that the parser uses. */
struct parse_env {
	struct values *values;     /* symbols, and with them the text, diagnostics, and memory that lasts for the run */
	const struct isa *isa;     /* for the processor … */
	const bool *has_processor; /* … if it is known */
	struct map *renamed;       /* names that .reg defines for registers */
	/* Ensures that the processor is known; reports at loc if not. */
	bool (*processor)(void *user, struct loc loc);
	/* Reports "\\name" if the parameter is unknown. */
	void (*parameter)(void *user, struct str name, struct loc loc);
	void *user;
};

/* How the operands of a statement are parsed. */
struct parse_mode {
	bool lazy;      /* expressions that depend on labels stay a NODE_EXPR, known or not: an instruction encodes them as a literal,
	                 * as in LLVM */
	bool registers; /* names may be registers: in instructions */
	bool number;    /* a number is expected: a name that has a value may be read as its value */
	bool named;     /* … after a name and a comma */
	bool wide;      /* numbers may be infinite or have more than 64 bits: a name after '-' is no symbol, and the node's text has
	                 * the digits */
	unsigned step;  /* bytes by which "." advances with each operand: in data */
};

extern const struct parse_mode parse_mode_instruction, parse_mode_assignment, parse_mode_number;

/* The operands of a statement while they are parsed. */
struct statement_parser {
	const struct parse_env *env;
	struct lex_words words;
	const struct parse_mode *mode;
	struct node *first, **tail; /* the operands so far */
	unsigned count;             /* number of operands so far */
	unsigned height;            /* pending words and expressions */
	struct loc end, comma;      /* as in struct statement */
};

/* Parses the rest of the statement: its operands, its end, a comma there. Returns false after an error; only one is reported. The
 * statement is consumed in either case. */
bool
parse_operands(const struct parse_env *env, const struct parse_mode *mode, struct statement *st);

/* Replaces operands that have a value by numbers. */
void
parse_settle(struct node *operands);

/* Appends n and the nodes joined to it after the last node of a chain. */
void
node_chain(struct node *last, char join, struct node *n);

/* The link to the last operand joined to n; n's own link if there is none. */
struct node **
node_last_joined(struct node *n);

/* Joins b, and the nodes joined to it, to a; returns a. */
struct node *
node_join(struct node *a, char how, struct node *b);

/* The operand missing between two commas: a NODE_NAME without text. */
struct node *
node_missing(struct statement_parser *ps, struct loc loc);

struct node *
node_here(struct statement_parser *ps, struct node *dot);

struct node *
node_local(struct statement_parser *ps, struct node *name);

struct node *
node_spec(struct statement_parser *ps, struct node *name);

/* Whether a name was set to a number, which is then used in its place. */
bool
parse_known(struct statement_parser *ps, struct str name, int64_t *value);

/* Replaces a name that was set to a number by the number. */
void
node_asked(struct statement_parser *ps, struct node *n);

/* Marks "v[" or "s[" with the registers in its brackets. Returns false if they are not known. */
bool
node_registers(struct statement_parser *ps, struct node *name, int64_t first, int64_t last);

struct node *
node_index(struct statement_parser *ps, struct node *name, struct node *from, struct node *to);

struct node *
node_call(struct statement_parser *ps, struct node *name, struct node *args);

/* Reports the non-ASCII character at the start of a text. */
void
parse_foreign(struct diag *diag, struct str text, struct loc loc);

/* Reports a character that begins no word, or is not an operator. */
void
parse_stray(struct statement_parser *ps, struct loc loc);

/* Reports the last word, which is not allowed here; closers are the brackets that would close an open one. */
void
parse_unexpected(struct statement_parser *ps, const char *closers);

/* The message for a '#' within a line. */
extern const char parse_hash_inside[];

/* Reports a register where a number is required. */
void
node_report_register(const struct parse_env *env, struct str name, struct loc loc);

/* Replaces a name that is a known number by the number; lazy: unless it was computed from labels. Returns the symbol of the name,
 * or NULL. */
const struct symbol *
node_resolve(struct statement_parser *ps, struct node *n, bool lazy);

/* Whether a node names a register, where registers are allowed. */
bool
node_names_register(const struct statement_parser *ps, const struct node *n);

/* The same, or a name that .reg defines. */
bool
node_names_operand(const struct statement_parser *ps, const struct node *n);

/* Whether s may be used in an operand's expression; reports an error if it is undefined and has a register's name. */
bool
register_in_expression(const struct parse_env *env, const struct symbol *s, struct loc loc);

/* Whether a word can name a symbol; otherwise reports it: "12abc", "#5". */
bool
node_names_symbol(struct diag *diag, const struct node *n);

/* Reports a node of the wrong kind; what names the expected one. */
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

/* Reports a register as the operand of an operator, and replaces it by a number. Returns whether it is one. */
bool
node_refuse_register(struct statement_parser *ps, struct node *n);

struct node *
node_binary(struct statement_parser *ps, struct loc at, int op, struct node *a, struct node *b);

#endif
