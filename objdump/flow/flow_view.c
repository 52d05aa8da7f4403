#include "objdump/flow/flow_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/flow.h"
#include "common/base/text/demangle.h"
#include "objdump/view/views.h"

void
flow_each_section(struct view *v, void (*show)(struct flow_section *s))
{
	const struct elfin *e = v->elf;
	const struct isa *isa = view_object_isa(v);
	struct flow_object object;

	if (!isa)
		return;
	flow_object_open(&object, e, isa);
	for (size_t i = 0; i < object.ncodes; i++) {
		struct flow_section s = {.v = v, .object = &object, .number = i, .code = &object.codes[i]};

		if (!s.code->bytes || !s.code->size || !view_section(v, s.code->name))
			continue;
		s.address = object.addresses[i] + v->options->adjust_vma;
		s.flow = flow_open(s.code);
		for (size_t k = 0; k < s.flow->nfunctions; k++)
			flow_wanted(&s, &s.flow->functions[k]); /* called for its effect: name_list_match() marks the names of --functions that
			                                         * exist */
		show(&s);
		flow_close(s.flow);
	}
	flow_object_close(&object);
}

bool
flow_wanted(const struct flow_section *s, const struct flow_function *f)
{
	struct name_list *w = &s->v->options->only_symbols;

	return !w->n || name_list_match(w, f->name);
}

struct str
flow_name(const struct flow_section *s, const struct flow_function *f, char buf[64])
{
	int n;

	if (f->name.n && s->v->options->demangle)
		return str_from(demangle(&s->v->options->arena,
			arena_strz(&s->v->options->arena, f->name)));
	if (f->name.n)
		return f->name;
	n = snprintf(buf, 64, "function at 0x%llx", (unsigned long long)(s->address + f->at));
	return (struct str){buf, (size_t)n};
}

void
flow_json_name(const struct flow_section *s, const char *key, const struct flow_function *f)
{
	char name[64];

	json_key(s->v->json, key);
	json_str(s->v->json, flow_name(s, f, name));
}

/* Returns the target block of a branch, or FLOW_NONE. Uses the edges of the graph, because a relocation may determine the target
 * instead of the encoding. */
static uint32_t
branch_block(const struct flow_graph *g, uint32_t insn)
{
	uint32_t block = flow_block_of(g, insn);

	for (uint32_t i = 0; insn == g->blocks[block].first + g->blocks[block].count - 1 && i < g->blocks[block].nedges; i++) {
		const struct flow_edge *e = &g->edges[g->blocks[block].edge + i];

		if (e->reason == EDGE_TAKEN || e->reason == EDGE_JUMPS || e->reason == EDGE_FORKS)
			return e->to;
	}
	return FLOW_NONE;
}

size_t
flow_insn_text(const struct flow_section *s, const struct flow_graph *g, uint32_t insn, char *buf)
{
	const struct flow_insn *i = &g->insns[insn];
	struct insn decoded;
	uint32_t block;
	uint64_t to;
	size_t n;

	flow_decode(s->code, i, &decoded);
	n = insn_print(s->code->isa, &decoded, buf);
	block = insn_branch_target(&decoded, i->at, &to) ? branch_block(g, insn) : FLOW_NONE;
	if (block != FLOW_NONE) {
		while (n && buf[n - 1] != ' ') /* the branch distance is the last operand */
			n--;
		n += (size_t)snprintf(buf + n, INSN_TEXT - n, "bb%u", block);
	}
	return n;
}

size_t
flow_edge_target(const struct flow_section *s, const struct flow_edge *e, char *buf, size_t room)
{
	char name[64];
	struct str text = e->symbol;
	int n = 0;

	if (e->to != FLOW_NONE)
		return (size_t)snprintf(buf, room, "bb%u", e->to);
	if (e->reason == EDGE_LEAVES && e->at != FLOW_NONE && flow_function_at(s->flow, e->at) != FLOW_NONE)
		text = flow_name(s, &s->flow->functions[flow_function_at(s->flow, e->at)], name);
	if (text.n)
		n = snprintf(buf, room, "%.*s", (int)(text.n < room ? text.n : room - 1), text.p);
	else if (e->at != FLOW_NONE)
		n = snprintf(buf, room, "0x%llx", (unsigned long long)(s->address + e->at));
	else
		*buf = 0;
	return n < 0 ? 0 : (size_t)n < room ? (size_t)n : room - 1;
}

void
flow_region_text(const struct flow_section *s, const struct flow_graph *g, uint32_t region, char *buf, size_t room)
{
	const struct flow_region *r = &g->regions[region];
	uint32_t called = g->entry != FLOW_NONE ? g->blocks[g->entry].region : 0; /* region of the entry block: 1 if some lanes may be
	                                                                           * off at the entry */
	char lanes[64];

	if (region == called) {
		snprintf(buf, room, "the lanes of its caller");
		return;
	}
	if (r->minus != FLOW_NONE)
		snprintf(lanes, sizeof lanes, "those of %u but not of %u", r->parent, r->minus);
	else if (r->parent)
		snprintf(lanes, sizeof lanes, "some of %u", r->parent);
	else
		snprintf(lanes, sizeof lanes, "some");
	if (r->insn != FLOW_NONE)
		snprintf(buf, room, "%s, from %08llx on", lanes, (unsigned long long)(s->address + g->insns[r->insn].at));
	else
		snprintf(buf, room, "%s, where the paths into bb%u meet", lanes, r->block);
}
