/* Looking names up in the generated tables. */
#include <string.h>

#include "common/isa/tables.h"

/* gen.py's word_hash() places the entries by the same function. */
static uint32_t
word_hash(struct str s)
{
	uint32_t h = 0;

	for (size_t i = 0; i < s.n; i++)
		h = h * 31 + (unsigned char)s.p[i];
	return h ^ h >> 15;
}

const struct word *
isa_word(struct str name)
{
	for (uint32_t i = word_hash(name);; i++) {
		const struct word *w = &isa_words[i & (ISA_WORDS - 1)];

		if (!w->length)
			return NULL;
		if (w->length == name.n && !memcmp(isa_strings + w->name, name.p, name.n))
			return w;
	}
}

bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value)
{
	const struct enum_value *e;

	for (size_t i = 0; (e = isa_enum_next(isa, kind, &i));)
		if (str_eqz(name, isa_strings + e->name)) {
			*value = e->value;
			return true;
		}
	return false;
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
