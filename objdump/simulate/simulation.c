/* From the options to a run of common/sim. */
#include "objdump/simulate/simulation.h"

#include "objdump/simulate/progress.h"

#include <stdlib.h>
#include <string.h>

enum { FILLS = 4 /* times that the unit is filled, if the user does not say how many waves there are */ };

static void
set_machine(struct simulation *sim)
{
	const struct simulate_ask *a = sim->ask;

	sim_machine_init(&sim->machine, sim->section->code->isa);
	for (size_t i = 0; i < a->nset; i++)
		sim_machine_set(&sim->machine, a->set[i].name, a->set[i].value);
}

static void
set_launch(struct simulation *sim)
{
	const struct resources *r = sim->resources;
	const struct simulate_ask *a = sim->ask;
	bool placed = r->placed && r->occupancy.waves;
	struct sim_launch *l = &sim->launch;

	l->stage = a->stage;
	l->order = a->order;
	l->simds = placed && r->occupancy.simds ? r->occupancy.simds : 4;
	l->group = placed && r->occupancy.waves_of_group && a->stage == SIM_COMPUTE ? r->occupancy.waves_of_group : 1;
	l->resident = a->occupancy ? (unsigned)a->occupancy : placed ? r->occupancy.waves : 8;
	if (l->resident * l->simds < l->group)
		l->resident = (l->group + l->simds - 1) / l->simds;
	l->groups = placed && !a->occupancy ? r->occupancy.groups : 0;
	l->cus = (unsigned)sim->machine.value[TIMING_cus];
	l->rate = a->rate != 0 ? a->rate : a->stage == SIM_PIXEL ? 64 : 1;
	l->waves = a->waves ? a->waves : (uint64_t)FILLS * l->resident * l->simds;
	l->waves = (l->waves + l->group - 1) / l->group * l->group;
}

static void
simulate(struct flow_section *s, const struct flow_function *f, const struct resources *r, void (*show)(struct simulation *sim))
{
	struct simulate_ask *ask = &s->v->options->simulate;
	struct simulation sim = {.section = s, .function = f, .resources = r, .ask = ask};
	uint32_t number = (uint32_t)(f - s->flow->functions);
	struct progress progress;
	const struct sim_hooks hooks = {.progress = progress_hook, .context = &progress};

	set_machine(&sim);
	ask->rules.base = s->address;
	sim_path_find(&sim.path, s->flow, number, &ask->rules);
	sim_program_open(&sim.program, &sim.machine, s->flow, number, &sim.path);
	set_launch(&sim);
	progress_begin(&progress, sim.launch.waves);
	sim_run(&sim.machine, &sim.program, &sim.launch, &hooks, &sim.result);
	progress_end(&progress);
	show(&sim);
	sim_result_free(&sim.result);
	sim_program_close(&sim.program);
	sim_path_free(&sim.path);
}

/* Whether something calls it. */
static bool
is_called(const struct flow *flow, uint32_t function)
{
	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct flow_graph *g = flow->functions[i].graph;

		for (uint32_t k = 0; k < g->ncalls; k++)
			if (g->calls[k].to == function)
				return true;
	}
	return false;
}

void
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim))
{
	struct resources *all = resources_find(s->object, s->number, s->flow, (uint32_t)s->v->options->workgroup_size);
	bool named = s->v->options->only_symbols.n != 0, kernels = false;

	for (size_t i = 0; i < s->flow->nfunctions; i++)
		kernels |= s->flow->functions[i].kind == FLOW_KERNEL;
	for (size_t i = 0; i < s->flow->nfunctions; i++) {
		const struct flow_function *f = &s->flow->functions[i];

		if (f->graph->ninsns && flow_wanted(s, f) &&
				(named || (kernels ? f->kind == FLOW_KERNEL : !is_called(s->flow, (uint32_t)i))))
			simulate(s, f, &all[i], show);
	}
	free(all);
}
