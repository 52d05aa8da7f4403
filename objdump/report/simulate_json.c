/* Writes a simulation as JSON: launch, assumptions, statistics, instructions, samples over time, and the parameters
 * with their sources. Utilizations and stalls are numbers of cycles, not fractions. */
#include "objdump/diff/versions.h"
#include "objdump/flow/section_lines.h"
#include "objdump/report/simulate.h"
#include "objdump/simulate/metrics.h"

static void
key_float(struct json *j, const char *key, double value)
{
	json_key(j, key);
	json_float(j, value);
}

/* Writes an address as printed, with --adjust-vma. */
static void
key_address(const struct section_view *s, uint64_t address)
{
	json_key_uint(s->v->json, "address", section_shown(s, address));
}

/* Writes an object with the lost cycles for each reason. */
static void
key_lost(struct json *j, const struct amdgcn_lost *lost, size_t n)
{
	json_key(j, "lost");
	json_object(j, JSON_INLINE);
	for (size_t i = 0; i < n; i++)
		json_key_uint(j, lost[i].reason, lost[i].cycles);
	json_end(j);
}

static void
put_launch(struct json *j, const struct amdgcn_simulation *r)
{
	static const char *const stages[] = {[AMDGCN_COMPUTE] = "compute", [AMDGCN_VERTEX] = "vertex", [AMDGCN_PIXEL] = "pixel"};
	static const char *const orders[] = {[AMDGCN_OLDEST] = "oldest", [AMDGCN_ROUND_ROBIN] = "round-robin"};
	const struct amdgcn_launch *l = &r->launch;

	json_key(j, "launch");
	json_object(j, JSON_INLINE);
	json_key_z(j, "stage", stages[l->stage]);
	json_key_z(j, "order", orders[l->order]);
	json_key_uint(j, "waves", l->waves);
	json_key_z(j, "unit", metrics_unit_name(r));
	json_key_uint(j, "units", l->units);
	json_key_uint(j, "simds", l->simds);
	json_key_uint(j, "resident", l->resident);
	json_key_uint(j, "workgroup_waves", l->workgroup_waves);
	if (r->declared_waves)
		json_key_uint(j, "declared_waves", r->declared_waves);
	if (l->workgroups)
		json_key_uint(j, "workgroups", l->workgroups);
	if (l->limit)
		json_key_z(j, "limit", l->limit);
	if (l->stage != AMDGCN_COMPUTE)
		key_float(j, "rate", l->rate);
	json_end(j);
}

static void
put_arguments(struct json *j, const struct amdgcn_simulation *r)
{
	json_key(j, "arguments");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->narguments; i++) {
		const struct amdgcn_argument *a = &r->arguments[i];

		if (!a->known)
			continue;
		json_object(j, JSON_INLINE);
		if (a->name)
			json_key_z(j, "name", a->name);
		json_key_uint(j, "offset", a->offset);
		json_key_uint(j, "size", a->size);
		json_key(j, "value");
		json_int(j, a->value);
		json_end(j);
	}
	json_end(j);
}

static void
put_loops(struct section_view *s, const struct amdgcn_simulation *r)
{
	struct json *j = s->v->json;

	json_key(j, "loops");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nloops; i++) {
		const struct amdgcn_loop_path *l = &r->loops[i];

		json_object(j, JSON_INLINE);
		section_json_name(s, "function", &s->all->functions[l->function]);
		json_key_uint(j, "block", (uint64_t)l->block);
		key_address(s, l->address);
		if (l->iterations)
			json_key_uint(j, "iterations", l->iterations);
		json_key_z(j, "why", amdgcn_origin_name(l->origin));
		json_end(j);
	}
	json_end(j);
}

static void
put_branches(struct section_view *s, const struct amdgcn_simulation *r)
{
	static const char *const hows[] = {[AMDGCN_NEVER] = "not taken", [AMDGCN_ALWAYS] = "taken", [AMDGCN_COUNTED] = "counted",
		[AMDGCN_PATTERN] = "pattern"};
	struct json *j = s->v->json;

	json_key(j, "branches");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nbranches; i++) {
		const struct amdgcn_branch_path *b = &r->branches[i];

		json_object(j, JSON_INLINE);
		section_json_name(s, "function", &s->all->functions[b->function]);
		json_key_uint(j, "block", (uint64_t)b->block);
		key_address(s, b->address);
		json_key_z(j, "how", hows[b->direction]);
		if (b->direction == AMDGCN_COUNTED) {
			json_key_uint(j, "count", b->count);
			json_key_bool(j, "leaves_taken", b->leaves_taken);
		}
		if (b->direction == AMDGCN_PATTERN)
			json_key_z(j, "pattern", b->pattern);
		json_key_z(j, "why", amdgcn_origin_name(b->origin));
		json_end(j);
	}
	json_end(j);
}

static void
put_time(struct json *j, const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;

	json_key(j, "time");
	json_object(j, JSON_LINES);
	json_key_uint(j, "cycles", r->cycles);
	json_key_uint(j, "waves", r->waves);
	json_key_uint(j, "instructions", r->instructions_issued);
	key_float(j, "wave_mean", r->wave_mean);
	key_float(j, "wave_deviation", r->wave_deviation);
	json_key_uint(j, "wave_min", r->wave_least);
	json_key_uint(j, "wave_max", r->wave_most);
	key_float(j, "waves_in_1000_cycles", r->throughput);
	key_float(j, "items_in_a_microsecond", r->items);
	if (r->vgpr_requests) {
		json_key_uint(j, "vgpr_requests", r->vgpr_requests);
		json_key_uint(j, "vgpr_refusals", r->vgpr_refusals);
	}
	json_key_uint(j, "starved", r->starved);
	json_key_uint(j, "stalled", r->stalled);
	json_key_uint(j, "occupied", r->occupied);
	json_key_uint(j, "waiting", r->waiting);
	json_key_uint(j, "hidden", r->hidden);
	json_key_uint(j, "slots", r->slots);
	if (sim->waves_needed > sim->result->launch.most)
		json_key_uint(j, "waves_needed_more_than", sim->result->launch.most);
	else if (sim->waves_needed)
		json_key_uint(j, "waves_needed", sim->waves_needed);
	if (sim->tolerance)
		json_renamed_uint(j, JSON_latency_tolerance, sim->tolerance);
	json_end(j);
	key_lost(j, r->lost, r->nlost);
	json_key(j, "units");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nunits; i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "unit", r->units[i].unit);
		json_renamed_uint(j, JSON_instances, r->units[i].instances);
		json_key_uint(j, "busy", r->units[i].busy);
		json_key_uint(j, "instructions", r->units[i].instructions);
		json_end(j);
	}
	json_end(j);
}

static void
put_insn(struct section_view *s, const struct amdgcn_graph *g, const struct amdgcn_cost *c)
{
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	key_address(s, c->address);
	json_key_uint(j, "block", (uint64_t)c->block);
	json_key(j, "text");
	char text[AMDGCN_TEXT];
	json_str(j, (struct str){text, amdgcn_graph_text(g, c->instruction, text)});
	section_lines_key(s, c->address);
	if (c->unit)
		json_key_z(j, "unit", c->unit);
	json_key_uint(j, "hits", c->hits);
	if (c->hits) {
		json_key_uint(j, "cycles", c->total);
		key_lost(j, c->lost, c->nlost);
		if (c->has_waits_for)
			json_key_uint(j, "waits_for", section_shown(s, c->waits_for));
	}
	json_end(j);
}

static void
put_assumptions(struct json *j, const struct amdgcn_simulation *r)
{
	json_key(j, "assumptions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nassumptions; i++) {
		const struct amdgcn_assumption *a = &r->assumptions[i];

		json_object(j, JSON_INLINE);
		json_key_z(j, "name", a->name);
		json_key_z(j, "confidence", a->confidence);
		json_key(j, "value");
		json_int(j, a->value);
		json_key(j, "other");
		json_int(j, a->other);
		json_key_bool(j, "tried", a->tried);
		if (a->tried) {
			json_key_bool(j, "changes", a->changes);
			key_float(j, "limit_share", a->share);
			if (*a->limit)
				json_key_z(j, "limit", a->limit);
		}
		json_end(j);
	}
	json_end(j);
}

static void
put_accesses(const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	struct json *j = sim->section->v->json;

	json_key_z(j, "conflicts", r->conflicts);
	if (r->padding.row) {
		json_key(j, "padding");
		json_object(j, JSON_INLINE);
		json_key_uint(j, "row", r->padding.row);
		json_key_uint(j, "bytes", r->padding.bytes);
		json_key_uint(j, "before", r->padding.before);
		json_key_uint(j, "after", r->padding.after);
		json_end(j);
	}
	json_key_uint(j, "unknown_accesses", r->unknown_accesses);
	json_key(j, "accesses");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->naccesses; i++) {
		const struct amdgcn_access_cost *a = &r->accesses[i];

		json_object(j, JSON_INLINE);
		key_address(sim->section, a->address);
		json_key_z(j, "memory", a->lds ? "lds" : "global");
		key_float(j, "cycles", a->cycles);
		key_float(j, "least", a->least);
		if (a->lines > 0) {
			key_float(j, "lines", a->lines);
			key_float(j, "least_lines", a->least_lines);
		}
		if (a->first >= 0)
			json_key_uint(j, "first", (uint64_t)a->first);
		json_key_z(j, "by", amdgcn_origin_name(a->origin));
		json_end(j);
	}
	json_end(j);
}

static void
put_code(const struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	struct section_view *s = sim->section;
	struct json *j = s->v->json;

	json_key_z(j, "limit", r->limit);
	json_key_z(j, "certainty", r->certainty);
	json_key_bool(j, "known", r->known);
	key_float(j, "limit_share", r->limit_share);
	put_assumptions(j, r);
	json_key_z(j, "most_lost", r->most_lost);
	put_accesses(sim);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nfunctions; i++) {
		const struct amdgcn_executed *e = &r->functions[i];
		const struct amdgcn_function *f = &s->all->functions[e->function];
		const struct amdgcn_graph *g = amdgcn_graph(f);

		json_object(j, JSON_LINES);
		section_json_name(s, "name", f);
		key_address(s, f->address);
		json_key(j, "instructions");
		json_array(j, JSON_LINES);
		for (size_t k = 0; k < e->count; k++)
			put_insn(s, g, &r->instructions[e->first + k]);
		json_end(j);
		json_end(j);
	}
	json_end(j);
}

static void
put_samples(struct json *j, const struct amdgcn_simulation *r)
{
	json_key_uint(j, "sample_cycles", r->sample_cycles);
	json_key(j, "samples");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nsamples; i++) {
		const struct amdgcn_sample *sample = &r->samples[i];

		json_object(j, JSON_INLINE);
		json_key_uint(j, "issued", sample->issued);
		json_key_uint(j, "waves", sample->waves);
		json_key(j, "busy");
		json_object(j, JSON_INLINE);
		for (size_t k = 0; k < sample->nbusy; k++)
			json_key_uint(j, sample->busy[k].unit, sample->busy[k].cycles);
		json_end(j);
		key_lost(j, sample->lost, sample->nlost);
		json_end(j);
	}
	json_end(j);
}

/* Writes the recorded lifetimes of waves, and the recorded issues, which are the first of the simulation. */
static void
put_waves(struct section_view *s, const struct amdgcn_simulation *r)
{
	struct json *j = s->v->json;

	json_key(j, "waves");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nlifetimes; i++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "wave", r->lifetimes[i].wave);
		json_key_uint(j, "simd", r->lifetimes[i].simd);
		json_key_uint(j, "begin", r->lifetimes[i].begin);
		json_key_uint(j, "end", r->lifetimes[i].end);
		json_end(j);
	}
	json_end(j);
	json_key(j, "issues");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < r->nissues; i++) {
		const struct amdgcn_issue *issue = &r->issues[i];

		json_array(j, JSON_INLINE);
		json_uint(j, issue->cycle);
		json_uint(j, issue->wave);
		json_uint(j, section_shown(s, issue->address));
		json_uint(j, issue->waited);
		if (issue->waited)
			json_z(j, issue->reason);
		json_end(j);
	}
	json_end(j);
}

static void
put_what_if(struct json *j, const struct simulation *sim)
{
	const struct amdgcn_variant *rows = sim->variants;
	size_t n = sim->nvariants;

	json_key(j, "what_if");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < n; i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "what", rows[i].text);
		json_key_uint(j, "waves", rows[i].waves);
		json_key_uint(j, "resident", rows[i].resident);
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
	struct amdgcn_unit unit;
	for (size_t i = 0; amdgcn_unit(i, &unit); i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "unit", unit.name);
		json_key_z(j, "what", unit.text);
		json_end(j);
	}
	json_end(j);
	json_key(j, "reasons");
	json_array(j, JSON_LINES);
	struct amdgcn_reason reason;
	for (size_t i = 0; amdgcn_reason(i, &reason); i++) {
		json_object(j, JSON_INLINE);
		json_key_z(j, "reason", reason.name);
		json_key_z(j, "what", reason.text);
		json_key_bool(j, "stall", reason.stall);
		json_end(j);
	}
	json_end(j);
}

static void
put_parameters(struct section_view *s, const char *key)
{
	const struct simulate_settings *settings = &s->v->options->simulate;
	struct json *j = s->v->json;

	json_key(j, key);
	json_array(j, JSON_LINES);
	struct amdgcn_parameter p;
	struct amdgcn_parameter_range range;
	for (size_t i = 0; amdgcn_parameter(s->code->processor, i, &p); i++) {
		const struct amdgcn_parameter_value *set = metrics_set(settings, p.name);

		json_object(j, JSON_INLINE);
		json_key_z(j, "name", p.name);
		json_key(j, "value");
		json_int(j, set ? set->value : p.value);
		json_key_z(j, "unit", p.unit);
		json_key_z(j, "what", p.text);
		json_key_bool(j, "set", set != NULL);
		json_key(j, "table");
		json_int(j, p.value);
		json_key_z(j, "confidence", p.confidence);
		json_key_z(j, "source", p.source);
		if (p.note)
			json_key_z(j, "note", p.note);
		if (amdgcn_parameter_range(s->code->processor, i, &range)) {
			json_key(j, "plausible_least");
			json_int(j, range.least);
			json_key(j, "plausible_most");
			json_int(j, range.most);
			json_key_z(j, "plausible", range.text);
		}
		json_end(j);
	}
	json_end(j);
}

static void
put_kernel(struct simulation *sim)
{
	const struct amdgcn_simulation *r = sim->result;
	struct section_view *s = sim->section;
	struct json *j = s->v->json;

	budget_add(s->v->out->budget, NULL, SIMULATE_BUDGET);
	json_object(j, JSON_LINES);
	section_json_name(s, "name", r->function);
	key_address(s, r->function->address);
	json_key_z(j, "kind", amdgcn_kind_name(r->function->kind));
	put_launch(j, r);
	put_arguments(j, r);
	put_loops(s, r);
	put_branches(s, r);
	json_renamed_bool(j, JSON_unknown_targets, r->unknown_targets);
	json_key_bool(j, "stuck", r->end != AMDGCN_FINISHED && r->end != AMDGCN_NO_WAVE);
	json_key_bool(j, "cut", r->cut);
	json_key_bool(j, "complete", r->complete);
	if (r->end == AMDGCN_FINISHED) {
		put_time(j, sim);
		put_code(sim);
		put_samples(j, r);
		put_waves(s, r);
		if (sim->settings->what_if)
			put_what_if(j, sim);
	}
	json_end(j);
	if (s->v->comparison)
		comparison_add_simulation(s->v->comparison, sim);
}

void
simulate_json_section(struct section_view *s)
{
	struct json *j = s->v->json;

	json_object(j, JSON_LINES);
	json_key_z(j, "section", s->code->name);
	json_key_z(j, "processor", amdgcn_processor_name(s->code->processor));
	json_key_uint(j, "wave_size", amdgcn_wave_size(s->code->processor));
	put_words(j);
	for (const char *const *key = json_spellings(JSON_parameters); *key; key++)
		put_parameters(s, *key);
	json_key(j, "kernels");
	json_array(j, JSON_LINES);
	size_t left_out = simulation_each(s, put_kernel);
	json_end(j);
	json_key_uint(j, "left_out", left_out);
	json_end(j);
}
