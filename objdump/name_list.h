/* Lists of names that options give, "NAME,…", and which of them have matched. */
#ifndef OBJDUMP_NAME_LIST_H
#define OBJDUMP_NAME_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/str.h"

/* A growing list of names; seen marks those that matched. */
struct name_list {
	struct word {
		const char *text;
		bool seen;   /* matched in this file */
		bool found;  /* matched in any file */
		bool has_to; /* it is an error if the name matches nothing */
	} *v;
	size_t n, cap;
};

/* Adds a name, which must outlive the list. */
void
name_list_add(struct name_list *w, const char *text);

/* Adds the names of a comma-separated list, copied to the arena; empty names are skipped. NULL is allowed. */
void
name_list_split(struct name_list *w, struct arena *arena, const char *list);

/* Whether text is in the list. */
bool
name_list_contain(const struct name_list *w, struct str text);

/* The same, and marks the name as seen. */
bool
name_list_match(struct name_list *w, struct str text);

#endif
