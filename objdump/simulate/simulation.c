#include "objdump/simulate/simulation.h"

#include <stdlib.h>

#include "common/base/array.h"

static void
one(struct flow_section *s, const struct resources *r, uint32_t number, void (*show)(struct simulation *sim))
{
	struct simulate_ask *ask = &s->v->options->simulate;
	struct simulation sim = {.section = s, .function = r->function, .resources = r, .ask = ask};
	const struct flow_graph *g = r->function->graph;

	sim_machine_init(&sim.machine, s->code->isa);
	for (size_t i = 0; i < ask->nset; i++)
		sim_machine_set(&sim.machine, ask->set[i].name, ask->set[i].value);
	sim_path_find(&sim.path, s->flow, number, &ask->rules);
	for (uint32_t i = 0; i < g->nloops; i++)
		*APPEND(sim.path.loops, sim.path.nloops, sim.path.loops_cap) = (struct sim_loop){.function = number, .loop = i,
			.iterations = i == 0 ? 4 : SIM_ITERATIONS, .why = i == 0 ? SIM_BY_CODE : SIM_BY_DEFAULT, .branch = FLOW_NONE};
	for (uint32_t i = 0; i < g->nblocks; i++) {
		const struct flow_block *b = &g->blocks[i];
		uint32_t last = b->first + b->count - 1;
		if (b->count && g->insns[last].flow == FLOW_conditional)
			*APPEND(sim.path.branches, sim.path.nbranches, sim.path.branches_cap) = (struct sim_branch){.function = number, .insn = last,
				.how = b->loop == FLOW_NONE ? SIM_NOT_TAKEN : SIM_COUNTED, .why = SIM_BY_DEFAULT, .count = 16, .loop = b->loop == FLOW_NONE ? 0 : b->loop};
	}
	sim_program_open(&sim.program, &sim.machine, s->flow, number, &sim.path);
	unsigned gw = r->occupancy.waves_of_group ? r->occupancy.waves_of_group : 1;
	sim.launch = (struct sim_launch){.simds = r->placed ? r->occupancy.simds : 4, .resident = r->placed ? r->occupancy.waves : 8, .group = gw, .groups = r->occupancy.groups,
		.rate = 1, .cus = (unsigned)sim.machine.value[TIMING_cus]};
	sim.launch.waves = (uint64_t)sim.launch.simds * sim.launch.resident * 4;
	if (sim.launch.waves)
		sim_run(&sim.machine, &sim.program, &sim.launch, NULL, &sim.result);
	show(&sim);
	sim_result_free(&sim.result);
	sim_program_close(&sim.program);
	sim_path_free(&sim.path);
}

void
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim))
{
	struct resources *all = resources_find(s->object, s->number, s->flow, (uint32_t)s->v->options->workgroup_size);

	for (uint32_t i = 0; i < s->flow->nfunctions; i++)
		if (flow_wanted(s, &s->flow->functions[i]))
			one(s, &all[i], i, show);
	free(all);
}
