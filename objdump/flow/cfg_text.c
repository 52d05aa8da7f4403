/* --cfg: writes functions with their blocks, predecessors and successors as text. */
#include <stdio.h>

#include "objdump/flow/cfg.h"
#include "objdump/flow/counts.h"

enum { ROOM = 256 };

static void
put_count(struct out *out, size_t n, const char *one, const char *many)
{
	out_printf(out, ", %zu %s", n, n == 1 ? one : many);
}

static void
show_preds(struct section_view *s, const struct amdgcn_graph *g, size_t block)
{
	const struct amdgcn_block *b = &g->blocks[block];
	const char *between = (int)block == g->entry ? "; entry, from " : "; from ";

	if (!b->npreds && (int)block == g->entry)
		out_z(s->v->out, "; entry");
	else if (!b->npreds)
		out_z(s->v->out, "; from nowhere");
	for (size_t i = 0; i < b->npreds; i++) {
		out_printf(s->v->out, "%sbb%d", between, g->edges[g->preds[b->pred + i]].from);
		between = ", ";
	}
}

static void
show_edge(struct section_view *s, const struct amdgcn_edge *e)
{
	out_z(s->v->out, "\t-> ");
	char target[ROOM];
	if (section_edge_target(s, e, target, sizeof target))
		out_printf(s->v->out, "%s, ", target);
	out_text(s->v->out, amdgcn_edge_name(e->kind));
	if (e->kind == AMDGCN_TAKEN)
		out_printf(s->v->out, " if %s", e->condition);
	out_z(s->v->out, "\n");
}

static void
show_call(struct section_view *s, const struct amdgcn_call *c)
{
	char name[64];

	if (c->function != AMDGCN_NONE)
		out_printf(s->v->out, "  // calls %.*s", STR_ARG(section_name(s, &s->all->functions[c->function], name)));
	else if (c->symbol)
		out_printf(s->v->out, "  // calls %s", c->symbol);
	else
		out_z(s->v->out, "  // calls an unknown function");
}

enum { NORMAL = 1 << 0 };

/* Prints the dependency modes of an instruction: "mode 0 or 2". */
static void
put_modes(struct section_view *s, const char *lead, unsigned modes)
{
	const char *between = "mode ";

	out_text(s->v->out, lead);
	for (unsigned mode = 0; modes >> mode; mode++)
		if (modes >> mode & 1) {
			out_printf(s->v->out, "%s%u", between, mode);
			between = " or ";
		}
}

static void
show_count(struct out *out, const struct executed *c)
{
	unsigned long long tenths = c && c->executed ? (10 * c->lanes + c->executed / 2) / c->executed : 0;

	if (c && c->executed)
		out_printf(out, "  // runs %llu, lanes %llu.%llu", (unsigned long long)c->executed, tenths / 10, tenths % 10);
	else if (c)
		out_z(out, "  // runs 0");
	if (c && c->executed && c->conditional)
		out_printf(out, ", taken %llu", (unsigned long long)c->taken);
}

/* Prints a block of function f. *call is the index of the first call that was not printed yet. */
static void
show_block(struct section_view *s, const struct amdgcn_function *f, const struct amdgcn_graph *g, size_t block, size_t *call)
{
	const struct amdgcn_block *b = &g->blocks[block];
	unsigned modes = b->ninstructions ? amdgcn_dependency_modes(g, b->first) : NORMAL;

	out_printf(s->v->out, "  bb%zu:  // ", block);
	if (b->ninstructions)
		out_printf(s->v->out, "%08llx", (unsigned long long)section_shown(s, b->address));
	else
		out_z(s->v->out, "no instructions");
	show_preds(s, g, block);
	if (b->loop != AMDGCN_NONE) {
		const struct amdgcn_loop *l = &g->loops[b->loop];

		out_printf(s->v->out, "; %sloop of bb%d, depth %u", l->irreducible ? "irreducible " : "", l->header, l->depth);
	}
	if (b->dominator != AMDGCN_NONE)
		out_printf(s->v->out, "; dominated by bb%d", b->dominator);
	if (g->entry != AMDGCN_NONE && b->lanes != g->blocks[g->entry].lanes)
		out_printf(s->v->out, "; lanes %zu", b->lanes);
	if (modes & ~(unsigned)NORMAL)
		put_modes(s, "; ", modes);
	out_z(s->v->out, "\n");
	char text[AMDGCN_TEXT];
	unsigned before;
	for (size_t i = b->first; i < b->first + b->ninstructions; i++) {
		size_t n = amdgcn_graph_text(g, i, text);

		before = modes;
		modes = i + 1 < b->first + b->ninstructions ? amdgcn_dependency_modes(g, i + 1) : modes;

		out_z(s->v->out, "\t");
		out_raw(s->v->out, text, n);
		for (; *call < g->ncalls && g->calls[*call].instruction == i; ++*call)
			show_call(s, &g->calls[*call]);
		show_count(s->v->out, counts_find(s, f, g->addresses[i], (struct str){text, n}));
		if (modes != before)
			put_modes(s, "  // then ", modes);
		out_z(s->v->out, "\n");
	}
	for (size_t i = 0; i < b->nedges; i++)
		show_edge(s, &g->edges[b->edge + i]);
}

static void
show_lanes(struct section_view *s, const struct amdgcn_graph *g)
{
	size_t called = g->entry != AMDGCN_NONE ? g->blocks[g->entry].lanes : 0;
	char text[ROOM];

	for (size_t i = 1; i < g->nlanes && g->nlanes > called + 1; i++) {
		section_lanes_text(s, g, i, text, sizeof text);
		out_printf(s->v->out, "  lanes %zu: %s\n", i, text);
	}
}

static void
show_function(struct section_view *s, const struct amdgcn_function *f)
{
	const struct amdgcn_graph *g = amdgcn_graph(f);
	size_t call = 0, ncalls = 0;

	for (size_t i = 0; i < g->ncalls; i++)
		ncalls += !i || g->calls[i].instruction != g->calls[i - 1].instruction;
	char name[64];
	out_printf(s->v->out, "\n%016llx <%.*s>: %s", (unsigned long long)section_shown(s, f->address),
		STR_ARG(section_name(s, f, name)), amdgcn_kind_name(f->kind));
	put_count(s->v->out, g->ninstructions, "instruction", "instructions");
	put_count(s->v->out, g->nblocks, "block", "blocks");
	put_count(s->v->out, g->nloops, "loop", "loops");
	if (ncalls)
		put_count(s->v->out, ncalls, "call", "calls");
	out_z(s->v->out, "\n");
	for (size_t i = 0; i < g->nblocks; i++)
		show_block(s, f, g, i, &call);
	show_lanes(s, g);
}

static void
show_gap(struct section_view *s, const struct amdgcn_gap *gap)
{
	out_printf(s->v->out, "\n%016llx: %llu bytes of %s that nothing reaches\n", (unsigned long long)section_shown(s, gap->address),
		(unsigned long long)(gap->end - gap->address), gap->kind == AMDGCN_UNREACHED ? "code" : "data");
}

void
cfg_text(struct section_view *s)
{
	const struct amdgcn_functions *all = s->all;
	size_t gap = 0;

	out_z(s->v->out, "\nControl flow of section ");
	out_text(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	for (size_t i = 0; i <= all->nfunctions; i++) {
		uint64_t upto = i < all->nfunctions ? all->functions[i].address : UINT64_MAX;

		for (; gap < all->ngaps && all->gaps[gap].address < upto; gap++)
			if (all->gaps[gap].kind != AMDGCN_PADDING && !name_list_limits(&s->v->options->only_symbols))
				show_gap(s, &all->gaps[gap]);
		if (i < all->nfunctions && section_wants(s, &all->functions[i]))
			show_function(s, &all->functions[i]);
	}
}
