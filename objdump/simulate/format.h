/* Texel formats and filters, as --simulate-fetch names them. */
#ifndef SIMULATE_FORMAT_H
#define SIMULATE_FORMAT_H

#include "common/base/memory/str.h"

/* The bits of a texel; 0: unknown format. The number type, "_unorm", is ignored. */
unsigned
format_bits(struct str name);

/* The bilinear fetches of a filter; 0: unknown filter. */
unsigned
format_samples(struct str filter);

/* The nearest known name, or NULL. */
const char *
format_nearest(struct str name);

/* The filters that format_samples() accepts, for messages. */
#define FORMAT_FILTERS "point, linear, bilinear, trilinear or aniso2 to aniso16"

#endif
