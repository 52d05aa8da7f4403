#include "objdump/name_list.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_OTHERS = 10000 };

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
	alloc_free(w->others);
	arena_free(&w->arena);
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

void
name_list_offer(struct name_list *w, struct str text)
{
	if (name_list_limits(w) && w->nothers < MOST_OTHERS && !map_get(&w->names, text))
		*APPEND(w->others, w->nothers, w->others_cap) = arena_strz(&w->arena, text);
}

bool
name_list_match(struct name_list *w, struct str text)
{
	const uint32_t *first = map_get(&w->names, text);

	if (first)
		w->v[*first].seen = w->v[*first].found = true;
	else
		name_list_offer(w, text);
	return first || w->all;
}

bool
name_list_contain(const struct name_list *w, struct str text)
{
	return w->all || map_get(&w->names, text);
}

static const char *
next_other(void *user, size_t i)
{
	const struct name_list *w = user;

	return i < w->nothers ? w->others[i] : NULL;
}

const char *
name_list_near(const struct name_list *w, size_t i)
{
	return str_nearest(str_from(w->v[i].text), next_other, (void *)(uintptr_t)w);
}
