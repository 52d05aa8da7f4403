/* Texel formats and filters accepted by --simulate-fetch. */
#ifndef SIMULATE_FORMAT_H
#define SIMULATE_FORMAT_H

#include "common/base/memory/str.h"

/* Returns the number of bits per texel, or 0 if the format is unknown. A suffix for the number type, such as "_unorm", is ignored. */
unsigned
format_bits(struct str name);

/* Returns the number of bilinear fetches that each sample with this filter needs, or 0 if the filter is unknown. */
unsigned
format_samples(struct str filter);

/* Returns the known format name most similar to name, or NULL. */
const char *
format_nearest(struct str name);

/* The filters that format_samples() accepts, for messages. */
#define FORMAT_FILTERS "point, linear, bilinear, trilinear or aniso2 to aniso16"

#endif
