/* Runs the simulator (common/sim) with the settings of the options. */
#include "objdump/simulate/simulation.h"

#include "common/sim/rule.h"
#include "objdump/simulate/recorded_waves.h"
#include "objdump/simulate/progress.h"
#include "objdump/simulate/trace.h"

#include <stdlib.h>
#include <string.h>

#define MUCH (UINT64_C(1) << 34) /* maximum number of instructions if the user sets the number of waves; simulating them takes
                                  * about a quarter of an hour */

enum { FILLS = 4 /* number of waves, in multiples of the waves that fill the unit, unless the user sets it */ };

void
simulation_machine(const struct flow_section *s, struct sim_machine *m)
{
	const struct simulate_settings *a = &s->v->options->simulate;

	sim_machine_init(m, s->code->isa);
	for (size_t i = 0; i < a->nset; i++)
		sim_machine_set(m, a->set[i].name, a->set[i].value);
}

static void
set_launch(struct simulation *sim)
{
	const struct resources *r = sim->resources;
	const struct simulate_settings *a = sim->settings;
	bool placed = r->placed && r->occupancy.waves;
	struct sim_launch *l = &sim->launch;

	l->stage = a->stage;
	l->order = a->order;
	l->simds = occupancy_simds(sim->machine.isa, sim->machine.paired);
	if (!l->simds)
		l->simds = 4;
	l->group = placed && r->occupancy.waves_of_group && a->stage == SIM_COMPUTE ? r->occupancy.waves_of_group : 1;
	l->resident = a->occupancy ? (unsigned)a->occupancy : placed ? r->occupancy.waves : 8;
	if (l->resident * l->simds < l->group)
		l->resident = (l->group + l->simds - 1) / l->simds;
	l->groups = placed && !a->occupancy ? r->occupancy.groups : 0;
	l->rate = a->rate != 0 ? a->rate : a->stage == SIM_PIXEL ? 64 : 1;
	l->waves = a->waves ? a->waves : (uint64_t)FILLS * l->resident * l->simds;
	l->waves = (l->waves + l->group - 1) / l->group * l->group;
	l->cycles = a->cycles;
	l->most = a->waves ? MUCH : 0;
}

/* Applies --simulate-fetch. If several settings match an instruction, the last one applies. */
static void
set_fetches(const struct simulation *sim, const struct sim_machine *m, struct sim_program *p)
{
	const struct simulate_settings *a = sim->settings;

	for (size_t i = 0; i < a->nfetches; i++) {
		struct simulate_fetch *f = &a->fetches[i];
		struct sim_where where;

		if (!sim_where_parse(f->where, &where) || (where.function.n && !str_eq(where.function, sim->function->name)))
			continue;
		for (uint32_t k = 0; k < p->nops; k++)
			if (p->ops[k].flags & SIM_OP_TEXELS &&
					(where.kind == SIM_AT_ALL ||
					(where.kind == SIM_AT_ADDRESS && where.number == sim->section->address + p->ops[k].at))) {
				sim_program_fetch(p, m, k, f->bits, f->samples);
				f->used = true;
			}
	}
}

void
simulation_program(const struct simulation *sim, const struct sim_machine *m, struct sim_program *p)
{
	sim_program_open(p, m, sim->section->flow, (uint32_t)(sim->function - sim->section->flow->functions), &sim->path);
	set_fetches(sim, m, p);
}

struct watch {
	struct progress progress;
	struct trace trace;
};

static void
watch_trace(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op)
{
	struct watch *w = context;

	trace_put(&w->trace, cycle, wave, simd, op);
}

static bool
watch_progress(void *context, uint64_t waves_done)
{
	struct watch *w = context;

	return progress_hook(&w->progress, waves_done);
}

/* Runs a launch, and calls show() for the result. */
static void
run_launch(struct simulation *sim, struct watch *w, bool traced, void (*show)(struct simulation *sim))
{
	const struct sim_hooks hooks = {.trace = traced ? watch_trace : NULL, .progress = watch_progress, .context = w};

	progress_begin(&w->progress, sim->launch.waves);
	sim_run(&sim->machine, &sim->program, &sim->launch, &hooks, &sim->result);
	progress_end(&w->progress);
	show(sim);
	sim_result_free(&sim->result);
}

/* --simulate-follow: simulates the waves of each shader engine separately. */
static void
follow_trace(struct simulation *sim, struct watch *w, bool traced, void (*show)(struct simulation *sim))
{
	uint32_t function = (uint32_t)(sim->function - sim->section->flow->functions);
	struct recorded_waves f = {0};

	if (recorded_waves_read(&f, sim->settings->follow, &sim->program, function, sim->section->v->options->diag))
		for (size_t i = 0; i < f.nengines; i++) {
			unsigned n = (unsigned)f.engines[i].script.nwaves;

			w->trace.engine = f.engines[i].number;
			sim->launch.script = &f.engines[i].script;
			sim->launch.waves = n;
			sim->launch.group = 1;
			sim->launch.groups = 0;
			sim->launch.cycles = 0;
			sim->launch.resident = n < SIM_RESIDENT ? n : SIM_RESIDENT;
			run_launch(sim, w, traced, show);
		}
	recorded_waves_free(&f);
}

static void
simulate(struct flow_section *s, const struct flow_function *f, const struct resources *r, void (*show)(struct simulation *sim))
{
	struct options *o = s->v->options;
	struct simulation sim = {.section = s, .function = f, .resources = r, .settings = &o->simulate};
	uint32_t number = (uint32_t)(f - s->flow->functions);
	struct watch watch = {0};
	bool traced = o->simulate.trace && !o->simulate.traced++;

	if (o->simulate.traced > 1 && o->simulate.trace)
		view_error(s->v, "--simulate-trace: there is more than one kernel; --functions=NAME chooses");
	simulation_machine(s, &sim.machine);
	sim.machine.paired = r->need.whole_processor;
	o->simulate.rules.base = s->address;
	sim_path_find(&sim.path, s->flow, number, &o->simulate.rules);
	simulation_program(&sim, &sim.machine, &sim.program);
	set_launch(&sim);
	if (traced)
		trace_open(&watch.trace, &sim, o->simulate.trace);
	(o->simulate.follow ? follow_trace : run_launch)(&sim, &watch, traced, show);
	if (traced)
		trace_close(&watch.trace, o->diag);
	sim_program_close(&sim.program);
	sim_path_free(&sim.path);
}

/* Whether any function of the section calls the function. */
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

size_t
simulation_each(struct flow_section *s, void (*show)(struct simulation *sim))
{
	struct live *live = live_open(s->flow);
	struct resources *all = resources_find(s->object, s->number, s->flow, live, (uint32_t)s->v->options->workgroup_size);
	bool named = s->v->options->only_symbols.n != 0, kernels = false;
	bool every;
	size_t n = 0;

	for (size_t i = 0; i < s->flow->nfunctions; i++)
		kernels |= s->flow->functions[i].kind == ENTRY_KERNEL;
	every = named || !kernels || s->v->options->all_functions;
	for (size_t i = 0; i < s->flow->nfunctions; i++) {
		const struct flow_function *f = &s->flow->functions[i];

		if (!f->graph->ninsns || !flow_wanted(s, f) ||
				(!named && (kernels ? f->kind != ENTRY_KERNEL : is_called(s->flow, (uint32_t)i))))
			continue;
		if (!n++ || every)
			simulate(s, f, &all[i], show);
	}
	free(all);
	live_close(s->flow, live);
	return every || !n ? 0 : n - 1;
}
