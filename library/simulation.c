/* Runs simulations, and describes the machine. A simulation is prepared under the object's lock, but runs without it, because
 * it may take minutes. This is safe because the data that a running simulation reads no longer changes. */
#include "library/simulated.h"

#include <assert.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/real.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_##theirs == (int)SIM_##ours, "the header has the values")
SAME(COMPUTE, COMPUTE);
SAME(VERTEX, VERTEX);
SAME(PIXEL, PIXEL);
SAME(OLDEST, OLDEST);
SAME(ROUND_ROBIN, ROUND_ROBIN);
SAME(ANYWHERE, AT_ALL);
SAME(AT_BLOCK, AT_BLOCK);
SAME(AT_ADDRESS, AT_ADDRESS);

_Static_assert((int)AMDGCN_LIFETIMES == (int)SIM_SPANS && (int)AMDGCN_ISSUES == (int)SIM_MARKS, "the header has the limits");

#define MUCH (UINT64_C(1) << 34) /* maximum number of instructions if the user sets the number of waves; simulating them takes
                                  * about a quarter of an hour */

enum {
	FILLS = 4,           /* number of waves, in multiples of the waves that fill the unit, unless the user sets it */
	UNPLACED = 8,        /* waves of a SIMD, if the occupancy is unknown */
	PIXELS = 64          /* pixels of a triangle, unless the user sets them */
};

int
amdgcn_parameter(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter *out)
{
	const struct timing_param *p = &isa_timing_params[i];

	if (i >= TIMING_COUNT)
		return 0;
	*out = (struct amdgcn_parameter){.name = p->name, .unit = p->unit, .text = p->text, .least = p->least, .most = p->most};
	if (!processor)
		return 1;
	const struct timing_row *row = timing_row(processor->isa.target, (enum timing)i);
	out->value = row->value;
	out->confidence = row->confidence;
	out->source = row->source;
	out->note = row->note && *row->note ? row->note : NULL;
	return 1;
}

int
amdgcn_parameter_range(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter_range *out)
{
	const struct timing_range *range = i < TIMING_COUNT ? timing_range(processor->isa.target, (enum timing)i) : NULL;

	if (range)
		*out = (struct amdgcn_parameter_range){range->least, range->most, range->why};
	return range != NULL;
}

const char *
amdgcn_check_parameter(const char *name, int64_t value)
{
	struct isa isa;

	isa_init(&isa, &isa_targets[0]);
	struct sim_machine any;
	sim_machine_init(&any, &isa);
	return sim_machine_set(&any, str_from(name), value);
}

int
amdgcn_unit(size_t i, struct amdgcn_unit *out)
{
	if (i >= SIM_UNIT_COUNT)
		return 0;
	*out = (struct amdgcn_unit){sim_unit_name((unsigned)i), sim_unit_meaning((unsigned)i)};
	return 1;
}

int
amdgcn_reason(size_t i, struct amdgcn_reason *out)
{
	if (i >= SIM_REASON_COUNT)
		return 0;
	*out = (struct amdgcn_reason){sim_reason_name((unsigned)i), sim_reason_meaning((unsigned)i), simulated_is_stall((unsigned)i)};
	return 1;
}

int
amdgcn_read_place(const char *where, struct amdgcn_place *out)
{
	struct sim_where place;

	if (!sim_where_parse(str_from(where), &place))
		return 0;
	*out = (struct amdgcn_place){(enum amdgcn_place_kind)place.kind, place.number, place.function.n};
	return 1;
}

int
amdgcn_is_pattern(const char *pattern)
{
	return sim_is_pattern(str_from(pattern));
}

/* Returns zeroed memory for n rules, or NULL if n is 0. */
static void *
rules_of(struct simulated *s, size_t n, size_t size)
{
	return n ? arena_alloc(&s->arena, n * size) : NULL;
}

static bool
check_place(struct diag *diag, const char *where, bool with_blocks, struct sim_where *place)
{
	if (where && sim_where_parse(str_from(where), place) && (with_blocks || place->kind != SIM_AT_BLOCK))
		return true;
	diag_error(diag, (struct loc){0}, "expected %s0x1a40, FUNCTION:0x1a40 or *, but got '%s'", with_blocks ? "bb3, FUNCTION:bb3, " : "",
		where ? where : "");
	return false;
}

static void
take_parameters(struct simulated *s, struct diag *diag)
{
	for (size_t i = 0; i < s->settings.nparameters; i++) {
		const struct amdgcn_parameter_value *p = &s->settings.parameters[i];
		const char *why = sim_machine_set(&s->machine, str_from(p->name), p->value);

		if (why)
			diag_error(diag, (struct loc){0}, "%s: %s", p->name, why);
	}
}

static void
take_loops(struct simulated *s, struct diag *diag)
{
	s->rules.loops = rules_of(s, s->settings.nloops, sizeof s->rules.loops[0]);
	struct sim_where place;
	for (size_t i = 0; i < s->settings.nloops; i++) {
		const struct amdgcn_loop_rule *rule = &s->settings.loops[i];

		if (!check_place(diag, rule->where, true, &place))
			continue;
		if (!rule->iterations)
			diag_error(diag, (struct loc){0}, "%s: expected at least 1 iteration, but got 0", rule->where);
		s->rules.loops[i] = (struct sim_rule){.where = arena_str(&s->arena, str_from(rule->where)), .count = rule->iterations};
	}
	s->rules.nloops = s->settings.nloops;
}

static void
take_branches(struct simulated *s, struct diag *diag)
{
	s->rules.branches = rules_of(s, s->settings.nbranches, sizeof s->rules.branches[0]);
	struct sim_where place;
	for (size_t i = 0; i < s->settings.nbranches; i++) {
		const struct amdgcn_branch_rule *rule = &s->settings.branches[i];
		const char *pattern = rule->pattern ? rule->pattern : "";

		if (!check_place(diag, rule->where, true, &place))
			continue;
		if (!sim_is_pattern(str_from(pattern)))
			diag_error(diag, (struct loc){0}, "%s: expected a pattern such as TTN, but got '%s'", rule->where, pattern);
		s->rules.branches[i] = (struct sim_rule){.where = arena_str(&s->arena, str_from(rule->where)),
			.pattern = str_from(arena_strz(&s->arena, str_from(pattern)))};
	}
	s->rules.nbranches = s->settings.nbranches;
	s->rules.measured = s->settings.measured;
}

/* Reads the location of a rule for instructions. Returns false after an error. */
static bool
take_place(struct simulated *s, struct simulated_rule *r, const char *where, struct diag *diag)
{
	if (!check_place(diag, where, false, &r->where))
		return false;
	r->where.function = arena_str(&s->arena, r->where.function);
	return true;
}

static struct simulated_rule *
rules_of_insns(struct simulated *s, enum amdgcn_rule_kind kind, size_t n)
{
	return (s->of_insns[kind] = (struct simulated_rules){rules_of(s, n, sizeof(struct simulated_rule)), n}).v;
}

static void
take_fetches(struct simulated *s, struct diag *diag)
{
	struct simulated_rule *r = rules_of_insns(s, AMDGCN_FETCH_RULE, s->settings.nfetches);

	for (size_t i = 0; i < s->settings.nfetches; i++) {
		const struct amdgcn_fetch_rule *rule = &s->settings.fetches[i];

		r[i].bits = rule->bits;
		r[i].samples = rule->samples;
		if (take_place(s, &r[i], rule->where, diag) && (!rule->bits || !rule->samples))
			diag_error(diag, (struct loc){0}, "%s: a texel has at least one bit and one sample", rule->where);
	}
}

static_assert((int)AMDGCN_FROM_FIRST_CACHE == SIM_FROM_FIRST && (int)AMDGCN_FROM_MEMORY == SIM_FROM_MEMORY, "the levels have the same numbers");

static void
take_caches(struct simulated *s, struct diag *diag)
{
	struct simulated_rule *r = rules_of_insns(s, AMDGCN_CACHE_RULE, s->settings.ncaches);

	for (size_t i = 0; i < s->settings.ncaches; i++) {
		const struct amdgcn_cache_rule *rule = &s->settings.caches[i];

		r[i].from = (enum sim_from)rule->level;
		if (take_place(s, &r[i], rule->where, diag) && (rule->level < AMDGCN_FROM_FIRST_CACHE || rule->level > AMDGCN_FROM_MEMORY))
			diag_error(diag, (struct loc){0}, "%s: unknown level of caches", rule->where);
	}
}

static void
take_accesses(struct simulated *s, struct diag *diag)
{
	const double most = 1e6; /* cycles: far more than an access can take */
	struct simulated_rule *r = rules_of_insns(s, AMDGCN_ACCESS_RULE, s->settings.naccesses);

	for (size_t i = 0; i < s->settings.naccesses; i++) {
		const struct amdgcn_access_rule *rule = &s->settings.accesses[i];

		r[i].access = *rule;
		if (take_place(s, &r[i], rule->where, diag) && (!(rule->cycles >= 0 && rule->cycles <= most) || rule->first < 0 || rule->first > 101))
			diag_error(diag, (struct loc){0}, "%s: expected 0 to 1000000 cycles and a percentage", rule->where);
	}
}

static void
check_numbers(const struct simulated *s, struct diag *diag)
{
	const struct amdgcn_simulation_settings *a = &s->settings;

	if (a->stage > AMDGCN_PIXEL || a->order > AMDGCN_ROUND_ROBIN)
		diag_error(diag, (struct loc){0}, "unknown stage or order");
	if (a->waves > UINT32_MAX)
		diag_error(diag, (struct loc){0}, "too many waves");
	if (a->occupancy > SIM_RESIDENT)
		diag_error(diag, (struct loc){0}, "expected a number of waves per SIMD from 1 to %d, but got %u", SIM_RESIDENT, a->occupancy);
	if (!(a->rate >= 0 && a->rate <= 1e6))
		diag_error(diag, (struct loc){0}, "expected a number of vertices or pixels per triangle, but got %s", real_general(a->rate, 6).z);
}

static void
set_launch(struct simulated *s)
{
	const struct resources *r = s->resources;
	const struct amdgcn_simulation_settings *a = &s->settings;
	struct sim_launch *l = &s->launch;

	l->stage = (enum sim_stage)a->stage;
	l->order = (enum sim_order)a->order;
	l->simds = occupancy_simds(s->machine.isa, s->machine.paired);
	if (!l->simds)
		l->simds = 4;
	l->group = r->placed && r->occupancy.waves_of_group && l->stage == SIM_COMPUTE ? r->occupancy.waves_of_group : 1;
	l->resident = a->occupancy ? a->occupancy : r->placed ? r->occupancy.waves : UNPLACED;
	if (l->resident && l->resident * l->simds < l->group)
		l->resident = (l->group + l->simds - 1) / l->simds;
	l->groups = r->placed && !a->occupancy ? r->occupancy.groups : 0;
	l->rate = a->rate > 0 ? a->rate : l->stage == SIM_PIXEL ? PIXELS : 1;
	l->waves = a->waves ? a->waves : (uint64_t)FILLS * l->resident * l->simds;
	l->waves = (l->waves + l->group - 1) / l->group * l->group;
	l->cycles = a->cycles;
	l->most = a->most ? a->most : a->waves ? MUCH : 0;
}

/* Replaces the launch by the recorded waves of a shader engine. */
static void
set_script(struct simulated *s)
{
	struct sim_launch *l = &s->launch;

	l->script = &s->recording.engines[s->engine].script;
	unsigned n = (unsigned)l->script->nwaves;
	l->waves = n;
	l->group = 1;
	l->groups = 0;
	l->cycles = 0;
	l->resident = n < SIM_RESIDENT ? n : SIM_RESIDENT;
}

/* Marks the rules for instructions that apply. */
static void
mark_used(struct simulated *s)
{
	static const uint32_t flags[] = {[AMDGCN_FETCH_RULE] = SIM_OP_TEXELS, [AMDGCN_CACHE_RULE] = SIM_OP_LOAD,
		[AMDGCN_ACCESS_RULE] = SIM_OP_ACCESS};

	for (unsigned kind = AMDGCN_FETCH_RULE; kind <= AMDGCN_ACCESS_RULE; kind++)
		for (size_t i = 0; i < s->of_insns[kind].n; i++)
			for (uint32_t k = 0; k < s->program.nops; k++)
				s->of_insns[kind].v[i].used |=
					simulated_is_at(s, &s->of_insns[kind].v[i].where, flags[kind], &s->program.ops[k]);
}

static void
close_simulated(struct simulated *s)
{
	sim_result_free(&s->result);
	recording_free(&s->recording);
	sim_program_close(&s->program);
	sim_path_free(&s->path);
	sim_addresses_free(&s->addresses);
	arena_free(&s->results);
	arena_free(&s->arena);
	alloc_free(s);
}

/* The arguments and the result of simulate(). */
struct simulating {
	const struct amdgcn_function *function;
	struct amdgcn_simulation_settings settings;
	const struct resources *resources;
	unsigned declared_waves; /* of a work-group, if the launch has smaller ones; else 0 */
	size_t engine;
	struct simulated *made; /* NULL after an error */
};

static void
prepare(void *user)
{
	struct simulating *in = user;
	struct code_section *section = inside_section(in->function->code);
	struct diag *diag = diag_new("libamdgcn", report_message, &section->object->report);
	struct simulated *s = array_make(1, sizeof *s);
	struct str recording = {in->settings.recording, in->settings.recording_length};
	const char *name = in->settings.recording_name ? in->settings.recording_name : "recording";

	s->section = section;
	s->function = (uint32_t)in->function->index;
	s->resources = in->resources;
	s->settings = in->settings;
	s->engine = in->engine;
	s->simulation.declared_waves = in->declared_waves;
	s->rules.base = section->code.address;
	sim_machine_init(&s->machine, section->flow->code->isa);
	s->machine.paired = s->resources->need.whole_processor;
	take_parameters(s, diag);
	take_loops(s, diag);
	take_branches(s, diag);
	take_fetches(s, diag);
	take_caches(s, diag);
	take_accesses(s, diag);
	simulated_take_arguments(s, diag);
	check_numbers(s, diag);
	if (!diag_error_count(diag)) {
		sim_path_find(&s->path, section->flow, s->function, &s->rules);
		simulated_program(s, &s->machine, &s->program);
		simulated_find_accesses(s);
		mark_used(s);
		set_launch(s);
	}
	if (!diag_error_count(diag) && recording.p && recording_read(&s->recording, name, recording, &s->program, s->function, diag))
		set_script(s);
	if (!diag_error_count(diag)) {
		simulated_put_launch(s);
		in->made = s;
	} else {
		close_simulated(s);
	}
	diag_free(diag);
}

static void
trace(void *user, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op)
{
	const struct simulated *s = user;
	struct amdgcn_issue issue = simulated_issue(s, cycle, wave, op);

	(void)simd;
	s->settings.trace(s->settings.user, &issue);
}

static bool
progress(void *user, uint64_t done)
{
	const struct simulated *s = user;

	if (s->settings.stop && s->settings.stop(s->settings.user))
		return true;
	if (s->settings.progress)
		s->settings.progress(s->settings.user, done, s->launch.waves);
	return false;
}

static void
run(void *user)
{
	struct simulated *s = user;
	const struct sim_hooks hooks = {s->settings.trace ? trace : NULL, progress, s};

	sim_run(&s->machine, &s->program, &s->launch, &hooks, &s->result);
	if (!s->result.stuck && s->result.waves && !simulated_put_limit(s)) {
		s->result.stuck = true;
		s->result.end = SIM_STOPPED;
	}
	simulated_put_result(s);
	if (s->simulation.end == AMDGCN_FINISHED)
		simulated_put_most_lost(s);
	sim_result_free(&s->result); /* frees the arrays; variants still need the numbers in s->result */
	s->result.counts = NULL;
	s->result.samples = NULL;
	s->result.spans = NULL;
	s->result.marks = NULL;
}

/* Runs a prepared simulation without the object's lock. Returns false after an error. */
static bool
run_simulated(struct simulated *s)
{
	if (inside_run_unlocked(s->section->object, run, s))
		return true;
	s->result = (struct sim_result){0}; /* inside_run_unlocked() has freed the memory that run() allocated */
	s->results = (struct arena){0};
	return false;
}

/* Simulates the waves of one shader engine of a recording. If there is no recording, simulates all waves. */
static struct simulated *
simulate(struct simulating *in)
{
	struct code_section *section = inside_section(in->function->code);

	in->made = NULL;
	if (!inside_run(section->object, prepare, in) || !in->made)
		return NULL;
	if (!run_simulated(in->made)) {
		close_simulated(in->made);
		return NULL;
	}
	return in->made;
}

/* Returns whether no work-group of the size in the metadata, which may be the largest one that is possible, has room on the unit. */
static bool
is_impossible(const struct simulating *in)
{
	const struct resources *r = in->resources;

	return !in->settings.work_items && !in->settings.occupancy && in->settings.stage == AMDGCN_COMPUTE && r->placed &&
		!r->occupancy.groups && r->occupancy.limit == OCCUPANCY_SIZE;
}

/* Halves the work-group until it fits. */
static void
launch_smaller(struct simulating *in)
{
	const struct resources *r = in->resources;

	for (unsigned waves = r->occupancy.waves_of_group / 2; waves && !r->occupancy.groups; waves /= 2) {
		in->settings.work_items = waves * (r->isa->wave32 ? 32 : 64);
		const struct amdgcn_resources *resources = amdgcn_resources(in->function, in->settings.work_items);
		if (!resources)
			return;
		r = inside_resources(resources);
	}
	if (r->occupancy.groups) {
		in->declared_waves = in->resources->occupancy.waves_of_group;
		in->resources = r;
	} else {
		in->settings.work_items = 0;
	}
}

const struct amdgcn_simulation *
amdgcn_simulate(const struct amdgcn_function *f, const struct amdgcn_simulation_settings *settings)
{
	struct code_section *section = inside_section(f->code);
	struct simulating in = {.function = f};
	struct simulated *first = NULL, *last = NULL;

	if (settings)
		memcpy(&in.settings, settings, settings->size < sizeof in.settings ? settings->size : sizeof in.settings);
	const struct amdgcn_resources *resources = amdgcn_resources(f, in.settings.work_items);
	if (!resources)
		return NULL;
	in.resources = inside_resources(resources);
	if (is_impossible(&in))
		launch_smaller(&in);
	do {
		struct simulated *s = simulate(&in);

		if (!s) {
			if (first)
				amdgcn_simulation_free(&first->simulation);
			return NULL;
		}
		pthread_mutex_lock(&section->object->lock);
		s->older = section->simulations;
		section->simulations = s;
		pthread_mutex_unlock(&section->object->lock);
		if (last)
			last->simulation.next = &s->simulation;
		else
			first = s;
		last = s;
	} while (++in.engine < last->recording.nengines && last->simulation.end != AMDGCN_STOPPED);
	return &first->simulation;
}

static void
unlink_simulated(struct simulated *s)
{
	struct amdgcn_object *o = s->section->object;
	struct simulated **at = &s->section->simulations;

	pthread_mutex_lock(&o->lock);
	while (*at != s)
		at = &(*at)->older;
	*at = s->older;
	pthread_mutex_unlock(&o->lock);
}

void
amdgcn_simulation_free(const struct amdgcn_simulation *simulation)
{
	while (simulation) {
		struct simulated *s = (struct simulated *)(uintptr_t)simulation;

		simulation = simulation->next;
		unlink_simulated(s);
		close_simulated(s);
	}
}

void
inside_close_simulations(struct code_section *section)
{
	while (section->simulations) {
		struct simulated *s = section->simulations;

		section->simulations = s->older;
		close_simulated(s);
	}
}
