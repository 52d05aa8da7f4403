#include "common/sim/path.h"

#include <stdlib.h>

void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules)
{
	(void)path, (void)flow, (void)function, (void)rules;
}

void
sim_path_free(struct sim_path *path)
{
	free(path->branches);
	free(path->loops);
}

const struct sim_branch *
sim_path_branch(const struct sim_path *path, uint32_t function, uint32_t insn)
{
	for (size_t i = 0; i < path->nbranches; i++)
		if (path->branches[i].function == function && path->branches[i].insn == insn)
			return &path->branches[i];
	return NULL;
}

const char *
sim_why_name(unsigned why)
{
	static const char *const names[] = {"by default", "by the code", "by the user"};

	return names[why];
}
