#include "common/sim/timing.h"

#include <assert.h>

const struct timing_row *
timing_row(const struct target *t, enum timing param)
{
	const struct timing_param *p = &isa_timing_params[param];
	const struct timing_row *r = &isa_timing_rows[p->row];

	for (unsigned i = 0; i < p->nrows; i++, r++)
		if (target_matches(t, r->processors))
			return r;
	assert(!"gentiming.py has seen to it that there is one");
	return NULL;
}

enum timing
timing_find(struct str name)
{
	unsigned i = 0;

	while (i < TIMING_COUNT && !str_eqz(name, isa_timing_params[i].name))
		i++;
	return i;
}
