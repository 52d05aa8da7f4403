/* Simulations along the path of a run. */
#include <string.h>

#include "amdgcn/simulation.h"
#include "common/run/execution.h"
#include "library/running.h"

const struct amdgcn_function *
running_kernel(struct amdgcn_object *o, const char *name)
{
	const struct amdgcn_function *only = NULL;
	const struct amdgcn_code *code;

	for (size_t i = 0; (code = amdgcn_code(o, i)); i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);

		for (size_t k = 0; all && k < all->nfunctions; k++) {
			const struct amdgcn_function *f = &all->functions[k];

			if (f->kind != AMDGCN_KERNEL || (name && strcmp(f->name, name) != 0))
				continue;
			if (name)
				return f;
			if (only)
				return NULL;
			only = f;
		}
	}
	return only;
}

void
running_launch(const struct amdgcn_run *run, struct amdgcn_simulation_settings *s)
{
	s->work_items = run->group[0] * run->group[1] * run->group[2];
	s->groups_x = run_groups(run->grid[0], run->group[0]);
	s->groups_y = run_groups(run->grid[1], run->group[1]);
	s->groups_z = run_groups(run->grid[2], run->group[2]);
}

const struct amdgcn_simulation *
amdgcn_run_simulate(const struct amdgcn_run *run, const struct amdgcn_simulation_settings *settings)
{
	const struct running *r = (const struct running *)run;
	const struct amdgcn_function *kernel = running_kernel(r->object, run->kernel);
	struct amdgcn_simulation_settings s = {0};

	if (settings)
		memcpy(&s, settings, settings->size < sizeof s ? settings->size : sizeof s);
	s.size = sizeof s;
	running_launch(run, &s);
	s.branches = run->path;
	s.nbranches = run->npath;
	s.accesses = run->accesses;
	s.naccesses = run->naccesses;
	s.padding = &run->padding;
	s.measured = 1;
	return kernel ? amdgcn_simulate(kernel, &s) : NULL;
}
