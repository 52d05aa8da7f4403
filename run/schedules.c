#include "run/schedules.h"

#include <inttypes.h>
#include <pthread.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/guard.h"
#include "common/base/thread/pool.h"

struct buffers {
	uint8_t **bytes;     /* indexed by argument; NULL: it is no buffer */
};

struct buffers *
schedules_save(const struct kernel_arguments *a, struct run_options *o)
{
	struct buffers *saved = arena_alloc(&o->arena, sizeof *saved);

	saved->bytes = arena_alloc(&o->arena, (a->n + 1) * sizeof saved->bytes[0]);
	for (size_t i = 0; i < a->n; i++) {
		const struct given_value *v = &a->v[i].value;

		saved->bytes[i] = v->is_buffer ? arena_alloc(&o->arena, v->n) : NULL;
		if (v->is_buffer)
			memcpy(saved->bytes[i], v->bytes, v->n);
	}
	return saved;
}

void
schedules_restore(const struct kernel_arguments *a, const struct buffers *from)
{
	for (size_t i = 0; i < a->n; i++)
		if (from->bytes[i])
			memcpy(a->v[i].value.bytes, from->bytes[i], a->v[i].value.n);
}

/* A copy of the buffers, in which a thread runs the kernel. */
struct copy {
	struct amdgcn_run_argument *run; /* the arguments, with the buffers of the copy */
	uint8_t **bytes;     /* indexed by argument; NULL: it is no buffer */
};

/* The result of a run with another order. */
struct other_run {
	const struct amdgcn_run *run;    /* NULL: it could not be run */
	char **differences;  /* indexed by argument: what is wrong with the buffer, owned; NULL: nothing */
};

struct schedules {
	const struct run_result *r;      /* of the run with schedule 0; its arguments have the buffers after it */
	const struct amdgcn_run_settings *settings;
	const struct buffers *before;
	uint64_t first;      /* the schedule of job 0 */
	pthread_mutex_t lock;
	struct copy *copies; /* those that no thread uses: the first ncopies */
	unsigned ncopies;
	struct other_run *others; /* indexed by job modulo nothers */
	size_t nothers;
	bool ran;            /* show_run() was not given a run that is NULL */
	const struct amdgcn_run *wrong;  /* the run in which the first findings are; NULL: there are none */
	uint64_t schedule;   /* of the run that was shown last */
	bool right;
};

static void
make_copy(void *user)
{
	struct schedules *all = user;
	const struct kernel_arguments *a = all->r->arguments;
	struct copy c = {.run = alloc_array(a->n + 1, sizeof c.run[0]), .bytes = alloc_zeroed(a->n + 1, sizeof c.bytes[0])};

	for (size_t i = 0; i < a->n; i++) {
		c.run[i] = a->run[i];
		if (all->before->bytes[i])
			c.run[i].bytes = c.bytes[i] = alloc_bytes(a->v[i].value.n);
	}
	all->copies[all->ncopies] = c;
}

/* Makes a copy for each thread. Returns how many threads there is memory for, at least 1. */
static unsigned
make_copies(struct schedules *all, unsigned threads)
{
	all->copies = alloc_zeroed(threads, sizeof all->copies[0]);
	make_copy(all);
	struct guard_end end;
	for (all->ncopies = 1; all->ncopies < threads && guard_run(make_copy, all, &end);)
		all->ncopies++;
	return all->ncopies;
}

static void
free_copies(struct schedules *all)
{
	for (unsigned i = 0; i < all->ncopies; i++) {
		for (size_t k = 0; k < all->r->arguments->n; k++)
			alloc_free(all->copies[i].bytes[k]);
		alloc_free(all->copies[i].bytes);
		alloc_free(all->copies[i].run);
	}
	alloc_free(all->copies);
}

/* Compares a buffer with that after the first run. Returns the first difference as text, or NULL. */
static char *
compare(const struct schedules *all, const struct copy *copy, size_t i, uint64_t schedule)
{
	const struct kernel_argument *a = &all->r->arguments->v[i];
	const struct run_options *o = all->r->o;
	struct given_value value = a->value;

	value.bytes = copy->bytes[i];
	size_t at;
	size_t n = value_compare(&value, &a->value, o->ulp, o->tolerance, &at);
	if (!n)
		return NULL;
	char got[VALUE_TEXT];
	value_print(&value, at, got);
	char should[VALUE_TEXT];
	value_print(&a->value, at, should);
	return alloc_printf("%s[%zu] depends on the order of waves: %s with --schedule=0, %s with --schedule=%" PRIu64 "; %zu elements differ",
		a->name ? a->name : "an argument", at, should, got, schedule, n);
}

static bool
is_fine(const struct amdgcn_run *run)
{
	return run->complete && !run->nfindings;
}

static void
run_other(void *user, size_t job)
{
	struct schedules *all = user;
	const struct kernel_arguments *a = all->r->arguments;
	struct other_run *other = &all->others[job % all->nothers];
	struct amdgcn_run_settings s = *all->settings;

	pthread_mutex_lock(&all->lock);
	struct copy copy = all->copies[--all->ncopies];
	pthread_mutex_unlock(&all->lock);
	for (size_t i = 0; i < a->n; i++)
		if (copy.bytes[i])
			memcpy(copy.bytes[i], all->before->bytes[i], a->v[i].value.n);
	s.schedule = all->first + job;
	s.arguments = copy.run;
	s.threads = 1;
	other->run = amdgcn_run(all->r->in->object, &s);
	other->differences = alloc_zeroed(a->n + 1, sizeof other->differences[0]);
	for (size_t i = 0; i < a->n; i++)
		if (copy.bytes[i] && other->run && is_fine(other->run))
			other->differences[i] = compare(all, &copy, i, s.schedule);
	pthread_mutex_lock(&all->lock);
	all->copies[all->ncopies++] = copy;
	pthread_mutex_unlock(&all->lock);
}

static void
free_other(const struct schedules *all, struct other_run *other)
{
	for (size_t i = 0; other->differences && i < all->r->arguments->n; i++)
		alloc_free(other->differences[i]);
	alloc_free(other->differences);
	amdgcn_run_free(other->run);
	*other = (struct other_run){0};
}

/* Reports what differs after a run, or that it has findings. Returns whether nothing is wrong. */
static bool
show_run(void *user, size_t job)
{
	struct schedules *all = user;
	struct other_run *other = &all->others[job % all->nothers];

	all->schedule = all->first + job;
	all->ran = other->run;
	all->right = all->ran && is_fine(other->run);
	for (size_t i = 0; i < all->r->arguments->n; i++)
		if (other->differences[i]) {
			diag_error(all->r->o->diag, (struct loc){0}, "%s", other->differences[i]);
			all->right = false;
		}
	if (all->ran && !is_fine(other->run)) {
		all->wrong = other->run;
		other->run = NULL;
	}
	free_other(all, other);
	return all->right;
}

/* Runs the schedules from all->first on, up to the last one or the first one with which something is wrong. */
static void
run_on(struct schedules *all, unsigned threads)
{
	uint64_t n = all->r->o->schedules - all->first;

	all->nothers = pool_ahead(threads);
	all->others = alloc_zeroed(all->nothers, sizeof all->others[0]);
	pool_work(threads, &(struct pool_jobs){.n = n < SIZE_MAX ? (size_t)n : SIZE_MAX, .run = run_other, .show = show_run, .user = all});
	for (size_t i = 0; i < all->nothers; i++)
		free_other(all, &all->others[i]);
	alloc_free(all->others);
}

/* Reports the run that has findings. */
static void
report_wrong(struct run_result *r, const struct schedules *all)
{
	struct run_result other = *r;

	diag_error(r->o->diag, (struct loc){0}, "the kernel is wrong with --schedule=%" PRIu64, all->schedule);
	if (r->o->report) { /* the document has this run */
		amdgcn_run_free(r->run);
		r->run = all->wrong;
		r->schedule = all->schedule;
		return;
	}
	other.run = all->wrong;
	other.right = false;
	report_findings(&other); /* not what --print requests: with --json, standard output has one document */
	amdgcn_run_free(all->wrong);
}

bool
schedules_run(struct run_result *r, const struct amdgcn_run_settings *s, const struct buffers *before)
{
	struct schedules all = {.r = r, .settings = s, .before = before, .first = 1, .right = true, .ran = true};
	unsigned threads = r->o->threads ? r->o->threads : pool_threads();

	pthread_mutex_init(&all.lock, NULL);
	threads = make_copies(&all, r->o->schedules - 1 < threads ? (unsigned)(r->o->schedules - 1) : threads);
	r->in->repeats = true;
	run_on(&all, threads);
	if (!all.ran && threads > 1) { /* several runs need too much memory */
		all.first = all.schedule;
		run_on(&all, 1);
	}
	r->in->repeats = false;
	free_copies(&all);
	pthread_mutex_destroy(&all.lock);
	if (all.wrong)
		report_wrong(r, &all);
	return all.right;
}
