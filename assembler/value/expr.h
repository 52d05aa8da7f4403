/* Expressions whose value is not known when they are read. They live until the end of the run. */
#ifndef ASSEMBLER_VALUE_EXPR_H
#define ASSEMBLER_VALUE_EXPR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct arena;
struct symbol;

/* Operators of one character are that character. */
enum expr_op {
	EXPR_NUM,
	EXPR_SYM,
	EXPR_NEG = 256,
	EXPR_NOT,
	EXPR_LNOT,
#define PAIR(name, text, level, value) EXPR_##name,
#include "assembler/scan/operator.def"
	EXPR_CALL, /* spec: the number of a function, a: its arguments */
	EXPR_ARGS, /* a: one, b: the EXPR_ARGS of the next ones */
	EXPR_ALIAS, /* a: what the symbol was set to when it was named, b: its EXPR_SYM */
	EXPR_BLOCKED, /* a: what has no value, by error number spec, as long as the symbol of b is neither defined nor placed; b NULL: ever */
};

struct expr {
	uint16_t op;
	uint8_t spec; /* EXPR_SYM: the R_AMDGPU_ type that a specifier asks for; EXPR_CALL: the function */
	struct loc loc;
	union {
		int64_t num;
		struct symbol *sym;
		struct {
			const struct expr *a, *b; /* b is NULL of a unary operator */
		};
	};
};

/* num + plus - minus; a symbol is NULL, or a label, undefined or common. */
struct expr_value {
	int64_t num;
	struct symbol *plus, *minus;
	uint8_t spec; /* of plus: an R_AMDGPU_ type */
};

const struct expr *
expr_num(struct arena *arena, int64_t num, struct loc loc);

const struct expr *
expr_sym(struct arena *arena, struct symbol *sym, uint8_t spec, struct loc loc);

/* A symbol that is a SYM_EXPR now; it may be set again. */
const struct expr *
expr_alias(struct arena *arena, struct symbol *sym, struct loc loc);

const struct expr *
expr_op(struct arena *arena, int op, const struct expr *a, const struct expr *b, struct loc loc);

/* A call of func_at(func); args is NULL or an EXPR_ARGS. */
const struct expr *
expr_call(struct arena *arena, unsigned func, const struct expr *args, struct loc loc);

/* The result of an operator on numbers; false for a division by zero. Unary operators ignore b. */
bool
expr_calc(int op, int64_t a, int64_t b, int64_t *result);

/* The expression of a value. relative: as expr_is_relative() shall say of one with a symbol and without minus. */
const struct expr *
expr_value(struct arena *arena, const struct expr_value *v, struct loc loc, bool relative);

/* Evaluates as far as the layout is known. Returns NULL, or why there is no value as text for the
 * user, with *at the place of the fault. */
const char *
expr_eval(const struct expr *e, struct expr_value *out, struct loc *at);

/* The same of what a symbol is set to. If it takes many steps, *e becomes an expression that has the same value, now and later, and
 * takes few. */
const char *
expr_assigned(struct arena *arena, const struct expr **e, struct expr_value *out, struct loc *at);

/* The same when all is read and laid out: symbols that e leads to become as short, and keep as their origin what they were. */
const char *
expr_settled(struct arena *arena, const struct expr *e, struct expr_value *out, struct loc *at);

/* What expr_eval returns for one that it does not follow to its end. */
extern const char expr_too_large[];

/* And for a symbol whose value depends on itself. */
extern const char expr_by_itself[];

/* As expr_eval, for a number. */
const char *
expr_number(const struct expr *e, int64_t *out, struct loc *at);

/* Whether a literal that is not a number counts from its place, as LLVM decides by its form. */
bool
expr_is_relative(const struct expr *e);

/* The first symbol in e that is not defined, NULL if all are. */
const struct symbol *
expr_undefined(const struct expr *e);

/* Reports why e has no number: what expr_number said, or the symbol that is not defined. */
void
expr_complain(struct diag *diag, const struct expr *e, const char *why, struct loc at);

#endif
