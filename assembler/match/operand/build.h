/* One attempt to build an instruction from what the user wrote, and the reason why it fails. */
#ifndef ASSEMBLER_MATCH_BUILD_H
#define ASSEMBLER_MATCH_BUILD_H

#include <string.h>

#include "assembler/match/operand/arg.h"
#include "assembler/match/operand/assembled.h"

/* Specificity of a failure: less than MISS_KIND: not an operand; up to MISS_SIZE: the operand has the wrong kind (not a register,
 * or not one of these: MISS_REGISTER) or size; more: its value is wrong (a literal where only inline constants are allowed:
 * MISS_LITERAL). */
enum { MISS_KIND = 2, MISS_REGISTER = 4, MISS_SIZE = 5, MISS_LITERAL = 6, MISS_SPECIFIC = 16 };
enum { MISS_RANGES = 2 };

/* Why a form does not match. The failure with the highest rank is reported: the furthest operand, then the most specific reason. */
struct miss {
	unsigned rank;
	struct loc loc;
	const char *text;  /* format; %s is what, if that is set */
	const char *what;
	const struct node *name; /* a name that the kind lacks, or NULL */
	uint8_t kind;            /* ENUM_… */
	bool parts;              /* the names are those of a constant's parts, isa_bitfield_next() */
	uint32_t columns;        /* the generations that have what this processor lacks, a bit each */
	uint8_t ranges;          /* number of ranges low to high of valid values */
	int64_t low[MISS_RANGES], high[MISS_RANGES];
	const struct modifier *modifier; /* that the instruction lacks */
	uint8_t dmask, lanes_needed, lanes; /* image: registers that dmask requires, and their number; else 0 */
};

static inline bool
miss_is_of_kind(const struct miss *m)
{
	unsigned specific = m->rank % MISS_SPECIFIC;

	return specific >= MISS_KIND && specific <= MISS_SIZE;
}

/* Whether the message asks for a number whose value is known. */
static inline bool
miss_wants_number(const struct miss *m)
{
	return strstr(m->text, "absolute expression");
}

/* One attempt to build an instruction of a form. */
struct attempt {
	const struct match_env *env;
	struct assembled *out;
	struct insn *insn;  /* part of out */
	const struct arg *args;
	unsigned nargs, at; /* at: the next arg */
	struct loc end;     /* after the last operand */
	const struct node *written; /* the modifier being parsed */
	bool clears;        /* prefixed with no */
	struct miss *miss;  /* the best failure so far */
};

/* The next arg, or NULL after the last one. */
static inline const struct arg *
build_next(const struct attempt *b)
{
	return b->at < b->nargs ? &b->args[b->at] : NULL;
}

/* Records why the form does not match and returns false. */
bool
build_miss(struct attempt *b, unsigned specific, struct loc loc, const char *text, const char *what);

/* Records that the next arg does not match: its own error, or that it is missing, or text, which may name the instruction with %s.
 * Returns false. */
bool
build_miss_next(struct attempt *b, unsigned specific, const char *text);

/* Adds the names that are valid in place of n to the failure just recorded. Returns false. */
bool
build_miss_name(struct attempt *b, const struct node *n, unsigned kind, bool parts);

/* Adds a range of valid values to the failure just recorded with this text. Returns false. */
bool
build_miss_range(struct attempt *b, const char *text, int64_t low, int64_t high);

/* Counts a register that the instruction uses. */
static inline void
build_use_register(struct attempt *b, unsigned code, unsigned dwords)
{
	assembled_use(b->out, b->env->isa->target, code, dwords);
}

#endif
