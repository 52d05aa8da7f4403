/* Formats of texels and filters, as --simulate-fetch names them. */
#ifndef SIMULATE_FORMAT_H
#define SIMULATE_FORMAT_H

#include "common/base/memory/str.h"

/* The bits of a texel; 0: no such format. How its numbers are read, "_unorm", does not matter. */
unsigned
format_bits(struct str name);

/* The bilinear fetches that a filter takes; 0: no such filter. */
unsigned
format_samples(struct str filter);

/* The name that is nearest, or NULL. */
const char *
format_nearest(struct str name);

/* What format_samples() knows, for messages. */
#define FORMAT_FILTERS "point, linear, bilinear, trilinear or aniso2 to aniso16"

#endif
