/* --simulate as text: prints the launch, assumptions, statistics and the what-if table. listing.c prints the code. */
#include "objdump/report/listing.h"
#include "objdump/report/simulate.h"

/* Prints the launch, and the limit on the number of resident waves. */
static void
put_launch(struct out *out, const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	const struct amdgcn_launch *l = &r->launch;

	out_printf(out, "  launched     %llu waves of %u %s, in work groups of %u\n", (unsigned long long)l->waves, l->wave_size,
		metrics_item_name(r), l->workgroup_waves);
	if (r->declared_waves)
		out_printf(out, "  work group   of %u waves, as in the metadata, does not fit on the unit\n", r->declared_waves);
	out_printf(out, "  runs on      a %s%s: %u SIMDs, at most %u waves on each", metrics_unit_name(r), metrics_mode(r), l->simds, l->resident);
	if (sim->settings->occupancy)
		out_z(out, ", by the user");
	else if (l->limit)
		out_printf(out, ", limited by %s", l->limit);
	if (l->workgroups)
		out_printf(out, "; at most %u work groups", l->workgroups);
	out_z(out, "\n");
	if (l->stage != AMDGCN_COMPUTE)
		out_printf(out, "  rate         %.2f %s of a triangle; waves go to %u %ss in turn\n", l->rate,
			l->stage == AMDGCN_VERTEX ? "new vertices" : "pixels", l->units, metrics_unit_name(r));
}

static void
put_arguments(struct out *out, const struct amdgcn_simulation *r)
{
	for (size_t i = 0; i < r->narguments; i++) {
		const struct amdgcn_argument *a = &r->arguments[i];

		if (!a->known)
			continue;
		out_z(out, ", ");
		if (a->name)
			out_text(out, a->name);
		else
			out_printf(out, "argument 0x%x", a->offset);
		out_printf(out, " = %lld", (long long)a->value);
	}
}

/* Prints the sources of iteration counts and branch directions. */
static void
put_path(struct out *out, const struct amdgcn_simulation *r)
{
	char text[128];

	if (metrics_loops(r, text, sizeof text))
		out_printf(out, "  loops        %s\n", text);
	if (metrics_branches(r, text, sizeof text))
		out_printf(out, "  branches     %s\n", text);
	if (r->unknown_targets)
		out_z(out, "  unknown      a jump or call has an unknown target: waves end at the jump, and continue after the call\n");
	if (r->deep_loops)
		out_z(out, "  deep         loops are nested more than 64 deep: some branches in them may take the wrong direction\n");
}

/* Prints the machine parameters that the user has set. */
static void
put_machine(struct out *out, const struct simulation *sim)
{
	const struct amdgcn_processor *processor = sim->section->code->processor;
	struct amdgcn_parameter p;

	for (size_t i = 0; amdgcn_parameter(processor, i, &p); i++)
		if (metrics_set(sim->settings, p.name))
			out_printf(out, "  set          %s = %d %s, not %d\n", p.name, sim->result->parameters[i].value, p.unit, p.value);
}

/* Prints the kinds of loads for which the first access to a cache line is assumed to miss. Loads whose latency the user
 * has set are excluded. */
static void
put_caches(struct out *out, const struct simulation *sim)
{
	bool vector = !metrics_set(sim->settings, "vmem.latency"), scalar = !metrics_set(sim->settings, "smem.latency");

	if (metrics_value(sim, "memory.cold") && !sim->settings->follow && (vector || scalar))
		out_printf(out, "  caches       the first access of a %sload to a line misses all of them (memory.cold)\n",
			vector && scalar ? "" : vector ? "vector " : "scalar ");
}

static void
put_answer(struct out *out, const struct amdgcn_simulation *r)
{
	out_z(out, "  result       ");
	out_text(out, r->limit);
	out_z(out, "\n");
	if (*r->certainty) {
		out_z(out, "  certainty    ");
		out_text(out, r->certainty);
		out_z(out, "\n");
	}
	if (*r->most_lost) {
		out_z(out, "  most lost    ");
		out_text(out, r->most_lost);
		out_z(out, "\n");
	}
}

/* Prints the accesses whose addresses cost more than consecutive ones. */
static void
put_addresses(struct out *out, const struct simulation *sim)
{
	enum { SHOWN = 12 };
	const struct amdgcn_simulation *r = sim->result;
	size_t n = 0;

	if (*r->conflicts) {
		out_z(out, "  conflicts    ");
		out_text(out, r->conflicts);
		out_z(out, "\n");
	}
	for (size_t i = 0; i < r->naccesses; i++)
		if (*r->accesses[i].text && n++ < SHOWN) {
			out_printf(out, "  address      0x%llx: ", (unsigned long long)section_shown(sim->section, r->accesses[i].address));
			out_text(out, r->accesses[i].text);
			out_printf(out, ", %s\n", amdgcn_origin_name(r->accesses[i].origin));
		}
	if (n > SHOWN)
		out_printf(out, "  address      %zu more: --json\n", n - SHOWN);
}

static void
put_time(struct out *out, const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	unsigned needed = sim->waves_needed, tolerance = sim->tolerance;
	bool too_few = needed > r->launch.most;

	out_printf(out, "  cycles       %llu; of a wave %.1f (deviation %.1f, %llu to %llu)\n", (unsigned long long)r->cycles, r->wave_mean,
		r->wave_deviation, (unsigned long long)r->wave_least, (unsigned long long)r->wave_most);
	out_printf(out, "  throughput   %.3f waves in 1000 cycles; %.0f %s in a microsecond on %u such units at %u MHz\n", r->throughput,
		r->items, metrics_item_name(r), r->launch.units, r->launch.clock);
	out_printf(out, "  instructions %llu, %.3f in a cycle\n", (unsigned long long)r->instructions_issued,
		metrics_ratio((double)r->instructions_issued, (double)r->cycles));
	if (r->vgpr_requests)
		out_printf(out, "  VGPRs        %llu requests for more, %llu of which failed\n", (unsigned long long)r->vgpr_requests,
			(unsigned long long)r->vgpr_refusals);
	out_printf(out, "  starved      %5.1f%% of cycles the unit holds no wave\n", 100 * metrics_ratio((double)r->starved, (double)r->cycles));
	out_printf(out, "  stalled      %5.1f%% of cycles every wave on the unit waits for a counter\n",
		100 * metrics_ratio((double)r->stalled, (double)r->cycles));
	out_printf(out, "  waiting      %5.1f%% of wave time is spent in waits for counters; in %.1f%% of it another wave issues\n",
		100 * metrics_ratio((double)r->waiting, (double)r->occupied), 100 * metrics_ratio((double)r->hidden, (double)r->waiting));
	if (needed && r->waiting)
		out_printf(out, too_few ? "  to hide it   each SIMD needs more than the %u it holds, with warm caches\n" :
			"  to hide it   %u waves on each SIMD are needed, with warm caches\n", needed - too_few);
	if (tolerance)
		out_printf(out, "  tolerates    a vector memory latency of %u cycles%s before it is 5 %% slower, with warm caches\n", tolerance,
			tolerance == AMDGCN_MOST_LATENCY ? " or more" : "");
}

static void
put_units(struct out *out, const struct amdgcn_simulation *r)
{
	out_printf(out, "\n  %7s %14s  %s\n", "busy", "instructions", "unit");
	for (size_t i = 0; i < r->nunits; i++)
		out_printf(out, "  %6.1f%% %14llu  %s\n", 100 * r->units[i].share, (unsigned long long)r->units[i].instructions, r->units[i].text);
	out_printf(out, "\n  %7s  %s\n", "slots", "in which a SIMD can issue");
	for (size_t i = 0; i < r->nlost; i++)
		out_printf(out, "  %6.1f%%  %-11s  %s\n", 100 * metrics_ratio((double)r->lost[i].cycles, (double)r->slots), r->lost[i].reason,
			r->lost[i].text);
}

static void
put_what_if(struct out *out, const struct simulation *sim)
{
	const struct amdgcn_variant *rows = sim->variants;
	size_t n = sim->nvariants;

	if (n)
		out_printf(out, "\n  %12s %12s %8s  %s\n", "wave cycles", "waves/1000", "change", "what if");
	for (size_t i = 0; i < n; i++)
		out_printf(out, "  %12.1f %12.3f %+7.1f%%  %s\n", rows[i].wave_mean, rows[i].throughput,
			100 * (metrics_ratio(rows[i].throughput, rows[0].throughput) - 1), rows[i].text);
}

void
simulate_text(struct simulation *sim)
{
	static const char *const ends[] = {
		[AMDGCN_NO_WAVE] = "  no wave      fits on the unit",
		[AMDGCN_BLOCKED] = "  stuck        a wave waits for an event that never occurs",
		[AMDGCN_ENDLESS] = "  stuck        a wave never leaves a loop; set its path with --simulate-branch or --simulate-loop",
		[AMDGCN_TOO_DEEP] = "  stuck        calls are nested more than 65536 deep; end the recursion with --simulate-branch",
		[AMDGCN_TOO_LONG] = "  stuck        too many instructions; reduce the waves (--simulate-waves) or iterations (--simulate-loop)",
	};
	const struct amdgcn_simulation *r = sim->result;
	struct section_view *s = sim->section;
	struct out *out = s->v->out;

	out_printf(out, "\n%016llx <", (unsigned long long)section_shown(s, r->function->address));
	char name[64];
	out_str(out, section_name(s, r->function, name));
	out_printf(out, ">: %s for %s, wave%u", amdgcn_kind_name(r->function->kind), amdgcn_processor_name(s->code->processor),
		r->launch.wave_size);
	put_arguments(out, r);
	out_z(out, "\n");
	put_launch(out, sim);
	put_path(out, r);
	put_machine(out, sim);
	put_caches(out, sim);
	if (r->end != AMDGCN_FINISHED) {
		out_text(out, ends[r->end]);
		out_z(out, "\n");
		return;
	}
	if (r->cut)
		out_printf(out, "  cut          after %llu cycles: %llu of %llu waves were launched\n", (unsigned long long)sim->settings->cycles,
			(unsigned long long)r->waves, (unsigned long long)r->launch.waves);
	put_answer(out, r);
	put_addresses(out, sim);
	out_z(out, "\n");
	put_time(out, sim);
	put_units(out, r);
	if (sim->settings->what_if)
		put_what_if(out, sim);
	listing_text(sim);
}
