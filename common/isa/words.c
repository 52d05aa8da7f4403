/* Looking names up in the generated tables. */
#include <string.h>

#include "common/base/le.h"
#include "common/isa/tables.h"

static inline uint64_t
mix(uint64_t h, uint64_t piece)
{
	h = (h ^ piece) * 0x9e3779b97f4a7c15;
	return h ^ h >> 32;
}

/* gen.py's word_hash() places the entries by the same function. */
static uint32_t
word_hash(struct str s)
{
	const uint8_t *p = (const uint8_t *)s.p;
	uint64_t h = s.n;
	size_t i = 0;

	if (s.n < 8)
		return (uint32_t)mix(h, s.n >= 4 ? le_get32(p) | (uint64_t)le_get32(p + s.n - 4) << 32 :
			s.n ? p[0] | (uint64_t)p[s.n / 2] << 8 | (uint64_t)p[s.n - 1] << 16 : 0);
	for (; i + 8 <= s.n; i += 8)
		h = mix(h, le_get64(p + i));
	return (uint32_t)(i < s.n ? mix(h, le_get64(p + s.n - 8)) : h);
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
