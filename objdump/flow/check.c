/* --check: what is certainly wrong with code, each with its instruction; the exit status is then 1. At the end, what has not been
 * looked at. */
#include <stdlib.h>

#include "common/flow/hazard/hazard.h"
#include "common/flow/use/defect.h"
#include "common/flow/wait/slack.h"
#include "common/flow/wait/wait.h"
#include "common/memory/unordered.h"
#include "common/pops/check.h"
#include "common/pops/registers.h"
#include "objdump/flow/flow_view.h"
#include "objdump/flow/missed.h"

/* By the number of the option's word. */
static void
run_checks(struct flow_section *s, struct findings *found)
{
	const struct options *o = s->v->options;

	if (o->check & 1 << CHECK_flow) {
		struct live *live = o->check & 1 << CHECK_notes ? live_open(s->flow) : NULL;

		defects_find(s->flow, live, found);
		live_close(s->flow, live);
	}
	if (o->check & 1 << CHECK_waits)
		waits_check(s->flow, found);
	if (o->check & 1 << CHECK_hazards)
		hazards_check(s->flow, found);
	if (o->check & 1 << CHECK_pops) {
		pops_check(s->flow, found);
		pops_registers_find(s->v->elf, s->flow, found);
	}
	if (o->check & 1 << CHECK_memory)
		unordered_find(s->flow, found);
	if (o->check & 1 << CHECK_slack)
		slack_find(s->flow, found);
	if (o->check & 1 << CHECK_slack)
		hazards_slack(s->flow, found);
	flow_incomplete(s->flow, &found->missed);
	findings_sort(found);
}

/* Calls show for each finding that is asked for. */
static void
each_finding(struct flow_section *s, void (*show)(struct flow_section *s, const struct finding *f))
{
	struct options *o = s->v->options;
	struct findings found = {0};

	run_checks(s, &found);
	for (size_t i = 0; i < found.n; i++) {
		const struct finding *f = &found.v[i];

		if ((finding_severity(f) == FINDING_NOTE && !(o->check & 1 << CHECK_notes)) ||
				(f->kind->severity == FINDING_TELLS && !o->check_named) || !flow_wanted(s, &s->flow->functions[f->function]))
			continue;
		o->found |= finding_severity(f) == FINDING_WARNING;
		show(s, f);
	}
	missed_keep(s, &found.missed);
	findings_free(&found);
}

static const char *
severity_name(const struct finding *f)
{
	return finding_severity(f) == FINDING_WARNING ? "warning" : "note";
}

static void
show_text(struct flow_section *s, const struct finding *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	const struct flow_insn *i = flow_insn_at(flow_whole(f), d->at);
	char name[64], text[INSN_TEXT];

	out_printf(s->v->out, "%s:<%.*s", s->v->file, STR_ARG(flow_name(s, f, name)));
	if (d->at != f->at)
		out_printf(s->v->out, "+0x%llx", (unsigned long long)(d->at - f->at));
	finding_text(d, text, sizeof text);
	out_printf(s->v->out, ">: %s: %s\n", severity_name(d), text);
	if (!i)
		return;
	flow_insn_text(s, flow_whole(f), (uint32_t)(i - flow_whole(f)->insns), text);
	out_printf(s->v->out, "\t%s\n", text);
	i = d->depends ? flow_insn_at(flow_whole(f), d->from) : NULL;
	if (i) {
		flow_insn_text(s, flow_whole(f), (uint32_t)(i - flow_whole(f)->insns), text);
		out_printf(s->v->out, "\tafter +0x%llx: %s\n", (unsigned long long)(d->from - f->at), text);
	}
}

static void
section_text(struct flow_section *s)
{
	each_finding(s, show_text);
}

void
check_show(struct view *v)
{
	flow_each_section(v, section_text);
	missed_show(v);
}

static void
show_json(struct flow_section *s, const struct finding *d)
{
	const struct flow_function *f = &s->flow->functions[d->function];
	struct json *j = s->v->json;
	char name[64], text[INSN_TEXT];

	json_object(j, JSON_INLINE);
	json_key_z(j, "kind", d->kind->name);
	json_key_z(j, "severity", severity_name(d));
	json_key_z(j, "certainty", finding_certainty_name(d->kind->certainty));
	json_key_uint(j, "address", s->address + d->at);
	json_key(j, "function");
	json_str(j, flow_name(s, f, name));
	json_key_uint(j, "offset", d->at - f->at);
	finding_text(d, text, sizeof text);
	json_key_z(j, "message", text);
	if (d->count) {
		json_key(j, "registers");
		json_str(j, (struct str){text, insn_print_registers(d->file, d->first, d->count, text)});
	}
	if (d->depends)
		json_key_uint(j, "from", s->address + d->from);
	if (d->cure)
		json_key_z(j, "cure", d->cure);
	json_end(j);
}

static void
section_json(struct flow_section *s)
{
	each_finding(s, show_json);
}

void
check_show_json(struct view *v)
{
	json_key(v->json, "defects");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, section_json);
	json_end(v->json);
	missed_show_json(v);
}
