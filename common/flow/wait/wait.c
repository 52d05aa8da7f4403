#include "common/flow/wait/wait.h"

void
waits_check(const struct flow *flow, struct findings *out)
{
	(void)flow;
	(void)out;
}
