#include "objdump/name_list.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
name_list_add(struct name_list *w, const char *text)
{
	bool isnew;
	uint32_t *first = map_put(&w->names, str_from(text), &isnew);

	if (isnew)
		*first = (uint32_t)w->n;
	*APPEND(w->v, w->n, w->cap) = (struct listed_name){.text = text, .first = *first};
}

void
name_list_free(struct name_list *w)
{
	alloc_free(w->v);
	map_free(&w->names);
	*w = (struct name_list){0};
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
	const uint32_t *first = map_get(&w->names, text);

	if (first)
		w->v[*first].seen = w->v[*first].found = true;
	return first || w->all;
}

bool
name_list_contain(const struct name_list *w, struct str text)
{
	return w->all || map_get(&w->names, text);
}
