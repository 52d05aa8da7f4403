/* --simulate: simulates the waves of kernels on a compute unit, and shows the results in the requested format. */
#include "objdump/report/simulate.h"

#include "objdump/diff/versions.h"

static void
show_one(struct simulation *sim)
{
	simulate_text(sim);
	if (sim->section->v->comparison)
		comparison_add_simulation(sim->section->v->comparison, sim);
}

static void
section_text(struct section_view *s)
{
	out_z(s->v->out, "\nSimulation of section ");
	out_text(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	size_t left_out = simulation_each(s, show_one);
	if (left_out)
		out_printf(s->v->out, "\n%zu more kernel%s not simulated; --functions=* simulates all of them\n", left_out,
			left_out == 1 ? " is" : "s are");
}

void
simulate_show(struct view *v)
{
	section_each(v, section_text);
}

void
simulate_show_json(struct view *v)
{
	json_key(v->json, "simulation");
	json_array(v->json, JSON_LINES);
	section_each(v, simulate_json_section);
	json_end(v->json);
}
