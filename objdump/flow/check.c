/* --check: what is certainly wrong with code, each with its instruction; the exit status is then 1. */
#include <stdlib.h>

#include "common/flow/use/defect.h"
#include "objdump/flow/flow_view.h"

/* Calls show for each one asked for. */
static void
each_defect(struct flow_section *s, void (*show)(struct flow_section *s, const struct defect *d))
{
	struct options *o = s->v->options;
	struct live *live = o->check_notes ? live_open(s->flow) : NULL;
	struct defects found;

	defects_find(s->flow, live, &found);
	for (size_t i = 0; i < found.n; i++) {
		const struct defect *d = &found.v[i];

		if ((!defect_severe(d->kind) && !o->check_notes) || !flow_wanted(s, &s->flow->functions[d->function]))
			continue;
		o->found |= defect_severe(d->kind);
		show(s, d);
	}
	free(found.v);
	live_close(s->flow, live);
}

static void
show_text(struct flow_section *s, const struct defect *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	const struct flow_insn *i = flow_insn_at(f->graph, d->at);
	char name[64], text[INSN_TEXT];

	out_printf(s->v->out, "%s:<%.*s", s->v->file, STR_ARG(flow_name(s, f, name)));
	if (d->at != f->at)
		out_printf(s->v->out, "+0x%llx", (unsigned long long)(d->at - f->at));
	defect_text(d, text, sizeof text);
	out_printf(s->v->out, ">: %s: %s\n", defect_severe(d->kind) ? "warning" : "note", text);
	if (!i)
		return;
	flow_insn_text(s, f->graph, (uint32_t)(i - f->graph->insns), text);
	out_printf(s->v->out, "\t%s\n", text);
}

static void
section_text(struct flow_section *s)
{
	each_defect(s, show_text);
}

void
check_show(struct view *v)
{
	flow_each_section(v, section_text);
}

static void
show_json(struct flow_section *s, const struct defect *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	struct json *j = s->v->json;
	char name[64], text[INSN_TEXT];

	json_object(j, JSON_INLINE);
	json_key_z(j, "kind", defect_name(d->kind));
	json_key_z(j, "severity", defect_severe(d->kind) ? "warning" : "note");
	json_key_uint(j, "address", s->address + d->at);
	json_key(j, "function");
	json_str(j, flow_name(s, f, name));
	json_key_uint(j, "offset", d->at - f->at);
	defect_text(d, text, sizeof text);
	json_key_z(j, "message", text);
	json_end(j);
}

static void
section_json(struct flow_section *s)
{
	each_defect(s, show_json);
}

void
check_show_json(struct view *v)
{
	json_key(v->json, "defects");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, section_json);
	json_end(v->json);
}
