/* Operands as args: registers, numbers and source modifiers, determined once per statement, before any form is known. */
#ifndef ASSEMBLER_MATCH_ARG_H
#define ASSEMBLER_MATCH_ARG_H

#include <string.h>

#include "assembler/match/operand/node.h"
#include "common/isa/register.h"

/* The assembler's services for matching a statement. */
struct match_env {
	struct diag *diag; /* for the caller; nothing here reports */
	const struct isa *isa;
	bool elsewhere;    /* isa is not the processor for which the operands were read: their registers may differ */
	/* Resolves a name that is not a register: returns a NODE_INT (known now) or NODE_EXPR (known later) that lives as long as the
	 * statement's nodes. Never NULL: an unknown name is a forward reference. */
	struct node *(*symbol)(void *user, const struct node *name);
	/* A name's value if it is an absolute symbol that is known now; else false, without a report. For names that may be symbols in
	 * register indices or enumerated values. */
	bool (*known)(void *user, struct str name, int64_t *value);
	/* Adds a note to an error about an unknown name, or an expression with such names. */
	void (*unknown)(void *user, const struct node *name);
	/* Words other than mnemonics that begin a statement, for suggestions: number i, NULL after the last. */
	const char *(*other)(void *user, size_t i);
	void *user;
};

enum arg_kind {
	ARG_REG,   /* code, dwords */
	ARG_INT,   /* num */
	ARG_FLOAT, /* num: bits of a double */
	ARG_EXPR,  /* expr */
	ARG_NAME,  /* a name that is not a register: a symbol, or a word of an operand kind */
	ARG_OTHER, /* a call, list or string: interpreted by the operand kinds */
	ARG_BAD,   /* invalid by itself; why has the reason */
};

enum { ARG_LOW = 1, ARG_HIGH };
enum { ARG_LIT = 1, ARG_LIT64 };

struct arg {
	const struct node *node;
	enum arg_kind kind;
	bool neg, abs, sext;
	uint8_t half;      /* of a register: ARG_LOW, v1.l; ARG_HIGH, v1.h; 0: all of it */
	uint8_t lit;       /* ARG_LIT, lit(…): a literal even where an inline constant is possible; ARG_LIT64, lit64(…): one of 64 bits */
	uint16_t code;     /* source code: 0-127 scalar, 256-511 VGPR, 768-1023 accumulation */
	uint8_t dwords;    /* 0: one or two, as required */
	int64_t num;
	const void *expr;
	const char *why;
	struct loc why_loc;
	bool why_known;    /* why is set: not an existing register */
};

/* What the parser keeps in a node of the word of its name, which may be NULL. */
static inline uint16_t
arg_word_place(const struct word *w)
{
	return w ? (uint16_t)(w - isa_words + 1) : UINT16_MAX;
}

/* The word of the instruction set that a name is, or NULL. */
static inline const struct word *
arg_word(const struct node *n)
{
	if (n->word)
		return n->word == UINT16_MAX ? NULL : &isa_words[n->word - 1];
	/* labels of compilers, ".LBB0_1", are none */
	return n->text.n && n->text.p[0] != '.' ? isa_word(n->text) : NULL;
}

/* Initializes an arg with its node only. Member by member: clearing a struct of this size takes a slow instruction. */
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

/* Marks a node of the class v, s, a or acc with its registers; returns false if they do not exist. */
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

/* Determines the part of an operand's meaning that does not depend on the instruction. */
void
arg_resolve(const struct match_env *env, const struct node *node, struct arg *arg);

/* The same for a name that is not read as a register; w is its word, NULL: none. */
void
arg_resolve_name(const struct match_env *env, const struct node *node, const struct word *w, struct arg *arg);

/* Whether a call is a source modifier, neg(v1), and not an instruction-specific constant. */
static inline bool
arg_is_modified(struct str call)
{
	return call.n == 3 ? !memcmp(call.p, "neg", 3) || !memcmp(call.p, "abs", 3) || !memcmp(call.p, "lit", 3) :
		call.n == 4 ? !memcmp(call.p, "sext", 4) : call.n == 5 && !memcmp(call.p, "lit64", 5);
}

/* An absolute value: a number, or a known symbol. Returns false otherwise. */
bool
arg_absolute(const struct match_env *env, const struct node *node, int64_t *value);

#endif
