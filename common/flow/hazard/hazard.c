#include "common/flow/hazard/hazard.h"

void
hazards_check(const struct flow *flow, struct findings *out)
{
	(void)flow;
	(void)out;
}
