/* Expressions whose value is unknown when they are read. They live until the end of the run. */
#ifndef ASSEMBLER_VALUE_EXPR_H
#define ASSEMBLER_VALUE_EXPR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct arena;
struct symbol;

/* An operator of one character is that character. */
enum expr_op {
	EXPR_NUM,
	EXPR_SYM,
	EXPR_NEG = 256,
	EXPR_NOT,
	EXPR_LNOT,
#define PAIR(name, text, level, value) EXPR_##name,
#include "assembler/scan/operator.def"
	EXPR_CALL, /* spec: number of a function, a: its arguments */
	EXPR_ARGS, /* a: one argument, b: EXPR_ARGS of the rest */
	EXPR_ALIAS, /* a: the definition of the symbol when it was referenced, b: its EXPR_SYM */
	EXPR_BLOCKED, /* a: an expression with error number spec as long as the symbol of b is neither defined nor placed; b NULL:
	               * permanently */
};

struct expr {
	uint16_t op;
	uint8_t spec; /* EXPR_SYM: R_AMDGPU_ type of a specifier; EXPR_CALL: the function */
	struct loc loc;
	union {
		int64_t num;
		struct symbol *sym;
		struct {
			const struct expr *a, *b; /* b is NULL for a unary operator */
		};
	};
};

/* num + plus - minus; each symbol is NULL, a label, undefined or common. */
struct expr_value {
	int64_t num;
	struct symbol *plus, *minus;
	uint8_t spec; /* R_AMDGPU_ type for plus */
};

const struct expr *
expr_num(struct arena *arena, int64_t num, struct loc loc);

const struct expr *
expr_sym(struct arena *arena, struct symbol *sym, uint8_t spec, struct loc loc);

/* A reference to a symbol that is a SYM_EXPR now and may be set again. */
const struct expr *
expr_alias(struct arena *arena, struct symbol *sym, struct loc loc);

const struct expr *
expr_op(struct arena *arena, int op, const struct expr *a, const struct expr *b, struct loc loc);

/* A call of func_at(func); args is NULL or an EXPR_ARGS. */
const struct expr *
expr_call(struct arena *arena, unsigned func, const struct expr *args, struct loc loc);

/* Applies an operator to numbers; false for a division by zero. Unary operators ignore b. */
bool
expr_calc(int op, int64_t a, int64_t b, int64_t *result);

/* The expression of a value. relative: the result of expr_is_relative() for a value with plus and without minus. */
const struct expr *
expr_value(struct arena *arena, const struct expr_value *v, struct loc loc, bool relative);

/* Evaluates as far as the layout is known. Returns NULL, or the reason why there is no value, for users, with its location in *at. */
const char *
expr_eval(const struct expr *e, struct expr_value *out, struct loc *at);

/* Evaluates an assigned expression. If it takes many steps, *e becomes an equivalent expression that takes few. */
const char *
expr_assigned(struct arena *arena, const struct expr **e, struct expr_value *out, struct loc *at);

/* Evaluates after layout: symbols that e references are simplified in the same way, and keep their definition as origin. */
const char *
expr_settled(struct arena *arena, const struct expr *e, struct expr_value *out, struct loc *at);

/* The error of expr_eval for an expression that exceeds the step limit. */
extern const char expr_too_large[];

/* The error for a symbol that depends on itself. */
extern const char expr_by_itself[];

/* As expr_eval, for a number. */
const char *
expr_number(const struct expr *e, int64_t *out, struct loc *at);

/* Whether a literal that is not a number is PC-relative, which LLVM decides by its form. */
bool
expr_is_relative(const struct expr *e);

/* The first undefined symbol in e, or NULL. */
const struct symbol *
expr_undefined(const struct expr *e);

/* Reports why e is no number: the reason from expr_number, or the undefined symbol. */
void
expr_complain(struct diag *diag, const struct expr *e, const char *why, struct loc at);

#endif
