/* Writes a simulation as JSON: launch, assumptions, statistics, instructions, samples over time, and the parameters with their
 * sources. The numbers are raw results, cycles instead of fractions. */
#include "objdump/report/simulate.h"
#include "objdump/simulate/answer.h"
#include "objdump/simulate/metrics.h"

enum { ISSUES = 20000 /* maximum number of issues listed for a kernel; --simulate-trace writes all */ };

static void
key_float(struct json *j, const char *key, double value)
{
	json_key(j, key);
	json_float(j, value);
}

/* Writes an object with the nonzero values. name() returns the key of each value. */
static void
key_words(struct json *j, const char *key, const uint64_t *values, unsigned n, const char *(*name)(unsigned number))
{
	json_key(j, key);
	json_object(j, JSON_INLINE);
	for (unsigned i = 0; i < n; i++)
		if (values[i])
			json_key_uint(j, name(i), values[i]);
	json_end(j);
}

static void
put_launch(struct json *j, const struct simulation *sim)
{
	static const char *const stages[] = {[SIM_COMPUTE] = "compute", [SIM_VERTEX] = "vertex", [SIM_PIXEL] = "pixel"};
	static const char *const orders[] = {[SIM_OLDEST] = "oldest", [SIM_ROUND_ROBIN] = "round-robin"};
	const struct sim_launch *l = &sim->launch;
	const struct resources *r = sim->resources;

	json_key(j, "launch");
	json_object(j, JSON_INLINE);
	json_key_z(j, "stage", stages[l->stage]);
	json_key_z(j, "order", orders[l->order]);
	json_key_uint(j, "waves", l->waves);
	json_key_z(j, "unit", metrics_unit_name(sim));
	json_key_uint(j, "units", sim_machine_units(&sim->machine));
	json_key_uint(j, "simds", l->simds);
	json_key_uint(j, "resident", l->resident);
	json_key_uint(j, "workgroup_waves", l->group);
	if (l->groups)
		json_key_uint(j, "workgroups", l->groups);
	if (sim->settings->occupancy)
		json_key_z(j, "limit", "user");
	else if (r->placed)
		json_key_z(j, "limit", occupancy_limit_name(r->occupancy.limit));
	if (l->stage != SIM_COMPUTE)
		key_float(j, "rate", l->rate);
	json_end(j);
}

static void
put_loops(struct flow_section *s, const struct simulation *sim)
{
	struct json *j = s->v->json;

	json_key(j, "loops");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < sim->path.nloops; i++) {
		const struct sim_loop *l = &sim->path.loops[i];
		const struct flow_function *f = &s->flow->functions[l->function];
		uint32_t header = f->graph->loops[l->loop].header;

		json_object(j, JSON_INLINE);
		flow_json_name(s, "function", f);
		json_key_uint(j, "block", header);
		json_key_uint(j, "address", s->address + f->graph->blocks[header].at);
		if (l->iterations)
			json_key_uint(j, "iterations", l->iterations);
		json_key_z(j, "why", sim_why_name(l->why));
		json_end(j);
	}
	json_end(j);
}

static void
put_branches(struct flow_section *s, const struct simulation *sim)
{
	static const char *const hows[] = {[SIM_NOT_TAKEN] = "not taken", [SIM_TAKEN] = "taken", [SIM_COUNTED] = "counted",
		[SIM_PATTERN] = "pattern"};
	struct json *j = s->v->json;

	json_key(j, "branches");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < sim->path.nbranches; i++) {
		const struct sim_branch *b = &sim->path.branches[i];
		const struct flow_function *f = &s->flow->functions[b->function];

		json_object(j, JSON_INLINE);
		flow_json_name(s, "function", f);
		json_key_uint(j, "block", flow_block_of(f->graph, b->insn));
		json_key_uint(j, "address", s->address + f->graph->insns[b->insn].at);
		json_key_z(j, "how", hows[b->how]);
		if (b->how == SIM_COUNTED) {
			json_key_uint(j, "count", b->count);
			json_key_bool(j, "leaves_taken", b->leaves_taken);
		}
		if (b->how == SIM_PATTERN) {
			json_key(j, "pattern");
			json_str(j, b->pattern);
		}
		json_key_z(j, "why", sim_why_name(b->why));
		json_end(j);
	}
	json_end(j);
}

static void
put_time(struct json *j, const struct simulation *sim)
{
	const struct sim_result *r = &sim->result;
	unsigned needed = simulation_waves_needed(sim);
	uint64_t tolerance = simulation_latency_tolerance(sim);

	json_key(j, "time");
	json_object(j, JSON_LINES);
	json_key_uint(j, "cycles", r->cycles);
	json_key_uint(j, "waves", r->waves);
	json_key_uint(j, "instructions", r->instructions);
	key_float(j, "wave_mean", r->wave_mean);
	key_float(j, "wave_deviation", r->wave_deviation);
	json_key_uint(j, "wave_min", r->wave_min);
	json_key_uint(j, "wave_max", r->wave_max);
	key_float(j, "waves_in_1000_cycles", metrics_throughput(sim));
	key_float(j, "items_in_a_microsecond", metrics_items(sim));
	json_key_uint(j, "starved", r->starved);
	json_key_uint(j, "stalled", r->stalled);
	json_key_uint(j, "occupied", r->occupied);
	json_key_uint(j, "waiting", r->waiting);
	json_key_uint(j, "hidden", r->hidden);
	json_key_uint(j, "slots", r->slots);
	if (needed)
		json_key_uint(j, "waves_needed", needed);
	if (tolerance)
		json_renamed_uint(j, JSON_latency_tolerance, tolerance);
	json_end(j);
	key_words(j, "lost", r->lost, SIM_REASON_COUNT, sim_reason_name);
	json_key(j, "units");
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++) {
		if (!r->unit_insns[i] && !r->busy[i])
			continue;
		json_object(j, JSON_INLINE);
		json_key_z(j, "unit", sim_unit_name(i));
		json_renamed_uint(j, JSON_instances, r->pieces[i]);
		json_key_uint(j, "busy", r->busy[i]);
		json_key_uint(j, "instructions", r->unit_insns[i]);
		json_end(j);
	}
	json_end(j);
}

static void
put_insn(const struct metrics *f, uint32_t function, uint32_t block, uint32_t insn)
{
	struct flow_section *s = f->sim->section;
	const struct flow_graph *g = s->flow->functions[function].graph;
	const struct metrics_line line = metrics_line(f, function, insn);
	struct json *j = s->v->json;
	char text[INSN_TEXT];

	json_object(j, JSON_INLINE);
	json_key_uint(j, "address", s->address + g->insns[insn].at);
	json_key_uint(j, "block", block);
	json_key(j, "text");
	json_str(j, (struct str){text, flow_insn_text(s, g, insn, text)});
	if (line.op && line.op->unit < SIM_UNIT_COUNT)
		json_key_z(j, "unit", sim_unit_name(line.op->unit));
	json_key_uint(j, "hits", line.op ? line.count->hits : 0);
	if (line.op && line.count->hits) {
		json_key_uint(j, "cycles", line.count->cycles);
		key_words(j, "lost", line.count->lost, SIM_REASON_COUNT, sim_reason_name);
		if (line.count->producer != FLOW_NONE)
			json_key_uint(j, "waits_for", s->address + f->sim->program.ops[line.count->producer].at);
	}
	json_end(j);
}

static void
put_code(const struct simulation *sim)
{
	struct flow_section *s = sim->section;
	struct json *j = s->v->json;
	struct metrics f;
	struct buf answer = {0};

	metrics_open(&f, sim);
	answer_limit(&f, &answer);
	json_key(j, "limit");
	json_str(j, (struct str){(const char *)answer.p, answer.n});
	answer.n = 0;
	answer_worst(&f, &answer);
	json_key(j, "most_lost");
	json_str(j, (struct str){(const char *)answer.p, answer.n});
	buf_free(&answer);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < f.nfunctions; i++) {
		const struct flow_function *function = &s->flow->functions[f.functions[i]];
		const struct flow_graph *g = function->graph;

		json_object(j, JSON_LINES);
		flow_json_name(s, "name", function);
		json_key_uint(j, "address", s->address + function->at);
		json_key(j, "instructions");
		json_array(j, JSON_LINES);
		for (uint32_t block = 0; block < g->nblocks; block++)
			for (uint32_t k = 0; k < g->blocks[block].count; k++)
				put_insn(&f, f.functions[i], block, g->blocks[block].first + k);
		json_end(j);
		json_end(j);
	}
	json_end(j);
	metrics_close(&f);
}

static void
put_samples(struct json *j, const struct sim_result *r)
{
	json_key_uint(j, "sample_cycles", r->sample_cycles);
	json_key(j, "samples");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nsamples; i++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "issued", r->samples[i].issued);
		json_key_uint(j, "waves", r->samples[i].waves);
		key_words(j, "busy", r->samples[i].busy, SIM_UNIT_COUNT, sim_unit_name);
		key_words(j, "lost", r->samples[i].lost, SIM_REASON_COUNT, sim_reason_name);
		json_end(j);
	}
	json_end(j);
}

/* Writes the lifetimes of the waves, and the first instructions that they issued. */
static void
put_waves(struct flow_section *s, const struct simulation *sim)
{
	const struct sim_result *r = &sim->result;
	struct json *j = s->v->json;

	json_key(j, "waves");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nspans; i++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "wave", r->spans[i].wave);
		json_key_uint(j, "simd", r->spans[i].simd);
		json_key_uint(j, "begin", r->spans[i].begin);
		json_key_uint(j, "end", r->spans[i].end);
		json_end(j);
	}
	json_end(j);
	json_key(j, "issues");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nmarks && i < ISSUES; i++) {
		const struct sim_mark *m = &r->marks[i];

		json_array(j, JSON_INLINE);
		json_uint(j, m->cycle);
		json_uint(j, m->wave);
		json_uint(j, s->address + sim->program.ops[m->op].at);
		json_uint(j, m->waited);
		if (m->waited)
			json_z(j, sim_reason_name(m->reason));
		json_end(j);
	}
	json_end(j);
}

static void
put_what_if(struct json *j, const struct simulation *sim)
{
	struct simulation_variant rows[SIMULATION_VARIANTS];
	size_t n = simulation_what_if(sim, rows);

	json_key(j, "what_if");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < n; i++) {
		if (!rows[i].done)
			continue;
		json_object(j, JSON_INLINE);
		json_key_z(j, "what", rows[i].name);
		json_key_uint(j, "waves", rows[i].launch.waves);
		json_key_uint(j, "resident", rows[i].launch.resident);
		key_float(j, "wave_mean", rows[i].wave_mean);
		key_float(j, "waves_in_1000_cycles", rows[i].throughput);
		json_end(j);
	}
	json_end(j);
}

/* Writes the names of units, and of reasons why a wave does not issue, with their meanings. */
static void
put_words(struct json *j)
{
	json_key(j, "units");
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "unit", sim_unit_name(i));
		json_key_z(j, "what", sim_unit_meaning(i));
		json_end(j);
	}
	json_end(j);
	json_key(j, "reasons");
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "reason", sim_reason_name(i));
		json_key_z(j, "what", sim_reason_meaning(i));
		json_key_bool(j, "stall", metrics_is_stall(i));
		json_end(j);
	}
	json_end(j);
}

static void
put_parameters(struct json *j, const char *key, const struct sim_machine *m)
{
	json_key(j, key);
	json_array(j, JSON_LINES);
	for (unsigned i = 0; i < TIMING_COUNT; i++) {
		const struct timing_row *row = timing_row(m->isa->target, i);

		json_object(j, JSON_INLINE);
		json_key_z(j, "name", isa_timing_params[i].name);
		json_key(j, "value");
		json_int(j, m->value[i]);
		json_key_z(j, "unit", isa_timing_params[i].unit);
		json_key_z(j, "what", isa_timing_params[i].text);
		json_key_bool(j, "set", m->set[i]);
		json_key(j, "table");
		json_int(j, row->value);
		json_key_z(j, "confidence", row->confidence);
		json_key_z(j, "source", row->source);
		if (row->note && *row->note)
			json_key_z(j, "note", row->note);
		json_end(j);
	}
	json_end(j);
}

static void
put_kernel(struct simulation *sim)
{
	struct flow_section *s = sim->section;
	struct json *j = s->v->json;

	budget_add(s->v->out->budget, NULL, SIMULATE_BUDGET);
	json_object(j, JSON_LINES);
	flow_json_name(s, "name", sim->function);
	json_key_uint(j, "address", s->address + sim->function->at);
	json_key_z(j, "kind", flow_kind_name(sim->function->kind));
	put_launch(j, sim);
	put_loops(s, sim);
	put_branches(s, sim);
	json_renamed_bool(j, JSON_unknown_targets, sim->program.unknown);
	json_key_bool(j, "stuck", sim->result.stuck);
	json_key_bool(j, "cut", sim->result.cut);
	json_key_bool(j, "complete", !sim->program.unknown && !sim->path.deep && !sim->result.stuck && !sim->result.cut);
	if (sim->result.waves && !sim->result.stuck) {
		put_time(j, sim);
		put_code(sim);
		put_samples(j, &sim->result);
		put_waves(s, sim);
		if (sim->settings->what_if)
			put_what_if(j, sim);
	}
	json_end(j);
}

void
simulate_json_section(struct flow_section *s)
{
	struct json *j = s->v->json;
	struct sim_machine machine;
	size_t left_out;

	simulation_machine(s, &machine);
	json_object(j, JSON_LINES);
	json_key(j, "section");
	json_str(j, s->code->name);
	json_key_z(j, "processor", machine.isa->target->name);
	json_key_uint(j, "wave_size", machine.isa->wave32 ? 32 : 64);
	put_words(j);
	for (const char *const *key = json_spellings(JSON_parameters); *key; key++)
		put_parameters(j, *key, &machine);
	json_key(j, "kernels");
	json_array(j, JSON_LINES);
	left_out = simulation_each(s, put_kernel);
	json_end(j);
	json_key_uint(j, "left_out", left_out);
	json_end(j);
}
