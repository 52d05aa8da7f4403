#include "objdump/words.h"

#include <string.h>

#include "common/base/memory/array.h"

void
words_add(struct words *w, const char *text)
{
	*APPEND(w->v, w->n, w->cap) = (struct word){.text = text};
}

void
words_split(struct words *w, struct arena *arena, const char *list)
{
	while (list && *list) {
		size_t n = strcspn(list, ",");

		if (n)
			words_add(w, arena_strz(arena, (struct str){list, n}));
		list += n + (list[n] == ',');
	}
}

bool
words_match(struct words *w, struct str text)
{
	bool found = false;

	for (size_t i = 0; i < w->n; i++)
		if (str_eqz(text, w->v[i].text))
			found = w->v[i].seen = w->v[i].found = true;
	return found;
}

bool
words_contain(const struct words *w, struct str text)
{
	for (size_t i = 0; i < w->n; i++)
		if (str_eqz(text, w->v[i].text))
			return true;
	return false;
}
