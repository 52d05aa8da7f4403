/* The resources of the kernel, its simulation, and the differences from another version. */
#include "library/document.h"
#include "library/running.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/base/text/json_put.h"
#include "library/inside.h"

enum {
	MOST_ISSUED = 1 << 24, /* instructions that a simulation issues at most: some seconds */
	MOST_COSTLY = 5,       /* instructions that are listed by their cost */
	MOST_ARGUMENTS = 256,
	MOST_OFFSET = 1 << 15, /* of arguments */
	OFFSET_TEXT = 16
};

/* ---- the simulation */

/* The values of arguments for a simulation. */
struct document_values {
	struct amdgcn_argument_value v[MOST_ARGUMENTS];
	char offsets[MOST_ARGUMENTS][OFFSET_TEXT];
	size_t n;
};

static bool
is_hidden(const struct amdgcn_kernel_argument *a)
{
	return strncmp(a->kind, "hidden_", 7) == 0;
}

/* Finds the argument of the kernel that an argument of the run is for: the one of its name, or the next one. */
static bool
find_argument(struct amdgcn_object *o, const char *kernel, const struct amdgcn_run_argument *given, size_t *next,
	struct amdgcn_kernel_argument *out)
{
	for (size_t i = 0; given->name && amdgcn_kernel_argument(o, kernel, i, out); i++)
		if (out->name && strcmp(out->name, given->name) == 0)
			return true;
	while (amdgcn_kernel_argument(o, kernel, (*next)++, out))
		if (!is_hidden(out))
			return true;
	return false;
}

/* Returns whether a simulation accepts a value for an argument: no other one is at its offset, which is in a segment of usual size. */
static bool
is_distinct(struct amdgcn_object *o, const char *kernel, const struct amdgcn_kernel_argument *a)
{
	struct amdgcn_kernel_argument other;
	unsigned n = 0;

	for (size_t i = 0; amdgcn_kernel_argument(o, kernel, i, &other); i++)
		n += other.offset == a->offset;
	return n == 1 && a->offset < MOST_OFFSET;
}

/* Lists the arguments of the run that are numbers. They determine iterations of loops. */
static void
list_values(struct amdgcn_object *o, const char *kernel, const struct amdgcn_run_settings *launch, struct document_values *out)
{
	const char *from = (const char *)launch->arguments;
	size_t next = 0;

	for (size_t i = 0; i < launch->narguments && out->n < MOST_ARGUMENTS; i++, from += launch->arguments->size) {
		struct amdgcn_run_argument a = {0};
		int64_t value = 0;

		memcpy(&a, from, launch->arguments->size < sizeof a ? launch->arguments->size : sizeof a);
		struct amdgcn_kernel_argument known;
		if (!find_argument(o, kernel, &a, &next, &known) || a.buffer || a.lds || !a.nbytes || a.nbytes > 8 || a.nbytes != known.bytes)
			continue;
		if (!is_distinct(o, kernel, &known))
			continue;
		memcpy(&value, a.bytes, a.nbytes);
		snprintf(out->offsets[out->n], OFFSET_TEXT, "0x%x", known.offset);
		out->v[out->n] = (struct amdgcn_argument_value){out->offsets[out->n], value};
		out->n++;
	}
}

/* Simulates a version along the path of its run. With a baseline, both are simulated along their paths or neither is, so that the same is
 * assumed. */
static const struct amdgcn_simulation *
simulate(const struct document *d, struct amdgcn_object *o, struct document_version *v)
{
	struct amdgcn_simulation_settings settings = {.size = sizeof settings, .most = MOST_ISSUED};
	struct document_values values = {.n = 0};

	v->measured = v->run && (!d->settings.baseline || d->settings.baseline_run);
	if (d->settings.launch)
		list_values(o, v->kernel->name, d->settings.launch, &values);
	settings.arguments = values.v;
	settings.narguments = values.n;
	if (v->measured)
		return amdgcn_run_simulate(v->run, &settings);
	if (d->settings.run)
		running_launch(d->settings.run, &settings);
	return amdgcn_simulate(v->kernel, &settings);
}

/* ---- a version */

/* Runs the checks on all code, and requests what describes their findings. Counts those that prove that the code is wrong. Returns false
 * after an error. */
static bool
check_code(struct amdgcn_object *o, const struct amdgcn_source *source, size_t *nwrong)
{
	const struct amdgcn_code *code;
	size_t i;

	for (i = 0; (code = amdgcn_code(o, i)); i++) {
		const struct amdgcn_functions *functions = amdgcn_functions(code);
		const struct amdgcn_findings *all = functions ? document_findings(code) : NULL;

		if (!all)
			return false;
		for (size_t k = 0; k < all->nfindings; k++) {
			if (!amdgcn_whole_graph(&functions->functions[all->findings[k].function]))
				return false;
			*nwrong += document_proves(&all->findings[k]) && document_reports(source, code, &all->findings[k]);
		}
	}
	return i || o->analysis || !o->isa.target; /* of an unknown processor nothing is analyzed */
}

bool
document_measure(const struct document *d, struct amdgcn_object *o, const struct amdgcn_source *source, const struct amdgcn_run *own,
	struct document_version *out)
{
	const struct amdgcn_run *run = d->settings.run;

	*out = (struct document_version){.run = own};
	if (!o)
		return true;
	if (!check_code(o, source, &out->wrong))
		return false;
	out->kernel = running_kernel(o, run ? run->kernel : d->settings.launch ? d->settings.launch->kernel : NULL);
	if (!out->kernel)
		return true;
	out->resources = amdgcn_resources(out->kernel, run ? run->group[0] * run->group[1] * run->group[2] : 0);
	out->simulation = out->resources ? simulate(d, o, out) : NULL;
	return out->simulation != NULL;
}

void
document_version_free(struct document_version *v)
{
	amdgcn_simulation_free(v->simulation);
}

/* ---- the document */

static void
put_registers(struct buf *b, const struct amdgcn_resources *r)
{
	const struct {
		const char *name;
		unsigned used, live;
	} classes[] = {{"sgprs", r->sgprs, r->peak.sgprs}, {"vgprs", r->vgprs, r->peak.vgprs}, {"agprs", r->agprs, r->peak.agprs}};

	for (unsigned i = 0; i < sizeof classes / sizeof classes[0]; i++) {
		json_put_open(b, classes[i].name, '{');
		json_put_uint(b, "used", classes[i].used);
		json_put_uint(b, "most_live", classes[i].live);
		json_put_close(b, '}');
	}
}

static void
put_declared(struct buf *b, const struct amdgcn_declared *k)
{
	json_put_line(b, 2);
	json_put_open(b, "declared", '{');
	if (k->sgprs >= 0)
		json_put_uint(b, "sgprs", (unsigned)k->sgprs);
	json_put_uint(b, "vgprs", k->vgprs);
	json_put_uint(b, "lds", k->lds);
	json_put_uint(b, "scratch", k->scratch);
	json_put_uint(b, "arguments", k->arguments);
	json_put_close(b, '}');
}

static void
put_occupancy(struct buf *b, const struct amdgcn_occupancy *o)
{
	json_put_line(b, 2);
	json_put_open(b, "occupancy", '{');
	json_put_uint(b, "waves", o->waves);
	json_put_uint(b, "most", o->most);
	json_put_z(b, "limit", o->limit);
	json_put_uint(b, "by_vgprs", o->by_vgprs);
	json_put_uint(b, "by_sgprs", o->by_sgprs);
	if (o->vgprs_for_more)
		json_put_uint(b, "vgprs_for_more", o->vgprs_for_more);
	if (o->sgprs_for_more)
		json_put_uint(b, "sgprs_for_more", o->sgprs_for_more);
	if (o->work_items) {
		json_put_uint(b, "workgroup_size", o->work_items);
		json_put_uint(b, "workgroup_waves", o->workgroup_waves);
		json_put_uint(b, "workgroups", o->workgroups);
	}
	json_put_close(b, '}');
}

static void
put_resources(struct document *d, const struct amdgcn_resources *r)
{
	struct buf *b = &d->text;

	json_put_line(b, 1);
	json_put_open(b, "resources", '{');
	put_registers(b, r);
	json_put_uint(b, "code_bytes", r->bytes);
	json_put_uint(b, "instructions", r->instructions);
	json_put_open(b, "mix", '{');
	for (size_t i = 0; i < r->nunits; i++)
		json_put_uint(b, r->units[i].unit, r->units[i].count);
	json_put_close(b, '}');
	json_put_uint(b, "loops", r->loops);
	json_put_bool(b, "complete", r->complete);
	if (r->declared)
		put_declared(b, r->declared);
	if (r->occupancy)
		put_occupancy(b, r->occupancy);
	json_put_close(b, '}');
}

/* Returns the instruction at which waves spend most of their time, of those at which they spend less than at `below`, or as much and are
 * after it. below: NULL: of all. Returns NULL if there is none. */
static const struct amdgcn_cost *
next_costly(const struct amdgcn_simulation *s, const struct amdgcn_cost *below)
{
	const struct amdgcn_cost *best = NULL;

	for (size_t i = 0; i < s->ninstructions; i++) {
		const struct amdgcn_cost *c = &s->instructions[i];

		if (below && (c->share > below->share || (c->share == below->share && c <= below)))
			continue;
		if (c->share > 0 && (!best || c->share > best->share))
			best = c;
	}
	return best;
}

static void
put_costly(struct document *d, const struct amdgcn_simulation *s)
{
	const struct amdgcn_functions *all = amdgcn_functions(s->function->code);
	const struct amdgcn_cost *c = NULL;
	struct buf *b = &d->text;

	json_put_line(b, 2);
	json_put_open(b, "costly", '[');
	for (unsigned n = 0; n < MOST_COSTLY && (c = next_costly(s, c)); n++) {
		const struct amdgcn_function *f = &all->functions[c->function];
		const struct amdgcn_graph *g = amdgcn_graph(f);

		json_put_line(b, 3);
		json_put_open(b, NULL, '{');
		document_location(d, c->address, *f->name ? f->name : NULL, c->address - f->address);
		char text[AMDGCN_TEXT];
		if (g) {
			amdgcn_graph_text(g, c->instruction, text);
			json_put_z(b, "instruction", text);
		}
		json_put_real(b, "share", c->share);
		json_put_real(b, "stall", c->stall);
		json_put_z(b, "reason", c->reason);
		json_put_close(b, '}');
	}
	json_put_close(b, ']');
}

/* Lists values without a published source, and what limits the throughput with other plausible ones. */
static void
put_assumptions(struct document *d, const struct amdgcn_simulation *s)
{
	struct buf *b = &d->text;

	json_put_open(b, "assumptions", '[');
	for (size_t i = 0; i < s->nassumptions; i++) {
		const struct amdgcn_assumption *a = &s->assumptions[i];

		json_put_line(b, 3);
		json_put_open(b, NULL, '{');
		json_put_z(b, "name", a->name);
		json_put_z(b, "confidence", a->confidence);
		json_put_int(b, "value", a->value);
		json_put_int(b, "other", a->other);
		json_put_bool(b, "tried", a->tried);
		if (a->tried) {
			json_put_bool(b, "changes", a->changes);
			if (*a->limit)
				json_put_z(b, "limit", a->limit);
		}
		json_put_close(b, '}');
	}
	json_put_close(b, ']');
}

static void
put_simulation(struct document *d, const struct amdgcn_simulation *s, bool measured)
{
	static const char *const ends[] = {[AMDGCN_FINISHED] = "finished", [AMDGCN_NO_WAVE] = "no-wave", [AMDGCN_BLOCKED] = "blocked",
		[AMDGCN_ENDLESS] = "endless", [AMDGCN_TOO_DEEP] = "too-deep", [AMDGCN_TOO_LONG] = "too-long", [AMDGCN_STOPPED] = "stopped"};
	struct buf *b = &d->text;

	json_put_line(b, 1);
	json_put_open(b, "simulation", '{');
	json_put_z(b, "end", ends[s->end]);
	json_put_bool(b, "complete", s->complete);
	json_put_bool(b, "measured", measured);
	if (s->end == AMDGCN_FINISHED) {
		json_put_uint(b, "cycles", s->cycles);
		json_put_uint(b, "waves", s->waves);
		if (s->declared_waves) {
			json_put_uint(b, "declared_waves", s->declared_waves);
			json_put_uint(b, "workgroup_waves", s->launch.workgroup_waves);
		}
		json_put_uint(b, "instructions", s->instructions_issued);
		json_put_real(b, "wave_cycles", s->wave_mean);
		json_put_real(b, "throughput", s->throughput);
		json_put_z(b, "limit", s->limit);
		json_put_z(b, "certainty", s->certainty);
		json_put_bool(b, "known", s->known);
		json_put_z(b, "most_lost", s->most_lost);
		put_assumptions(d, s);
		json_put_z(b, "conflicts", s->conflicts);
		put_costly(d, s);
	}
	json_put_close(b, '}');
}

void
document_cost(struct document *d, const struct document_version *v)
{
	if (v->resources)
		put_resources(d, v->resources);
	if (v->simulation)
		put_simulation(d, v->simulation, v->measured);
}

/* ---- differences */

static void
put_difference(struct buf *b, const char *name, double before, double after)
{
	json_put_line(b, 2);
	json_put_open(b, name, '{');
	json_put_real(b, "before", before);
	json_put_real(b, "after", after);
	json_put_close(b, '}');
}

static void
put_resource_differences(struct buf *b, const struct amdgcn_resources *was, const struct amdgcn_resources *is)
{
	put_difference(b, "instructions", was->instructions, is->instructions);
	put_difference(b, "code_bytes", was->bytes, is->bytes);
	put_difference(b, "sgprs", was->sgprs, is->sgprs);
	put_difference(b, "vgprs", was->vgprs, is->vgprs);
	put_difference(b, "agprs", was->agprs, is->agprs);
	if (was->declared && is->declared) {
		put_difference(b, "lds", was->declared->lds, is->declared->lds);
		put_difference(b, "scratch", was->declared->scratch, is->declared->scratch);
	}
	if (was->occupancy && is->occupancy)
		put_difference(b, "occupancy", was->occupancy->waves, is->occupancy->waves);
}

void
document_differences(struct document *d, const struct document_version *now, const struct document_version *before)
{
	const struct amdgcn_simulation *was = before->simulation, *is = now->simulation;
	struct buf *b = &d->text;

	json_put_line(b, 1);
	json_put_open(b, "baseline", '{');
	json_put_z(b, "file", d->settings.baseline_name);
	json_put_open(b, "differences", '{');
	if (d->settings.object && d->settings.baseline)
		put_difference(b, "findings", (double)before->wrong, (double)now->wrong);
	if (before->resources && now->resources)
		put_resource_differences(b, before->resources, now->resources);
	if (before->run && now->run)
		put_difference(b, "executed", (double)before->run->instructions, (double)now->run->instructions);
	if (was && is && was->end == AMDGCN_FINISHED && is->end == AMDGCN_FINISHED) {
		put_difference(b, "wave_cycles", was->wave_mean, is->wave_mean);
		put_difference(b, "throughput", was->throughput, is->throughput);
	}
	json_put_close(b, '}');
	json_put_close(b, '}');
}
