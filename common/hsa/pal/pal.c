/* Looks up amdpal's registers and their fields by hardware name. Sources: "User Guide for AMDGPU Backend", AMDPAL Code Object
 * Metadata, and AMD's register databases. */
#include "common/hsa/pal/pal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/text/ascii.h"

static const struct {
	const char *name;
	uint16_t number;
	uint8_t count;
	uint64_t processors; /* CLASS_… of isa_gen.h */
} registers[] = {
#define PAL_REGISTER(name, number, count, processors, names) {name, number, count, processors},
#include "common/hsa/pal/pal.def"
};

enum { NREGISTERS = sizeof registers / sizeof registers[0] };

static const struct pal_field fields[] = {
#define PAL_FIELD(reg, field, bit, width, processors, names) {reg, field, bit, width, processors},
#include "common/hsa/pal/pal_field.def"
};

enum { NFIELDS = sizeof fields / sizeof fields[0] };

static const struct {
	const char *reg, *other;
} alike[] = {
#define PAL_LIKE(reg, other) {reg, other},
#include "common/hsa/pal/pal_field.def"
};

static bool
holds(const struct target *t, uint64_t processors)
{
	if (t)
		return t->class_bit & processors;
	for (size_t i = 0; i < isa_ntargets; i++)
		if (!(isa_targets[i].class_bit & processors))
			return false;
	return true;
}

static void
name_of(size_t row, unsigned k, char name[PAL_NAME])
{
	if (registers[row].count)
		snprintf(name, PAL_NAME, "%s%u", registers[row].name, k);
	else
		snprintf(name, PAL_NAME, "%s", registers[row].name);
}

/* Parses a number, which may be followed by a blank and any text. */
static bool
is_number(struct str text, uint64_t *number)
{
	char digits[24];
	size_t n = 0;

	while (n < text.n && n < sizeof digits - 1 && ascii_is_alphanumeric(text.p[n]))
		digits[n] = text.p[n], n++;
	digits[n] = 0;
	if (!n || !ascii_is_digit(digits[0]) || (n != text.n && text.p[n] != ' '))
		return false;
	char *end;
	*number = strtoull(digits, &end, 0);
	return !*end;
}

static bool
is_of(size_t row, struct str text, unsigned *k)
{
	*k = 0;
	if (!str_starts(text, registers[row].name))
		return false;
	for (size_t i = strlen(registers[row].name); i < text.n && ascii_is_digit(text.p[i]) && *k < UINT8_MAX; i++)
		*k = *k * 10 + (unsigned)(text.p[i] - '0');
	char name[PAL_NAME];
	name_of(row, *k, name);
	return str_eqz(text, name) && (*k < registers[row].count || !registers[row].count);
}

bool
pal_register(const struct target *t, struct str text, uint64_t *number)
{
	if (is_number(text, number))
		return true;
	unsigned k;
	for (size_t i = 0; i < NREGISTERS; i++)
		if (holds(t, registers[i].processors) && is_of(i, text, &k)) {
			*number = registers[i].number + k;
			return true;
		}
	return false;
}

bool
pal_register_name(const struct target *t, uint64_t number, char name[PAL_NAME])
{
	for (size_t i = 0; i < NREGISTERS; i++) {
		unsigned count = registers[i].count ? registers[i].count : 1;

		if (holds(t, registers[i].processors) && number >= registers[i].number &&
				number < registers[i].number + count) {
			name_of(i, (unsigned)(number - registers[i].number), name);
			return true;
		}
	}
	return false;
}

/* Returns the register under which the fields of reg are listed: another register with the same fields, or reg itself. */
static const char *
like(const char *reg)
{
	for (size_t i = 0; i < sizeof alike / sizeof alike[0]; i++)
		if (!strcmp(alike[i].reg, reg))
			return alike[i].other;
	return reg;
}

const struct pal_field *
pal_next_field(const struct target *t, const char *reg, size_t *i)
{
	const char *known = like(reg);

	while (*i < NFIELDS) {
		const struct pal_field *f = &fields[(*i)++];

		if (!strcmp(f->reg, known) && holds(t, f->processors))
			return f;
	}
	return NULL;
}

const struct pal_field *
pal_field(const struct target *t, const char *reg, const char *name)
{
	const struct pal_field *f;

	for (size_t i = 0; (f = pal_next_field(t, reg, &i));)
		if (!strcmp(f->name, name))
			return f;
	return NULL;
}
