/* --simulate as text: prints the launch, assumptions, statistics and the what-if table. listing.c prints the code. */
#include "objdump/report/listing.h"
#include "objdump/report/simulate.h"
#include "objdump/simulate/answer.h"

/* Prints the launch, and the limit on the number of resident waves. */
static void
put_launch(struct out *out, const struct simulation *sim)
{
	const struct sim_launch *l = &sim->launch;
	const struct resources *r = sim->resources;

	out_printf(out, "  launched     %llu waves of %u %s, in work groups of %u\n", (unsigned long long)l->waves,
		sim->machine.isa->wave32 ? 32 : 64, metrics_item_name(sim), l->group);
	out_printf(out, "  runs on      a %s%s: %u SIMDs, at most %u waves on each", metrics_unit_name(sim), metrics_mode(sim), l->simds, l->resident);
	if (sim->settings->occupancy)
		out_z(out, ", by the user");
	else if (r && r->placed)
		out_printf(out, ", limited by %s", occupancy_limit_name(r->occupancy.limit));
	if (l->groups)
		out_printf(out, "; at most %u work groups", l->groups);
	out_z(out, "\n");
	if (l->stage != SIM_COMPUTE)
		out_printf(out, "  rate         %.2f %s of a triangle; waves go to %u %ss in turn\n", l->rate,
			l->stage == SIM_VERTEX ? "new vertices" : "pixels", sim_machine_units(&sim->machine), metrics_unit_name(sim));
}

/* Prints the sources of iteration counts and branch directions. */
static void
put_path(struct out *out, const struct simulation *sim)
{
	char text[128];

	if (metrics_loops(sim, text, sizeof text))
		out_printf(out, "  loops        %s\n", text);
	if (metrics_branches(sim, text, sizeof text))
		out_printf(out, "  branches     %s\n", text);
	if (sim->program.unknown)
		out_z(out, "  unknown      a jump or call has an unknown target: waves end at the jump, and continue after the call\n");
	if (sim->path.deep)
		out_z(out, "  deep         loops are nested more than 64 deep: some branches in them may take the wrong direction\n");
}

/* Prints the machine parameters that the user has set. */
static void
put_machine(struct out *out, const struct simulation *sim)
{
	for (unsigned i = 0; i < TIMING_COUNT; i++)
		if (sim->machine.set[i])
			out_printf(out, "  set          %s = %d %s, not %d\n", isa_timing_params[i].name, sim->machine.value[i],
				isa_timing_params[i].unit, timing_row(sim->machine.isa->target, i)->value);
}

/* Prints a summary of the result in two sentences. */
static void
put_answer(struct out *out, const struct simulation *sim)
{
	struct metrics f;
	struct buf text = {0};

	metrics_open(&f, sim);
	answer_limit(&f, &text);
	out_z(out, "  result       ");
	out_str(out, (struct str){(const char *)text.p, text.n});
	out_z(out, "\n");
	text.n = 0;
	answer_worst(&f, &text);
	if (text.n) {
		out_z(out, "  most lost    ");
		out_str(out, (struct str){(const char *)text.p, text.n});
		out_z(out, "\n");
	}
	buf_free(&text);
	metrics_close(&f);
}

static void
put_time(struct out *out, const struct simulation *sim)
{
	const struct sim_result *r = &sim->result;
	unsigned needed = simulation_waves_needed(sim);
	uint64_t tolerance = simulation_latency_tolerance(sim);

	out_printf(out, "  cycles       %llu; of a wave %.1f (deviation %.1f, %llu to %llu)\n", (unsigned long long)r->cycles, r->wave_mean,
		r->wave_deviation, (unsigned long long)r->wave_min, (unsigned long long)r->wave_max);
	out_printf(out, "  throughput   %.3f waves in 1000 cycles; %.0f %s in a microsecond on %u such units at %d MHz\n",
		metrics_throughput(sim), metrics_items(sim), metrics_item_name(sim), sim_machine_units(&sim->machine),
		sim->machine.value[TIMING_clock]);
	out_printf(out, "  instructions %llu, %.3f in a cycle\n", (unsigned long long)r->instructions,
		metrics_ratio((double)r->instructions, (double)r->cycles));
	out_printf(out, "  starved      %5.1f%% of cycles the unit holds no wave\n", 100 * metrics_ratio((double)r->starved, (double)r->cycles));
	out_printf(out, "  stalled      %5.1f%% of cycles every wave on the unit waits for a counter\n",
		100 * metrics_ratio((double)r->stalled, (double)r->cycles));
	out_printf(out, "  waiting      %5.1f%% of wave time is spent in waits for counters; in %.1f%% of it another wave issues\n",
		100 * metrics_ratio((double)r->waiting, (double)r->occupied), 100 * metrics_ratio((double)r->hidden, (double)r->waiting));
	if (needed && r->waiting)
		out_printf(out, "  to hide it   %s%u waves on each SIMD are needed\n", metrics_too_few(sim, needed) ? "more than " : "",
			needed - metrics_too_few(sim, needed));
	if (tolerance)
		out_printf(out, "  tolerates    a vector memory latency of %llu cycles%s before it is 5 %% slower\n",
			(unsigned long long)tolerance, tolerance == SIMULATION_LATENCY ? " or more" : "");
}

static void
put_units(struct out *out, const struct sim_result *r)
{
	out_printf(out, "\n  %7s %14s  %s\n", "busy", "instructions", "unit");
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		if (r->unit_insns[i] || r->busy[i])
			out_printf(out, "  %6.1f%% %14llu  %s\n", 100 * metrics_busy(r, i), (unsigned long long)r->unit_insns[i],
				sim_unit_meaning(i));
	out_printf(out, "\n  %7s  %s\n", "slots", "in which a SIMD can issue");
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		if (r->lost[i])
			out_printf(out, "  %6.1f%%  %-11s  %s\n", 100 * metrics_ratio((double)r->lost[i], (double)r->slots), sim_reason_name(i),
				sim_reason_meaning(i));
}

static void
put_what_if(struct out *out, const struct simulation *sim)
{
	struct simulation_variant rows[SIMULATION_VARIANTS];
	size_t n = simulation_what_if(sim, rows);

	if (n)
		out_printf(out, "\n  %12s %12s %8s  %s\n", "wave cycles", "waves/1000", "change", "what if");
	for (size_t i = 0; i < n; i++)
		if (rows[i].done)
			out_printf(out, "  %12.1f %12.3f %+7.1f%%  %s\n", rows[i].wave_mean, rows[i].throughput,
				100 * (metrics_ratio(rows[i].throughput, rows[0].throughput) - 1), rows[i].name);
}

void
simulate_text(struct simulation *sim)
{
	static const char *const ends[] = {
		[SIM_ENDS] = "  stuck        a wave waits for an event that never occurs",
		[SIM_ENDLESS] = "  stuck        a wave never leaves a loop; set its path with --simulate-branch or --simulate-loop",
		[SIM_TOO_DEEP] = "  stuck        calls are nested more than 65536 deep; end the recursion with --simulate-branch",
		[SIM_TOO_LONG] = "  stuck        too many instructions; reduce the waves (--simulate-waves) or iterations (--simulate-loop)",
	};
	struct flow_section *s = sim->section;
	struct out *out = s->v->out;
	const struct isa *isa = sim->machine.isa;
	char name[64];

	out_printf(out, "\n%016llx <", (unsigned long long)(s->address + sim->function->at));
	out_str(out, flow_name(s, sim->function, name));
	out_printf(out, ">: %s for %s, wave%u\n", flow_kind_name(sim->function->kind), isa->target->name, isa->wave32 ? 32 : 64);
	put_launch(out, sim);
	put_path(out, sim);
	put_machine(out, sim);
	if (!sim->result.waves || sim->result.stuck) {
		out_text(out, !sim->result.stuck ? "  no wave      fits on the unit" : ends[sim->result.end]);
		out_z(out, "\n");
		return;
	}
	if (sim->result.cut)
		out_printf(out, "  cut          after %llu cycles: %llu of %llu waves were launched\n", (unsigned long long)sim->launch.cycles,
			(unsigned long long)sim->result.waves, (unsigned long long)sim->launch.waves);
	put_answer(out, sim);
	out_z(out, "\n");
	put_time(out, sim);
	put_units(out, &sim->result);
	if (sim->settings->what_if)
		put_what_if(out, sim);
	listing_text(sim);
}
