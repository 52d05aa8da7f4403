/* Operands as args: registers, numbers and source modifiers, found once per statement, before any form is known. */
#ifndef ASSEMBLER_MATCH_ARG_H
#define ASSEMBLER_MATCH_ARG_H

#include <string.h>

#include "assembler/match/operand/node.h"
#include "common/isa/register.h"

/* What the assembler provides for matching one statement. */
struct match_env {
	struct diag *diag; /* where the caller reports; nothing here does */
	const struct isa *isa;
	bool elsewhere;    /* isa is not that for which the operands were read: their registers may be others */
	/* The value of a name that is not a register: returns a NODE_INT (known now) or NODE_EXPR (later)
	 * that lives as long as the statement's nodes. Never NULL: an unknown name is a forward
	 * reference. */
	struct node *(*symbol)(void *user, const struct node *name);
	/* A name's value if it is an absolute symbol that is known now; else returns false and says
	 * nothing. Used where a register index or an enumerated value may be a symbol too. */
	bool (*known)(void *user, struct str name, int64_t *value);
	/* Adds to an error about a name that is none of these, or an expression with such names, why it may be unknown. */
	void (*unknown)(void *user, const struct node *name);
	/* Words that begin a statement beside the mnemonics, for hints: number i, NULL after the last. */
	const char *(*other)(void *user, size_t i);
	void *user;
};

enum arg_kind {
	ARG_REG,   /* code, dwords */
	ARG_INT,   /* num */
	ARG_FLOAT, /* num: bits of a double */
	ARG_EXPR,  /* expr */
	ARG_NAME,  /* a name that is not a register; a symbol or a word of an operand kind */
	ARG_OTHER, /* a call, list or string: for the kinds that know them */
	ARG_BAD,   /* wrong by itself; why says why */
};

enum { ARG_LOW = 1, ARG_HIGH };

struct arg {
	const struct node *node;
	enum arg_kind kind;
	bool neg, abs, sext;
	uint8_t half;      /* of a register: ARG_LOW, v1.l; ARG_HIGH, v1.h; 0: all of it */
	bool lit;          /* lit(…): a literal even where an inline constant would do */
	uint16_t code;     /* source code: 0-127 scalar, 256-511 VGPR, 768-1023 accumulation */
	uint8_t dwords;    /* 0: reads as one or two */
	int64_t num;
	const void *expr;
	const char *why;
	struct loc why_loc;
	bool why_known;    /* it is not an existing register */
};

/* Initialises an arg with its node only. Member by member: a struct of this size would be cleared by a slow instruction. */
static inline void
arg_begin(struct arg *a, const struct node *node)
{
	a->node = node;
	a->neg = a->abs = a->sext = a->lit = a->why_known = false;
	a->half = 0;
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

/* Says of a node of the file v, s, a or acc which registers it is; returns false if there are no such. */
static inline bool
arg_read(const struct isa *isa, struct node *n, int64_t first, int64_t last)
{
	unsigned code;

	if (first < 0 || first > last || last > UINT8_MAX ||
		!reg_numbered(isa, n->text.p[0], (unsigned)first, (unsigned)(last - first) + 1, &code))
		return false;
	n->code = (uint16_t)code;
	n->dwords = (uint8_t)(last - first + 1);
	n->num = first;
	return true;
}

/* Whether a node was read as registers of this processor. */
static inline bool
arg_is_read(const struct match_env *env, const struct node *node)
{
	return node->dwords && (node->kind == NODE_NAME || node->kind == NODE_INDEX) && !env->elsewhere;
}

/* Finds the part of an operand's meaning that does not depend on the instruction. */
void
arg_resolve(const struct match_env *env, const struct node *node, struct arg *arg);

/* The same for a name that is not read as a register; w is its word, NULL if it has none. */
void
arg_resolve_name(const struct match_env *env, const struct node *node, const struct word *w, struct arg *arg);

/* Whether a call is a modifier of the operand in it, neg(v1), and so not a constant of an instruction's own. */
static inline bool
arg_is_modified(struct str call)
{
	return call.n == 3 ? !memcmp(call.p, "neg", 3) || !memcmp(call.p, "abs", 3) || !memcmp(call.p, "lit", 3) :
		call.n == 4 && !memcmp(call.p, "sext", 4);
}

/* An absolute value: a number, or a symbol that is known. Returns false if it is not one. */
bool
arg_absolute(const struct match_env *env, const struct node *node, int64_t *value);

#endif
