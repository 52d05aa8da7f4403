#include "objdump/simulate/simulation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/array.h"
#include "common/base/thread/pool.h"
#include "objdump/simulate/progress.h"
#include "objdump/simulate/trace.h"

#define NOWHERE "0x7ffffffffffffff" /* an address that no section contains */

/* The rules of the settings, for the library. */
struct rules {
	struct amdgcn_loop_rule *loops;
	struct amdgcn_branch_rule *branches;
	struct amdgcn_fetch_rule *fetches;
	struct amdgcn_cache_rule *caches;
	struct amdgcn_access_rule *accesses;
	struct amdgcn_argument_value *arguments;
	struct arena arena;
};

/* Returns a location with the value of --adjust-vma subtracted from its address. */
static const char *
place_of(const struct section_view *s, const char *where, struct arena *arena)
{
	uint64_t adjust = s->v->options->adjust_vma;
	struct amdgcn_place place;

	if (!adjust || !amdgcn_read_place(where, &place) || place.kind != AMDGCN_AT_ADDRESS)
		return where;
	size_t n = place.name_size ? place.name_size + 1 : 0;
	return place.number < adjust ? NOWHERE :
		arena_printf(arena, "%.*s0x%llx", (int)n, where, (unsigned long long)(place.number - adjust));
}

static void
make_rules(const struct section_view *s, struct rules *r)
{
	const struct simulate_rules *from = s->v->options->simulate.rules;

	r->loops = array_make(from[AMDGCN_LOOP_RULE].n, sizeof *r->loops);
	r->branches = array_make(from[AMDGCN_BRANCH_RULE].n, sizeof *r->branches);
	r->fetches = array_make(from[AMDGCN_FETCH_RULE].n, sizeof *r->fetches);
	r->caches = array_make(from[AMDGCN_CACHE_RULE].n, sizeof *r->caches);
	r->accesses = array_make(from[AMDGCN_ACCESS_RULE].n, sizeof *r->accesses);
	r->arguments = array_make(from[AMDGCN_ARGUMENT_RULE].n, sizeof *r->arguments);
	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < from[kind].n; i++) {
			const struct simulate_rule *rule = &from[kind].v[i];
			const char *where = kind == AMDGCN_ARGUMENT_RULE ? rule->where : place_of(s, rule->where, &r->arena);

			if (kind == AMDGCN_LOOP_RULE)
				r->loops[i] = (struct amdgcn_loop_rule){where, rule->iterations};
			else if (kind == AMDGCN_BRANCH_RULE)
				r->branches[i] = (struct amdgcn_branch_rule){where, rule->pattern};
			else if (kind == AMDGCN_ARGUMENT_RULE)
				r->arguments[i] = (struct amdgcn_argument_value){where, rule->value};
			else if (kind == AMDGCN_ACCESS_RULE)
				r->accesses[i] = (struct amdgcn_access_rule){.where = where, .cycles = rule->cycles, .first = rule->first};
			else if (kind == AMDGCN_CACHE_RULE)
				r->caches[i] = (struct amdgcn_cache_rule){where, rule->level};
			else
				r->fetches[i] = (struct amdgcn_fetch_rule){where, rule->bits, rule->samples};
		}
}

static void
free_rules(struct rules *r)
{
	free(r->loops);
	free(r->branches);
	free(r->fetches);
	free(r->caches);
	free(r->accesses);
	free(r->arguments);
	arena_free(&r->arena);
}

/* Marks all rules as used, so that none is reported as unused after an error. */
static void
mark_all(struct simulate_settings *settings)
{
	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < settings->rules[kind].n; i++)
			settings->rules[kind].v[i].used = true;
}

/* Marks the rules that the simulation has applied, and records the names of the kernel's arguments, or the offsets of those without a
 * name. */
static void
mark_used(struct simulate_settings *settings, const struct amdgcn_simulation *result)
{
	size_t next = 0; /* index in result->unused, which is sorted by kind and rule */

	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < settings->rules[kind].n; i++) {
			bool unused = next < result->nunused && result->unused[next].kind == kind && result->unused[next].rule == i;

			next += unused;
			settings->rules[kind].v[i].used |= !unused;
		}
	char offset[16];
	for (size_t i = 0; i < result->narguments && settings->rules[AMDGCN_ARGUMENT_RULE].n; i++) {
		const struct amdgcn_argument *a = &result->arguments[i];

		snprintf(offset, sizeof offset, "0x%x", a->offset);
		simulate_add_argument(settings, a->name ? a->name : offset);
	}
}

struct watch {
	struct progress progress;
	struct trace trace;
};

static void
watch_trace(void *user, const struct amdgcn_issue *issue)
{
	struct watch *w = user;

	trace_put(&w->trace, issue);
}

static void
watch_progress(void *user, uint64_t done, uint64_t waves)
{
	struct watch *w = user;

	progress_show(&w->progress, done, waves, "waves");
}

/* Reads the file of --simulate-follow, if there is one. Returns false after an error. */
static bool
read_recording(const struct section_view *s, struct buf *text)
{
	const char *path = s->v->options->simulate.follow, *why = path ? buf_read_file(text, path, &s->v->options->files) : NULL;

	if (!why)
		return true;
	diag_error(s->v->options->diag, (struct loc){0}, "%s: %s", path, why);
	return false;
}

/* The simulations of a section. */
struct simulations {
	struct section_view *section;
	const struct amdgcn_function **functions;
	const struct amdgcn_simulation **results; /* indexed like functions; NULL: not computed, or after an error */
	struct simulation *first;                 /* indexed like functions: the result for the first shader engine */
	size_t n, cap;
	struct rules rules;
	struct buf recording;
	struct watch watch;
	bool traced, alone;                       /* alone: simulations run one after the other, on this thread */
	void (*show)(struct simulation *sim);
};

static void
simulate(struct simulations *all, size_t i)
{
	const struct options *o = all->section->v->options;
	const struct simulate_settings *a = &o->simulate;
	const struct rules *rules = &all->rules;
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .parameters = a->set, .nparameters = a->nset,
		.loops = rules->loops, .nloops = a->rules[AMDGCN_LOOP_RULE].n, .branches = rules->branches,
		.nbranches = a->rules[AMDGCN_BRANCH_RULE].n, .fetches = rules->fetches, .nfetches = a->rules[AMDGCN_FETCH_RULE].n,
		.caches = rules->caches, .ncaches = a->rules[AMDGCN_CACHE_RULE].n,
		.accesses = rules->accesses, .naccesses = a->rules[AMDGCN_ACCESS_RULE].n,
		.arguments = rules->arguments, .narguments = a->rules[AMDGCN_ARGUMENT_RULE].n,
		.groups_x = a->groups[0], .groups_y = a->groups[1], .groups_z = a->groups[2], .stage = a->stage, .order = a->order,
		.waves = a->waves, .cycles = a->cycles, .occupancy = a->occupancy, .work_items = o->workgroup_size, .rate = a->rate,
		.measured = a->measured, .fixed = a->fixed,
		.timeline = all->section->v->json != NULL, .demangle = o->demangle,
		.recording = a->follow ? all->recording.n ? (const char *)all->recording.p : "" : NULL,
		.recording_length = all->recording.n, .recording_name = a->follow, .progress = all->alone ? watch_progress : NULL,
		.trace = all->traced && !i ? watch_trace : NULL, .user = &all->watch};
	const struct amdgcn_simulation *result = amdgcn_simulate(all->functions[i], &settings);
	struct simulation *first = &all->first[i];

	all->results[i] = result;
	*first = (struct simulation){all->section, a, result, 0, 0, 0, NULL};
	if (!result)
		return;
	first->waves_needed = amdgcn_waves_needed(result, a->what_if);
	first->tolerance = amdgcn_latency_tolerance(result, a->what_if);
	if (!a->what_if)
		return;
	first->variants = array_make(AMDGCN_VARIANTS, sizeof first->variants[0]);
	first->nvariants = amdgcn_what_if(result, first->variants);
}

static void
run_job(void *user, size_t i)
{
	struct simulations *all = user;
	bool traced = all->traced && !i;

	if (traced)
		trace_open(&all->watch.trace, all->functions[i], all->section->v->options->simulate.trace,
			&all->section->v->options->files);
	if (all->alone)
		progress_begin(&all->watch.progress);
	simulate(all, i);
	if (all->alone)
		progress_end(&all->watch.progress);
	if (traced)
		trace_close(&all->watch.trace, all->section->v->options->diag);
}

/* Shows the results of a simulation, one for each shader engine of the recording. Messages of the library on other threads are
 * dropped (view/analysis.c), so a simulation that failed is repeated on this thread. */
static bool
show_job(void *user, size_t i)
{
	struct simulations *all = user;
	struct simulate_settings *settings = &all->section->v->options->simulate;

	progress_end(&all->watch.progress);
	if (!all->results[i] && !all->alone)
		simulate(all, i);
	if (!all->results[i])
		mark_all(settings);
	for (const struct amdgcn_simulation *one = all->results[i]; one; one = one->next) {
		struct simulation next = {all->section, settings, one, 0, 0, 0, NULL};

		mark_used(settings, one);
		all->show(one == all->results[i] ? &all->first[i] : &next);
	}
	free(all->first[i].variants);
	amdgcn_simulation_free(all->results[i]);
	return true;
}

static void
wait_for_jobs(void *user, size_t done)
{
	struct simulations *all = user;

	progress_show(&all->watch.progress, done, all->n, "kernels");
}

static void
simulate_all(struct simulations *all)
{
	struct simulate_settings *a = &all->section->v->options->simulate;
	unsigned threads = a->threads ? a->threads : pool_threads();

	all->traced = a->trace && all->n && !a->traced;
	a->traced += (unsigned)all->n;
	if (a->trace && a->traced > 1)
		view_error(all->section->v, "--simulate-trace: there is more than one kernel; --functions=NAME selects one");
	all->alone = threads == 1 || all->n < 2 || a->trace || a->follow;
	all->results = array_make(all->n, sizeof all->results[0]);
	all->first = array_make(all->n, sizeof all->first[0]);
	make_rules(all->section, &all->rules);
	progress_begin(&all->watch.progress);
	if (read_recording(all->section, &all->recording))
		pool_work(all->alone ? 1 : threads, &(struct pool_jobs){all->n, run_job, show_job, wait_for_jobs, all});
	else
		mark_all(a);
	progress_end(&all->watch.progress);
	buf_free(&all->recording);
	free_rules(&all->rules);
	free(all->functions);
	free(all->results);
	free(all->first);
}

/* Returns an array that marks the functions that are called by a function of the section. The caller frees the array. */
static bool *
find_called(const struct section_view *s)
{
	bool *called = array_make(s->all->nfunctions, sizeof *called);

	for (size_t i = 0; i < s->all->nfunctions; i++) {
		const struct amdgcn_graph *g = amdgcn_graph(&s->all->functions[i]);

		for (size_t k = 0; k < g->ncalls; k++)
			if (g->calls[k].function != AMDGCN_NONE)
				called[g->calls[k].function] = true;
	}
	return called;
}

size_t
simulation_each(struct section_view *s, void (*show)(struct simulation *sim))
{
	bool named = name_list_limits(&s->v->options->only_symbols), kernels = false, *called = find_called(s);
	struct simulations all = {.section = s, .show = show};
	size_t n = 0;

	for (size_t i = 0; i < s->all->nfunctions; i++)
		kernels |= s->all->functions[i].kind == AMDGCN_KERNEL;
	bool every = named || !kernels || s->v->options->only_symbols.all;
	for (size_t i = 0; i < s->all->nfunctions; i++) {
		const struct amdgcn_function *f = &s->all->functions[i];

		if (!amdgcn_graph(f)->ninstructions || !section_wants(s, f) ||
				(!named && (kernels ? f->kind != AMDGCN_KERNEL : called[i])))
			continue;
		if (!n++ || every)
			*APPEND(all.functions, all.n, all.cap) = f;
	}
	simulate_all(&all);
	free(called);
	return every || !n ? 0 : n - 1;
}
