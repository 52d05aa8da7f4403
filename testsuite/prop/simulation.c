/* Tests the ends and the limits of simulations in the library: a function whose first instruction does not decode, a work-group that
 * does not fit on the unit, budgets of any size, callers that stop a simulation, and the limits of the timeline.
 *
 * prop-simulation */
#include "library/amdgcn.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static unsigned nwrong;

static void
check(const char *what, int ok)
{
	if (!ok) {
		printf("%s\n", what);
		nwrong++;
	}
}

static void
report(void *user, const struct amdgcn_message *m)
{
	(void)user;
	printf("%s:%u: %s\n", m->file, m->line, m->text);
	nwrong++;
}

static const char *const source =
	"\t.text\n"
	"\t.type nothing,@function\n"
	"nothing:\n"
	"\t.long 0xf4cf6401\n" /* does not decode */
	"\t.size nothing, 4\n"
	"\t.type loop,@function\n"
	"loop:\n"
	"\ts_mov_b32 s0, 0\n"
	".Lagain:\n"
	"\ts_add_u32 s0, s0, 1\n"
	"\ts_cmp_lt_u32 s0, 0x40000\n"
	"\ts_cbranch_scc1 .Lagain\n"
	"\ts_endpgm\n"
	"\t.size loop, .-loop\n"
	"\t.p2align 8\n"
	"\t.type large,@function\n"
	"large:\n"
	"\tv_mov_b32 v0, 0\n"
	"\ts_endpgm\n"
	"\t.size large, .-large\n"
	"\t.type short,@function\n"
	"short:\n"
	"\t.rept 20\n"
	"\tv_mov_b32 v0, 0\n"
	"\t.endr\n"
	"\ts_endpgm\n"
	"\t.size short, .-short\n"
	"\t.rodata\n"
	"\t.p2align 6\n"
	"\t.amdhsa_kernel large\n"
	"\t.amdhsa_next_free_vgpr 512\n"
	"\t.amdhsa_accum_offset 256\n"
	"\t.amdhsa_next_free_sgpr 16\n"
	"\t.end_amdhsa_kernel\n";

static const struct amdgcn_simulation *
simulate(struct amdgcn_object *o, const char *name, const struct amdgcn_simulation_settings *settings)
{
	const struct amdgcn_function *f = amdgcn_find_function(o, name);

	check(name, f != NULL);
	return f ? amdgcn_simulate(f, settings) : NULL;
}

/* Simulates a function, and checks how the simulation ends. Returns the number of waves that ended. */
static uint64_t
ends(struct amdgcn_object *o, const char *name, struct amdgcn_simulation_settings settings, enum amdgcn_simulation_end end)
{
	settings.size = sizeof settings;
	const struct amdgcn_simulation *s = simulate(o, name, &settings);
	bool wrong = !s || s->end != end || s->complete != (end == AMDGCN_FINISHED) || (end != AMDGCN_FINISHED && (s->cycles || s->waves));
	if (wrong)
		printf("%s: ends with %d, complete %d, cycles %llu\n", name, s ? (int)s->end : -1, s ? s->complete : 0,
			s ? (unsigned long long)s->cycles : 0);
	nwrong += wrong;
	check("no wave, but variants", !s || s->end == AMDGCN_FINISHED || (!amdgcn_waves_needed(s, 1) && !amdgcn_latency_tolerance(s, 1)));
	uint64_t waves = s ? s->waves : 0;
	amdgcn_simulation_free(s);
	return waves;
}

struct caller {
	unsigned ncalls, limit;
	uint64_t waves;
};

static int
stop(void *user)
{
	struct caller *c = user;

	return ++c->ncalls == c->limit;
}

static void
progress(void *user, uint64_t done, uint64_t waves)
{
	struct caller *c = user;

	check("more waves have ended than exist", done <= waves);
	c->waves = waves;
}

/* Checks simulations that end at the first call of stop(), at the second, and so on up to the 11th, and one that is not
 * stopped. */
static void
check_stop(struct amdgcn_object *o)
{
	for (unsigned limit = 1; limit < 12; limit++) {
		struct caller caller = {.limit = limit};

		ends(o, "loop", (struct amdgcn_simulation_settings){.waves = 3, .stop = stop, .progress = progress, .user = &caller},
			AMDGCN_STOPPED);
		check("stop is called again", caller.ncalls == limit);
		check("the progress is not reported", caller.waves == (limit > 1 ? 3 : 0));
	}
	struct caller caller = {0};

	ends(o, "loop", (struct amdgcn_simulation_settings){.waves = 3, .stop = stop, .user = &caller}, AMDGCN_FINISHED);
	check("stop is not called regularly", caller.ncalls >= 12);
}

static void
check_timeline(struct amdgcn_object *o)
{
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .waves = 2000, .occupancy = 1, .timeline = 1};
	const struct amdgcn_simulation *s = simulate(o, "short", &settings);

	check("lifetimes", s && s->nlifetimes == AMDGCN_LIFETIMES);
	check("issues", s && s->nissues == AMDGCN_ISSUES);
	amdgcn_simulation_free(s);
}

int
main(void)
{
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = "gfx90a"};
	void *object;
	size_t size;

	if (amdgcn_assemble(&settings, source, strlen(source), report, NULL, &object, &size))
		return 1;
	struct amdgcn_object *o = amdgcn_open(object, size, report, NULL);
	ends(o, "nothing", (struct amdgcn_simulation_settings){0}, AMDGCN_BLOCKED);
	ends(o, "large", (struct amdgcn_simulation_settings){0}, AMDGCN_FINISHED);
	ends(o, "large", (struct amdgcn_simulation_settings){.work_items = 256}, AMDGCN_FINISHED);
	ends(o, "large", (struct amdgcn_simulation_settings){.work_items = 512}, AMDGCN_NO_WAVE);
	ends(o, "large", (struct amdgcn_simulation_settings){.work_items = 512, .waves = 8}, AMDGCN_NO_WAVE);
	ends(o, "large", (struct amdgcn_simulation_settings){.work_items = 512, .occupancy = 4}, AMDGCN_FINISHED);
	uint64_t all = ends(o, "short", (struct amdgcn_simulation_settings){.waves = 500, .cycles = UINT64_MAX}, AMDGCN_FINISHED);
	uint64_t some = ends(o, "short", (struct amdgcn_simulation_settings){.waves = 500, .cycles = UINT64_C(1) << 63}, AMDGCN_FINISHED);
	check("a large budget cuts", all == 500 && some == 500);
	check_stop(o);
	check_timeline(o);
	amdgcn_close(o);
	amdgcn_free(object);
	return nwrong > 0;
}
