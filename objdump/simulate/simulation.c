/* Passes the settings of the options to the library's simulation. */
#include "objdump/simulate/simulation.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/array.h"
#include "objdump/simulate/progress.h"
#include "objdump/simulate/trace.h"

#define NOWHERE "0x7ffffffffffffff" /* an address that no section contains */

/* The rules of the settings, for the library. */
struct rules {
	struct amdgcn_loop_rule *loops;
	struct amdgcn_branch_rule *branches;
	struct amdgcn_fetch_rule *fetches;
	struct arena arena;
};

/* Returns a location whose address is not adjusted by --adjust-vma. */
static const char *
place_of(const struct section_view *s, const char *where, struct arena *arena)
{
	uint64_t adjust = s->v->options->adjust_vma;
	struct amdgcn_place place;
	size_t n;

	if (!adjust || !amdgcn_read_place(where, &place) || place.kind != AMDGCN_AT_ADDRESS)
		return where;
	n = place.name_size ? place.name_size + 1 : 0;
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
	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < from[kind].n; i++) {
			const struct simulate_rule *rule = &from[kind].v[i];
			const char *where = place_of(s, rule->where, &r->arena);

			if (kind == AMDGCN_LOOP_RULE)
				r->loops[i] = (struct amdgcn_loop_rule){where, rule->iterations};
			else if (kind == AMDGCN_BRANCH_RULE)
				r->branches[i] = (struct amdgcn_branch_rule){where, rule->pattern};
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
	arena_free(&r->arena);
}

/* Marks the rules that applied. */
static void
mark_used(struct simulate_settings *settings, const struct amdgcn_simulation *result)
{
	size_t next = 0; /* in result->unused, which is sorted */

	for (unsigned kind = 0; kind < SIMULATE_RULES; kind++)
		for (size_t i = 0; i < settings->rules[kind].n; i++) {
			bool unused = next < result->nunused && result->unused[next].kind == kind && result->unused[next].rule == i;

			next += unused;
			settings->rules[kind].v[i].used |= !unused;
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

	progress_show(&w->progress, done, waves);
}

/* Reads the file of --simulate-follow, if there is one. Returns false after an error. */
static bool
read_recording(const struct section_view *s, struct buf *text)
{
	const char *path = s->v->options->simulate.follow;

	if (!path || buf_read_file(text, path))
		return true;
	diag_error(s->v->options->diag, (struct loc){0}, "%s: %s", path, strerror(errno));
	return false;
}

static void
simulate(struct section_view *s, const struct amdgcn_function *f, void (*show)(struct simulation *sim))
{
	struct options *o = s->v->options;
	struct simulate_settings *a = &o->simulate;
	bool traced = a->trace && !a->traced++;
	struct watch watch = {0};
	struct rules rules = {0};
	struct buf recording = {0};
	struct amdgcn_simulation_settings settings = {.size = sizeof settings, .parameters = a->set, .nparameters = a->nset,
		.nloops = a->rules[AMDGCN_LOOP_RULE].n, .nbranches = a->rules[AMDGCN_BRANCH_RULE].n,
		.nfetches = a->rules[AMDGCN_FETCH_RULE].n, .stage = a->stage, .order = a->order, .waves = a->waves, .cycles = a->cycles,
		.occupancy = a->occupancy, .work_items = o->workgroup_size, .rate = a->rate, .timeline = s->v->json != NULL,
		.demangle = o->demangle, .recording_name = a->follow, .progress = watch_progress, .trace = traced ? watch_trace : NULL,
		.user = &watch};
	const struct amdgcn_simulation *result = NULL;

	if (a->traced > 1 && a->trace)
		view_error(s->v, "--simulate-trace: there is more than one kernel; --functions=NAME chooses");
	make_rules(s, &rules);
	settings.loops = rules.loops;
	settings.branches = rules.branches;
	settings.fetches = rules.fetches;
	if (traced)
		trace_open(&watch.trace, f, a->trace);
	progress_begin(&watch.progress);
	if (read_recording(s, &recording)) {
		settings.recording = a->follow ? recording.n ? (const char *)recording.p : "" : NULL;
		settings.recording_length = recording.n;
		result = amdgcn_simulate(f, &settings);
	}
	progress_end(&watch.progress);
	a->failed |= !result;
	for (const struct amdgcn_simulation *one = result; one; one = one->next) {
		mark_used(a, one);
		show(&(struct simulation){s, a, one});
	}
	if (traced)
		trace_close(&watch.trace, o->diag);
	amdgcn_simulation_free(result);
	buf_free(&recording);
	free_rules(&rules);
}

/* Returns an array that marks the functions that a function of the section calls. */
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
	bool named = name_list_limits(&s->v->options->only_symbols), kernels = false, every, *called = find_called(s);
	size_t n = 0;

	for (size_t i = 0; i < s->all->nfunctions; i++)
		kernels |= s->all->functions[i].kind == AMDGCN_KERNEL;
	every = named || !kernels || s->v->options->only_symbols.all;
	for (size_t i = 0; i < s->all->nfunctions; i++) {
		const struct amdgcn_function *f = &s->all->functions[i];

		if (!amdgcn_graph(f)->ninstructions || !section_wants(s, f) ||
				(!named && (kernels ? f->kind != AMDGCN_KERNEL : called[i])))
			continue;
		if (!n++ || every)
			simulate(s, f, show);
	}
	free(called);
	return every || !n ? 0 : n - 1;
}
