/* Converts the results of simulations to the structs of amdgcn/simulation.h. */
#include "library/simulated.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_##theirs == (int)SIM_##ours, "the header has the values")
SAME(BY_DEFAULT, BY_DEFAULT);
SAME(BY_CODE, BY_CODE);
SAME(BY_USER, BY_USER);
SAME(BY_RUN, BY_RUN);
SAME(NEVER, NOT_TAKEN);
SAME(ALWAYS, TAKEN);
SAME(COUNTED, COUNTED);
SAME(PATTERN, PATTERN);

const char *
amdgcn_origin_name(enum amdgcn_origin origin)
{
	return sim_why_name(origin);
}

struct simulated_cost
simulated_cost(const struct simulated *s, uint32_t op)
{
	const struct sim_count *count = &s->result.counts[op];
	struct simulated_cost cost = {0};
	uint64_t stall = 0, most = 0, all = 0;

	for (unsigned i = 0; i < SIM_REASON_COUNT; i++) {
		uint64_t lost = simulated_is_stall(i) ? count->lost[i] : 0;

		all += count->lost[i];
		stall += lost;
		if (lost > most) {
			most = lost;
			cost.reason = i;
		}
	}
	cost.stall = simulated_ratio((double)stall, (double)count->hits);
	cost.share = simulated_ratio((double)all, (double)s->result.occupied);
	return cost;
}

double
simulated_busy(const struct sim_result *r, unsigned unit)
{
	return simulated_ratio((double)r->busy[unit], (double)r->cycles * r->pieces[unit]);
}

struct amdgcn_issue
simulated_issue(const struct simulated *s, uint64_t cycle, uint32_t wave, uint32_t number)
{
	static const char *const kinds[] = {
		[SIM_VALU] = "VALU", [SIM_SALU] = "SALU", [SIM_SMEM] = "SMEM", [SIM_VMEM] = "VMEM", [SIM_LDS] = "LDS", [SIM_EXPORT] = "EXPORT",
		[SIM_MESSAGE] = "MESSAGE", [SIM_BRANCH] = "BRANCH", [SIM_WAIT] = "WAIT", [SIM_WAIT_ALU] = "WAIT",
		[SIM_NOP] = "NOP", [SIM_SLEEP] = "SLEEP",
		[SIM_DELAY] = "DELAY", [SIM_BARRIER] = "BARRIER", [SIM_INTERNAL] = "INTERNAL", [SIM_END] = "END",
	};
	const struct sim_op *op = &s->program.ops[number];
	const struct sim_script *script = s->launch.script;

	return (struct amdgcn_issue){.cycle = cycle, .engine = script ? s->recording.engines[s->engine].number : 0,
		.wave = wave, .slot = script ? script->waves[wave].number : wave, .function = (int)op->function, .instruction = op->insn,
		.address = s->section->code.address + op->at,
		.kind = op->flags & SIM_OP_TRANS ? "TRANS" : op->flags & SIM_OP_MATRIX ? "MATRIX" : kinds[op->kind]};
}

/* Returns zeroed memory for n elements, or NULL if n is 0. */
static void *
elements(struct simulated *s, size_t n, size_t size)
{
	return n ? arena_alloc(&s->results, n * size) : NULL;
}

/* Returns the reasons whose element of lost is not 0, and sets *n to the number of these reasons. */
static const struct amdgcn_lost *
put_lost(struct simulated *s, const uint64_t lost[SIM_REASON_COUNT], size_t *n)
{
	*n = 0;
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		*n += lost[i] != 0;
	struct amdgcn_lost *all = elements(s, *n, sizeof *all);
	for (unsigned i = 0, k = 0; i < SIM_REASON_COUNT; i++)
		if (lost[i])
			all[k++] = (struct amdgcn_lost){sim_reason_name(i), sim_reason_meaning(i), lost[i]};
	return all;
}

static void
put_units(struct simulated *s)
{
	const struct sim_result *r = &s->result;
	struct amdgcn_unit_use *units = elements(s, SIM_UNIT_COUNT, sizeof *units);

	s->simulation.units = units;
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		if (r->unit_insns[i] || r->busy[i])
			units[s->simulation.nunits++] = (struct amdgcn_unit_use){sim_unit_name(i), sim_unit_meaning(i), r->pieces[i], r->busy[i],
				r->unit_insns[i], simulated_busy(r, i)};
}

/* Lists the executed functions: the simulated function first, the others in code order. */
static void
put_functions(struct simulated *s)
{
	const struct flow *flow = s->section->flow;
	bool *executed = elements(s, flow->nfunctions, sizeof *executed);
	struct amdgcn_executed *all = elements(s, flow->nfunctions, sizeof *all);
	size_t n = 0, first = 0;

	for (size_t i = 0; i < s->program.nops; i++)
		executed[s->program.ops[i].function] = true;
	executed[s->function] = false;
	all[n++].function = (int)s->function;
	for (size_t i = 0; i < flow->nfunctions; i++)
		if (executed[i])
			all[n++].function = (int)i;
	for (size_t i = 0; i < n; i++) {
		all[i].first = first;
		all[i].count = flow->functions[all[i].function].graph->ninsns;
		first += all[i].count;
	}
	s->simulation.functions = all;
	s->simulation.nfunctions = n;
	s->simulation.ninstructions = first;
}

static void
put_cost(struct simulated *s, uint32_t number, struct amdgcn_cost *to)
{
	const struct sim_op *op = &s->program.ops[number];
	const struct sim_count *count = &s->result.counts[number];
	const struct simulated_cost cost = simulated_cost(s, number);

	to->reached = 1;
	to->unit = op->unit < SIM_UNIT_COUNT ? sim_unit_name(op->unit) : NULL;
	to->hits = count->hits;
	to->total = count->cycles;
	to->cycles = simulated_ratio((double)count->cycles, (double)count->hits);
	to->stall = cost.stall;
	to->share = cost.share;
	to->wait_share = simulated_ratio((double)count->lost[SIM_counter], (double)s->result.occupied);
	to->reason = cost.reason == SIM_issued ? NULL : sim_reason_name(cost.reason);
	to->has_waits_for = count->producer != GRAPH_NONE;
	if (to->has_waits_for)
		to->waits_for = s->section->code.address + s->program.ops[count->producer].at;
	to->lost = put_lost(s, count->lost, &to->nlost);
}

static void
put_instructions(struct simulated *s)
{
	const struct flow *flow = s->section->flow;
	struct amdgcn_cost *all = elements(s, s->simulation.ninstructions, sizeof *all);
	size_t *first = elements(s, flow->nfunctions, sizeof *first); /* indexed by function: index of its first element in `all` */

	for (size_t i = 0; i < s->simulation.nfunctions; i++) {
		const struct amdgcn_executed *f = &s->simulation.functions[i];
		const struct graph *g = flow->functions[f->function].graph;

		first[f->function] = f->first;
		for (uint32_t k = 0; k < f->count; k++)
			all[f->first + k] = (struct amdgcn_cost){.function = f->function, .instruction = k,
				.address = s->section->code.address + g->insns[k].at, .block = inside_index(graph_block_of(g, k))};
	}
	for (uint32_t i = 0; i < s->program.nops; i++)
		put_cost(s, i, &all[first[s->program.ops[i].function] + s->program.ops[i].insn]);
	s->simulation.instructions = all;
}

/* Sets the number of times that each loop's header was executed. */
static void
count_loops(struct simulated *s)
{
	struct amdgcn_loop_path *loops = (struct amdgcn_loop_path *)(uintptr_t)s->simulation.loops;

	for (size_t i = 0; i < s->simulation.nloops; i++) {
		const struct graph *g = s->section->flow->functions[loops[i].function].graph;

		for (size_t k = 0; k < s->simulation.nfunctions; k++)
			if (s->simulation.functions[k].function == loops[i].function)
				loops[i].entered = s->simulation.instructions[s->simulation.functions[k].first + g->blocks[loops[i].block].first].hits;
	}
}

static void
put_samples(struct simulated *s)
{
	const struct sim_result *r = &s->result;
	struct amdgcn_sample *all = elements(s, r->nsamples, sizeof *all);

	for (size_t i = 0; i < r->nsamples; i++) {
		const struct sim_sample *from = &r->samples[i];
		struct amdgcn_busy *busy = elements(s, SIM_UNIT_COUNT, sizeof *busy);

		all[i] = (struct amdgcn_sample){.issued = from->issued, .waves = from->waves, .busy = busy};
		for (unsigned k = 0; k < SIM_UNIT_COUNT; k++)
			if (from->busy[k])
				busy[all[i].nbusy++] = (struct amdgcn_busy){sim_unit_name(k), from->busy[k]};
		all[i].lost = put_lost(s, from->lost, &all[i].nlost);
	}
	s->simulation.sample_cycles = r->sample_cycles;
	s->simulation.samples = all;
	s->simulation.nsamples = r->nsamples;
}

static void
put_timeline(struct simulated *s)
{
	const struct sim_result *r = &s->result;
	struct amdgcn_lifetime *lifetimes = elements(s, r->nspans, sizeof *lifetimes);
	struct amdgcn_issue *issues = elements(s, r->nmarks, sizeof *issues);

	for (size_t i = 0; i < r->nspans; i++)
		lifetimes[i] = (struct amdgcn_lifetime){r->spans[i].wave, r->spans[i].simd, r->spans[i].begin, r->spans[i].end};
	for (size_t i = 0; i < r->nmarks; i++) {
		const struct sim_mark *m = &r->marks[i];

		issues[i] = simulated_issue(s, m->cycle, m->wave, m->op);
		issues[i].waited = m->waited;
		issues[i].reason = m->waited ? sim_reason_name(m->reason) : NULL;
	}
	s->simulation.lifetimes = lifetimes;
	s->simulation.nlifetimes = r->nspans;
	s->simulation.issues = issues;
	s->simulation.nissues = r->nmarks;
}

static void
put_loops(struct simulated *s)
{
	struct amdgcn_loop_path *all = s->path.nloops ? arena_alloc(&s->arena, s->path.nloops * sizeof *all) : NULL;

	for (size_t i = 0; i < s->path.nloops; i++) {
		const struct sim_loop *l = &s->path.loops[i];
		const struct graph *g = s->section->flow->functions[l->function].graph;
		uint32_t header = g->loops[l->loop].header;

		all[i] = (struct amdgcn_loop_path){.function = (int)l->function, .loop = (int)l->loop, .block = (int)header,
			.address = s->section->code.address + g->blocks[header].at, .iterations = l->iterations,
			.origin = (enum amdgcn_origin)l->why};
	}
	s->simulation.loops = all;
	s->simulation.nloops = s->path.nloops;
}

static void
put_branches(struct simulated *s)
{
	struct amdgcn_branch_path *all = s->path.nbranches ? arena_alloc(&s->arena, s->path.nbranches * sizeof *all) : NULL;

	for (size_t i = 0; i < s->path.nbranches; i++) {
		const struct sim_branch *b = &s->path.branches[i];
		const struct graph *g = s->section->flow->functions[b->function].graph;

		all[i] = (struct amdgcn_branch_path){.function = (int)b->function, .block = inside_index(graph_block_of(g, b->insn)),
			.instruction = b->insn, .address = s->section->code.address + g->insns[b->insn].at,
			.direction = (enum amdgcn_direction)b->how, .count = b->count, .leaves_taken = b->leaves_taken,
			.pattern = b->how == SIM_PATTERN ? b->pattern.p : NULL, .origin = (enum amdgcn_origin)b->why};
	}
	s->simulation.branches = all;
	s->simulation.nbranches = s->path.nbranches;
}

static void
put_parameters(struct simulated *s)
{
	struct amdgcn_parameter_value *all = arena_alloc(&s->arena, TIMING_COUNT * sizeof *all);

	for (unsigned i = 0; i < TIMING_COUNT; i++)
		all[i] = (struct amdgcn_parameter_value){isa_timing_params[i].name, s->machine.value[i]};
	s->simulation.parameters = all;
	s->simulation.nparameters = TIMING_COUNT;
}

/* Lists the rules of a kind for instructions that were not used. Returns the number of elements with them. */
static size_t
add_unused(const struct simulated *s, enum amdgcn_rule_kind kind, struct amdgcn_unused_rule *all, size_t n)
{
	for (size_t i = 0; i < s->of_insns[kind].n; i++)
		if (!s->of_insns[kind].v[i].used)
			all[n++] = (struct amdgcn_unused_rule){kind, i};
	return n;
}

/* Lists the rules that were not used, by kind. */
static void
put_unused(struct simulated *s)
{
	const struct amdgcn_simulation_settings *a = &s->settings;
	size_t n = a->nloops + a->nbranches + a->nfetches + a->ncaches + a->narguments + a->naccesses;
	struct amdgcn_unused_rule *all = n ? arena_alloc(&s->arena, n * sizeof *all) : NULL;

	n = 0;
	for (size_t i = 0; i < a->nloops; i++)
		if (!s->rules.loops[i].used)
			all[n++] = (struct amdgcn_unused_rule){AMDGCN_LOOP_RULE, i};
	for (size_t i = 0; i < a->nbranches; i++)
		if (!s->rules.branches[i].used)
			all[n++] = (struct amdgcn_unused_rule){AMDGCN_BRANCH_RULE, i};
	n = add_unused(s, AMDGCN_FETCH_RULE, all, n);
	n = add_unused(s, AMDGCN_CACHE_RULE, all, n);
	for (size_t i = 0; i < a->narguments; i++)
		if (!s->argument_used[i])
			all[n++] = (struct amdgcn_unused_rule){AMDGCN_ARGUMENT_RULE, i};
	n = add_unused(s, AMDGCN_ACCESS_RULE, all, n);
	s->simulation.unused = all;
	s->simulation.nunused = n;
}

void
simulated_put_launch(struct simulated *s)
{
	const struct resources *r = s->resources;
	const struct isa *isa = s->machine.isa;
	const struct sim_launch *l = &s->launch;

	s->simulation.function = &s->section->function[s->function];
	s->simulation.unknown_targets = s->program.unknown;
	s->simulation.deep_loops = s->path.deep;
	s->simulation.launch = (struct amdgcn_launch){.stage = (enum amdgcn_stage)l->stage, .order = (enum amdgcn_order)l->order,
		.waves = l->waves, .wave_size = isa->wave32 ? 32 : 64, .simds = l->simds, .resident = l->resident,
		.most = r->placed ? r->occupancy.most : l->resident, .workgroup_waves = l->group, .workgroups = l->groups,
		.limit = s->settings.occupancy ? "user" : r->placed ? occupancy_limit_name(r->occupancy.limit) : NULL, .rate = l->rate,
		.per_pair = s->machine.paired, .mode_assumed = !r->kernel && occupancy_has_pairs(isa),
		.units = sim_machine_units(&s->machine), .clock = (unsigned)s->machine.value[TIMING_clock]};
	s->simulation.limit = s->simulation.certainty = s->simulation.most_lost = "";
	put_loops(s);
	put_branches(s);
	put_parameters(s);
	put_unused(s);
	simulated_put_accesses(s);
}

static enum amdgcn_simulation_end
end_of(const struct sim_result *r)
{
	static const enum amdgcn_simulation_end ends[] = {[SIM_ENDS] = AMDGCN_BLOCKED, [SIM_NO_ROOM] = AMDGCN_NO_WAVE,
		[SIM_ENDLESS] = AMDGCN_ENDLESS, [SIM_TOO_DEEP] = AMDGCN_TOO_DEEP, [SIM_TOO_LONG] = AMDGCN_TOO_LONG,
		[SIM_STOPPED] = AMDGCN_STOPPED};

	return r->stuck ? ends[r->end] : r->waves ? AMDGCN_FINISHED : AMDGCN_NO_WAVE;
}

static void
put_times(struct simulated *s)
{
	const struct sim_result *r = &s->result;
	struct amdgcn_simulation *to = &s->simulation;

	to->cycles = r->cycles;
	to->waves = r->waves;
	to->instructions_issued = r->instructions;
	to->vgpr_requests = r->requests;
	to->vgpr_refusals = r->refusals;
	to->wave_mean = r->wave_mean;
	to->wave_deviation = r->wave_deviation;
	to->wave_least = r->wave_min;
	to->wave_most = r->wave_max;
	to->throughput = simulated_ratio(1000 * (double)r->waves, (double)r->cycles);
	to->items = to->throughput / 1000 * to->launch.wave_size * to->launch.units * to->launch.clock;
	to->starved = r->starved;
	to->stalled = r->stalled;
	to->occupied = r->occupied;
	to->waiting = r->waiting;
	to->hidden = r->hidden;
	to->slots = r->slots;
	to->lost = put_lost(s, r->lost, &to->nlost);
}

void
simulated_put_result(struct simulated *s)
{
	struct amdgcn_simulation *to = &s->simulation;

	to->end = end_of(&s->result);
	to->cut = s->result.cut;
	to->complete = !to->unknown_targets && !to->deep_loops && !s->result.stuck && !to->cut;
	if (to->end == AMDGCN_FINISHED) {
		put_times(s);
		put_units(s);
		put_functions(s);
		put_instructions(s);
		count_loops(s);
		put_samples(s);
		if (s->settings.timeline)
			put_timeline(s);
	}
}
