/* Macros and repetitions: bodies are kept as text; an expansion is a text on the input stack. */
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
	uint64_t count; /* number of its expansions */
	struct pieces cut[2]; /* the parsed body, in normal mode and under .altmacro */
	bool is_cut[2];
};

struct macros {
	struct source *source; /* borrowed */
	/* Callback: the value of an expression, or false after an error. The text ends in a newline. */
	bool (*evaluate)(void *user, struct lex_text text, int64_t *value);
	void *user;
	struct map map; /* from name to index + 1 in p, 0 if purged */
	uint64_t lengths[128]; /* by a name's second letter: a bit for each length; most lookups end at a missing bit */
	struct macro *p;
	size_t n, cap;
	bool alternate;      /* .altmacro */
	bool bare_names_off; /* option: .altmacro as in LLVM before 17 */
	bool told_bare_names; /* a note about that option was printed */
	unsigned errors;     /* error count when .altmacro began, or when such notes were last considered */
	uint64_t expansions; /* value of \@ */
	uint64_t locals;     /* number of names that LOCAL has created */
};

/* Index of a name in lengths. */
static inline unsigned
macro_letter(struct str name)
{
	return (unsigned char)name.p[name.n > 1] & 127;
}

/* The macro of this name, or NULL. */
static inline struct macro *
macro_find(const struct macros *ms, struct str name)
{
	bool may_be = ms->lengths[macro_letter(name)] >> (name.n & 63) & 1;
	uint32_t *i = may_be ? map_get(&ms->map, name) : NULL;
	return i && *i ? &ms->p[*i - 1] : NULL;
}

/* Expands a macro with the rest of the line as arguments. */
void
macro_call(struct macros *ms, struct macro *m, struct loc loc);

/* The names of macros, for suggestions: number i, NULL after the last. */
const char *
macro_name(const struct macros *ms, size_t i);

void
macro_free(struct macros *ms);

/* The source must outlive the run. */
void
macro_start(struct macros *ms, struct source *src);

#endif
