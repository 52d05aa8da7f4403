/* The drawing of a function as SVG: boxes of loops, then edges, names of loops, and blocks, in this order from back to front.
 * Except for positions and sizes, its appearance is in cfg.css and its behavior in cfg.js. */
#include "objdump/flow/page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
	BLOCKS = 2000, EDGES = 8000, INSNS = 40000, /* larger drawings make a page slow */
	ROOM = 256, TARGET = 40,
};

/* in pixels, for the widest 12-pixel font in cfg.css */
static const float letter = 7.25F, line = 16, pad = 9, head = 24, column = 27;

struct picture {
	struct page_function *f;
	struct layout l;
	uint32_t *pill;      /* node of each edge that leaves the function */
};

/* The label of an edge that leaves the function: "ends", "leaves name". */
static size_t
pill_text(struct page_function *f, const struct flow_edge *e, char *buf, size_t room, size_t *reason)
{
	*reason = (size_t)snprintf(buf, room, "%s", flow_reason_name(e->reason));
	size_t n = flow_edge_target(f->s, e, buf + *reason + 1, room - *reason - 1);

	if (n)
		buf[*reason] = ' ';
	return *reason + (n ? n + 1 : 0);
}

static unsigned
columns(const struct page_function *f)
{
	return f->beside ? 1 : f->accumulates ? 3 : 2;
}

/* The right end of a column of counts in a block of this width. */
static double
column_x(const struct page_function *f, unsigned number, float w)
{
	return (double)(w - pad - column * (float)(columns(f) - 1 - number));
}

static void
size_block(const struct page_function *f, uint32_t block, struct layout_node *n)
{
	const struct flow_block *b = &f->g->blocks[block];
	size_t longest = b->region ? 24 : 16;
	char text[PAGE_BESIDE];

	if (f->beside) {
		f->beside->block(f, block, text);
		longest += strlen(text);
	}
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		size_t length = page_insn_length(f, i);

		longest = length > longest ? length : longest;
	}
	n->w = ceilf(2 * pad + letter * (float)longest + column * (float)columns(f) + 6);
	n->h = head + line * (float)b->count + 6;
}

static bool
find_layout(struct picture *p)
{
	const struct flow_graph *g = p->f->g;
	uint32_t nodes = g->nblocks;
	char text[ROOM];
	size_t reason;

	for (uint32_t i = 0; i < g->nedges; i++)
		nodes += g->edges[i].to == FLOW_NONE;
	layout_open(&p->l, nodes, g->nedges, g->nloops);
	for (uint32_t i = 0; i < g->nloops; i++)
		p->l.loops[i].parent = g->loops[i].parent;
	for (uint32_t i = 0; i < g->nblocks; i++) {
		size_block(p->f, i, &p->l.nodes[i]);
		p->l.nodes[i].loop = g->blocks[i].loop;
		p->l.nodes[i].order = g->blocks[i].order < g->nblocks ? g->blocks[i].order : g->nblocks + i;
	}
	nodes = g->nblocks;
	for (uint32_t i = 0; i < g->nedges; i++) {
		const struct flow_edge *e = &g->edges[i];
		struct layout_node *n = &p->l.nodes[nodes];

		p->l.edges[i] = (struct layout_edge){.from = e->from, .to = e->to};
		if (e->to != FLOW_NONE)
			continue;
		size_t length = pill_text(p->f, e, text, sizeof text, &reason);

		p->l.edges[i].to = nodes++;
		n->w = ceilf(20 + letter * (float)html_length((struct str){text, length}, TARGET));
		n->h = 22;
		n->loop = g->blocks[e->from].loop;
		n->order = 2 * g->nblocks + i;
	}
	return layout_dot(&p->l, &p->f->page->dot) || layout_ranks(&p->l);
}

/* The class d0, d1, … of cfg.css for this depth. */
static unsigned
shade(uint32_t depth)
{
	return depth < 4 ? depth : 4;
}

static void
put_loop(struct picture *p, uint32_t loop)
{
	const struct layout_loop *at = &p->l.loops[loop];

	buf_printf(&p->f->page->body, "<g class=\"loop d%u\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"10\"/></g>\n",
		shade(p->f->g->loops[loop].depth), (double)at->x, (double)at->y, (double)at->w, (double)at->h);
}

/* Loop names are drawn over the edges so that they stay readable. */
static void
put_loop_name(struct picture *p, uint32_t loop)
{
	const struct flow_loop *l = &p->f->g->loops[loop];
	const struct layout_loop *at = &p->l.loops[loop];
	char text[PAGE_BESIDE] = "";

	if (p->f->beside)
		p->f->beside->loop(p->f, loop, text);
	buf_printf(&p->f->page->body, "<text class=\"loop-name d%u\" x=\"%.1f\" y=\"%.1f\">%sloop of bb%u, depth %u%s</text>\n",
		shade(l->depth), (double)at->x + 10, (double)at->y + 15, l->irreducible ? "irreducible " : "", l->header, l->depth, text);
}

/* The arrowhead at the last point, in the direction of the last segment that is not empty. */
static void
put_tip(struct buf *b, const struct layout_point *p, size_t n)
{
	struct layout_point end = p[n - 1], from = end;
	float length = 0, dx, dy;

	for (size_t i = n - 1; i-- > 0 && length < 0.5F;) {
		from = p[i];
		length = hypotf(end.x - from.x, end.y - from.y);
	}
	dx = length > 0 ? (end.x - from.x) / length : 0;
	dy = length > 0 ? (end.y - from.y) / length : 1;
	buf_printf(b, "<path class=\"tip\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1fZ\"/>", (double)end.x, (double)end.y,
		(double)(end.x - 9 * dx - 4 * dy), (double)(end.y - 9 * dy + 4 * dx), (double)(end.x - 9 * dx + 4 * dy),
		(double)(end.y - 9 * dy - 4 * dx));
}

static void
put_edge(struct picture *p, uint32_t edge)
{
	const struct flow_edge *e = &p->f->g->edges[edge];
	const struct layout_edge *at = &p->l.edges[edge];
	const struct layout_point *points = p->l.points + at->first;
	struct buf *b = &p->f->page->body;

	html_z(b, "<g class=\"edge ");
	page_class(b, e->reason);
	buf_printf(b, "\" id=\"f%zue%u\" data-from=\"f%zub%u\"", p->f->number, edge, p->f->number, e->from);
	if (e->to != FLOW_NONE)
		buf_printf(b, " data-to=\"f%zub%u\"", p->f->number, e->to);
	html_z(b, "><title>");
	page_edge_title(p->f, e);
	buf_printf(b, "</title><path d=\"M%.1f %.1f", (double)points[0].x, (double)points[0].y);
	for (size_t i = 1; i + 2 < at->n; i += 3)
		buf_printf(b, "C%.1f %.1f %.1f %.1f %.1f %.1f", (double)points[i].x, (double)points[i].y, (double)points[i + 1].x,
			(double)points[i + 1].y, (double)points[i + 2].x, (double)points[i + 2].y);
	html_z(b, "\"/>");
	put_tip(b, points, at->n);
	html_z(b, "</g>\n");
	page_flush(p->f->page);
}

static void
put_pill(struct picture *p, uint32_t edge)
{
	const struct flow_edge *e = &p->f->g->edges[edge];
	const struct layout_node *n = &p->l.nodes[p->l.edges[edge].to];
	struct buf *b = &p->f->page->body;
	size_t to = e->reason == EDGE_LEAVES && e->at != FLOW_NONE ? page_number_at(p->f, e->at) : FLOW_NONE, reason;
	char text[ROOM];
	struct str s = {text, pill_text(p->f, e, text, sizeof text, &reason)};

	html_z(b, "<g class=\"pill ");
	page_class(b, e->reason);
	buf_printf(b, "\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"11\"/>", (double)n->x, (double)n->y,
		(double)n->w, (double)n->h);
	if (to != FLOW_NONE)
		buf_printf(b, "<a href=\"#f%zu\">", to);
	buf_printf(b, "<text x=\"%.1f\" y=\"%.1f\">", (double)(n->x + n->w / 2), (double)n->y + 15);
	html_put_cut(b, s, TARGET);
	html_z(b, to != FLOW_NONE ? "</text></a></g>\n" : "</text></g>\n");
}

/* The registers in use, to the right of an instruction; maxima are marked. */
static void
put_counts(struct page_function *f, uint32_t insn, float w, float y)
{
	char text[16];

	if (f->beside) {
		f->beside->insn(f, insn, text);
		if (*text)
			buf_printf(&f->page->body, "<text class=\"n\" x=\"%.0f\" y=\"%.0f\">%s</text>", column_x(f, 0, w), (double)y, text);
		return;
	}
	const struct live_count *c = &f->live->counts[insn], *peak = &f->live->peak;
	const unsigned counts[] = {c->sgprs, c->vgprs, c->agprs}, most[] = {peak->sgprs, peak->vgprs, peak->agprs};

	for (unsigned i = 0; i < columns(f); i++)
		buf_printf(&f->page->body, "<text class=\"n%s\" x=\"%.0f\" y=\"%.0f\">%u</text>",
			counts[i] && counts[i] == most[i] ? " peak" : "", column_x(f, i, w), (double)y, counts[i]);
}

/* The heading of a block. */
static void
put_head(struct page_function *f, uint32_t block, float w)
{
	const struct flow_block *at = &f->g->blocks[block];
	struct buf *b = &f->page->body;
	char text[PAGE_BESIDE];

	buf_printf(b, "<text class=\"head\" x=\"%.0f\" y=\"16\"><tspan class=\"name\">bb%u</tspan>", (double)pad, block);
	if (at->count)
		buf_printf(b, " <tspan class=\"at\">%08llx</tspan>", (unsigned long long)(f->s->address + at->at));
	if (at->region)
		buf_printf(b, " <tspan class=\"lanes\">lanes %u</tspan>", at->region);
	if (f->beside) {
		f->beside->block(f, block, text);
		buf_printf(b, "<tspan class=\"beside\">%s</tspan>", text);
	}
	html_z(b, "</text>");
	for (unsigned i = 0; !f->beside && i < columns(f); i++)
		buf_printf(b, "<text class=\"n\" x=\"%.0f\" y=\"16\">%c</text>", column_x(f, i, w), "SVA"[i]);
}

static void
put_block(struct picture *p, uint32_t block)
{
	struct page_function *f = p->f;
	const struct flow_block *at = &f->g->blocks[block];
	const struct layout_node *n = &p->l.nodes[block];
	uint32_t depth = at->loop == FLOW_NONE ? 0 : f->g->loops[at->loop].depth;
	struct buf *b = &f->page->body;

	buf_printf(b, "<g class=\"block d%u%s%s\" id=\"f%zub%u\" tabindex=\"0\" transform=\"translate(%.1f %.1f)\"", shade(depth), block == f->g->entry ? " entry" : "",
		at->idom == FLOW_NONE ? " unreached" : "", f->number, block, (double)n->x, (double)n->y);
	if (f->beside)
		buf_printf(b, " style=\"--h:%.2f\"", f->beside->heat(f, block));
	buf_printf(b, ">\n<rect class=\"box\" width=\"%.0f\" height=\"%.0f\" rx=\"5\"/>", (double)n->w, (double)n->h);
	put_head(f, block, n->w);
	html_z(b, "\n");
	for (uint32_t i = 0; i < at->count; i++) {
		float y = head + line * (float)(i + 1) - 4;

		buf_printf(b, "<text class=\"i\" x=\"%.0f\" y=\"%.0f\">", (double)pad, (double)y);
		page_insn(f, block, at->first + i);
		html_z(b, "</text>");
		put_counts(f, at->first + i, n->w, y);
		html_z(b, "\n");
		page_flush(f->page);
	}
	html_z(b, "</g>\n");
}

bool
page_picture(struct page_function *f)
{
	const struct flow_graph *g = f->g;
	struct picture p = {.f = f};
	struct buf *b = &f->page->body;
	bool good;

	if (g->nblocks > BLOCKS || g->nedges > EDGES || g->ninsns > INSNS)
		return false;
	good = find_layout(&p);
	if (good) {
		f->in_picture = true;
		buf_printf(b, "<figure tabindex=\"0\"><svg xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" width=\"%.0f\" "
			"height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n", (double)p.l.w, (double)p.l.h, (double)p.l.w, (double)p.l.h);
		for (uint32_t i = 0; i < g->nloops; i++)
			put_loop(&p, i);
		for (uint32_t i = 0; i < g->nedges; i++)
			put_edge(&p, i);
		for (uint32_t i = 0; i < g->nloops; i++)
			put_loop_name(&p, i);
		for (uint32_t i = 0; i < g->nedges; i++)
			if (g->edges[i].to == FLOW_NONE)
				put_pill(&p, i);
		for (uint32_t i = 0; i < g->nblocks; i++)
			put_block(&p, i);
		html_z(b, "</svg></figure>\n");
		f->in_picture = false;
	}
	layout_close(&p.l);
	return good;
}
