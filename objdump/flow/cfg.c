#include "objdump/flow/cfg.h"

void
cfg_show(struct view *v)
{
	static void (*const forms[])(struct section_view *s) = {
		[CFG_TEXT] = cfg_text, [CFG_DOT] = cfg_dot,
	};

	section_each(v, forms[v->options->cfg]);
}

void
cfg_show_json(struct view *v)
{
	json_key(v->json, "control_flow");
	json_array(v->json, JSON_LINES);
	section_each(v, cfg_json);
	json_end(v->json);
}
