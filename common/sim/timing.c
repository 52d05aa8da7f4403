#include "common/sim/timing.h"

const struct timing_row *
timing_row(const struct target *t, enum timing param)
{
	return &isa_timing_rows[isa_timing_params[param].row + isa_timing_of[t - isa_targets][param]];
}

const struct timing_range *
timing_range(const struct target *t, enum timing param)
{
	unsigned range = isa_timing_range_of[t - isa_targets][param];

	return range ? &isa_timing_ranges[range - 1] : NULL;
}

enum timing
timing_find(struct str name)
{
	unsigned i = 0;

	while (i < TIMING_COUNT && !str_eqz(name, isa_timing_params[i].name))
		i++;
	return i;
}
