/* --cfg=dot: writes control flow for Graphviz. Functions are clusters that contain nested clusters for loops. The color
 * of an edge shows its kind, such as taken or not taken. */
#include <stdlib.h>

#include "common/base/memory/die.h"
#include "common/base/text/visible.h"
#include "objdump/flow/cfg.h"

enum { ROOM = 256 };

static const char *const colors[] = {
	[AMDGCN_FALLS_THROUGH] = "black", [AMDGCN_TAKEN] = "forestgreen", [AMDGCN_NOT_TAKEN] = "firebrick", [AMDGCN_JUMPS] = "blue",
	[AMDGCN_FORKS] = "darkorange", [AMDGCN_JOINS] = "darkorange", [AMDGCN_RETURNS] = "gray40", [AMDGCN_ENDS] = "gray40",
	[AMDGCN_LEAVES] = "purple", [AMDGCN_UNKNOWN] = "red", [AMDGCN_NOT_CODE] = "red", [AMDGCN_STARTS] = "gray40",
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
put_block(struct section_view *s, const struct amdgcn_graph *g, size_t block)
{
	const struct amdgcn_block *b = &g->blocks[block];
	struct out *out = s->v->out;

	out_printf(out, "f%db%zu [label=\"bb%zu", g->function->index, block, block);
	if (b->ninstructions)
		out_printf(out, "  %llx", (unsigned long long)section_shown(s, b->address));
	out_z(out, "\\l");
	char text[AMDGCN_TEXT];
	for (size_t i = b->first; i < b->first + b->ninstructions; i++) {
		out_z(out, "  ");
		put_quoted(out, text, amdgcn_graph_text(g, i, text));
		out_z(out, "\\l");
	}
	out_printf(out, "\"%s];\n", (int)block == g->entry ? ", penwidth=2" : "");
}

static void
put_edge(struct section_view *s, const struct amdgcn_graph *g, size_t edge)
{
	const struct amdgcn_edge *e = &g->edges[edge];
	struct out *out = s->v->out;
	int function = g->function->index;
	char target[ROOM];

	if (e->to != AMDGCN_NONE) {
		out_printf(out, "f%db%d -> f%db%d [color=%s", function, e->from, function, e->to, colors[e->kind]);
	} else {
		out_printf(out, "f%de%zu [shape=plaintext, fontcolor=%s, label=\"", function, edge, colors[e->kind]);
		out_text(out, amdgcn_edge_name(e->kind));
		if (section_edge_target(s, e, target, sizeof target)) {
			out_z(out, " ");
			put_quoted(out, target, strlen(target));
		}
		out_printf(out, "\"];\nf%db%d -> f%de%zu [color=%s", function, e->from, function, edge, colors[e->kind]);
	}
	if (e->kind == AMDGCN_TAKEN)
		out_printf(out, ", label=\"%s\"", e->condition);
	out_z(out, "];\n");
}

/* Linked lists of the direct members of each loop. The last element of block[] and of loop[] begins the list of the blocks or loops
 * that are in no loop. */
struct members {
	int *block, *next_block;      /* block: first block of each loop; next_block: next block in the same loop, for each block */
	int *loop, *next_loop;        /* loop: first nested loop of each loop; next_loop: next loop in the same parent loop, for each
	                               * loop */
};

/* Returns the index of a loop in block[] and loop[], or the index of the last element if `loop` is AMDGCN_NONE. */
static size_t
loop_or_none(const struct amdgcn_graph *g, int loop)
{
	return loop == AMDGCN_NONE ? g->nloops : (size_t)loop;
}

static void
find_members(const struct amdgcn_graph *g, struct members *m)
{
	size_t n = 2 * (g->nloops + 1) + g->nblocks + g->nloops;

	m->block = malloc(n * sizeof *m->block);
	if (!m->block)
		die("out of memory");
	m->loop = m->block + g->nloops + 1;
	m->next_loop = m->loop + g->nloops + 1;
	m->next_block = m->next_loop + g->nloops;
	for (size_t i = 0; i <= g->nloops; i++)
		m->block[i] = m->loop[i] = AMDGCN_NONE;
	for (size_t i = g->nblocks; i-- > 0;) {
		size_t in = loop_or_none(g, g->blocks[i].loop);

		m->next_block[i] = m->block[in];
		m->block[in] = (int)i;
	}
	for (size_t i = g->nloops; i-- > 0;) {
		size_t in = loop_or_none(g, g->loops[i].parent);

		m->next_loop[i] = m->loop[in];
		m->loop[in] = (int)i;
	}
}

/* Writes all blocks and loops of a function. The cluster of a loop contains the blocks of the loop, then its nested
 * loops. */
static void
put_members(struct section_view *s, const struct amdgcn_graph *g, const struct members *m)
{
	size_t at = g->nloops;

	for (;;) {
		int next = m->loop[at];

		for (int b = m->block[at]; b != AMDGCN_NONE; b = m->next_block[b])
			put_block(s, g, (size_t)b);
		while (next == AMDGCN_NONE && at != g->nloops) {
			out_z(s->v->out, "}\n");
			next = m->next_loop[at];
			if (next == AMDGCN_NONE)
				at = loop_or_none(g, g->loops[at].parent);
		}
		if (next == AMDGCN_NONE)
			return;
		at = (size_t)next;
		out_printf(s->v->out, "subgraph cluster_f%dl%zu {\nlabel=\"%sloop of bb%d, depth %u\"; style=dashed; color=gray50;\n",
			g->function->index, at, g->loops[at].irreducible ? "irreducible " : "", g->loops[at].header, g->loops[at].depth);
	}
}

static void
put_function(struct section_view *s, const struct amdgcn_function *f)
{
	const struct amdgcn_graph *g = amdgcn_graph(f);
	struct out *out = s->v->out;
	struct members m;

	find_members(g, &m);
	char buf[64];
	struct str name = section_name(s, f, buf);
	out_printf(out, "subgraph cluster_f%d {\nlabel=\"", f->index);
	put_quoted(out, name.p, name.n);
	out_z(out, "\"; labeljust=l; style=solid; color=black;\n");
	put_members(s, g, &m);
	out_z(out, "}\n");
	for (size_t i = 0; i < g->nedges; i++)
		put_edge(s, g, i);
	free(m.block);
}

void
cfg_dot(struct section_view *s)
{
	out_z(s->v->out, "digraph \"");
	put_quoted(s->v->out, s->v->file, strlen(s->v->file));
	out_z(s->v->out, " ");
	put_quoted(s->v->out, s->code->name, strlen(s->code->name));
	out_z(s->v->out, "\" {\nnode [shape=box, fontname=\"monospace\", fontsize=10];\nedge [fontsize=10];\n");
	for (size_t i = 0; i < s->all->nfunctions; i++)
		if (section_wants(s, &s->all->functions[i]))
			put_function(s, &s->all->functions[i]);
	out_z(s->v->out, "}\n");
}
