#include "objdump/flow/missed.h"

#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/array.h"

static const char *
keep_text(struct options *o, struct str text)
{
	return arena_strz(&o->arena, text);
}

void
missed_keep(struct section_view *s, const struct amdgcn_findings *found)
{
	struct view *v = s->v;
	struct options *o = v->options;

	for (size_t i = 0; i < found->nincomplete; i++) {
		const struct amdgcn_incomplete *one = &found->incomplete[i];
		const struct amdgcn_function *f = one->function == AMDGCN_NONE ? NULL : &s->all->functions[one->function];

		if (f ? !section_wants(s, f) : name_list_limits(&o->only_symbols))
			continue;
		struct missed *m = APPEND(v->missed, v->nmissed, v->missed_cap);
		*m = (struct missed){.why = *one, .address = section_shown(s, one->address), .section = keep_text(o, str_from(s->code->name)),
			.line = section_line(s, one->address)};
		char name[64];
		m->function = keep_text(o, section_place(s, f, one->address, &m->offset, name));
		if (!f || one->address < f->address)
			m->function = NULL;
		struct amdgcn_instruction insn;
		char text[AMDGCN_TEXT];
		if (amdgcn_instruction_at(s->code, one->address, &insn))
			m->insn = keep_text(o, (struct str){text, amdgcn_text(s->code->processor, &insn, text)});
	}
}

void
missed_text(const struct missed *m, char text[MISSED_TEXT])
{
	int n = snprintf(text, MISSED_TEXT, "%s", m->why.text);

	if (m->why.count > 1)
		snprintf(text + n, MISSED_TEXT - (size_t)n, " (%llu %ss)", (unsigned long long)m->why.count, m->why.unit);
}

void
missed_forget(struct view *v)
{
	free(v->missed);
	v->missed = NULL;
	v->nmissed = v->missed_cap = 0;
}

void
missed_show(struct view *v)
{
	for (size_t i = 0; i < v->nmissed; i++) {
		const struct missed *m = &v->missed[i];
		const char *name = m->function ? m->function : m->section;

		section_put_place(v, m->line, name, m->offset);
		char text[MISSED_TEXT];
		missed_text(m, text);
		out_printf(v->out, ": incomplete: %s", text);
		out_printf(v->out, section_put_code(v, m->line, name, m->offset) ? ")\n" : "\n");
		if (m->insn)
			out_printf(v->out, "\t%s\n", m->insn);
	}
	missed_forget(v);
}

void
missed_show_json(struct view *v)
{
	struct json *j = v->json;

	json_key_bool(j, "complete", !v->nmissed);
	json_key(j, "incomplete");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < v->nmissed; i++) {
		const struct missed *m = &v->missed[i];

		json_object(j, JSON_INLINE);
		json_key_z(j, "reason", m->why.reason);
		json_key_uint(j, "address", m->address);
		json_key_z(j, "section", m->section);
		if (m->function) {
			json_key_z(j, "function", m->function);
		}
		json_key_uint(j, "offset", m->offset);
		json_key_uint(j, "count", m->why.count);
		json_key_z(j, "unit", m->why.unit);
		json_key_z(j, "message", m->why.text);
		json_end(j);
	}
	json_end(j);
	missed_forget(v);
}
