/* The source text that is live: files, and the expansions of macros and loops. Sources form a stack in the order of their
 * positions: an expansion is registered and dropped hundreds of thousands of times, so both only move the top. The table of a
 * source's lines is made when its first message is printed. */
#ifndef MESSAGE_SOURCE_H
#define MESSAGE_SOURCE_H

#include "common/base/message/diag.h"
#include "common/base/text/marker.h"

struct source {
	uint32_t base, n;
	uint32_t line; /* of the first row */
	struct loc from;
	enum source_kind kind;
	const char *name, *text;
	const struct diag_detail *detail; /* NULL: none */
	struct diag_body body; /* of an expansion */
	uint32_t *starts; /* of each row in text; NULL until needed */
	uint32_t nstarts;
	struct markers markers; /* the preprocessor's */
};

struct sources {
	struct source *v;
	size_t n, cap;
};

/* As diag_add_source(). */
uint32_t
sources_add(struct sources *all, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* Forgets the source with this base, and all above it. */
void
sources_drop(struct sources *all, uint32_t base);

/* Drops all and frees the stack. */
void
sources_free(struct sources *all);

/* The source that has text at the location, NULL if none has. */
struct source *
sources_find(const struct sources *all, struct loc at);

/* The number, from 0, of the row that has the location, which is in the source. */
uint32_t
source_row(struct source *s, struct loc at);

/* The text of that row, without its end; *before is how many of its bytes come before the location. */
struct str
source_text(struct source *s, struct loc at, uint32_t *before);

/* Whether it is the expansion of a macro or a loop. */
static inline bool
source_is_expansion(const struct source *s)
{
	return s->kind >= SOURCE_MACRO;
}

#endif
