/* Lists of names given by options as "NAME,…". A list records which of its names have matched. */
#ifndef OBJDUMP_NAME_LIST_H
#define OBJDUMP_NAME_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"

struct name_list {
	struct listed_name {
		const char *text;
		uint32_t first; /* index of the first element with this name; only that element has seen and found */
		bool seen;   /* whether the name has matched; the disassembler resets it after each file */
		bool found;  /* whether the name matched in any file */
		bool has_to; /* whether it is an error if the name never matches */
	} *v;
	size_t n, cap;
	struct map names; /* maps a name to the index of its first element */
	bool all; /* whether every text matches, not only the names in v */
	const char **others; /* the first texts that no name equals, for suggestions */
	size_t nothers, others_cap;
	struct arena arena; /* owns them */
};

/* Returns whether the list selects some texts but not others. */
static inline bool
name_list_limits(const struct name_list *w)
{
	return w->n && !w->all;
}

/* Returns whether element i has matched since the marks were reset. */
static inline bool
name_list_seen(const struct name_list *w, size_t i)
{
	return w->v[w->v[i].first].seen;
}

/* Returns whether element i has matched in any file. */
static inline bool
name_list_found(const struct name_list *w, size_t i)
{
	return w->v[w->v[i].first].found;
}

void
name_list_free(struct name_list *w);

/* Adds a name. text must outlive the list. */
void
name_list_add(struct name_list *w, const char *text);

/* Adds the names in a comma-separated list, copied to the arena. Skips empty names. list may be NULL. */
void
name_list_split(struct name_list *w, struct arena *arena, const char *list);

/* Returns whether `all` is set, or the list contains a name that equals text. */
bool
name_list_contain(const struct name_list *w, struct str text);

/* Returns the same as name_list_contain(), and marks the name as seen and found. */
bool
name_list_match(struct name_list *w, struct str text);

/* Records a text for name_list_near(), unless the list contains it. name_list_match() does this, too. */
void
name_list_offer(struct name_list *w, struct str text);

/* Returns a recorded text that is similar to element i, or NULL. */
const char *
name_list_near(const struct name_list *w, size_t i);

#endif
