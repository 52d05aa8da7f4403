/* --simulate: simulates the waves of kernels on a compute unit, and shows the results in the requested format. */
#include "objdump/report/simulate.h"

static void
section_text(struct flow_section *s)
{
	out_z(s->v->out, "\nSimulation of section ");
	out_str(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	simulation_each(s, simulate_text);
}

void
simulate_show(struct view *v)
{
	flow_each_section(v, section_text);
}

void
simulate_show_json(struct view *v)
{
	json_key(v->json, "simulation");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, simulate_json_section);
	json_end(v->json);
}
