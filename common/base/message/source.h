/* The live source text: files, and expansions of macros and loops. Sources form a stack in the order of their positions.
 * Registering or dropping an expansion only changes the top of the stack, so it is fast even for hundreds of thousands of expansions.
 * The line table of a source is computed when a message first needs it. */
#ifndef MESSAGE_SOURCE_H
#define MESSAGE_SOURCE_H

#include "common/base/message/diag.h"
#include "common/base/text/marker.h"

struct text_source {
	uint32_t base, n;
	uint32_t line; /* line number of the first row */
	struct loc from;
	enum source_kind kind;
	const char *name, *text;
	const struct diag_detail *detail; /* text to add to notes; NULL: none */
	struct diag_body body; /* text that was expanded; only for expansions */
	uint32_t *starts; /* offset of each row in text; NULL until computed */
	uint32_t nstarts;
	uint32_t *body_starts; /* offset of each line in body.text; NULL until computed */
	uint32_t nbody_starts;
	struct markers markers; /* line markers of the preprocessor */
};

struct sources {
	struct text_source *v;
	size_t n, cap;
};

uint32_t
sources_add(struct sources *all, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* Drops the source with this base and all sources above it. */
void
sources_drop(struct sources *all, uint32_t base);

void
sources_free(struct sources *all);

struct text_source *
sources_find(const struct sources *all, struct loc at);

/* Returns the index of the row that contains the location. */
uint32_t
source_row(struct text_source *s, struct loc at);

/* Returns the text of the row that contains the location, without its newline. Sets *before to the number of bytes before the
 * location. */
struct str
source_text(struct text_source *s, struct loc at, uint32_t *before);

/* Returns the line of the body from which row i of its expansion was generated. Sets *row to the index of that line and *rows to
 * the number of lines in the body. An expansion with more rows repeats the body. */
struct str
source_body_row(struct text_source *s, uint32_t i, uint32_t *row, uint32_t *rows);

static inline bool
source_is_expansion(const struct text_source *s)
{
	return s->kind >= SOURCE_MACRO;
}

#endif
