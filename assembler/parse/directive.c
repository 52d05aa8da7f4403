#include "assembler/parse/directive.h"

#include "assembler/parse/reader.h"

/* Returns the hash of a name, which must not be empty. The length and both ends distinguish most directives. */
static inline uint32_t
position_of(struct str name)
{
	const uint8_t *p = (const uint8_t *)name.p;
	uint32_t first, last;
	if (name.n >= 4) {
		first = le_get32(p);
		last = le_get32(p + name.n - 4);
	} else {
		first = p[0] | (uint32_t)p[name.n / 2] << 8;
		last = p[name.n - 1];
	}
	return ((first * 0x9e3779b1 ^ last * 0x85ebca6b) >> 16) + (uint32_t)name.n;
}

void
directives_init(struct directives *ds, const struct dir *rows, uint32_t n)
{
	ds->rows = rows;
	ds->n = n;
	for (uint32_t i = 0; i < n; i++) {
		struct str name = str_from(rows[i].name);
		uint32_t at = position_of(name);
		while (ds->place[at % DIR_PLACES].number)
			at++;
		ds->place[at % DIR_PLACES] = (struct dir_place){(uint16_t)(i + 1), (uint16_t)name.n};
	}
}

static inline const struct dir *
find_exact(const struct directives *ds, struct str name)
{
	for (uint32_t at = position_of(name);; at++) {
		const struct dir_place *place = &ds->place[at % DIR_PLACES];
		if (!place->number)
			return NULL;
		const struct dir *d = &ds->rows[place->number - 1];
		if (place->length == name.n && str_same(d->name, name.p, name.n))
			return d;
	}
}

/* Finds a directive whose name may be written in upper case. Returns NULL if there is none. */
__attribute__((noinline)) static const struct dir *
find_lower(const struct directives *ds, struct str name)
{
	char lower[32];
	if (name.n > sizeof lower)
		return NULL;
	for (size_t k = 0; k < name.n; k++)
		lower[k] = name.p[k] >= 'A' && name.p[k] <= 'Z' ? (char)(name.p[k] | 32) : name.p[k];
	return find_exact(ds, (struct str){lower, name.n});
}

const struct dir *
directives_find(const struct directives *ds, struct str name)
{
	const struct dir *d = name.n ? find_exact(ds, name) : NULL;
	return d || !name.n ? d : find_lower(ds, name);
}

const struct dir *
directives_at(const struct directives *ds, const char *text, const char **after)
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
directives_nearest(const struct directives *ds, struct str name)
{
	const char *near = str_nearest(name, next_name, (void *)ds);
	return near ? directives_find(ds, str_from(near)) : NULL;
}

bool
directive_fits(const struct reader *in, const struct dir *d, struct loc loc)
{
	static const char *const rules[] = {
		[FOR_HSA] = "amdhsa, code object version 3 or later", [FOR_HSA_V2] = "amdhsa, code object version 2",
		[FOR_OLD] = "code object version 2 and systems other than amdhsa", [FOR_PAL] = "amdpal",
	};
	bool hsa = in->id.os == OBJECT_OS_AMDHSA, old = object_is_old(&in->id);
	const bool fits[] = {
		[FOR_ANY] = true, [FOR_HSA] = !old, [FOR_HSA_V2] = hsa && old, [FOR_OLD] = old,
		[FOR_PAL] = in->id.os == OBJECT_OS_AMDPAL,
	};
	if (fits[d->arg])
		return true;
	if (hsa && d->arg != FOR_PAL)
		diag_error(in->diag, loc, "%s is for %s; this is version %u", d->name, rules[d->arg], in->id.version);
	else
		diag_error(in->diag, loc, "%s is for %s; this is %s", d->name, rules[d->arg], object_os_name(in->id.os));
	return false;
}
