/* Simulates variants of the machine and the launch for the same kernel. The what-if table uses the same number of waves as the
 * simulation if that is affordable; searches use fewer. */
#include "library/variant.h"

#include <stdio.h>

enum {
	FILLINGS = 4,        /* minimum number of waves in a search, in multiples of the waves that fill the unit, so that start and
	                      * end carry little weight */
	MUCH = 2000000,      /* approximate number of instructions in a run of the what-if table */
	SEARCH = 100000,     /* approximate number of instructions in a run of a search */
	TOO_MUCH = 100000,   /* number of instructions, in the waves that fill the unit, above which a search is only made on request */
};

/* Returns the number of instructions per wave, rounded up. */
static uint64_t
insns_of(const struct simulated *sim)
{
	return sim->result.waves ? sim->result.instructions / sim->result.waves + 1 : 1;
}

/* Returns the number of wave slots of the unit. */
static uint64_t
fill_of(const struct simulated *sim)
{
	return (uint64_t)sim->launch.simds * sim->launch.resident;
}

uint64_t
variant_waves(const struct simulated *sim, uint64_t insns, uint64_t fills)
{
	const struct sim_launch *l = &sim->launch;
	uint64_t n = insns / insns_of(sim), group = l->group ? l->group : 1;

	n = n > fills * fill_of(sim) ? n : fills * fill_of(sim);
	n = n < l->waves ? n : l->waves;
	return n < group ? group : n - n % group;
}

struct variant
variant_of(const struct simulated *sim, uint64_t waves)
{
	struct variant v = {.sim = sim, .machine = sim->machine, .launch = sim->launch};

	v.launch.waves = waves;
	return v;
}

void
variant_program(const struct variant *v, struct sim_program *program)
{
	simulated_program(v->sim, &v->machine, program);
	if (v->path)
		program->path = v->path;
}

double
variant_run(const struct variant *v, const struct sim_hooks *hooks, struct sim_result *r)
{
	struct sim_program program;

	variant_program(v, &program);
	sim_run(&v->machine, &program, &v->launch, hooks, r);
	sim_program_close(&program);
	return r->cycles && !r->stuck ? 1000 * (double)r->waves / (double)r->cycles : 0;
}

static double
throughput(const struct variant *v)
{
	struct sim_result r;
	double waves = variant_run(v, NULL, &r);

	sim_result_free(&r);
	return waves;
}

void
variant_set(struct variant *v, enum timing param, int64_t value)
{
	bool by_user = v->machine.set[param];

	sim_machine_set(&v->machine, str_from(isa_timing_params[param].name), value);
	v->machine.set[param] = by_user;
}

/* The elements of changes[]. Each function modifies the variant and sets its text, or returns false if the variant is not
 * applicable. */

static bool
as_it_is(struct variant *v)
{
	snprintf(v->text, sizeof v->text, "unchanged");
	return true;
}

/* Sets the number of resident waves to the occupancy with the given resource needs. Returns false if this is not
 * possible. */
static bool
set_occupancy(struct variant *v, const struct occupancy_need *need)
{
	struct occupancy o;

	if (!v->sim->resources->placed || v->sim->settings.occupancy || !occupancy_find(v->machine.isa, need, &o) || !o.waves)
		return false;
	v->launch.resident = o.waves;
	v->launch.groups = o.groups;
	return true;
}

static bool
fewer_vgprs(struct variant *v)
{
	struct occupancy_need need = v->sim->resources->need;
	unsigned most = v->sim->resources->occupancy.vgprs_for_more;

	snprintf(v->text, sizeof v->text, "%u VGPRs or fewer", most);
	need.vgprs = most;
	return most && set_occupancy(v, &need);
}

static bool
fewer_sgprs(struct variant *v)
{
	struct occupancy_need need = v->sim->resources->need;
	unsigned most = v->sim->resources->occupancy.sgprs_for_more;

	snprintf(v->text, sizeof v->text, "%u SGPRs or fewer", most);
	need.sgprs = most;
	return most && set_occupancy(v, &need);
}

static bool
half_lds(struct variant *v)
{
	struct occupancy_need need = v->sim->resources->need;

	snprintf(v->text, sizeof v->text, "half of LDS, %u bytes", need.lds / 2);
	need.lds /= 2;
	return need.lds && set_occupancy(v, &need);
}

static bool
twice_the_waves(struct variant *v)
{
	snprintf(v->text, sizeof v->text, "twice the waves, %u on each SIMD", 2 * v->launch.resident);
	v->launch.resident *= 2;
	v->launch.groups *= 2;
	return v->launch.resident <= v->sim->simulation.launch.most;
}

static bool
one_wave(struct variant *v)
{
	unsigned group = v->launch.group ? v->launch.group : 1;

	v->launch.resident = (group + v->launch.simds - 1) / v->launch.simds;
	v->launch.groups = 0;
	snprintf(v->text, sizeof v->text, "%u wave%s on each SIMD", v->launch.resident, v->launch.resident == 1 ? "" : "s");
	return v->launch.resident < v->sim->launch.resident;
}

/* Multiplies all memory latencies by halves / 2. */
static void
stretch_latency(struct variant *v, unsigned halves)
{
	static const enum timing params[] = {TIMING_vmem_latency, TIMING_vmem_store_latency, TIMING_smem_latency, TIMING_vmem_l2_latency,
		TIMING_vmem_mall_latency, TIMING_vmem_dram_latency, TIMING_memory_translation};

	for (size_t i = 0; i < sizeof params / sizeof params[0]; i++)
		variant_set(v, params[i], (int64_t)v->machine.value[params[i]] * halves / 2);
}

static bool
twice_the_latency(struct variant *v)
{
	snprintf(v->text, sizeof v->text, "twice the memory latency");
	stretch_latency(v, 4);
	return true;
}

static bool
half_the_latency(struct variant *v)
{
	snprintf(v->text, sizeof v->text, "half the memory latency");
	stretch_latency(v, 1);
	return true;
}

static bool
loads(const struct variant *v)
{
	return v->sim->result.unit_insns[SIM_UNIT_vmem] > 0;
}

/* Sets the latency of all vector loads, except first accesses to cache lines. */
static void
set_load_latency(struct variant *v, int64_t cycles)
{
	variant_set(v, TIMING_vmem_latency, cycles);
	variant_set(v, TIMING_vmem_hits, 100);
}

static bool
from_l2(struct variant *v)
{
	int32_t cycles = v->machine.value[TIMING_vmem_l2_latency];

	snprintf(v->text, sizeof v->text, "all vector loads from L2, %d cycles", cycles);
	set_load_latency(v, cycles);
	return cycles && loads(v);
}

static bool
from_memory(struct variant *v)
{
	int32_t cycles = v->machine.value[TIMING_vmem_dram_latency];

	snprintf(v->text, sizeof v->text, "all vector loads from memory, %d cycles", cycles);
	set_load_latency(v, cycles);
	return cycles && loads(v);
}

static bool
wider_memory(struct variant *v)
{
	static const enum timing params[] = {TIMING_vmem_lanes, TIMING_vmem_scattered_lanes, TIMING_vmem_bytes, TIMING_vmem_store_bytes,
		TIMING_vmem_texels};

	snprintf(v->text, sizeof v->text, "twice the rate of vector memory");
	for (size_t i = 0; i < sizeof params / sizeof params[0]; i++)
		variant_set(v, params[i], 2 * (int64_t)v->machine.value[params[i]]);
	return loads(v);
}

static bool (*const changes[])(struct variant *v) = {as_it_is, fewer_vgprs, fewer_sgprs, half_lds, twice_the_waves, one_wave,
	twice_the_latency, half_the_latency, from_l2, from_memory, wider_memory};

enum { CHANGES = sizeof changes / sizeof changes[0] };

_Static_assert((int)CHANGES <= (int)AMDGCN_VARIANTS, "the header has room for all variants");

/* The arguments and the result of run_trial(). */
struct trial {
	const struct simulated *sim;
	bool costly;
	struct amdgcn_variant *variants;
	uint64_t result;
};

static void
what_if(void *user)
{
	struct trial *t = user;

	for (size_t i = 0; i < CHANGES; i++) {
		struct variant v = variant_of(t->sim, variant_waves(t->sim, MUCH, 2));
		struct amdgcn_variant *to = &t->variants[t->result];

		if (!changes[i](&v))
			continue;
		struct sim_result r;
		*to = (struct amdgcn_variant){.waves = v.launch.waves, .resident = v.launch.resident, .throughput = variant_run(&v, NULL, &r)};
		snprintf(to->text, sizeof to->text, "%s", v.text);
		to->wave_mean = r.wave_mean;
		t->result += to->throughput > 0;
		sim_result_free(&r);
	}
}

/* Returns whether waits for counters cost at most a twentieth of the issue slots with this number of waves per SIMD. */
static bool
hides(const struct simulated *sim, unsigned waves)
{
	struct variant v = variant_of(sim, variant_waves(sim, SEARCH, FILLINGS));

	variant_set(&v, TIMING_memory_cold, 0); /* first accesses are rare in a long launch, but not in this short one */
	v.launch.resident = waves;
	v.launch.groups = 0;
	if (v.launch.waves < (uint64_t)v.launch.simds * waves)
		v.launch.waves = (uint64_t)v.launch.simds * waves;
	struct sim_result r;
	bool good = variant_run(&v, NULL, &r) > 0 && r.lost[SIM_counter] * 20 <= r.slots;
	sim_result_free(&r);
	return good;
}

static bool
can_search(const struct trial *t)
{
	const struct simulated *sim = t->sim;

	return sim->result.instructions && (t->costly || insns_of(sim) * fill_of(sim) <= TOO_MUCH);
}

static void
search_waves(void *user)
{
	struct trial *t = user;
	const struct simulated *sim = t->sim;
	unsigned most = sim->simulation.launch.most;
	unsigned group = sim->launch.group ? sim->launch.group : 1;
	unsigned low = (group + sim->launch.simds - 1) / sim->launch.simds, high = most;

	if (!can_search(t))
		return;
	t->result = most + 1;
	if (low > high || !hides(sim, high))
		return;
	while (low < high) {
		unsigned mid = low + (high - low) / 2;

		if (hides(sim, mid))
			high = mid;
		else
			low = mid + 1;
	}
	t->result = high;
}

static void
search_latency(void *user)
{
	struct trial *t = user;
	struct variant v = variant_of(t->sim, variant_waves(t->sim, SEARCH, FILLINGS));
	int64_t low = 1, high = AMDGCN_MOST_LATENCY;

	if (!loads(&v) || !can_search(t))
		return;
	variant_set(&v, TIMING_memory_cold, 0);
	set_load_latency(&v, low);
	double best = throughput(&v);
	while (low < high) {
		int64_t mid = low + (high - low + 1) / 2;

		set_load_latency(&v, mid);
		if (throughput(&v) * 20 >= best * 19)
			low = mid;
		else
			high = mid - 1;
	}
	t->result = (uint64_t)low;
}

/* Calls f with a trial of the simulation, and returns the trial's result. Returns 0 if the simulation did not finish, for a
 * recording, and after an error. */
static uint64_t
run_trial(const struct amdgcn_simulation *simulation, bool costly, struct amdgcn_variant *variants, void (*f)(void *user))
{
	const struct simulated *sim = (const struct simulated *)(const void *)simulation;
	struct trial t = {sim, costly, variants, 0};

	if (simulation->end != AMDGCN_FINISHED || sim->launch.script)
		return 0;
	return inside_run_unlocked(sim->section->object, f, &t) ? t.result : 0;
}

unsigned
amdgcn_latency_tolerance(const struct amdgcn_simulation *simulation, int costly)
{
	return (unsigned)run_trial(simulation, costly, NULL, search_latency);
}

unsigned
amdgcn_waves_needed(const struct amdgcn_simulation *simulation, int costly)
{
	return (unsigned)run_trial(simulation, costly, NULL, search_waves);
}

size_t
amdgcn_what_if(const struct amdgcn_simulation *simulation, struct amdgcn_variant variants[AMDGCN_VARIANTS])
{
	return (size_t)run_trial(simulation, true, variants, what_if);
}
