#include "objdump/flow/section_view.h"

#include <stdio.h>
#include <string.h>

#include "common/base/text/demangle.h"
#include "objdump/view/analysis.h"

void
section_each(struct view *v, void (*show)(struct section_view *s))
{
	struct amdgcn_object *o = analysis_open(v);
	const struct amdgcn_code *code;

	for (size_t i = 0; o && (code = amdgcn_code(o, i)); i++) {
		struct section_view s = {.v = v, .code = code};

		if (!view_section(v, str_from(code->name)))
			continue;
		s.all = amdgcn_functions(code);
		for (size_t k = 0; k < s.all->nfunctions; k++)
			section_wants(&s, &s.all->functions[k]); /* called for its effect: name_list_match() marks the names of --functions
			                                          * that exist */
		show(&s);
	}
}

bool
section_wants(const struct section_view *s, const struct amdgcn_function *f)
{
	struct name_list *w = &s->v->options->only_symbols;

	return !w->n || name_list_match(w, str_from(f->name));
}

struct str
section_name(const struct section_view *s, const struct amdgcn_function *f, char buf[64])
{
	if (*f->name)
		return str_from(s->v->options->demangle ? demangle(&s->v->options->arena, f->name) : f->name);
	int n = snprintf(buf, 64, "function at 0x%llx", (unsigned long long)section_shown(s, f->address));
	return (struct str){buf, (size_t)n};
}

struct str
section_place(const struct section_view *s, const struct amdgcn_function *f, uint64_t address, uint64_t *offset, char buf[64])
{
	bool inside = f && address >= f->address;

	*offset = address - (inside ? f->address : s->code->address);
	return inside ? section_name(s, f, buf) : str_from(s->code->name);
}

void
section_json_name(const struct section_view *s, const char *key, const struct amdgcn_function *f)
{
	json_key(s->v->json, key);
	char name[64];
	json_str(s->v->json, section_name(s, f, name));
}

size_t
section_edge_target(const struct section_view *s, const struct amdgcn_edge *e, char *buf, size_t room)
{
	struct str text = e->symbol ? str_from(e->symbol) : STR("");
	int n = 0;

	if (e->to != AMDGCN_NONE)
		return (size_t)snprintf(buf, room, "bb%d", e->to);
	char name[64];
	if (e->function != AMDGCN_NONE)
		text = section_name(s, &s->all->functions[e->function], name);
	if (text.n)
		n = snprintf(buf, room, "%.*s", (int)(text.n < room ? text.n : room - 1), text.p);
	else if (e->has_address)
		n = snprintf(buf, room, "0x%llx", (unsigned long long)section_shown(s, e->address));
	else
		*buf = 0;
	return n < 0 ? 0 : (size_t)n < room ? (size_t)n : room - 1;
}

void
section_lanes_text(const struct section_view *s, const struct amdgcn_graph *g, size_t lanes, char *buf, size_t room)
{
	const struct amdgcn_lanes *l = &g->lanes[lanes];

	if (lanes == (g->entry != AMDGCN_NONE ? g->blocks[g->entry].lanes : 0)) {
		snprintf(buf, room, "the lanes of its caller");
		return;
	}
	char subset[64];
	if (l->without != AMDGCN_NONE)
		snprintf(subset, sizeof subset, "those of %zu but not of %d", l->parent, l->without);
	else if (l->parent)
		snprintf(subset, sizeof subset, "some of %zu", l->parent);
	else
		snprintf(subset, sizeof subset, "some");
	if (l->instruction != AMDGCN_NONE)
		snprintf(buf, room, "%s, from %08llx on", subset,
			(unsigned long long)section_shown(s, g->addresses[l->instruction]));
	else
		snprintf(buf, room, "%s, where the paths into bb%d meet", subset, l->block);
}
