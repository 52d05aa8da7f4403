/* Converts tokens to nodes: the parser (parse.c) and its actions (actions.c). */
#ifndef ASSEMBLER_PARSE_PARSE_H
#define ASSEMBLER_PARSE_PARSE_H

#include <stdbool.h>

#include "assembler/node/names.h"
#include "assembler/scan/lex.h"
#include "assembler/value/expr.h"

struct isa;
struct map;
struct symbol;
struct values;

/* The state of the run that the parser uses. */
struct parse_env {
	struct values *values;     /* symbols; also refers to the text, diagnostics, and the arena of the run */
	const struct isa *isa;     /* target; valid only if *has_processor */
	const bool *has_processor;
	struct map *renamed;       /* names that .reg defines for registers */
	const struct source_names *names;
};

/* How the operands of a statement are parsed. */
struct parse_mode {
	bool lazy;      /* expressions that depend on labels remain NODE_EXPR even if their value is known; as in LLVM, an instruction
	                 * encodes them as a literal */
	bool registers; /* names may be registers, as in the operands of an instruction */
	bool number;    /* a number is expected: a name that has a value may be replaced with the value */
	bool named;     /* with `number`: a name and a comma precede the number */
	bool wide;      /* accept infinities and integers of more than 64 bits. A name after '-', as in "-inf", is then not parsed as a
	                 * symbol; a node with such an integer keeps the digits in its text */
	unsigned step;  /* number of bytes by which "." advances for each operand of a data directive; otherwise 0 */
};

extern const struct parse_mode parse_mode_instruction, parse_mode_assignment, parse_mode_number;

/* The operands of a statement while they are parsed. */
struct statement_parser {
	const struct parse_env *env;
	struct lex_words words;
	const struct parse_mode *mode;
	struct node *first, **tail; /* the operands so far */
	unsigned count;
	unsigned height;            /* number of pending tokens and expressions */
	struct loc end, comma;      /* as in struct statement */
	bool bad;                   /* an error that makes the statement meaningless was reported in actions.c */
};

/* Parses the rest of the statement: its operands, a comma after them, and its end. Returns false after an error; only one error is
 * reported. The statement is consumed in either case. */
bool
parse_operands(const struct parse_env *env, const struct parse_mode *mode, struct statement *st);

/* Turns each operand whose value is known into a NODE_INT. */
void
parse_settle(struct node *operands);

/* Returns the address of the pointer to the last node of the list that begins at n->next. If this list is empty, returns
 * &n->next. */
struct node **
node_last_joined(struct node *n);

/* Appends b, and the nodes after b, to the list that begins with a. how: the separator before b, as in node.join.
 * Returns a. */
struct node *
node_join(struct node *a, char how, struct node *b);

/* Returns a NODE_NAME without text, which stands for a missing operand. */
struct node *
node_missing(struct statement_parser *ps, struct loc loc);

struct node *
node_here(struct statement_parser *ps, struct node *dot);

struct node *
node_local(struct statement_parser *ps, struct node *name);

struct node *
node_spec(struct statement_parser *ps, struct node *name);

/* Sets *value to the number to which a name was set. Returns false if the name is not set to a number. */
bool
parse_known(struct statement_parser *ps, struct str name, int64_t *value);

void
node_replace_number(struct statement_parser *ps, struct node *n);

/* Stores registers in the node `name`, which is "v[" or "s["; `first` and `last` are the numbers in the brackets. Returns false
 * if ps->words.isa is NULL or the processor does not have these registers. */
bool
node_registers(struct statement_parser *ps, struct node *name, int64_t first, int64_t last);

struct node *
node_index(struct statement_parser *ps, struct node *name, struct node *from, struct node *to);

struct node *
node_call(struct statement_parser *ps, struct node *name, struct node *args);

/* Reports the non-ASCII character at the start of a text. */
void
parse_foreign(struct diag *diag, struct str text, struct loc loc);

/* Reports the current token, which is not allowed at its position. closers: the closing brackets that are allowed
 * there. */
void
parse_unexpected(struct statement_parser *ps, const char *closers);

extern const char parse_hash_inside[];

/* Reports a register in a position that requires a number. */
void
node_report_register(const struct parse_env *env, struct str name, struct loc loc);

/* Replaces a name that is a known number with the number; if lazy, only if the number was not computed from labels. Returns the
 * symbol of the name, or NULL. */
const struct symbol *
node_resolve(struct statement_parser *ps, struct node *n, bool lazy);

/* Returns whether a node is the name of a register, and registers are allowed. */
bool
node_names_register(const struct statement_parser *ps, const struct node *n);

/* Like node_names_register(), but also returns true for a name that .reg defines. */
bool
node_names_operand(const struct statement_parser *ps, const struct node *n);

/* Returns whether s may be used in the expression of an operand. Reports an error if s is undefined and has the name of a
 * register. */
bool
register_in_expression(const struct parse_env *env, const struct symbol *s, struct loc loc);

/* Returns whether a node can be the name of a symbol. Reports an error if it cannot, as for "12abc" and "#5". */
bool
node_names_symbol(struct diag *diag, const struct node *n);

/* Reports a node of the wrong kind. `what` is the expected kind, in messages. */
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

/* If the operand of an operator is a register, reports an error, replaces the operand with a number, and returns true. */
bool
node_refuse_register(struct statement_parser *ps, struct node *n);

struct node *
node_binary(struct statement_parser *ps, struct loc at, int op, struct node *a, struct node *b);

#endif
