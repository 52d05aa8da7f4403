/* Units, issue slots and wave times as bars, and the first two over time. Drawings stretch to the available width, so their labels
 * are HTML. */
#include <stdio.h>

#include "objdump/report/report.h"

enum { BINS = 32, HEIGHT = 100 };

/* A row: name, bar in the color of letter and number, percentage. */
static void
put_bar(struct buf *b, const char *name, const char *letter, unsigned number, double part, const char *title)
{
	buf_printf(b, "<tr title=\"%s\"><th>%s</th><td><span class=\"track\"><i class=\"%s%u\" style=\"width:%.1f%%\"></i></span></td>"
		"<td class=\"n\">%.1f%%</td></tr>\n", title, name, letter, number, 100 * part, 100 * part);
}

static void
put_units(const struct simulation_report *report)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;
	char title[64];

	html_z(b, "<div class=\"panel-box\"><h5>Units</h5>\n<table class=\"bars\"><tbody>\n");
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		if (r->unit_insns[i] || r->busy[i]) {
			snprintf(title, sizeof title, "%llu instructions; pieces: %u", (unsigned long long)r->unit_insns[i], r->pieces[i]);
			put_bar(b, sim_unit_meaning(i), "u", i, metrics_busy(r, i), title);
		}
	html_z(b, "</tbody></table></div>\n");
}

static void
put_slots(const struct simulation_report *report)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;
	char title[64];

	html_z(b, "<div class=\"panel-box\"><h5>Issue slots</h5>\n<table class=\"bars\"><tbody>\n");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (r->lost[i]) {
			snprintf(title, sizeof title, "%s: %llu of %llu", sim_reason_name(i), (unsigned long long)r->lost[i],
				(unsigned long long)r->slots);
			put_bar(b, sim_reason_meaning(i), "r", i, metrics_ratio((double)r->lost[i], (double)r->slots), title);
		}
	html_z(b, "</tbody></table></div>\n");
}

/* The distribution of wave times, for the waves with a recorded span. */
static void
put_histogram(const struct simulation_report *report)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;
	uint64_t bins[BINS] = {0}, low = UINT64_MAX, high = 0, most = 1, width;

	for (size_t i = 0; i < r->nspans; i++) {
		uint64_t t = r->spans[i].end - r->spans[i].begin;

		low = t < low ? t : low;
		high = t > high ? t : high;
	}
	if (!r->nspans)
		return;
	width = (high - low) / BINS + 1;
	for (size_t i = 0; i < r->nspans; i++) {
		uint64_t *bin = &bins[(r->spans[i].end - r->spans[i].begin - low) / width];

		++*bin;
		most = *bin > most ? *bin : most;
	}
	buf_printf(b, "<div class=\"panel-box\"><h5>Wave times</h5>\n<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart histogram\" "
		"viewBox=\"0 0 %d %d\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"Durations of waves\">\n", BINS * 10, HEIGHT);
	for (unsigned i = 0; i < BINS; i++)
		if (bins[i])
			buf_printf(b, "<rect x=\"%u\" y=\"%.1f\" width=\"9\" height=\"%.1f\"><title>%llu waves: %llu to %llu cycles</title></rect>\n",
				i * 10, HEIGHT - (double)HEIGHT * (double)bins[i] / (double)most, (double)HEIGHT * (double)bins[i] / (double)most,
				(unsigned long long)bins[i], (unsigned long long)(low + i * width), (unsigned long long)(low + (i + 1) * width - 1));
	buf_printf(b, "</svg>\n<p class=\"axis\"><span>%llu</span><span>cycles of a wave</span><span>%llu</span></p></div>\n",
		(unsigned long long)low, (unsigned long long)(low + BINS * width - 1));
}

void
report_charts(const struct simulation_report *r)
{
	report_part(r, "units", "Units and issue");
	html_z(&r->page->body, "<div class=\"row\">\n");
	put_units(r);
	put_slots(r);
	put_histogram(r);
	html_z(&r->page->body, "</div>\n");
	report_part_end(r);
}

/* Cycles of a sample; the last one may be shorter. */
static double
cycles_of(const struct sim_result *r, size_t sample)
{
	uint64_t begin = sample * r->sample_cycles;

	return (double)(begin + r->sample_cycles <= r->cycles ? r->sample_cycles : r->cycles > begin ? r->cycles - begin : 1);
}

static void
put_frame(const struct simulation_report *report, const char *class, const char *title)
{
	buf_printf(&report->page->body, "<div class=\"panel-box over-time\"><h5>%s</h5>\n<div class=\"plot\"><svg xmlns=\"http://www.w3.org/2000/svg\" "
		"class=\"chart %s\" viewBox=\"0 0 %zu %d\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"%s, time by time\">\n",
		title, class, report->sim->result.nsamples, HEIGHT, title);
}

static void
put_frame_end(const struct simulation_report *report)
{
	buf_printf(&report->page->body, "</svg></div>\n<p class=\"axis\"><span>0</span><span>cycles</span><span>%llu</span></p>\n",
		(unsigned long long)report->sim->result.cycles);
}

/* A step line; at(r, i, which) is in 0 to 1. */
static void
put_line(const struct simulation_report *report, const char *letter, unsigned which,
	double (*at)(const struct simulation_report *report, size_t sample, unsigned which))
{
	struct buf *b = &report->page->body;

	buf_printf(b, "<path class=\"line %s%u\" d=\"M0 %d", letter, which, HEIGHT);
	for (size_t i = 0; i < report->sim->result.nsamples; i++) {
		double v = at(report, i, which);

		buf_printf(b, "V%.1fH%zu", HEIGHT * (1 - (v < 1 ? v : 1)), i + 1);
	}
	html_z(b, "\"/>\n");
}

static double
unit_at(const struct simulation_report *report, size_t i, unsigned unit)
{
	const struct sim_result *r = &report->sim->result;

	return metrics_ratio((double)r->samples[i].busy[unit], cycles_of(r, i) * r->pieces[unit]);
}

static double
waves_at(const struct simulation_report *report, size_t i, unsigned which)
{
	const struct sim_launch *l = &report->sim->launch;

	(void)which;
	return metrics_ratio((double)report->sim->result.samples[i].waves,
		cycles_of(&report->sim->result, i) * l->simds * l->resident);
}

static double
slots_of(const struct sim_sample *s)
{
	double all = 0;

	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		all += (double)s->lost[i];
	return all;
}

/* The cumulative share of the reasons up to and including this one in a sample, 0 to 1. */
static double
stacked(const struct sim_sample *s, unsigned upto)
{
	double below = 0;

	for (unsigned i = 0; i < upto; i++)
		below += (double)s->lost[i];
	return metrics_ratio(below, slots_of(s));
}

static void
put_area(const struct simulation_report *report, unsigned reason)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;

	buf_printf(b, "<path class=\"area r%u\" d=\"M0 %.1f", reason, HEIGHT * (1 - stacked(&r->samples[0], reason + 1)));
	for (size_t i = 0; i < r->nsamples; i++)
		buf_printf(b, "V%.1fH%zu", HEIGHT * (1 - stacked(&r->samples[i], reason + 1)), i + 1);
	for (size_t i = r->nsamples; i-- > 0;)
		buf_printf(b, "V%.1fH%zu", HEIGHT * (1 - stacked(&r->samples[i], reason)), i);
	buf_printf(b, "Z\"><title>%s</title></path>\n", sim_reason_meaning(reason));
}

/* The legend after a drawing, and its end. */
static void
put_legend(const struct simulation_report *report, const char *letter, const uint64_t *counts, unsigned n, const char *(*name)(unsigned number))
{
	struct buf *b = &report->page->body;

	html_z(b, "<ul class=\"legend-row\">");
	if (*letter == 'u')
		html_z(b, "<li><i class=\"w0\"></i>waves</li>");
	for (unsigned i = 0; i < n; i++)
		if (counts[i])
			buf_printf(b, "<li><i class=\"%s%u\"></i>%s</li>", letter, i, name(i));
	html_z(b, "</ul></div>\n");
}

void
report_over_time(const struct simulation_report *report)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;

	if (!r->nsamples)
		return;
	report_part(report, "time", "Over time");
	html_z(b, "<div class=\"row two\">\n");
	put_frame(report, "units", "Busy units, and waves on the SIMDs in percent of their capacity");
	put_line(report, "w", 0, waves_at);
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		if (r->busy[i])
			put_line(report, "u", i, unit_at);
	put_frame_end(report);
	put_legend(report, "u", r->busy, SIM_UNIT_COUNT, sim_unit_meaning);
	put_frame(report, "slots", "Issue slots, and the reasons for lost ones");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (r->lost[i])
			put_area(report, i);
	put_frame_end(report);
	put_legend(report, "r", r->lost, SIM_REASON_COUNT, sim_reason_meaning);
	html_z(b, "</div>\n");
	report_part_end(report);
}
