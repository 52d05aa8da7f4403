/* Shared by drawings and lists of blocks: instructions, edges, links. */
#include "objdump/flow/page.h"

#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/array.h"

enum { ROOM = 256 };

void
page_hand_out(struct page *p)
{
	out_raw(p->out, (const char *)p->body.p, p->body.n);
	p->body.n = 0;
}

void
page_begin(struct page *p, const struct name_list *inputs, const char *what, const char *css, const char *js)
{
	struct buf *b = &p->body;

	html_z(b, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
		"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
		"script-src 'unsafe-inline'\"/>\n<title>");
	html_put(b, str_from(inputs->v[0].text));
	if (inputs->n > 1)
		buf_printf(b, " and %zu more", inputs->n - 1);
	buf_printf(b, ": %s</title>\n<style>/*<![CDATA[*/\n", what);
	html_z(b, page_css);
	html_z(b, css);
	html_z(b, "/*]]>*/</style>\n<script>//<![CDATA[\n");
	html_z(b, js);
	html_z(b, "//]]></script>\n</head>\n<body>\n");
}

void
page_title(struct buf *b, const struct flow_section *s)
{
	const struct isa *isa = s->code->isa;

	html_z(b, "<span class=\"name\">");
	html_put(b, str_from(s->v->file));
	html_z(b, "</span> <span class=\"facts\">");
	html_put(b, s->code->name);
	buf_printf(b, ", %s, wave%d</span>", isa->target->name, isa->wave32 ? 32 : 64);
}

void
page_count(struct buf *b, uint32_t n, const char *one)
{
	buf_printf(b, ", %u %s%s", n, one, n == 1 ? "" : "s");
}

void
page_text_open(struct page_function *f)
{
	struct buf text = {0};

	f->at = array_make(f->g->ninsns + (size_t)1, sizeof *f->at);
	for (uint32_t i = 0; i < f->g->ninsns; i++) {
		f->at[i] = text.n;
		text.n += flow_insn_text(f->s, f->g, i, (char *)buf_reserve(&text, INSN_TEXT));
	}
	f->at[f->g->ninsns] = text.n;
	f->text = (char *)text.p;
}

void
page_text_close(struct page_function *f)
{
	free(f->at);
	free(f->text);
}

static struct str
insn_text(const struct page_function *f, uint32_t insn)
{
	return (struct str){f->text + f->at[insn], f->at[insn + 1] - f->at[insn]};
}

/* Writes the name of a callee to buf; empty: unknown. */
static struct str
called(const struct page_function *f, const struct flow_call *c, char buf[64])
{
	unsigned n = 1;

	while (c + n < f->g->calls + f->g->ncalls && c[n].insn == c->insn)
		n++;
	if (n > 1)
		return (struct str){buf, (size_t)snprintf(buf, 64, "one of %u functions", n)};
	return c->to == FLOW_NONE ? c->symbol : flow_name(f->s, &f->s->flow->functions[c->to], buf);
}

static const struct str arrow = {"  → ", 6}, unknown = {"not known", 9};

size_t
page_insn_length(const struct page_function *f, uint32_t insn)
{
	const struct flow_call *c = flow_call_of(f->g, insn);
	size_t n = f->at[insn + 1] - f->at[insn];
	struct str name;
	char buf[64];

	if (!c)
		return n;
	name = called(f, c, buf);
	return n + html_length(arrow, arrow.n) + html_length(name.n ? name : unknown, PAGE_NAME);
}

size_t
page_number_at(const struct page_function *f, uint64_t at)
{
	uint32_t index = flow_function_at(f->s->flow, at);

	if (index == FLOW_NONE)
		return FLOW_NONE;
	if (f->beside ? !f->beside->has(f, index) : !flow_wanted(f->s, &f->s->flow->functions[index]))
		return FLOW_NONE;
	return f->number - f->index + index;
}

static void
put_call(const struct page_function *f, const struct flow_call *c)
{
	struct buf *b = &f->page->body;
	char buf[64];
	struct str name = called(f, c, buf);
	size_t number = c->to == FLOW_NONE ? FLOW_NONE : page_number_at(f, f->s->flow->functions[c->to].at);

	html_put(b, arrow);
	if (number != FLOW_NONE)
		buf_printf(b, "<a href=\"#f%zu\">", number);
	html_put_cut(b, name.n ? name : unknown, PAGE_NAME);
	if (number != FLOW_NONE)
		html_z(b, "</a>");
}

/* The block that the last word of a text names, if an edge of the block leads there; else FLOW_NONE. */
static uint32_t
named_block(const struct flow_graph *g, uint32_t block, struct str word)
{
	const struct flow_block *b = &g->blocks[block];
	char name[16];

	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		snprintf(name, sizeof name, "bb%u", g->edges[i].to);
		if (g->edges[i].to != FLOW_NONE && str_eqz(word, name))
			return g->edges[i].to;
	}
	return FLOW_NONE;
}

void
page_insn(const struct page_function *f, uint32_t block, uint32_t insn)
{
	struct buf *b = &f->page->body;
	struct str text = insn_text(f, insn), last = text;
	const char *blank = memchr(text.p, ' ', text.n);
	size_t mnemonic = blank ? (size_t)(blank - text.p) : text.n;
	uint32_t to = FLOW_NONE;

	for (last.n = 0; last.n < text.n - mnemonic && text.p[text.n - last.n - 1] != ' '; last.n++)
		;
	last.p = text.p + text.n - last.n;
	if (insn + 1 == f->g->blocks[block].first + f->g->blocks[block].count && last.n > 2 && last.p[0] == 'b')
		to = named_block(f->g, block, last);
	html_z(b, f->in_picture ? "<tspan class=\"m\">" : "<b>");
	html_put(b, (struct str){text.p, mnemonic});
	html_z(b, f->in_picture ? "</tspan>" : "</b>");
	html_put(b, (struct str){text.p + mnemonic, text.n - mnemonic - last.n});
	if (to != FLOW_NONE)
		buf_printf(b, "<a href=\"#f%zub%u\">", f->number, to);
	html_put(b, last);
	if (to != FLOW_NONE)
		html_z(b, "</a>");
	if (flow_call_of(f->g, insn))
		put_call(f, flow_call_of(f->g, insn));
}

void
page_class(struct buf *b, unsigned reason)
{
	for (const char *p = flow_reason_name(reason); *p; p++)
		buf_put(b, *p == ' ' ? "-" : p, 1);
}

void
page_edge_title(const struct page_function *f, const struct flow_edge *e)
{
	struct buf *b = &f->page->body;
	char target[ROOM];
	size_t n = flow_edge_target(f->s, e, target, sizeof target);

	buf_printf(b, "bb%u → ", e->from);
	if (n) {
		html_put_cut(b, (struct str){target, n}, ROOM / 2);
		html_z(b, ": ");
	}
	html_z(b, flow_reason_name(e->reason));
	if (e->reason == EDGE_TAKEN)
		buf_printf(b, " if %s", insn_effect_name(LIST_CONDITION, e->condition));
}
