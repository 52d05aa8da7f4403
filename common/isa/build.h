/* One attempt to make an instruction of what the user wrote: the operands, resolved once per statement (struct arg), and
 * why they do not fit. */
#ifndef ISA_BUILD_H
#define ISA_BUILD_H

#include <string.h>

#include "common/base/diag.h"
#include "common/isa/insn.h"
#include "common/isa/node.h"

enum { INSN_FIXUPS = 2 };

enum fixup_kind {
	FIXUP_BRANCH16, /* a signed count of dwords from the end of the instruction's first dword */
	FIXUP_LITERAL,  /* a 32-bit literal; sym@rel32@lo counts from the literal itself */
	FIXUP_FIELD,    /* an encoding field that must be known when the file is laid out */
};

/* A value that was not known when the instruction was matched. */
struct fixup {
	enum fixup_kind kind;
	uint8_t offset;   /* of the dword that holds it, in bytes from the instruction's start */
	uint8_t bit, width; /* within that dword */
	bool is_signed;
	const void *expr; /* NODE_EXPR's */
	struct loc loc;
};

/* An instruction that was made of text, and what is known of it beside its words. */
struct assembled {
	struct insn insn;
	uint8_t nfixups;
	uint16_t vgprs, sgprs, agprs; /* one more than the highest register that is named */
	struct fixup fixup[INSN_FIXUPS];
};

/* What the assembler lends to the matching of one statement. */
struct match_env {
	struct diag *diag; /* where the caller reports; nothing here does */
	const struct isa *isa;
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
	ARG_BAD,   /* wrong by itself; why says how */
};

struct arg {
	const struct node *node;
	enum arg_kind kind;
	bool neg, abs, sext;
	bool lit;          /* lit(…): a literal even where an inline constant would do */
	uint16_t code;     /* source code: 0-127 scalar, 256-511 VGPR, 768-1023 accumulation */
	uint8_t dwords;    /* 0: reads as one or two */
	int64_t num;
	const void *expr;
	const char *why;
	struct loc why_loc;
	bool why_known;    /* it is not among the registers that there are */
};

/* Of node, and nothing else yet. Member by member: a struct of this size would be cleared by a slow instruction. */
static inline void
arg_begin(struct arg *a, const struct node *node)
{
	a->node = node;
	a->neg = a->abs = a->sext = a->lit = a->why_known = false;
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

/* How much a failure says about an operand: less than MISS_KIND that it is not one, up to MISS_SIZE that it is of
 * another kind or size than it must be, more that its value is wrong. */
enum { MISS_KIND = 2, MISS_SIZE = 5, MISS_SPECIFIC = 16 };

/* Why a form does not fit; the failure with the highest rank is the one the user hears about: of the operands the
 * furthest, of its failures the most specific. */
struct miss {
	unsigned rank;
	struct loc loc;
	const char *text;  /* with %s for what, if there is a what */
	const char *what;
	const struct node *name; /* a name that the kind does not have, or NULL */
	uint8_t kind;            /* ENUM_… */
	bool parts;              /* the names are those of parts of a constant, isa_bitfield_next() */
	bool ranged;             /* what would be right is low to high */
	int64_t low, high;
	const struct modifier *modifier; /* that the instruction does not have */
	uint8_t dmask, lanes_needed, lanes; /* of an image: registers that dmask needs and that there are; 0 else */
};

static inline bool
miss_is_of_kind(const struct miss *m)
{
	unsigned specific = m->rank % MISS_SPECIFIC;

	return specific >= MISS_KIND && specific <= MISS_SIZE;
}

/* Whether a number is missing that is known here, by the words. */
static inline bool
miss_wants_number(const struct miss *m)
{
	return strstr(m->text, "absolute expression");
}

/* One attempt to make an instruction of a form. */
struct build {
	const struct match_env *env;
	struct assembled *out;
	struct insn *insn;  /* out's */
	const struct arg *args;
	unsigned nargs, at; /* at: the next arg to use */
	struct loc start;   /* the mnemonic */
	struct loc end;     /* after the last operand */
	const struct node *written; /* the modifier being parsed */
	bool clears;        /* with no before its name */
	struct miss *miss;  /* the best so far */
};

/* The arg to use next, or NULL after the last one. */
static inline const struct arg *
build_next(const struct build *b)
{
	return b->at < b->nargs ? &b->args[b->at] : NULL;
}

/* Records why the form does not fit and returns false. */
bool
build_miss(struct build *b, unsigned specific, struct loc loc, const char *text, const char *what);

/* Records that the next arg does not fit: what is wrong with it by itself, or that it is missing, or
 * text, which may name the instruction with %s. Returns false. */
bool
build_miss_next(struct build *b, unsigned specific, const char *text);

/* Tells the miss that was just reported which names could be in the place of n. Returns false. */
bool
build_miss_name(struct build *b, const struct node *n, unsigned kind, bool parts);

/* Tells the miss that was just reported with this text what the value can be. Returns false. */
bool
build_miss_range(struct build *b, const char *text, int64_t low, int64_t high);

/* Counts a register among those that the instruction names, if it has a number: flat_scratch has none. */
void
build_use_register(struct build *b, unsigned code, unsigned dwords);

#endif
