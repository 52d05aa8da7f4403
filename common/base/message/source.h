/* Live source text: files, and expansions of macros and loops. Sources form a stack in the order of their positions: expansions
 * are registered and dropped hundreds of thousands of times, so both operations only move the top. The line table of a source is
 * computed for its first message. */
#ifndef MESSAGE_SOURCE_H
#define MESSAGE_SOURCE_H

#include "common/base/message/diag.h"
#include "common/base/text/marker.h"

struct text_source {
	uint32_t base, n;
	uint32_t line; /* number of the first row */
	struct loc from;
	enum source_kind kind;
	const char *name, *text;
	const struct diag_detail *detail; /* NULL: none */
	struct diag_body body; /* of an expansion */
	uint32_t *starts; /* of each row in text; NULL until computed */
	uint32_t nstarts;
	struct markers markers; /* line markers of the preprocessor */
};

struct sources {
	struct text_source *v;
	size_t n, cap;
};

/* As diag_add_source(). */
uint32_t
sources_add(struct sources *all, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* Drops the source with this base, and all above it. */
void
sources_drop(struct sources *all, uint32_t base);

/* Drops all and frees the stack. */
void
sources_free(struct sources *all);

/* The source that contains the location, or NULL. */
struct text_source *
sources_find(const struct sources *all, struct loc at);

/* The row, from 0, that contains the location. */
uint32_t
source_row(struct text_source *s, struct loc at);

/* The text of that row, without its newline; *before is the number of bytes before the location. */
struct str
source_text(struct text_source *s, struct loc at, uint32_t *before);

/* Whether it is an expansion of a macro or a loop. */
static inline bool
source_is_expansion(const struct text_source *s)
{
	return s->kind >= SOURCE_MACRO;
}

#endif
