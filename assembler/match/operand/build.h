/* One attempt to build an instruction from a statement, and the reason for its failure. */
#ifndef ASSEMBLER_MATCH_BUILD_H
#define ASSEMBLER_MATCH_BUILD_H

#include <string.h>

#include "assembler/match/operand/arg.h"
#include "assembler/node/assembled.h"

/* Specificity of a failure. Below MISS_KIND: no operand is at fault. From MISS_KIND to MISS_SIZE: an operand has the wrong kind or
 * size; MISS_REGISTER: it is not a register, or not one of the valid registers. Above MISS_SIZE: a value is wrong; MISS_LITERAL: a
 * literal where only inline constants are allowed. */
enum { MISS_KIND = 2, MISS_REGISTER = 4, MISS_SIZE = 5, MISS_LITERAL = 6, MISS_SPECIFIC = 16 };
enum { MISS_RANGES = 2 };

/* Why a form does not match. The failure with the highest rank is reported. The rank depends first on the number of operands that
 * have matched, then on how specific the reason is. */
struct miss {
	unsigned rank;
	struct loc loc;
	const char *text;  /* format of the message; %s is replaced by `what`, if that is set */
	const char *what;
	const struct node *name; /* name that is not one of the valid names; NULL if there is none */
	uint8_t kind;            /* kind of the valid names, ENUM_… */
	bool parts;              /* whether the valid names are the names of a constant's parts, which isa_bitfield_next() lists */
	uint32_t columns;        /* generations that support the modifier at fault, as a bit mask */
	uint8_t ranges;          /* number of ranges of valid values, each from low to high */
	int64_t low[MISS_RANGES], high[MISS_RANGES];
	const struct modifier *modifier; /* modifier that the instruction does not support; NULL if there is none */
	uint8_t dmask, lanes_needed, lanes; /* for an image instruction. dmask: its dmask; lanes_needed: number of data registers that
	                                     * it requires; lanes: number of data registers that it has, 0 for other failures */
};

static inline bool
miss_is_of_kind(const struct miss *m)
{
	unsigned specific = m->rank % MISS_SPECIFIC;

	return specific >= MISS_KIND && specific <= MISS_SIZE;
}

/* Returns whether the message says that a number with a known value is required. */
static inline bool
miss_wants_number(const struct miss *m)
{
	return strstr(m->text, "absolute expression");
}

/* An attempt to build an instruction of a form. */
struct attempt {
	const struct match_env *env;
	struct assembled *out;
	struct insn *insn;  /* points into out */
	const struct arg *args;
	unsigned nargs, at; /* at: index of the next arg that a slot consumes */
	struct loc end;     /* location after the last operand */
	const struct node *written; /* modifier that is being parsed */
	bool clears;        /* whether the modifier in `written` has the prefix "no" */
	struct miss *miss;  /* highest-ranked failure so far */
};

/* Returns the next arg, or NULL after the last one. */
static inline const struct arg *
build_next(const struct attempt *b)
{
	return b->at < b->nargs ? &b->args[b->at] : NULL;
}

/* Records why the form does not match, unless a failure of higher rank is already recorded. Returns false. */
bool
build_miss(struct attempt *b, unsigned specific, struct loc loc, const char *text, const char *what);

/* Records that the next arg does not match. Returns false. The message is the arg's own error, if there is one. If there is no
 * next arg, the message says that an operand is missing. Otherwise it is `text`, in which %s is replaced with the name of the
 * instruction. */
bool
build_miss_next(struct attempt *b, unsigned specific, const char *text);

/* Adds an invalid name n, and the kind of the valid names, to the failure that was just recorded. Returns false. */
bool
build_miss_name(struct attempt *b, const struct node *n, unsigned kind, bool parts);

/* Adds a range of valid values to the failure that was just recorded with this text. Returns false. */
bool
build_miss_range(struct attempt *b, const char *text, int64_t low, int64_t high);

/* Records that the instruction uses the `dwords` registers that begin with `code`. */
static inline void
build_use_register(struct attempt *b, unsigned code, unsigned dwords)
{
	assembled_use(b->out, b->env->isa->target, code, dwords);
}

#endif
