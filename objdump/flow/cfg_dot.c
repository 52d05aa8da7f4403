/* --cfg=dot: writes control flow for Graphviz. Functions are clusters that contain nested clusters for loops. The color of an edge
 * shows its reason. */
#include <stdlib.h>

#include "common/base/memory/die.h"
#include "common/base/text/visible.h"
#include "objdump/flow/cfg.h"

enum { ROOM = 256 };

static const char *const colors[EDGE_REASONS] = {
	[EDGE_FALLS] = "black", [EDGE_TAKEN] = "forestgreen", [EDGE_NOT_TAKEN] = "firebrick", [EDGE_JUMPS] = "blue",
	[EDGE_FORKS] = "darkorange", [EDGE_JOINS] = "darkorange", [EDGE_RETURNS] = "gray40", [EDGE_ENDS] = "gray40",
	[EDGE_LEAVES] = "purple", [EDGE_UNKNOWN] = "red", [EDGE_NOT_CODE] = "red", [EDGE_STARTS] = "gray40",
};

/* Prints a string within quotes, with backslashes and quotes escaped. */
static void
put_quoted(struct out *out, const char *text, size_t n)
{
	struct buf b = {0};

	visible_put(&b, (struct str){text, n});
	for (size_t i = 0; i < b.n; i++) {
		if (b.p[i] == '"' || b.p[i] == '\\')
			out_z(out, "\\");
		out_raw(out, (const char *)&b.p[i], 1);
	}
	buf_free(&b);
}

static void
put_block(struct flow_section *s, size_t function, uint32_t block)
{
	const struct flow_graph *g = s->flow->functions[function].graph;
	const struct flow_block *b = &g->blocks[block];
	struct out *out = s->v->out;
	char text[INSN_TEXT];

	out_printf(out, "f%zub%u [label=\"bb%u", function, block, block);
	if (b->count)
		out_printf(out, "  %llx", (unsigned long long)(s->address + b->at));
	out_z(out, "\\l");
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		out_z(out, "  ");
		put_quoted(out, text, flow_insn_text(s, g, i, text));
		out_z(out, "\\l");
	}
	out_printf(out, "\"%s];\n", block == g->entry ? ", penwidth=2" : "");
}

static void
put_edge(struct flow_section *s, size_t function, uint32_t edge)
{
	const struct flow_edge *e = &s->flow->functions[function].graph->edges[edge];
	struct out *out = s->v->out;
	char target[ROOM];

	if (e->to != FLOW_NONE) {
		out_printf(out, "f%zub%u -> f%zub%u [color=%s", function, e->from, function, e->to, colors[e->reason]);
	} else {
		out_printf(out, "f%zue%u [shape=plaintext, fontcolor=%s, label=\"", function, edge, colors[e->reason]);
		out_text(out, flow_reason_name(e->reason));
		if (flow_edge_target(s, e, target, sizeof target)) {
			out_z(out, " ");
			put_quoted(out, target, strlen(target));
		}
		out_printf(out, "\"];\nf%zub%u -> f%zue%u [color=%s", function, e->from, function, edge, colors[e->reason]);
	}
	if (e->reason == EDGE_TAKEN)
		out_printf(out, ", label=\"%s\"", insn_effect_name(LIST_CONDITION, e->condition));
	out_z(out, "];\n");
}

/* The direct members of each loop. The last element of each list is for the members that are in no loop. */
struct members {
	uint32_t *block, *next_block; /* block: indexed by loop: first block in the loop; next_block: indexed by block: next block in
	                               * the same loop */
	uint32_t *loop, *next_loop;   /* loop: indexed by loop: first nested loop; next_loop: indexed by loop: next loop in the same
	                               * parent loop */
};

static void
find_members(const struct flow_graph *g, struct members *m)
{
	size_t n = 2 * ((size_t)g->nloops + 1) + g->nblocks + g->nloops;

	m->block = malloc(n * sizeof *m->block);
	if (!m->block)
		die("out of memory");
	m->loop = m->block + g->nloops + 1;
	m->next_loop = m->loop + g->nloops + 1;
	m->next_block = m->next_loop + g->nloops;
	for (uint32_t i = 0; i <= g->nloops; i++)
		m->block[i] = m->loop[i] = FLOW_NONE;
	for (uint32_t i = g->nblocks; i-- > 0;) {
		uint32_t in = g->blocks[i].loop == FLOW_NONE ? g->nloops : g->blocks[i].loop;

		m->next_block[i] = m->block[in];
		m->block[in] = i;
	}
	for (uint32_t i = g->nloops; i-- > 0;) {
		uint32_t in = g->loops[i].parent == FLOW_NONE ? g->nloops : g->loops[i].parent;

		m->next_loop[i] = m->loop[in];
		m->loop[in] = i;
	}
}

/* Writes the blocks of a loop, then its nested loops. A loop is closed after its members. */
static void
put_members(struct flow_section *s, size_t function, const struct members *m)
{
	const struct flow_graph *g = s->flow->functions[function].graph;
	uint32_t at = g->nloops;

	for (;;) {
		uint32_t next = m->loop[at];

		for (uint32_t b = m->block[at]; b != FLOW_NONE; b = m->next_block[b])
			put_block(s, function, b);
		while (next == FLOW_NONE && at != g->nloops) {
			out_z(s->v->out, "}\n");
			next = m->next_loop[at];
			if (next == FLOW_NONE)
				at = g->loops[at].parent == FLOW_NONE ? g->nloops : g->loops[at].parent;
		}
		if (next == FLOW_NONE)
			return;
		at = next;
		out_printf(s->v->out, "subgraph cluster_f%zul%u {\nlabel=\"%sloop of bb%u, depth %u\"; style=dashed; color=gray50;\n",
			function, at, g->loops[at].irreducible ? "irreducible " : "", g->loops[at].header, g->loops[at].depth);
	}
}

static void
put_function(struct flow_section *s, size_t function)
{
	const struct flow_function *f = &s->flow->functions[function];
	struct out *out = s->v->out;
	struct members m;
	struct str name;
	char buf[64];

	find_members(f->graph, &m);
	name = flow_name(s, f, buf);
	out_printf(out, "subgraph cluster_f%zu {\nlabel=\"", function);
	put_quoted(out, name.p, name.n);
	out_z(out, "\"; labeljust=l; style=solid; color=black;\n");
	put_members(s, function, &m);
	out_z(out, "}\n");
	for (uint32_t i = 0; i < f->graph->nedges; i++)
		put_edge(s, function, i);
	free(m.block);
}

void
cfg_dot(struct flow_section *s)
{
	out_z(s->v->out, "digraph \"");
	put_quoted(s->v->out, s->v->file, strlen(s->v->file));
	out_z(s->v->out, " ");
	put_quoted(s->v->out, s->code->name.p, s->code->name.n);
	out_z(s->v->out, "\" {\nnode [shape=box, fontname=\"monospace\", fontsize=10];\nedge [fontsize=10];\n");
	for (size_t i = 0; i < s->flow->nfunctions; i++)
		if (flow_wanted(s, &s->flow->functions[i]))
			put_function(s, i);
	out_z(s->v->out, "}\n");
}
