/* --cfg=html: one self-contained page, valid HTML and XML, with all functions of all files. It is written while files are read, so
 * the list of functions comes last; cfg.css places it at the side. Everything is visible without cfg.js, which shows one function
 * at a time, searches, follows edges and zooms. */
#include "objdump/flow/page.h"

#include "objdump/flow/cfg.h"

enum { ROOM = 256 };

static void
put_list_item(struct page_function *f, struct str name)
{
	struct buf *b = &f->page->list;

	buf_printf(b, "<li><a href=\"#f%zu\"><span class=\"name\">", f->number);
	html_put(b, name);
	buf_printf(b, "</span> <span class=\"facts\">%s", flow_kind_name(f->f->kind));
	page_count(b, f->g->nblocks, "block");
	if (f->g->nloops)
		page_count(b, f->g->nloops, "loop");
	html_z(b, "</span></a></li>\n");
}

static void
put_facts(struct page_function *f)
{
	const struct live_count *peak = &f->live->peak;
	struct buf *b = &f->page->body;

	buf_printf(b, "<p class=\"facts\">%s at %08llx", flow_kind_name(f->f->kind), (unsigned long long)(f->s->address + f->f->at));
	page_count(b, f->g->ninsns, "instruction");
	page_count(b, f->g->nblocks, "block");
	page_count(b, f->g->nloops, "loop");
	if (f->g->ncalls)
		page_count(b, f->g->ncalls, "call");
	buf_printf(b, "; in use at most %u SGPRs, %u VGPRs", peak->sgprs, peak->vgprs);
	if (f->accumulates)
		buf_printf(b, ", %u AGPRs", peak->agprs);
	html_z(b, "</p>\n");
}

static void
put_regions(struct page_function *f)
{
	struct buf *b = &f->page->body;
	char text[ROOM];

	if (f->g->nregions < 2)
		return;
	buf_printf(b, "<details class=\"regions\"><summary>Regions of lanes: %u</summary>\n<ul>\n", f->g->nregions - 1);
	for (uint32_t i = 1; i < f->g->nregions; i++) {
		flow_region_text(f->s, f->g, i, text, sizeof text);
		buf_printf(b, "<li><b class=\"lanes\">lanes %u</b> %s</li>\n", i, text);
		page_flush(f->page);
	}
	html_z(b, "</ul></details>\n");
}

static void
put_function(struct page_function *f)
{
	struct buf *b = &f->page->body;
	char buf[64];
	struct str name = flow_name(f->s, f->f, buf);

	for (uint32_t i = 0; i < f->g->nedges; i++)
		f->page->reasons |= 1u << f->g->edges[i].reason;
	page_text_open(f);
	put_list_item(f, name);
	buf_printf(b, "<article id=\"f%zu\">\n<h3 class=\"name\">", f->number);
	html_put(b, name);
	html_z(b, "</h3>\n");
	put_facts(f);
	if (!page_picture(f))
		page_blocks(f);
	put_regions(f);
	html_z(b, "</article>\n");
	page_flush(f->page);
	page_text_close(f);
}

void
cfg_html(struct flow_section *s)
{
	struct page *p = s->v->page;
	struct live *live = live_open(s->flow);
	bool any = false;

	for (size_t i = 0; i < s->flow->nfunctions; i++) {
		const struct flow_function *function = &s->flow->functions[i];
		struct page_function f = {.page = p, .s = s, .index = i, .number = p->nfunctions + i, .f = function,
			.g = function->graph, .live = &live[i], .accumulates = set_top(&function->graph->named, FILE_agpr) > 0};

		if (!flow_wanted(s, function))
			continue;
		html_z(&p->body, any ? "" : "<section>\n<h2>");
		html_z(&p->list, any ? "" : "<h3>");
		if (!any) {
			page_title(&p->body, s);
			page_title(&p->list, s);
		}
		html_z(&p->body, any ? "" : "</h2>\n");
		html_z(&p->list, any ? "" : "</h3>\n<ol>\n");
		any = true;
		put_function(&f);
	}
	html_z(&p->body, any ? "</section>\n" : "");
	html_z(&p->list, any ? "</ol>\n" : "");
	p->nfunctions += s->flow->nfunctions;
	live_close(s->flow, live);
}

/* The legend of the colors. */
static void
put_legend(struct page *p)
{
	struct buf *b = &p->body;

	html_z(b, "<details class=\"legend\" open=\"open\"><summary>What the colours mean</summary>\n<ul>\n");
	for (unsigned i = 0; i < EDGE_REASONS; i++) {
		if (!(p->reasons & 1u << i))
			continue;
		html_z(b, "<li class=\"edge ");
		page_class(b, i);
		html_z(b, "\"><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"34\" height=\"10\" aria-hidden=\"true\">"
			"<path d=\"M1 5C10 5 20 5 26 5\"/><path class=\"tip\" d=\"M33 5L24 1L24 9Z\"/></svg> ");
		buf_printf(b, "%s</li>\n", flow_reason_name(i));
	}
	html_z(b, "</ul>\n<p>Boxes around blocks are loops. <b>S</b>, <b>V</b> and <b>A</b> are the SGPRs, VGPRs and "
		"AGPRs in use; <b class=\"peak\">bold</b> at their maximum. <b class=\"lanes\">lanes 1</b>, … are parts of the wave.</p>\n"
		"</details>\n");
}

static void
put_tail(struct page *p)
{
	struct buf *b = &p->body;

	html_z(b, p->list.n ? "</main>\n<nav id=\"list\">\n<h2>Functions</h2>\n" :
		"<p class=\"note\">There is no code.</p>\n</main>\n");
	buf_put(b, p->list.p, p->list.n);
	if (p->list.n) {
		put_legend(p);
		html_z(b, "</nav>\n");
	}
	html_z(b, "</body>\n</html>\n");
	page_hand_out(p);
}

void
cfg_page(struct view *v, void (*show)(struct view *v))
{
	struct page p = {.out = v->out};

	budget_add(v->out->budget, NULL, 0); /* output that belongs to no file */
	page_begin(&p, &v->options->inputs, "control flow", "", page_js);
	html_z(&p.body, "<header><h1>Control flow</h1></header>\n<main>\n");
	page_hand_out(&p);
	v->page = &p;
	show(v);
	put_tail(&p);
	v->page = NULL;
	dot_close(&p.dot);
	buf_free(&p.body);
	buf_free(&p.list);
}
