/* Expressions whose value is not known when the source is read. They live until the end of the run. */
#ifndef ASSEMBLER_VALUE_EXPR_H
#define ASSEMBLER_VALUE_EXPR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct arena;
struct symbol;

/* The value of a single-character operator is its character. */
enum expr_op {
	EXPR_NUM,
	EXPR_SYM,
	EXPR_NEG = 256,
	EXPR_NOT,
	EXPR_LNOT,
#define PAIR(name, text, level, value) EXPR_##name,
#include "assembler/scan/operator.def"
	EXPR_CALL, /* call; spec: number of the function; a: its arguments */
	EXPR_ARGS, /* argument list; a: the first argument; b: an EXPR_ARGS with the remaining arguments, or NULL */
	EXPR_ALIAS, /* reference to a symbol that may be set again; a: the symbol's definition at the time of the reference;
	             * b: an EXPR_SYM with the symbol */
	EXPR_BLOCKED, /* expression that had no value when it was assigned; a: the expression; b: an EXPR_SYM with the symbol
	               * that must be defined or get an address before a can have a value, or NULL if a never has a
	               * value; spec: error number */
};

struct expr {
	uint16_t op;
	uint8_t spec; /* EXPR_SYM: R_AMDGPU_ type of the specifier; EXPR_CALL: number of the function; EXPR_BLOCKED: error number */
	struct loc loc;
	union {
		int64_t num;
		struct symbol *sym;
		struct {
			const struct expr *a, *b; /* b is NULL for a unary operator */
		};
	};
};

/* The value num + plus - minus. Each of the two symbols is NULL, a label, undefined, or common. */
struct expr_value {
	int64_t num;
	struct symbol *plus, *minus;
	uint8_t spec; /* R_AMDGPU_ type of the specifier of plus */
};

const struct expr *
expr_num(struct arena *arena, int64_t num, struct loc loc);

const struct expr *
expr_sym(struct arena *arena, struct symbol *sym, uint8_t spec, struct loc loc);

/* Returns a reference to a symbol that is currently a SYM_EXPR and may be set again. */
const struct expr *
expr_alias(struct arena *arena, struct symbol *sym, struct loc loc);

const struct expr *
expr_op(struct arena *arena, int op, const struct expr *a, const struct expr *b, struct loc loc);

/* Returns a call of function number func. args is NULL or an EXPR_ARGS. */
const struct expr *
expr_call(struct arena *arena, unsigned func, const struct expr *args, struct loc loc);

/* Applies an operator to numbers. Unary operators ignore b. Returns false on division by zero. */
bool
expr_calc(int op, int64_t a, int64_t b, int64_t *result);

/* Returns an expression for a value. relative: what expr_is_relative() must return for the expression, if the value has plus but
 * no minus. */
const struct expr *
expr_value(struct arena *arena, const struct expr_value *v, struct loc loc, bool relative);

/* Evaluates an expression with the addresses that are known so far. Returns NULL on success. Otherwise returns a message that
 * says why there is no value, and sets *at to its location. */
const char *
expr_eval(const struct expr *e, struct expr_value *out, struct loc *at);

/* Like expr_eval(), for an expression that is assigned to a symbol. If the evaluation takes many steps, replaces *e with an
 * equivalent expression that takes few steps. */
const char *
expr_assigned(struct arena *arena, const struct expr **e, struct expr_value *out, struct loc *at);

/* Like expr_eval(), for use after the layout. Replaces the definitions of the symbols in e with their values, as
 * expr_assigned() replaces *e, and stores the former definitions in symbol.origin. */
const char *
expr_settled(struct arena *arena, const struct expr *e, struct expr_value *out, struct loc *at);

/* Message of expr_eval() for an expression that exceeds the step limit. */
extern const char expr_too_large[];

/* Message of expr_eval() for a symbol that depends on itself. */
extern const char expr_by_itself[];

/* Like expr_eval(), for an expression that must be a number. */
const char *
expr_number(const struct expr *e, int64_t *out, struct loc *at);

/* Returns whether a literal that is not a number is PC-relative. As in LLVM, this depends on the form of the expression. */
bool
expr_is_relative(const struct expr *e);

/* Returns the first undefined symbol of an expression, or NULL if all symbols are defined. */
const struct symbol *
expr_undefined(const struct expr *e);

/* Reports why e is not a number: the reason from expr_number(), or the undefined symbol. */
void
expr_complain(struct diag *diag, const struct expr *e, const char *why, struct loc at);

#endif
