/* The what-if table, and the parameters of the machine with their sources. */
#include "objdump/report/report.h"

void
report_what_if(const struct simulation_report *r)
{
	struct simulation_variant rows[SIMULATION_VARIANTS];
	size_t n = simulation_what_if(r->sim, rows);
	struct buf *b = &r->page->body;
	double most = 0;

	if (!n)
		return;
	for (size_t i = 0; i < n; i++)
		most = rows[i].done && rows[i].throughput > most ? rows[i].throughput : most;
	report_part(r, "whatif", "What if");
	html_z(b, "<div class=\"scroll\"><table class=\"what-if\"><thead><tr><th>what if</th><th class=\"n least\">waves on a SIMD</th>"
		"<th class=\"n least\">cycles of a wave</th>"
		"<th class=\"n\">waves in 1000 cycles</th><th></th><th class=\"n\">change</th></tr></thead>\n<tbody>\n");
	for (size_t i = 0; i < n; i++) {
		double change = 100 * (metrics_ratio(rows[i].throughput, rows[0].throughput) - 1);

		if (rows[i].done)
			buf_printf(b, "<tr><th>%s</th><td class=\"n least\">%u</td><td class=\"n least\">%.1f</td>"
				"<td class=\"n\">%.3f</td><td class=\"bar\"><span class=\"track\">"
				"<i class=\"%s\" style=\"width:%.1f%%\"></i></span></td><td class=\"n\">%+.1f%%</td></tr>\n", rows[i].name,
				rows[i].launch.resident, rows[i].wave_mean, rows[i].throughput, i && change < -1 ? "worse" : i && change > 1 ? "better" : "same",
				100 * metrics_ratio(rows[i].throughput, most), change);
	}
	html_z(b, "</tbody></table></div>\n");
	report_part_end(r);
}

static void
put_figure(struct buf *b, const struct sim_machine *m, enum timing number)
{
	const struct timing_row *row = timing_row(m->isa->target, number);
	const struct timing_param *param = &isa_timing_params[number];
	bool mine = m->set[number];

	buf_printf(b, "<tr%s><th>%s</th><td class=\"n\">%d</td><td class=\"unit\">%s</td><td class=\"what\">", mine ? " class=\"set\"" : "",
		param->name, m->value[number], param->unit);
	html_put(b, str_from(param->text));
	if (mine)
		buf_printf(b, " <small>the table has %d: %s, %s</small>", row->value, row->confidence, row->source);
	buf_printf(b, "</td><td class=\"confidence c-%s\">%s</td><td class=\"source\">", mine ? "user" : row->confidence,
		mine ? "by the user" : row->confidence);
	if (!mine)
		html_put(b, str_from(*row->source == '-' ? "" : row->source));
	if (!mine && row->note && *row->note) {
		html_z(b, " <small>");
		html_put(b, str_from(row->note));
		html_z(b, "</small>");
	}
	html_z(b, "</td></tr>\n");
}

void
report_figures(struct page *p, const struct sim_machine *m, size_t number)
{
	struct buf *b = &p->body;
	unsigned set = 0;

	for (unsigned i = 0; i < TIMING_COUNT; i++)
		set += m->set[i];
	buf_printf(&p->list, "<p><a href=\"#s%zu\">Parameters of the machine</a></p>\n", number);
	buf_printf(b, "<section class=\"part\" id=\"s%zu\"><h4>Parameters of the machine</h4>\n<details><summary>%d parameters and their sources; "
		"%u by the user</summary>\n<div class=\"scroll\"><table class=\"figures\"><thead><tr><th>name</th><th class=\"n\">value</th><th></th>"
		"<th>meaning</th><th>confidence</th><th>source</th></tr></thead>\n<tbody>\n", number, TIMING_COUNT, set);
	for (unsigned i = 0; i < TIMING_COUNT; i++)
		put_figure(b, m, i);
	html_z(b, "</tbody></table></div></details>\n</section>\n");
}
