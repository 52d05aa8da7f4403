#include "objdump/report/listing.h"

#include <stdio.h>

/* If the block is the header of a loop, appends a note about the loop. */
static void
put_loop(struct out *out, const struct simulation *sim, uint32_t function, uint32_t block)
{
	const struct sim_loop *l = metrics_loop(sim, function, block);

	if (l && l->iterations)
		out_printf(out, "; a loop: %llu iteration%s %s", (unsigned long long)l->iterations, l->iterations == 1 ? "" : "s",
			sim_why_name(l->why));
	else if (l)
		out_z(out, "; a loop that nothing leaves");
}

static void
put_note(struct out *out, const struct simulation *sim, const struct metrics_line *line)
{
	const struct sim_branch *b = line->op ? sim_path_branch(&sim->path, line->op->function, line->op->insn) : NULL;
	char text[64];

	if (line->stall_rate > 0)
		out_printf(out, "  // stall rate %.1f%%", 100 * line->stall_rate);
	if (b) {
		out_z(out, "  // ");
		out_str(out, metrics_branch(b, text));
		out_printf(out, ", %s", sim_why_name(b->why));
	}
}

static void
put_insn(struct metrics *f, uint32_t function, uint32_t insn)
{
	const struct metrics_line line = metrics_line(f, function, insn);
	struct flow_section *s = f->sim->section;
	struct out *out = s->v->out;
	char text[INSN_TEXT];
	size_t n = flow_insn_text(s, s->flow->functions[function].graph, insn, text);

	if (line.op && line.count->hits)
		out_printf(out, "%10llu %8.1f %8.1f  %-11s %5.1f%%  ", (unsigned long long)line.count->hits, line.cycles, line.stall,
			line.reason == SIM_issued ? "" : sim_reason_name(line.reason), 100 * line.share);
	else
		out_printf(out, "%10d%40s", 0, "");
	out_raw(out, text, n);
	put_note(out, f->sim, &line);
	out_z(out, "\n");
}

static void
put_function(struct metrics *f, uint32_t function)
{
	struct flow_section *s = f->sim->section;
	struct out *out = s->v->out;
	const struct flow_graph *g = s->flow->functions[function].graph;
	char name[64];

	if (function != f->functions[0]) {
		out_printf(out, "\n  %016llx <", (unsigned long long)(s->address + s->flow->functions[function].at));
		out_str(out, flow_name(s, &s->flow->functions[function], name));
		out_z(out, ">, which it calls:\n");
	}
	out_printf(out, "\n%10s %8s %8s  %-11s %6s  %s\n", "hits", "cycles", "stall", "reason", "share", "instruction");
	for (uint32_t i = 0; i < g->nblocks; i++) {
		const struct flow_block *b = &g->blocks[i];

		out_printf(out, "  bb%u:  // %08llx; %llu times", i, (unsigned long long)(s->address + b->at),
			(unsigned long long)metrics_entered(f, function, i));
		put_loop(out, f->sim, function, i);
		out_z(out, "\n");
		for (uint32_t insn = b->first; insn < b->first + b->count; insn++)
			put_insn(f, function, insn);
	}
}

void
listing_text(const struct simulation *sim)
{
	struct metrics f;

	metrics_open(&f, sim);
	for (size_t i = 0; i < f.nfunctions; i++)
		put_function(&f, f.functions[i]);
	metrics_close(&f);
}
