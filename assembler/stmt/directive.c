/* Finding a directive's row. */
#include "assembler/stmt/directive.h"

#include "assembler/as.h"

void
directives_init(struct directives *ds, const struct dir *rows, uint32_t n)
{
	ds->rows = rows;
	ds->n = n;
	for (uint32_t i = 0; i < n; i++)
		*map_put(&ds->by_name, str_from(rows[i].name), NULL) = i;
}

void
directives_free(struct directives *ds)
{
	map_free(&ds->by_name);
}

const struct dir *
directives_find(struct directives *ds, struct str name)
{
	if (!name.n)
		return NULL;
	uint32_t *i = map_get(&ds->by_name, name);
	char lower[32];
	if (!i && name.n <= sizeof lower) {
		for (size_t k = 0; k < name.n; k++)
			lower[k] = name.p[k] >= 'A' && name.p[k] <= 'Z' ? (char)(name.p[k] | 32) : name.p[k];
		i = map_get(&ds->by_name, (struct str){lower, name.n});
	}
	return i ? &ds->rows[*i] : NULL;
}

const struct dir *
directives_at(struct directives *ds, const char *text, const char **after)
{
	for (*after = text; char_is(**after, CHAR_NAME);)
		++*after;
	return directives_find(ds, (struct str){text, (size_t)(*after - text)});
}

static const char *
next_name(void *user, size_t i)
{
	const struct directives *ds = user;
	return i < ds->n ? ds->rows[i].name : NULL;
}

const struct dir *
directives_nearest(struct directives *ds, struct str name)
{
	const char *near = str_nearest(name, next_name, ds);
	return near ? directives_find(ds, str_from(near)) : NULL;
}

bool
directive_fits(const struct as *as, const struct dir *d, struct loc loc)
{
	static const char *const rules[] = {
		[FOR_HSA] = "amdhsa, code object version 3 or later", [FOR_HSA_V2] = "amdhsa, code object version 2",
		[FOR_OLD] = "code object version 2 and systems other than amdhsa", [FOR_PAL] = "amdpal",
	};
	bool hsa = as->id.os == OBJECT_OS_AMDHSA, old = object_is_old(&as->id);
	const bool fits[] = {
		[FOR_ANY] = true, [FOR_HSA] = !old, [FOR_HSA_V2] = hsa && old, [FOR_OLD] = old,
		[FOR_PAL] = as->id.os == OBJECT_OS_AMDPAL,
	};
	if (fits[d->arg])
		return true;
	if (hsa && d->arg != FOR_PAL)
		diag_error(as->diag, loc, "%s is for %s; this is version %u", d->name, rules[d->arg], as->id.version);
	else
		diag_error(as->diag, loc, "%s is for %s; this is %s", d->name, rules[d->arg], object_os_name(as->id.os));
	return false;
}
