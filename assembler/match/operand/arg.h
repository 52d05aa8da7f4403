/* struct arg: an operand as a register, a number or a name, with its source modifiers. It is determined once per
 * statement, before any form of the instruction is known. */
#ifndef ASSEMBLER_MATCH_ARG_H
#define ASSEMBLER_MATCH_ARG_H

#include <string.h>

#include "assembler/node/names.h"
#include "common/isa/register.h"

/* State of the assembler that matching a statement requires. */
struct match_env {
	struct diag *diag; /* for callers; the functions of match/operand/ do not report */
	const struct isa *isa;
	bool elsewhere;    /* isa is not the processor for which the operands were read, so the names of registers must be resolved
	                    * again */
	const struct source_names *names;
};

enum arg_kind {
	ARG_REG,   /* register; `code` and `dwords` are set */
	ARG_INT,   /* integer, in `num` */
	ARG_FLOAT, /* floating-point number, in `num`, as the bits of a double */
	ARG_EXPR,  /* value that is not known yet, in `expr` */
	ARG_NAME,  /* name that is not a register: a symbol, or an enumerated name of some kind of operand */
	ARG_OTHER, /* call, list or string, which the parsers of operands interpret */
	ARG_BAD,   /* operand that is invalid in every instruction; `why` is the reason */
};

enum { ARG_LOW = 1, ARG_HIGH };
enum { ARG_LIT = 1, ARG_LIT64 };

struct arg {
	const struct node *node;
	enum arg_kind kind;
	bool neg, abs, sext;
	uint8_t half;      /* half of a register: ARG_LOW (v1.l), ARG_HIGH (v1.h); 0: the whole register */
	uint8_t lit;       /* ARG_LIT: lit(…), a literal even if an inline constant is possible; ARG_LIT64: lit64(…), a literal of 64
	                    * bits; 0: neither */
	uint16_t code;     /* operand encoding of the first register: 0-127 scalar, 256-511 VGPR, 768-1023 AGPR */
	uint8_t dwords;    /* number of registers; 0: one or two, as the operand requires */
	int64_t num;
	const void *expr;
	const char *why;
	struct loc why_loc;
	bool why_known;    /* whether `why` says that the register does not exist */
};

/* Initializes an arg with its node only. Sets each member separately, because clearing a struct of this size requires a slow
 * instruction. */
static inline void
arg_begin(struct arg *a, const struct node *node)
{
	a->node = node;
	a->neg = a->abs = a->sext = a->why_known = false;
	a->half = a->lit = 0;
	a->code = 0;
	a->dwords = 0;
	a->num = 0;
	a->expr = NULL;
	a->why = NULL;
}

static inline void
arg_register(struct arg *a, unsigned code, unsigned dwords)
{
	a->kind = ARG_REG;
	a->code = (uint16_t)code;
	a->dwords = (uint8_t)dwords;
}

/* Returns whether the node has been read as registers of this processor. */
static inline bool
arg_is_read(const struct match_env *env, const struct node *node)
{
	return node->dwords && (node->kind == NODE_NAME || node->kind == NODE_INDEX) && !env->elsewhere;
}

/* Sets *arg to the properties of an operand that do not depend on the instruction. */
void
arg_resolve(const struct match_env *env, const struct node *node, struct arg *arg);

/* Like arg_resolve(), for a name that is not read as a register. w is the entry of the name in isa_words[], or NULL. */
void
arg_resolve_name(const struct match_env *env, const struct node *node, const struct word *w, struct arg *arg);

/* Sets *value to the value of a number or of a known absolute symbol. Returns false for any other node. */
bool
arg_absolute(const struct match_env *env, const struct node *node, int64_t *value);

#endif
