/* The code: graphs with iteration counts and the heat of blocks, and a table of instructions with their costs. */
#include <stdio.h>

#include "objdump/report/report.h"

static struct metrics_line
line_of(const struct page_function *f, uint32_t insn)
{
	const struct simulation_report *r = f->beside->context;

	return metrics_line(&r->figures, (uint32_t)f->index, insn);
}

/* The share of all waves' time spent in a block. */
static double
share_of(const struct page_function *f, uint32_t block)
{
	const struct flow_block *b = &f->g->blocks[block];
	double share = 0;

	for (uint32_t i = b->first; i < b->first + b->count; i++)
		share += line_of(f, i).share;
	return share;
}

static void
beside_insn(const struct page_function *f, uint32_t insn, char text[16])
{
	double share = line_of(f, insn).share;

	*text = 0;
	if (share >= 0.0005)
		snprintf(text, 16, "%.1f", 100 * share);
}

static double
beside_heat(const struct page_function *f, uint32_t block)
{
	return share_of(f, block);
}

static void
beside_block(const struct page_function *f, uint32_t block, char text[PAGE_BESIDE])
{
	const struct simulation_report *r = f->beside->context;

	snprintf(text, PAGE_BESIDE, "  %llu times  %.1f%%", (unsigned long long)metrics_entered(&r->figures, (uint32_t)f->index, block),
		100 * share_of(f, block));
}

static void
beside_loop(const struct page_function *f, uint32_t loop, char text[PAGE_BESIDE])
{
	const struct simulation_report *r = f->beside->context;
	const struct sim_loop *l = metrics_loop(r->sim, (uint32_t)f->index, f->g->loops[loop].header);

	*text = 0;
	if (l && l->iterations)
		snprintf(text, PAGE_BESIDE, ": %llu iterations %s", (unsigned long long)l->iterations, sim_why_name(l->why));
}

static bool
beside_has(const struct page_function *f, uint32_t function)
{
	const struct simulation_report *r = f->beside->context;

	return r->figures.first[function] != FLOW_NONE;
}

/* The bar of an instruction: stall time by reason, relative to the longest. */
static void
put_bar(struct buf *b, const struct metrics_line *line, double most)
{
	html_z(b, "<td class=\"bar\"><span class=\"track\" title=\"");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (metrics_is_stall(i) && line->count->lost[i])
			buf_printf(b, "%s: %.1f cycles&#10;", sim_reason_meaning(i), metrics_ratio((double)line->count->lost[i], (double)line->count->hits));
	html_z(b, "\">");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (metrics_is_stall(i) && (double)line->count->lost[i] > most / 500)
			buf_printf(b, "<i class=\"r%u\" style=\"width:%.1f%%\"></i>", i, 100 * (double)line->count->lost[i] / most);
	html_z(b, "</span></td>");
}

static void
put_note(const struct simulation_report *r, const struct page_function *f, uint32_t insn, const struct metrics_line *line)
{
	const struct sim_branch *branch = sim_path_branch(&r->sim->path, (uint32_t)f->index, insn);
	struct buf *b = &r->page->body;
	char text[64];

	if (line->stall_rate > 0)
		buf_printf(b, " <small>stall rate %.1f%%</small>", 100 * line->stall_rate);
	if (branch && line->op) {
		html_z(b, " <small>");
		html_put(b, metrics_branch(branch, text));
		buf_printf(b, ", %s</small>", sim_why_name(branch->why));
	}
}

static void
put_insn(const struct simulation_report *r, struct page_function *f, uint32_t block, uint32_t insn, const double most[2])
{
	const struct metrics_line line = line_of(f, insn);
	struct buf *b = &r->page->body;
	uint64_t address = f->s->address + f->g->insns[insn].at;

	if (line.op && line.count->hits) {
		buf_printf(b, "<tr class=\"insn\" data-op=\"%zu\" data-unit=\"%u\"><td class=\"at\">%08llx</td><td class=\"n hits\">%llu</td>"
			"<td class=\"n\">%.1f</td><td class=\"n\">%.1f</td>", (size_t)(line.op - r->sim->program.ops), line.op->unit,
			(unsigned long long)address, (unsigned long long)line.count->hits, line.cycles, line.stall);
		put_bar(b, &line, most[0]);
		buf_printf(b, "<td class=\"n heat\" style=\"--h:%.3f\">%.1f</td>", metrics_ratio(line.share, most[1]), 100 * line.share);
	} else {
		buf_printf(b, "<tr class=\"insn never\"><td class=\"at\">%08llx</td><td class=\"n hits\">0</td><td></td><td></td>"
			"<td class=\"bar\"></td><td></td>",
			(unsigned long long)address);
	}
	html_z(b, "<td class=\"i\"><code>");
	page_insn(f, block, insn);
	html_z(b, "</code>");
	put_note(r, f, insn, &line);
	html_z(b, "</td></tr>\n");
}

/* Finds the longest bar and the hottest instruction of a function. */
static void
find_most(const struct page_function *f, double most[2])
{
	most[0] = most[1] = 1e-9;
	for (uint32_t i = 0; i < f->g->ninsns; i++) {
		const struct metrics_line line = line_of(f, i);
		double stall = line.op ? line.stall * (double)line.count->hits : 0;

		most[0] = stall > most[0] ? stall : most[0];
		most[1] = line.share > most[1] ? line.share : most[1];
	}
}

static void
put_block_row(const struct simulation_report *r, const struct page_function *f, uint32_t block, bool picture)
{
	const struct sim_loop *l = metrics_loop(r->sim, (uint32_t)f->index, block);
	struct buf *b = &r->page->body;

	buf_printf(b, "<tr class=\"bb\" id=\"f%zu%c%u\"><th colspan=\"7\">", f->number, picture ? 't' : 'b', block);
	if (picture)
		buf_printf(b, "<a href=\"#f%zub%u\">bb%u</a>", f->number, block, block);
	else
		buf_printf(b, "bb%u", block);
	buf_printf(b, " <span>%llu times, %.1f%%", (unsigned long long)metrics_entered(&r->figures, (uint32_t)f->index, block),
		100 * share_of(f, block));
	if (l && l->iterations)
		buf_printf(b, "; a loop: %llu iterations %s", (unsigned long long)l->iterations, sim_why_name(l->why));
	else if (l)
		html_z(b, "; a loop that nothing leaves");
	html_z(b, "</span></th></tr>\n");
}

static void
put_table(const struct simulation_report *r, struct page_function *f, bool picture)
{
	struct buf *b = &r->page->body;
	double most[2];

	find_most(f, most);
	html_z(b, "<table class=\"code\"><thead><tr><th class=\"at\">address</th><th class=\"n hits\">hits</th>"
		"<th class=\"n\" title=\"from issue to the wave's next, on average\">cycles</th>"
		"<th class=\"n\" title=\"cycles that a wave was kept from issuing it, on average\">stall</th><th class=\"bar\">why</th>"
		"<th class=\"n\" title=\"of all waves' time, in which this was the next to be issued, in percent\">share</th>"
		"<th>instruction</th></tr></thead>\n<tbody>\n");
	for (uint32_t block = 0; block < f->g->nblocks; block++) {
		const struct flow_block *at = &f->g->blocks[block];

		put_block_row(r, f, block, picture);
		for (uint32_t i = at->first; i < at->first + at->count; i++)
			put_insn(r, f, block, i, most);
	}
	html_z(b, "</tbody></table>\n");
}

static void
put_function(const struct simulation_report *r, uint32_t function)
{
	const struct page_beside beside = {.insn = beside_insn, .heat = beside_heat, .block = beside_block, .loop = beside_loop,
		.has = beside_has, .context = r};
	struct flow_section *s = r->sim->section;
	struct page_function f = {.page = r->page, .s = s, .index = function, .number = r->functions + function,
		.f = &s->flow->functions[function], .g = s->flow->functions[function].graph, .beside = &beside};
	char name[64];
	bool picture;

	page_text_open(&f);
	buf_printf(&r->page->body, "<div class=\"function\" id=\"f%zu\">\n", f.number);
	if (function != r->figures.functions[0]) {
		html_z(&r->page->body, "<h5 class=\"name\">");
		html_put(&r->page->body, flow_name(s, f.f, name));
		html_z(&r->page->body, "</h5>\n");
	}
	html_z(&r->page->body, "<div class=\"graph\">");
	picture = page_picture(&f);
	html_z(&r->page->body, picture ? "</div>\n" : "<p class=\"note\">This function is too large for a picture.</p></div>\n");
	html_z(&r->page->body, "<div class=\"scroll\">\n");
	put_table(r, &f, picture);
	html_z(&r->page->body, "</div>\n</div>\n");
	page_text_close(&f);
}

void
report_code(const struct simulation_report *r)
{
	report_part(r, "code", "Code");
	html_z(&r->page->body, "<ul class=\"legend-row\">");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (metrics_is_stall(i))
			buf_printf(&r->page->body, "<li><i class=\"r%u\"></i>%s</li>", i, sim_reason_meaning(i));
	html_z(&r->page->body, "</ul>\n");
	for (size_t i = 0; i < r->figures.nfunctions; i++)
		put_function(r, r->figures.functions[i]);
	report_part_end(r);
}
