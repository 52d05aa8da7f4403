/* Looks up names in the generated tables. */
#include "common/isa/tables.h"

const struct word *
isa_word(struct str name)
{
	for (uint32_t i = str_hash(name);; i++) { /* gen.py uses the same hash function and the same probing */
		const struct word *w = &isa_words[i & (ISA_WORDS - 1)];

		if (!w->length)
			return NULL;
		if (w->length == name.n && str_same(isa_strings + w->name, name.p, name.n))
			return w;
	}
}

bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value)
{
	const struct enum_value *e;

	for (size_t i = 0; (e = isa_enum_next(isa, kind, &i));)
		if (isa_name_is(e->name, name)) {
			*value = e->value;
			return true;
		}
	return false;
}

uint32_t
isa_enum_columns(unsigned kind, struct str name)
{
	uint32_t columns = 0;

	for (unsigned col = 0; col < COL_COUNT; col++) {
		const struct form_run *run = &isa_enum_runs[col][kind];

		for (unsigned i = 0; i < run->count; i++)
			columns |= (uint32_t)isa_name_is(isa_enum_values[run->first + i].name, name) << col;
	}
	return columns;
}

const char *
isa_enum_name(const struct isa *isa, unsigned kind, unsigned value)
{
	const struct enum_value *e;

	for (size_t i = 0; (e = isa_enum_next(isa, kind, &i));)
		if (e->value == value)
			return isa_strings + e->name;
	return NULL;
}
