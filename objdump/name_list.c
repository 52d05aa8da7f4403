#include "objdump/name_list.h"

#include <string.h>

#include "common/base/memory/array.h"

void
name_list_add(struct name_list *w, const char *text)
{
	*APPEND(w->v, w->n, w->cap) = (struct listed_name){.text = text};
}

void
name_list_split(struct name_list *w, struct arena *arena, const char *list)
{
	while (list && *list) {
		size_t n = strcspn(list, ",");

		if (n)
			name_list_add(w, arena_strz(arena, (struct str){list, n}));
		list += n + (list[n] == ',');
	}
}

bool
name_list_match(struct name_list *w, struct str text)
{
	bool found = w->all;

	for (size_t i = 0; i < w->n; i++)
		if (str_eqz(text, w->v[i].text))
			found = w->v[i].seen = w->v[i].found = true;
	return found;
}

bool
name_list_contain(const struct name_list *w, struct str text)
{
	for (size_t i = 0; i < w->n; i++)
		if (str_eqz(text, w->v[i].text))
			return true;
	return w->all;
}
