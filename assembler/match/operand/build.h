/* One attempt to make an instruction from what the user wrote, and why it does not fit. */
#ifndef ASSEMBLER_MATCH_BUILD_H
#define ASSEMBLER_MATCH_BUILD_H

#include <string.h>

#include "assembler/match/operand/arg.h"
#include "assembler/match/operand/assembled.h"

/* How much a failure says about an operand: less than MISS_KIND that it is not one, up to MISS_SIZE that it is of
 * the wrong kind (not a register, or not one of these: MISS_REGISTER) or size, more that its value is wrong (a literal where only inline
 * constants are allowed: MISS_LITERAL). */
enum { MISS_KIND = 2, MISS_REGISTER = 4, MISS_SIZE = 5, MISS_LITERAL = 6, MISS_SPECIFIC = 16 };
enum { MISS_RANGES = 2 };

/* Why a form does not fit; the failure with the highest rank is the one reported: of the operands the
 * furthest, of its failures the most specific. */
struct miss {
	unsigned rank;
	struct loc loc;
	const char *text;  /* with %s for what, if what is set */
	const char *what;
	const struct node *name; /* a name that the kind does not have, or NULL */
	uint8_t kind;            /* ENUM_… */
	bool parts;              /* the names are those of the parts of a constant, isa_bitfield_next() */
	uint32_t columns;        /* of generations that have what this processor has not, a bit each */
	uint8_t ranges;          /* valid values are low to high of each of these */
	int64_t low[MISS_RANGES], high[MISS_RANGES];
	const struct modifier *modifier; /* that the instruction does not have */
	uint8_t dmask, lanes_needed, lanes; /* of an image: registers that dmask needs and that there are; 0 else */
};

static inline bool
miss_is_of_kind(const struct miss *m)
{
	unsigned specific = m->rank % MISS_SPECIFIC;

	return specific >= MISS_KIND && specific <= MISS_SIZE;
}

/* Whether a number that must be known here is missing, by the message. */
static inline bool
miss_wants_number(const struct miss *m)
{
	return strstr(m->text, "absolute expression");
}

/* One attempt to make an instruction of a form. */
struct attempt {
	const struct match_env *env;
	struct assembled *out;
	struct insn *insn;  /* out's */
	const struct arg *args;
	unsigned nargs, at; /* at: the next arg to use */
	struct loc end;     /* after the last operand */
	const struct node *written; /* the modifier being parsed */
	bool clears;        /* with no before its name */
	struct miss *miss;  /* the best so far */
};

/* The arg to use next, or NULL after the last one. */
static inline const struct arg *
build_next(const struct attempt *b)
{
	return b->at < b->nargs ? &b->args[b->at] : NULL;
}

/* Records why the form does not fit and returns false. */
bool
build_miss(struct attempt *b, unsigned specific, struct loc loc, const char *text, const char *what);

/* Records that the next arg does not fit: what is wrong with it by itself, or that it is missing, or
 * text, which may name the instruction with %s. Returns false. */
bool
build_miss_next(struct attempt *b, unsigned specific, const char *text);

/* Adds to the miss just reported which names could be in the place of n. Returns false. */
bool
build_miss_name(struct attempt *b, const struct node *n, unsigned kind, bool parts);

/* Adds to the miss just reported with this text a range of what the value can be. Returns false. */
bool
build_miss_range(struct attempt *b, const char *text, int64_t low, int64_t high);

/* Counts a register among those that the instruction uses. */
static inline void
build_use_register(struct attempt *b, unsigned code, unsigned dwords)
{
	assembled_use(b->out, b->env->isa->target, code, dwords);
}

#endif
