#include "common/elf/reloc.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "common/base/memory/le.h"
#include "common/base/text/ascii.h"

static const struct reloc_kind kinds[] = {
#define RELOC(number, name, bytes, formula, check, specifier) [number] = {bytes, formula, check, #name, specifier},
#include "common/elf/reloc.def"
#undef RELOC
};

const struct reloc_kind *
reloc_find(uint32_t number)
{
	if (number >= sizeof kinds / sizeof kinds[0] || !kinds[number].name)
		return NULL;
	return &kinds[number];
}

uint8_t
reloc_specified(struct str specifier)
{
	/* try an exact match first, because it is the common case */
	for (uint8_t i = 0; specifier.n && i < sizeof kinds / sizeof kinds[0]; i++)
		if (kinds[i].specifier && str_eqz(specifier, kinds[i].specifier))
			return i;
	for (uint8_t i = 0; specifier.n && i < sizeof kinds / sizeof kinds[0]; i++)
		if (kinds[i].specifier && ascii_equal(specifier, kinds[i].specifier))
			return i;
	return R_AMDGPU_NONE;
}

bool
reloc_needs_specifier(const struct reloc_kind *kind)
{
	return kind->formula == RELOC_G_A_P || kind->check == RELOC_LOW32 || kind->check == RELOC_HIGH32;
}

bool
reloc_write(const struct reloc_kind *kind, uint8_t *bytes, uint64_t value)
{
	int64_t s = (int64_t)value;

	switch ((enum reloc_check)kind->check) {
	case RELOC_ANY:
	case RELOC_LOW32:
		break;
	case RELOC_HIGH32:
		value >>= 32;
		break;
	case RELOC_SIGNED:
		if (s != (int32_t)s)
			return false;
		break;
	case RELOC_EITHER:
		if (s != (int32_t)s && value != (uint32_t)value)
			return false;
		break;
	case RELOC_DWORDS16:
		/* The offset is relative to the end of the dword that contains the field. */
		s -= 4;
		if (s % 4 != 0 || s / 4 != (int16_t)(s / 4))
			return false;
		value = (uint64_t)(s / 4);
		break;
	}
	le_put(bytes, value, kind->bytes);
	return true;
}

int64_t
reloc_implicit(const struct reloc_kind *kind, const uint8_t *bytes)
{
	uint64_t value = le_get(bytes, kind->bytes);

	if (kind->check == RELOC_DWORDS16)
		return (int64_t)(int16_t)value * 4 + 4;
	return kind->bytes == 4 ? (int32_t)value : (int64_t)value;
}
