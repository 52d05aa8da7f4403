/* Macros and repetitions: their bodies are kept as text, an expansion is text on the input's stack. */
#ifndef ASSEMBLER_MACRO_MACRO_H
#define ASSEMBLER_MACRO_MACRO_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/macro/macro_body.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct lex_text;
struct source;

struct macro {
	const char *name;
	struct macro_param *params;
	size_t nparams;
	struct str body;
	struct loc loc;
	struct diag_body place; /* of the body, for messages */
	uint64_t count; /* of its expansions */
	struct pieces cut[2]; /* the body, as it is and under .altmacro */
	bool is_cut[2];
};

struct macros {
	struct source *source; /* borrowed */
	/* Lent by who knows what names mean: the value of an expression, or false after an error. The text ends in a newline. */
	bool (*evaluate)(void *user, struct lex_text text, int64_t *value);
	void *user;
	struct map map; /* name to index + 1 in p, 0 if purged */
	uint64_t lengths[128]; /* by a name's second letter: a bit for each length; most names that are looked for have no such bit */
	struct macro *p;
	size_t n, cap;
	bool alternate;      /* .altmacro */
	bool bare_names_off; /* option: .altmacro as LLVM before 17 had it */
	bool told_bare_names; /* a note about that option was printed */
	unsigned errors;     /* so many were seen when .altmacro began, or by what looks for such notes since */
	uint64_t expansions; /* \@ */
	uint64_t locals;     /* names that LOCAL has made */
};

/* Where the bit of a name is in lengths. */
static inline unsigned
macro_letter(struct str name)
{
	return (unsigned char)name.p[name.n > 1] & 127;
}

/* NULL if there is none. */
static inline struct macro *
macro_find(const struct macros *ms, struct str name)
{
	bool may_be = ms->lengths[macro_letter(name)] >> (name.n & 63) & 1;
	uint32_t *i = may_be ? map_get(&ms->map, name) : NULL;
	return i && *i ? &ms->p[*i - 1] : NULL;
}

/* Expands a macro; its arguments are the rest of the line. */
void
macro_call(struct macros *ms, struct macro *m, struct loc loc);

/* The names of macros, for hints: number i, NULL after the last. */
const char *
macro_name(const struct macros *ms, size_t i);

void
macro_free(struct macros *ms);

/* The source lasts for the run. */
void
macro_start(struct macros *ms, struct source *src);

#endif
