/* --cfg: writes functions with their blocks, predecessors and successors as text. */
#include <stdio.h>

#include "objdump/flow/cfg.h"
#include "objdump/flow/flow_view.h"

enum { ROOM = 256 };

static void
put_count(struct out *out, uint32_t n, const char *one, const char *many)
{
	out_printf(out, ", %u %s", n, n == 1 ? one : many);
}

static void
show_preds(struct flow_section *s, const struct flow_graph *g, uint32_t block)
{
	const struct flow_block *b = &g->blocks[block];
	const char *between = block == g->entry ? "; entry, from " : "; from ";

	if (!b->npreds && block == g->entry)
		out_z(s->v->out, "; entry");
	else if (!b->npreds)
		out_z(s->v->out, "; from nowhere");
	for (uint32_t i = 0; i < b->npreds; i++) {
		out_printf(s->v->out, "%sbb%u", between, g->edges[g->preds[b->pred + i]].from);
		between = ", ";
	}
}

static void
show_edge(struct flow_section *s, const struct flow_edge *e)
{
	char target[ROOM];

	out_z(s->v->out, "\t-> ");
	if (flow_edge_target(s, e, target, sizeof target))
		out_printf(s->v->out, "%s, ", target);
	out_text(s->v->out, flow_reason_name(e->reason));
	if (e->reason == EDGE_TAKEN)
		out_printf(s->v->out, " if %s", insn_effect_name(LIST_CONDITION, e->condition));
	out_z(s->v->out, "\n");
}

static void
show_call(struct flow_section *s, const struct flow_call *c)
{
	char name[64];

	if (c->to != FLOW_NONE)
		out_printf(s->v->out, "  // calls %.*s", STR_ARG(flow_name(s, &s->flow->functions[c->to], name)));
	else if (c->symbol.n)
		out_printf(s->v->out, "  // calls %.*s", STR_ARG(c->symbol));
	else
		out_z(s->v->out, "  // calls an unknown function");
}

static void
show_block(struct flow_section *s, const struct flow_graph *g, uint32_t block)
{
	const struct flow_block *b = &g->blocks[block];
	const struct flow_call *calls;
	char text[INSN_TEXT];
	uint32_t ncalls;

	out_printf(s->v->out, "  bb%u:  // ", block);
	if (b->count)
		out_printf(s->v->out, "%08llx", (unsigned long long)(s->address + b->at));
	else
		out_z(s->v->out, "no instructions");
	show_preds(s, g, block);
	if (b->loop != FLOW_NONE) {
		const struct flow_loop *l = &g->loops[b->loop];

		out_printf(s->v->out, "; %sloop of bb%u, depth %u", l->irreducible ? "irreducible " : "", l->header, l->depth);
	}
	if (b->idom != FLOW_NONE && b->idom != block)
		out_printf(s->v->out, "; dominated by bb%u", b->idom);
	if (g->entry != FLOW_NONE && b->region != g->blocks[g->entry].region)
		out_printf(s->v->out, "; lanes %u", b->region);
	out_z(s->v->out, "\n");
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		size_t n = flow_insn_text(s, g, i, text);

		out_z(s->v->out, "\t");
		out_raw(s->v->out, text, n);
		ncalls = flow_calls_of(g, i, &calls);
		for (uint32_t k = 0; k < ncalls; k++)
			show_call(s, &calls[k]);
		out_z(s->v->out, "\n");
	}
	for (uint32_t i = 0; i < b->nedges; i++)
		show_edge(s, &g->edges[b->edge + i]);
}

static void
show_regions(struct flow_section *s, const struct flow_graph *g)
{
	uint32_t called = g->entry != FLOW_NONE ? g->blocks[g->entry].region : 0;
	char text[ROOM];

	for (uint32_t i = 1; i < g->nregions && g->nregions > called + 1; i++) {
		flow_region_text(s, g, i, text, sizeof text);
		out_printf(s->v->out, "  lanes %u: %s\n", i, text);
	}
}

static void
show_function(struct flow_section *s, const struct flow_function *f)
{
	const struct flow_graph *g = f->graph;
	char name[64];

	out_printf(s->v->out, "\n%016llx <%.*s>: %s", (unsigned long long)(s->address + f->at), STR_ARG(flow_name(s, f, name)),
		flow_kind_name(f->kind));
	put_count(s->v->out, g->ninsns, "instruction", "instructions");
	put_count(s->v->out, g->nblocks, "block", "blocks");
	put_count(s->v->out, g->nloops, "loop", "loops");
	if (g->ncalls)
		put_count(s->v->out, g->ncalls, "call", "calls");
	out_z(s->v->out, "\n");
	for (uint32_t i = 0; i < g->nblocks; i++)
		show_block(s, g, i);
	show_regions(s, g);
}

static void
show_gap(struct flow_section *s, const struct flow_gap *gap)
{
	out_printf(s->v->out, "\n%016llx: %llu bytes of %s that nothing reaches\n", (unsigned long long)(s->address + gap->at),
		(unsigned long long)(gap->end - gap->at), gap->is_code ? "code" : "data");
}

void
cfg_text(struct flow_section *s)
{
	const struct flow *flow = s->flow;
	size_t gap = 0;

	out_z(s->v->out, "\nControl flow of section ");
	out_str(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	for (size_t i = 0; i <= flow->nfunctions; i++) {
		uint64_t upto = i < flow->nfunctions ? flow->functions[i].at : UINT64_MAX;

		for (; gap < flow->ngaps && flow->gaps[gap].at < upto; gap++)
			if (!flow->gaps[gap].is_padding && !s->v->options->only_symbols.n)
				show_gap(s, &flow->gaps[gap]);
		if (i < flow->nfunctions && flow_wanted(s, &flow->functions[i]))
			show_function(s, &flow->functions[i]);
	}
}
