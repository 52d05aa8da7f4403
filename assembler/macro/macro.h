/* Macros and repetitions. Bodies are kept as text; an expansion is a text on the input stack. */
#ifndef ASSEMBLER_MACRO_MACRO_H
#define ASSEMBLER_MACRO_MACRO_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/macro/macro_body.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct reader;

struct macro {
	const char *name;
	struct macro_param *params;
	size_t nparams;
	struct str body;
	struct loc loc;
	struct diag_body place; /* location and text of the body, for messages */
	uint64_t count; /* number of expansions of the macro so far */
	struct pieces cut[2]; /* the body split into parts: in normal mode, and under .altmacro */
	bool is_cut[2];
};

struct macros {
	struct reader *in; /* not owned */
	struct map map; /* maps macro names to indexes in p plus one; 0: .purgem has removed the macro */
	uint64_t lengths[128]; /* filter of names, indexed by the second letter: bit n is set if some macro's name has this second
	                        * letter and n bytes (modulo 64) */
	struct macro *p;
	size_t n, cap;
	bool alternate;      /* .altmacro is in effect */
	bool bare_names_off; /* an option requests .altmacro as in LLVM before 17: only names after a backslash are replaced */
	bool noted_bare_names; /* the note about --altmacro-before-17 was already printed */
	unsigned errors;     /* number of errors when .altmacro began or altmacro_note() was last called */
	uint64_t expansions; /* number of expansions so far; the next value of \@ */
	uint64_t locals;     /* number of names created by LOCAL */
};

static inline unsigned
macro_letter(struct str name)
{
	return (unsigned char)name.p[name.n > 1] & 127;
}

static inline struct macro *
macro_find(const struct macros *ms, struct str name)
{
	bool may_be = ms->lengths[macro_letter(name)] >> (name.n & 63) & 1;
	uint32_t *i = may_be ? map_get(&ms->map, name) : NULL;
	return i && *i ? &ms->p[*i - 1] : NULL;
}

/* Expands a macro whose arguments are the rest of the line. */
void
macro_call(struct macros *ms, struct macro *m, struct loc loc);

/* Returns the name of macro i, for suggestions, or NULL after the last one. */
const char *
macro_name(const struct macros *ms, size_t i);

void
macro_free(struct macros *ms);

/* If the statement at loc had an error in an expansion under .altmacro, searches the statement and the calling macros for a name
 * that was replaced without a backslash. Adds a note for the first such name of the run. */
void
altmacro_note(struct macros *ms, struct loc loc);

/* Reports that a name after a backslash is not a parameter of the current macro or repetition, and suggests a similar
 * name. */
void
macro_unknown_parameter(struct macros *ms, struct str name, struct loc loc);

/* Initializes ms; `in` must outlive it. */
void
macro_start(struct macros *ms, struct reader *in);

#endif
