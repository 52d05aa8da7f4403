/* --simulate=html: one self-contained page with all simulations, valid HTML and XML. It is written when it is complete, so an
 * interrupted simulation writes none. Without simulate.js only animation and zoom are missing. */
#include <stdio.h>

#include "objdump/report/report.h"
#include "objdump/report/simulate.h"

enum { MARKS = 60000 /* issues on a page */ };

static void
put_tile(struct buf *b, const char *name, const char *value, const char *more)
{
	buf_printf(b, "<div class=\"tile\"><dt>%s</dt><dd><b>%s</b> <span>%s</span></dd></div>\n", name, value, more);
}

static void
put_percent(struct buf *b, const char *name, double part, double whole, const char *more)
{
	char value[32];

	snprintf(value, sizeof value, "%.1f%%", 100 * metrics_ratio(part, whole));
	put_tile(b, name, value, more);
}

/* The key metrics, large. */
static void
put_tiles(const struct simulation_report *report)
{
	const struct simulation *sim = report->sim;
	const struct sim_result *r = &sim->result;
	struct buf *b = &report->page->body;
	unsigned needed = simulation_waves_needed(sim);
	uint64_t tolerance = simulation_latency_tolerance(sim);
	char value[64], more[128];

	html_z(b, "<dl class=\"tiles\">\n");
	snprintf(value, sizeof value, "%.0f", r->wave_mean);
	snprintf(more, sizeof more, "± %.0f; %llu to %llu", r->wave_deviation, (unsigned long long)r->wave_min,
		(unsigned long long)r->wave_max);
	put_tile(b, "Cycles of a wave", value, more);
	snprintf(value, sizeof value, "%.3f", metrics_throughput(sim));
	snprintf(more, sizeof more, "in 1000 cycles; %.0f %s in a µs on %u units at %d MHz", metrics_items(sim), metrics_item_name(sim),
		sim_machine_units(&sim->machine), sim->machine.value[TIMING_clock]);
	put_tile(b, "Waves", value, more);
	snprintf(value, sizeof value, "%.3f", metrics_ratio((double)r->instructions, (double)r->cycles));
	snprintf(more, sizeof more, "%llu in %llu cycles", (unsigned long long)r->instructions, (unsigned long long)r->cycles);
	put_tile(b, "Instructions in a cycle", value, more);
	put_percent(b, "Stalled", (double)r->stalled, (double)r->cycles, "of cycles every wave waits for a counter");
	put_percent(b, "Starved", (double)r->starved, (double)r->cycles, "of cycles the unit holds no wave");
	put_percent(b, "Waits hidden", (double)r->hidden, (double)r->waiting, "of waits for counters, by other waves");
	snprintf(value, sizeof value, "%s%u", metrics_too_few(sim, needed) ? "&gt; " : "", needed - metrics_too_few(sim, needed));
	snprintf(more, sizeof more, "on each SIMD to hide waits; it holds %u", sim->launch.resident);
	if (needed && r->waiting)
		put_tile(b, "Waves needed", value, more);
	snprintf(value, sizeof value, "%s%llu", tolerance == SIMULATION_LATENCY ? "≥ " : "", (unsigned long long)tolerance);
	if (tolerance)
		put_tile(b, "Latency tolerance", value, "cycles of vector memory, before it is 5% slower");
	html_z(b, "</dl>\n");
}

static void
put_launch(const struct simulation_report *report)
{
	const struct simulation *sim = report->sim;
	const struct sim_launch *l = &sim->launch;
	struct buf *b = &report->page->body;
	char text[128];

	buf_printf(b, "<p class=\"facts\">%s for %s, wave%u; %llu waves in work groups of %u on a %s%s with %u SIMDs, at most %u waves on each",
		flow_kind_name(sim->function->kind), sim->machine.isa->target->name, sim->machine.isa->wave32 ? 32 : 64,
		(unsigned long long)l->waves, l->group, metrics_unit_name(sim), metrics_mode(sim), l->simds, l->resident);
	if (sim->settings->occupancy)
		html_z(b, ", by the user");
	else if (sim->resources->placed)
		buf_printf(b, ", limited by %s", occupancy_limit_name(sim->resources->occupancy.limit));
	if (l->stage != SIM_COMPUTE)
		buf_printf(b, "; %.2f %s of a triangle", l->rate, l->stage == SIM_VERTEX ? "new vertices" : "pixels");
	if (metrics_loops(sim, text, sizeof text))
		buf_printf(b, "; iterations of loops: %s", text);
	if (metrics_branches(sim, text, sizeof text))
		buf_printf(b, "; branches: %s", text);
	html_z(b, "</p>\n");
	if (sim->program.unknown)
		html_z(b, "<p class=\"note warning\">A jump or call has an unknown target: waves end at the jump, and continue after the call.</p>\n");
	if (sim->path.deep)
		html_z(b, "<p class=\"note warning\">Loops are nested more than 64 deep: some branches in them may take the wrong direction.</p>\n");
	if (sim->result.stuck)
		html_z(b, "<p class=\"note warning\">A wave waits for an event that never occurs, or does not end.</p>\n");
	else if (!sim->result.waves)
		html_z(b, "<p class=\"note warning\">No wave fits on the unit.</p>\n");
}

static void
put_report(struct simulation_report *r, struct str name)
{
	bool good = r->sim->result.waves && !r->sim->result.stuck;

	buf_printf(&r->page->body, "<article id=\"k%zu\">\n<h3 class=\"name\">", r->number);
	html_put(&r->page->body, name);
	html_z(&r->page->body, "</h3>\n");
	buf_printf(&r->page->list, "<li><a class=\"kernel\" href=\"#k%zu\"><span class=\"name\">", r->number);
	html_put(&r->page->list, name);
	html_z(&r->page->list, "</span></a>\n<ul>\n");
	put_launch(r);
	if (good) {
		put_tiles(r);
		report_charts(r);
		report_over_time(r);
		report_waves(r, &r->page->marks);
		report_code(r);
	}
	if (good && r->sim->settings->what_if)
		report_what_if(r);
	html_z(&r->page->list, "</ul></li>\n");
	html_z(&r->page->body, "</article>\n");
}

static void
put_kernel(struct simulation *sim)
{
	struct flow_section *s = sim->section;
	struct page *p = s->v->page;
	struct simulation_report r = {.page = p, .sim = sim, .number = p->nreports++, .functions = p->nfunctions};
	char name[64];

	budget_add(s->v->out->budget, NULL, SIMULATE_BUDGET);
	metrics_open(&r.figures, sim);
	put_report(&r, flow_name(s, sim->function, name));
	metrics_close(&r.figures);
	p->nfunctions += s->flow->nfunctions;
}

void
simulate_html_section(struct flow_section *s)
{
	struct page *p = s->v->page;
	struct sim_machine machine;
	size_t body = p->body.n, list = p->list.n, reports = p->nreports;

	html_z(&p->body, "<section class=\"code-section\">\n<h2>");
	html_z(&p->list, "<h3>");
	page_title(&p->body, s);
	page_title(&p->list, s);
	html_z(&p->body, "</h2>\n");
	html_z(&p->list, "</h3>\n<ol>\n");
	simulation_each(s, put_kernel);
	html_z(&p->list, "</ol>\n");
	simulation_machine(s, &machine);
	report_figures(p, &machine, reports);
	html_z(&p->body, "</section>\n");
	if (p->nreports == reports) {
		p->body.n = body;
		p->list.n = list;
	}
}

void
simulate_page(struct view *v, void (*show)(struct view *v))
{
	struct page p = {.out = v->out, .whole = true, .marks = MARKS};
	struct buf *b = &p.body;

	budget_add(v->out->budget, NULL, 0); /* output that belongs to no file */
	page_begin(&p, &v->options->inputs, "simulation", simulate_css, simulate_js);
	html_z(b, "<header><h1>Simulation</h1> <p class=\"facts\">No cache misses, no divergence; "
		"amdgcn-simulate(7) has the model.</p></header>\n<main>\n");
	v->page = &p;
	show(v);
	v->page = NULL;
	html_z(b, p.nreports ? "</main>\n<nav id=\"list\">\n" : "<p class=\"note\">There is no code.</p>\n</main>\n");
	buf_put(b, p.list.p, p.list.n);
	html_z(b, p.nreports ? "</nav>\n</body>\n</html>\n" : "</body>\n</html>\n");
	page_hand_out(&p);
	dot_close(&p.dot);
	buf_free(&p.body);
	buf_free(&p.list);
}
