/* --cfg: control flow in the form that is asked for. */
#include "objdump/flow/cfg.h"

void
cfg_show(struct view *v)
{
	flow_each_section(v, v->options->cfg == CFG_DOT ? cfg_dot : cfg_text);
}

void
cfg_show_json(struct view *v)
{
	json_key(v->json, "control_flow");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, cfg_json);
	json_end(v->json);
}
