/* The list of blocks of a function that is too large for a drawing. */
#include "objdump/flow/page.h"

static void
put_edge(struct page_function *f, uint32_t edge)
{
	const struct flow_edge *e = &f->g->edges[edge];
	struct buf *b = &f->page->body;
	size_t to = e->reason == EDGE_LEAVES && e->at != FLOW_NONE ? page_number_at(f, e->at) : FLOW_NONE;

	html_z(b, "<p class=\"edge ");
	page_class(b, e->reason);
	buf_printf(b, "\" id=\"f%zue%u\" data-from=\"f%zub%u\"", f->number, edge, f->number, e->from);
	if (e->to != FLOW_NONE)
		buf_printf(b, " data-to=\"f%zub%u\"><a href=\"#f%zub%u\">", f->number, e->to, f->number, e->to);
	else if (to != FLOW_NONE)
		buf_printf(b, "><a href=\"#f%zu\">", to);
	else
		html_z(b, ">");
	page_edge_title(f, e);
	html_z(b, e->to != FLOW_NONE || to != FLOW_NONE ? "</a></p>\n" : "</p>\n");
}

static void
put_block(struct page_function *f, uint32_t block)
{
	const struct flow_block *at = &f->g->blocks[block];
	struct buf *b = &f->page->body;

	buf_printf(b, "<div class=\"block%s\" id=\"f%zub%u\" tabindex=\"0\"><p class=\"head\"><b class=\"name\">bb%u</b> "
		"<span class=\"at\">%08llx</span>", at->idom == FLOW_NONE ? " unreached" : "", f->number, block, block,
		(unsigned long long)(f->s->address + at->at));
	if (at->region)
		buf_printf(b, " <span class=\"lanes\">lanes %u</span>", at->region);
	if (at->loop != FLOW_NONE)
		buf_printf(b, " loop of <a href=\"#f%zub%u\">bb%u</a>, depth %u", f->number, f->g->loops[at->loop].header,
			f->g->loops[at->loop].header, f->g->loops[at->loop].depth);
	html_z(b, "</p>\n");
	for (uint32_t i = at->first; i < at->first + at->count; i++) {
		html_z(b, "<code class=\"i\">");
		page_insn(f, block, i);
		html_z(b, "</code>\n");
		page_flush(f->page);
	}
	for (uint32_t i = 0; i < at->nedges; i++)
		put_edge(f, at->edge + i);
	html_z(b, "</div>\n");
	page_flush(f->page);
}

void
page_blocks(struct page_function *f)
{
	html_z(&f->page->body, "<p class=\"note\">This function is too large for a picture: these are its blocks.</p>\n"
		"<div class=\"blocks\" tabindex=\"0\">\n");
	for (uint32_t i = 0; i < f->g->nblocks; i++)
		put_block(f, i);
	html_z(&f->page->body, "</div>\n");
}
