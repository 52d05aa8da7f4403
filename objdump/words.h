/* Lists of names that options give, "NAME,…", and which of them have been met. */
#ifndef OBJDUMP_WORDS_H
#define OBJDUMP_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/str.h"

/* A growing list of words; seen marks those that matched something. */
struct words {
	struct word {
		const char *text;
		bool seen;   /* in this file */
		bool found;  /* in any */
		bool has_to; /* what it names has to be there */
	} *v;
	size_t n, cap;
};

/* Adds a name, which has to stay. */
void
words_add(struct words *w, const char *text);

/* Adds those of a list with commas between them, as copies in the arena; empty ones do not count. NULL is allowed. */
void
words_split(struct words *w, struct arena *arena, const char *list);

/* Whether text is one of the words. */
bool
words_contain(const struct words *w, struct str text);

/* The same, and marks it seen. */
bool
words_match(struct words *w, struct str text);

#endif
