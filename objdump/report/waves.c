/* The timeline: a lane for each wave slot of a SIMD, with the waves that occupied it. The drawing shows the waves; simulate.js
 * replaces it by a canvas that can be enlarged to single issues. Its data is a JSON script:
 *
 *	cycles, lanes of each SIMD, quiet: reasons that are not a loss, spans: wave, lane, begin, end; marks: cycles since the previous one,
 *	index in spans, op, waited, reason; samples: issued, waves, then of each unit, then of each reason */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "objdump/report/report.h"

enum { LANE = 10, WIDTH = 1000 };

struct timeline {
	struct sim_span *spans;  /* by SIMD, then begin */
	size_t nspans;
	uint32_t *of;            /* lane of each span */
	uint32_t *first;         /* by SIMD: its first lane; the last element is the total */
	unsigned simds;
	uint64_t end;            /* end of the last span */
};

static int
compare(const void *left, const void *right)
{
	const struct sim_span *a = left, *b = right;

	if (a->simd != b->simd)
		return a->simd < b->simd ? -1 : 1;
	if (a->begin != b->begin)
		return a->begin < b->begin ? -1 : 1;
	return a->wave < b->wave ? -1 : a->wave > b->wave;
}

/* Each wave gets the first free lane of its SIMD. */
static void
find_lanes(struct timeline *l, const struct sim_result *r)
{
	uint64_t *free_at = array_make(r->nspans + 1, sizeof *free_at);
	uint32_t next = 0;

	l->nspans = r->nspans;
	l->spans = array_make(r->nspans, sizeof *l->spans);
	memcpy(l->spans, r->spans, r->nspans * sizeof *l->spans);
	qsort(l->spans, l->nspans, sizeof *l->spans, compare);
	l->simds = l->spans[l->nspans - 1].simd + 1;
	l->of = array_make(l->nspans, sizeof *l->of);
	l->first = array_make(l->simds + 1, sizeof *l->first);
	for (size_t i = 0; i < l->nspans; i++) {
		const struct sim_span *s = &l->spans[i];
		uint32_t lane;

		for (uint32_t simd = i ? s[-1].simd + 1 : 0; simd <= s->simd && (!i || s[-1].simd != s->simd); simd++)
			l->first[simd] = next;
		lane = l->first[s->simd];
		while (lane < next && free_at[lane] > s->begin)
			lane++;
		next = lane == next ? next + 1 : next;
		free_at[lane] = s->end;
		l->of[i] = lane;
		l->end = s->end > l->end ? s->end : l->end;
	}
	l->first[l->simds] = next;
	free(free_at);
}

static void
put_picture(const struct simulation_report *report, const struct timeline *l)
{
	struct buf *b = &report->page->body;
	double scale = WIDTH / (double)l->end;

	buf_printf(b, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart spans\" viewBox=\"0 0 %d %u\" preserveAspectRatio=\"none\" "
		"role=\"img\" aria-label=\"Lifetimes of waves\">\n", WIDTH, l->first[l->simds] * LANE);
	for (size_t i = 0; i < l->nspans; i++) {
		const struct sim_span *s = &l->spans[i];

		buf_printf(b, "<rect class=\"s%u\" x=\"%.2f\" y=\"%u\" width=\"%.2f\" height=\"%d\"/>\n", s->simd % 2,
			scale * (double)s->begin, l->of[i] * LANE + 1, scale * (double)(s->end - s->begin), LANE - 2);
	}
	html_z(b, "</svg>\n");
}

static void
put_marks(const struct simulation_report *report, size_t *marks)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;
	size_t n = r->nmarks < *marks ? r->nmarks : *marks;
	uint64_t before = 0;

	html_z(b, "],\n\"marks\":[");
	for (size_t i = 0; i < n; i++) {
		const struct sim_mark *m = &r->marks[i];

		buf_printf(b, "%s%lld,%u,%u,%u,%u", i ? "," : "", (long long)(m->cycle - before), m->wave, m->op, m->waited, m->reason);
		before = m->cycle;
	}
	*marks -= n;
}

static void
put_samples(const struct simulation_report *report)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;

	buf_printf(b, "],\n\"sampleCycles\":%llu,\"samples\":[", (unsigned long long)r->sample_cycles);
	for (size_t i = 0; i < r->nsamples; i++) {
		const struct sim_sample *s = &r->samples[i];

		buf_printf(b, "%s%llu,%llu", i ? ",\n" : "", (unsigned long long)s->issued, (unsigned long long)s->waves);
		for (unsigned u = 0; u < SIM_UNIT_COUNT; u++)
			buf_printf(b, ",%llu", (unsigned long long)s->busy[u]);
		for (unsigned u = 0; u < SIM_REASON_COUNT; u++)
			buf_printf(b, ",%llu", (unsigned long long)s->lost[u]);
	}
}

/* Writes words of the program and numbers only; no text of the file needs escaping. */
static void
put_data(const struct simulation_report *report, const struct timeline *l, size_t *marks)
{
	const struct simulation *sim = report->sim;
	const struct sim_result *r = &sim->result;
	struct buf *b = &report->page->body;

	buf_printf(b, "<script type=\"application/json\" class=\"data\">\n{\"cycles\":%llu,\"room\":%u,\"units\":[",
		(unsigned long long)r->cycles, sim->launch.simds * sim->launch.resident);
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		buf_printf(b, "%s[\"%s\",%u]", i ? "," : "", sim_unit_meaning(i), r->pieces[i]);
	html_z(b, "],\n\"reasons\":[");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		buf_printf(b, "%s\"%s\"", i ? "," : "", sim_reason_meaning(i));
	buf_printf(b, "],\n\"quiet\":[%d,%d,%d],\n\"lanes\":[", SIM_issued, SIM_empty, SIM_turn);
	for (unsigned i = 0; i <= l->simds; i++)
		buf_printf(b, "%s%u", i ? "," : "", l->first[i]);
	html_z(b, "],\n\"spans\":[");
	for (size_t i = 0; i < l->nspans; i++)
		buf_printf(b, "%s%u,%u,%llu,%llu", i ? "," : "", l->spans[i].wave, l->of[i], (unsigned long long)l->spans[i].begin,
			(unsigned long long)l->spans[i].end);
	put_marks(report, marks);
	put_samples(report);
	html_z(b, "]}\n</script>\n");
}

void
report_waves(const struct simulation_report *report, size_t *marks)
{
	const struct sim_result *r = &report->sim->result;
	struct buf *b = &report->page->body;
	struct timeline l = {0};

	if (!r->nspans)
		return;
	find_lanes(&l, r);
	report_part(report, "waves", "Waves");
	html_z(b, "<div class=\"panel-box timeline\">\n");
	put_picture(report, &l);
	buf_printf(b, "<p class=\"axis\"><span>0</span><span>cycles; the lanes of %u SIMDs</span><span>%llu</span></p>\n", l.simds,
		(unsigned long long)l.end);
	if (r->nspans < r->waves)
		buf_printf(b, "<p class=\"note\">The first %zu of %llu waves.</p>\n", r->nspans, (unsigned long long)r->waves);
	if (r->nmarks < r->instructions || *marks < r->nmarks)
		buf_printf(b, "<p class=\"note\">Single issues: the first %zu of %llu.</p>\n", r->nmarks < *marks ? r->nmarks : *marks,
			(unsigned long long)r->instructions);
	html_z(b, "</div>\n");
	put_data(report, &l, marks);
	report_part_end(report);
	free(l.spans);
	free(l.of);
	free(l.first);
}
