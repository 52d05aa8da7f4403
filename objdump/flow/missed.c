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
missed_keep(struct flow_section *s, struct incompletes *all)
{
	struct view *v = s->v;
	struct options *o = v->options;

	incompletes_fold(all);
	for (size_t i = 0; i < all->n; i++) {
		const struct incomplete *one = &all->v[i];
		const struct flow_function *f = one->function == FLOW_NONE ? NULL : &s->flow->functions[one->function];
		char name[64], text[INSN_TEXT];
		struct insn insn;
		struct missed *m;

		if (f ? !flow_wanted(s, f) : o->only_symbols.n != 0)
			continue;
		m = APPEND(v->missed, v->nmissed, v->missed_cap);
		*m = (struct missed){.reason = one->reason, .address = s->address + one->at, .offset = one->at - (f ? f->at : 0),
			.count = one->count, .section = keep_text(o, s->code->name)};
		if (f)
			m->function = keep_text(o, flow_name(s, f, name));
		if (flow_decode_at(s->code, one->at, &insn))
			m->insn = keep_text(o, (struct str){text, insn_print(s->code->isa, &insn, text)});
	}
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
		char text[INCOMPLETE_TEXT];

		out_printf(v->out, "%s:<%s", v->file, m->function ? m->function : m->section);
		if (m->offset)
			out_printf(v->out, "+0x%llx", (unsigned long long)m->offset);
		incomplete_print(&(struct incomplete){.reason = m->reason, .count = m->count}, text);
		out_printf(v->out, ">: incomplete: %s\n", text);
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
		json_key_z(j, "reason", incomplete_name(m->reason));
		json_key_uint(j, "address", m->address);
		json_key_z(j, "section", m->section);
		if (m->function) {
			json_key_z(j, "function", m->function);
		}
		json_key_uint(j, "offset", m->offset);
		json_key_uint(j, "count", m->count);
		json_key_z(j, "unit", incomplete_unit(m->reason));
		json_key_z(j, "message", incomplete_text(m->reason));
		json_end(j);
	}
	json_end(j);
	missed_forget(v);
}
