/* Lists of names that options give, "NAME,…", and which of them have been met. */
#ifndef OBJDUMP_NAME_LIST_H
#define OBJDUMP_NAME_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/str.h"

/* A growing list of words; seen marks those that matched something. */
struct name_list {
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
name_list_add(struct name_list *w, const char *text);

/* Adds those of a list with commas between them, as copies in the arena; empty ones do not count. NULL is allowed. */
void
name_list_split(struct name_list *w, struct arena *arena, const char *list);

/* Whether text is one of the words. */
bool
name_list_contain(const struct name_list *w, struct str text);

/* The same, and marks it seen. */
bool
name_list_match(struct name_list *w, struct str text);

#endif
