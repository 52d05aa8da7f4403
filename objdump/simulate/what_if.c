/* Simulates variants of the machine and the launch for the same kernel. The what-if table uses the same number of waves as the
 * simulation if that is affordable; searches use fewer. */
#include <stdio.h>

#include "common/base/memory/array.h"
#include "objdump/simulate/simulation.h"

enum {
	FILLINGS = 4,        /* minimum number of waves in a search, in multiples of the waves that fill the unit, so that start and
	                      * end carry little weight */
	MUCH = 2000000,      /* number of instructions in a run of the what-if table */
	SEARCH = 100000,     /* approximate number of instructions in a run of a search */
	TOO_MUCH = 100000,   /* number of instructions, in the waves that fill the unit, above which a search is only made on request */
};

/* A variant of the simulation, with a machine and a launch of its own. */
struct variant {
	const struct simulation *sim;
	struct sim_machine machine;
	struct sim_launch launch;
	char *name;
	size_t room;
};

/* Returns the number of instructions per wave, rounded up. */
static uint64_t
insns_of(const struct simulation *sim)
{
	return sim->result.waves ? sim->result.instructions / sim->result.waves + 1 : 1;
}

/* Returns the number of wave slots of the unit. */
static uint64_t
fill_of(const struct simulation *sim)
{
	return (uint64_t)sim->launch.simds * sim->launch.resident;
}

/* Returns a number of waves, in whole work-groups, that execute about insns instructions, but at least fills times the number of
 * wave slots. It is at most the number of waves in the simulation. */
static uint64_t
waves_for(const struct simulation *sim, uint64_t insns, uint64_t fills)
{
	const struct sim_launch *l = &sim->launch;
	uint64_t n = insns / insns_of(sim), group = l->group ? l->group : 1;

	n = n > fills * fill_of(sim) ? n : fills * fill_of(sim);
	n = n < l->waves ? n : l->waves;
	return n < group ? group : n - n % group;
}

/* Returns the number of waves per 1000 cycles, or 0 if the variant cannot run. */
static double
run_variant(const struct variant *v, struct sim_result *r)
{
	struct sim_program program;

	simulation_program(v->sim, &v->machine, &program);
	sim_run(&v->machine, &program, &v->launch, NULL, r);
	sim_program_close(&program);
	return r->cycles && !r->stuck ? 1000 * (double)r->waves / (double)r->cycles : 0;
}

static double
throughput(const struct variant *v)
{
	struct sim_result r;
	double waves = run_variant(v, &r);

	sim_result_free(&r);
	return waves;
}

/* Sets a parameter, as if it were in the table: the first accesses of loads keep the latency of memory. */
static void
set_param(struct variant *v, enum timing param, int64_t value)
{
	bool by_user = v->machine.set[param];

	sim_machine_set(&v->machine, str_from(isa_timing_params[param].name), value);
	v->machine.set[param] = by_user;
}

/* ---- Rows. Each function modifies the variant and sets its name. It returns false if the variant is not applicable. */

static bool
as_it_is(struct variant *v)
{
	snprintf(v->name, v->room, "unchanged");
	return true;
}

/* Launches as many waves as the given resource needs allow. */
static bool
set_occupancy(struct variant *v, const struct occupancy_need *need)
{
	struct occupancy o;

	if (!v->sim->resources->placed || v->sim->settings->occupancy || !occupancy_find(v->machine.isa, need, &o) || !o.waves)
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

	snprintf(v->name, v->room, "%u VGPRs or fewer", most);
	need.vgprs = most;
	return most && set_occupancy(v, &need);
}

static bool
fewer_sgprs(struct variant *v)
{
	struct occupancy_need need = v->sim->resources->need;
	unsigned most = v->sim->resources->occupancy.sgprs_for_more;

	snprintf(v->name, v->room, "%u SGPRs or fewer", most);
	need.sgprs = most;
	return most && set_occupancy(v, &need);
}

static bool
half_lds(struct variant *v)
{
	struct occupancy_need need = v->sim->resources->need;

	snprintf(v->name, v->room, "half of LDS, %u bytes", need.lds / 2);
	need.lds /= 2;
	return need.lds && set_occupancy(v, &need);
}

static bool
twice_the_waves(struct variant *v)
{
	snprintf(v->name, v->room, "twice the waves, %u on each SIMD", 2 * v->launch.resident);
	v->launch.resident *= 2;
	v->launch.groups *= 2;
	return true;
}

static bool
one_wave(struct variant *v)
{
	unsigned group = v->launch.group ? v->launch.group : 1;

	v->launch.resident = (group + v->launch.simds - 1) / v->launch.simds;
	v->launch.groups = 0;
	snprintf(v->name, v->room, "%u wave%s on each SIMD", v->launch.resident, v->launch.resident == 1 ? "" : "s");
	return v->launch.resident < v->sim->launch.resident;
}

/* Multiplies all memory latencies by halves / 2. */
static void
stretch_latency(struct variant *v, unsigned halves)
{
	static const enum timing params[] = {TIMING_vmem_latency, TIMING_vmem_store_latency, TIMING_smem_latency, TIMING_vmem_l2_latency,
		TIMING_vmem_mall_latency, TIMING_vmem_dram_latency, TIMING_memory_translation};

	for (size_t i = 0; i < sizeof params / sizeof params[0]; i++)
		set_param(v, params[i], (int64_t)v->machine.value[params[i]] * halves / 2);
}

static bool
twice_the_latency(struct variant *v)
{
	snprintf(v->name, v->room, "twice the memory latency");
	stretch_latency(v, 4);
	return true;
}

static bool
half_the_latency(struct variant *v)
{
	snprintf(v->name, v->room, "half the memory latency");
	stretch_latency(v, 1);
	return true;
}

static bool
loads(const struct variant *v)
{
	return v->sim->result.unit_insns[SIM_UNIT_vmem] > 0;
}

static bool
from_l2(struct variant *v)
{
	int32_t cycles = v->machine.value[TIMING_vmem_l2_latency];

	snprintf(v->name, v->room, "all loads from L2, %d cycles", cycles);
	set_param(v, TIMING_vmem_latency, cycles);
	set_param(v, TIMING_memory_cold, 0);
	return cycles && loads(v);
}

static bool
from_memory(struct variant *v)
{
	int32_t cycles = v->machine.value[TIMING_vmem_dram_latency];

	snprintf(v->name, v->room, "all loads from memory, %d cycles", cycles);
	set_param(v, TIMING_vmem_latency, cycles);
	set_param(v, TIMING_memory_cold, 0);
	return cycles && loads(v);
}

static bool
wider_memory(struct variant *v)
{
	static const enum timing params[] = {TIMING_vmem_lanes, TIMING_vmem_bytes, TIMING_vmem_store_bytes, TIMING_vmem_texels};

	snprintf(v->name, v->room, "twice the rate of vector memory");
	for (size_t i = 0; i < sizeof params / sizeof params[0]; i++)
		set_param(v, params[i], 2 * (int64_t)v->machine.value[params[i]]);
	return loads(v);
}

static struct variant
variant(const struct simulation *sim, uint64_t waves)
{
	struct variant v = {.sim = sim, .machine = sim->machine, .launch = sim->launch};

	v.launch.waves = waves;
	v.launch.cycles = 0;
	return v;
}

size_t
simulation_what_if(const struct simulation *sim, struct simulation_variant rows[SIMULATION_VARIANTS])
{
	static bool (*const changes[])(struct variant *v) = {as_it_is, fewer_vgprs, fewer_sgprs, half_lds, twice_the_waves, one_wave,
		twice_the_latency, half_the_latency, from_l2, from_memory, wider_memory};
	size_t n = sizeof changes / sizeof changes[0];

	_Static_assert(sizeof changes / sizeof changes[0] <= SIMULATION_VARIANTS, "room for all rows");
	for (size_t i = 0; i < n && !sim->launch.script; i++) {
		struct variant v = variant(sim, waves_for(sim, MUCH, 2));
		struct sim_result r;

		rows[i] = (struct simulation_variant){0};
		v.name = rows[i].name;
		v.room = sizeof rows[i].name;
		rows[i].done = changes[i](&v);
		rows[i].launch = v.launch;
		if (!rows[i].done)
			continue;
		rows[i].throughput = run_variant(&v, &r);
		rows[i].wave_mean = r.wave_mean;
		rows[i].done = rows[i].throughput > 0;
		sim_result_free(&r);
	}
	return sim->launch.script ? 0 : n;
}

/* Whether this number of waves on each SIMD hides the waits of the kernel. */
static bool
hides(const struct simulation *sim, unsigned waves)
{
	struct variant v = variant(sim, waves_for(sim, SEARCH, FILLINGS));
	struct sim_result r;
	bool good;

	set_param(&v, TIMING_memory_cold, 0); /* first accesses are rare in a long launch, but not in this short one */
	v.launch.resident = waves;
	v.launch.groups = 0;
	if (v.launch.waves < (uint64_t)v.launch.simds * waves)
		v.launch.waves = (uint64_t)v.launch.simds * waves;
	good = run_variant(&v, &r) > 0 && r.lost[SIM_counter] * 20 <= r.slots;
	sim_result_free(&r);
	return good;
}

static bool
can_search(const struct simulation *sim)
{
	return !sim->launch.script && sim->result.instructions &&
		(sim->settings->what_if || insns_of(sim) * fill_of(sim) <= TOO_MUCH);
}

unsigned
simulation_waves_needed(const struct simulation *sim)
{
	unsigned most = sim->resources->placed ? sim->resources->occupancy.most : sim->launch.resident;
	unsigned group = sim->launch.group ? sim->launch.group : 1;
	unsigned low = (group + sim->launch.simds - 1) / sim->launch.simds, high = most;

	if (!can_search(sim))
		return 0;
	if (low > high || !hides(sim, high))
		return most + 1;
	while (low < high) {
		unsigned mid = low + (high - low) / 2;

		if (hides(sim, mid))
			high = mid;
		else
			low = mid + 1;
	}
	return high;
}

uint64_t
simulation_latency_tolerance(const struct simulation *sim)
{
	struct variant v = variant(sim, waves_for(sim, SEARCH, FILLINGS));
	int64_t low = 1, high = SIMULATION_LATENCY;
	double best;

	if (!loads(&v) || !can_search(sim))
		return 0;
	set_param(&v, TIMING_memory_cold, 0);
	set_param(&v, TIMING_vmem_latency, low);
	best = throughput(&v);
	while (low < high) {
		int64_t mid = low + (high - low + 1) / 2;

		set_param(&v, TIMING_vmem_latency, mid);
		if (throughput(&v) * 20 >= best * 19)
			low = mid;
		else
			high = mid - 1;
	}
	return (uint64_t)low;
}
