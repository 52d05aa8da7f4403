/* Formats of buffers: texels of up to four components in memory, and their values in registers. The codes of formats are rows of enums.tbl. */
#ifndef MEANING_FORMAT_H
#define MEANING_FORMAT_H

#include "common/meaning/meaning.h"

enum meaning_format_number {
	NUMBER_none, NUMBER_UNORM, NUMBER_SNORM, NUMBER_SNORM_OGL, NUMBER_USCALED, NUMBER_SSCALED, NUMBER_UINT, NUMBER_SINT, NUMBER_FLOAT,
};

struct meaning_format {
	uint8_t bits[4];     /* of the components, the one in the lowest bits first; 0: there is none */
	uint8_t bytes;       /* of a texel */
	uint8_t number;      /* NUMBER_… */
};

enum { MEANING_FORMATS = 128 };

extern const struct meaning_format meaning_formats[][MEANING_FORMATS]; /* by generation, and by code: of dfmt and nfmt, nfmt << 4 | dfmt */

static inline uint32_t
meaning_format_bytes(const struct meaning_format *f)
{
	return f->bytes;
}

/* texel: component k of a texel in memory, as the descriptor selects it. A component that the format does not have is 0. */
uint32_t
meaning_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k);
uint16_t
meaning_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, uint32_t k);

/* Stores a texel of n components. */
void
meaning_store_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select, unsigned n,
	const uint32_t *value);
void
meaning_store_half_texel(const struct meaning_values *m, unsigned lane, uint64_t address, const struct meaning_format *f, uint32_t select,
	unsigned n, const uint32_t *value);

#endif
