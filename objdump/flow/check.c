/* --check: what is certainly wrong with code, each with its instruction; the exit status is then 1. */
#include <stdlib.h>

#include "common/flow/use/defect.h"
#include "common/memory/unordered.h"
#include "objdump/flow/flow_view.h"

/* What any of the checks has found. */
struct message {
	const char *kind;
	bool severe;
	uint32_t function;
	uint64_t at;
	char text[INSN_TEXT];
};

/* Calls show for each defect asked for. */
static void
each_defect(struct flow_section *s, void (*show)(struct flow_section *s, const struct message *f))
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
		struct message f = {defect_name(d->kind), defect_severe(d->kind), d->function, d->at, ""};
		defect_text(d, f.text, sizeof f.text);
		show(s, &f);
	}
	free(found.v);
	live_close(s->flow, live);
}

/* The same for accesses that nothing orders. */
static void
each_unordered(struct flow_section *s, void (*show)(struct flow_section *s, const struct message *f))
{
	struct unordered_list found;

	unordered_find(s->flow, &found);
	for (size_t i = 0; i < found.n; i++) {
		const struct unordered *u = &found.v[i];

		if (!flow_wanted(s, &s->flow->functions[u->function]))
			continue;
		struct message f = {unordered_name(u->kind), false, u->function, u->at, ""};
		unordered_text(s->code->isa, u, f.text, sizeof f.text);
		show(s, &f);
	}
	free(found.v);
}

static void
each_message(struct flow_section *s, void (*show)(struct flow_section *s, const struct message *f))
{
	each_defect(s, show);
	if (s->v->options->check_memory)
		each_unordered(s, show);
}

static void
show_text(struct flow_section *s, const struct message *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	const struct flow_insn *i = flow_insn_at(f->graph, d->at);
	char name[64], text[INSN_TEXT];

	out_printf(s->v->out, "%s:<%.*s", s->v->file, STR_ARG(flow_name(s, f, name)));
	if (d->at != f->at)
		out_printf(s->v->out, "+0x%llx", (unsigned long long)(d->at - f->at));
	out_printf(s->v->out, ">: %s: %s\n", d->severe ? "warning" : "note", d->text);
	if (!i)
		return;
	flow_insn_text(s, f->graph, (uint32_t)(i - f->graph->insns), text);
	out_printf(s->v->out, "\t%s\n", text);
}

static void
section_text(struct flow_section *s)
{
	each_message(s, show_text);
}

void
check_show(struct view *v)
{
	flow_each_section(v, section_text);
}

static void
show_json(struct flow_section *s, const struct message *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	struct json *j = s->v->json;
	char name[64];

	json_object(j, JSON_INLINE);
	json_key_z(j, "kind", d->kind);
	json_key_z(j, "severity", d->severe ? "warning" : "note");
	json_key_uint(j, "address", s->address + d->at);
	json_key(j, "function");
	json_str(j, flow_name(s, f, name));
	json_key_uint(j, "offset", d->at - f->at);
	json_key_z(j, "message", d->text);
	json_end(j);
}

static void
section_json(struct flow_section *s)
{
	each_message(s, show_json);
}

void
check_show_json(struct view *v)
{
	json_key(v->json, "defects");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, section_json);
	json_end(v->json);
}
