#include "objdump/diff/value.h"

#include <stdarg.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Returns the value with this name, and adds it if there is none. The pointer is valid until the next call. */
static struct diff_value *
value_named(struct diff_values *values, struct arena *arena, struct str name)
{
	bool isnew;
	uint32_t *index = map_put(&values->index, name, &isnew);

	if (isnew) {
		struct str kept = arena_str(arena, name);

		map_move_last(&values->index, kept.p);
		*index = (uint32_t)values->n;
		*APPEND(values->v, values->n, values->cap) = (struct diff_value){.name = kept};
	}
	return &values->v[*index];
}

void
value_add(struct diff_values *values, struct arena *arena, int side, struct str name, const char *fmt, ...)
{
	struct diff_value *value = value_named(values, arena, name);

	if (value->text[side].p) {
		value->more[side]++;
		value = value_named(values, arena, str_from(arena_printf(arena, "%.*s/%u", STR_ARG(name), value->more[side] + 1)));
	}
	va_list ap;
	va_start(ap, fmt);
	char *text = alloc_vprintf(fmt, ap);
	va_end(ap);
	value->text[side] = str_from(arena_strz(arena, str_from(text)));
	alloc_free(text);
}

void
value_keep_different(struct diff_values *values)
{
	size_t n = 0;

	for (size_t i = 0; i < values->n; i++) {
		const struct diff_value *v = &values->v[i];

		if (!v->text[0].p || !v->text[1].p || !str_eq(v->text[0], v->text[1]))
			values->v[n++] = *v;
	}
	values->n = n;
	map_free(&values->index);
	values->index = (struct map){0};
}

void
value_free(struct diff_values *values)
{
	alloc_free(values->v);
	map_free(&values->index);
	*values = (struct diff_values){0};
}
