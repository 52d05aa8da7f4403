#include "common/run/workers.h"

#include <fenv.h>
#include <pthread.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/guard.h"
#include "common/base/thread/pool.h"

struct run_worker {
	struct run_workers *all;
	struct run *run;             /* NULL: it has not begun, or memory was exhausted */
	struct run_memory memory;    /* allocations of r, whose bytes it shares, and of scratch memory */
};

struct run_workers {
	struct run *r;               /* what is launched */
	struct run_worker *v;
	unsigned n;
	uint8_t **before;            /* indexed by allocation: its bytes before; NULL: code cannot write it */
	pthread_mutex_t lock;
	uint64_t next, count;        /* clusters: the next one, and all */
	bool failed;                 /* all of it must be done on one thread */
	struct guard_cleanup cleanup;
};

static void
fail(struct run_workers *all)
{
	pthread_mutex_lock(&all->lock);
	all->failed = true;
	pthread_mutex_unlock(&all->lock);
}

static bool
next_cluster(void *user, uint64_t *number)
{
	struct run_workers *all = ((struct run_worker *)user)->all;

	pthread_mutex_lock(&all->lock);
	bool any = !all->failed && all->next < all->count;
	if (any)
		*number = all->next++;
	pthread_mutex_unlock(&all->lock);
	return any;
}

static bool
goes_on(void *user)
{
	const struct run_worker *w = user;

	pthread_mutex_lock(&w->all->lock);
	bool failed = w->all->failed;
	pthread_mutex_unlock(&w->all->lock);
	return !failed && !w->run->findings.n && !(w->run->limits & 1 << RUN_LIMIT_races);
}

static uint64_t
known_bytes(const struct run_allocation *a)
{
	return (a->size + 7) / 8;
}

/* Makes memory that has the bytes of other memory, and nothing else of it. */
static void
share_memory(struct run_memory *to, const struct run_memory *from, bool checks)
{
	for (size_t i = 0; i < from->n; i++) {
		struct run_allocation *a = APPEND(to->v, to->n, to->cap);

		*a = from->v[i];
		a->borrowed = true;
		a->twin = a->written = a->known = NULL;
		a->cells = (struct run_cells){.size = a->size, .name = a->name};
		if (!checks)
			continue;
		if (from->v[i].known) {
			a->known = alloc_bytes(known_bytes(a));
			memcpy(a->known, from->v[i].known, known_bytes(a));
		}
		for (unsigned k = 0; k < 2 && !a->constant; k++)
			a->cells.touched[k] = alloc_zeroed(run_cells_words(&a->cells), sizeof a->cells.touched[k][0]);
	}
	to->next = from->next;
}

/* Executes clusters until there are no more. */
static void
work(void *user)
{
	struct run_worker *w = user;
	const struct run *r = w->all->r;
	size_t most = run_crowd_most(r) / w->all->n;

	w->run = alloc_zeroed(1, sizeof *w->run);
	share_memory(&w->memory, r->memory, r->launch.checks);
	run_open(w->run, &r->launch, &w->memory, r->code.bytes, r->code.address, r->code.size);
	run_expect_hazards(w->run, r->code.hazards, r->code.nhazards);
	w->run->code.apart = true;
	w->run->most_pages /= w->all->n;
	if (!run_crowd(w->run, &(struct run_source){next_cluster, goes_on, w}, most, true))
		fail(w->all);
}

static void
work_guarded(void *user, size_t job)
{
	struct run_workers *all = user;
	struct run_worker *w = &all->v[job];
	int rounding = fegetround();

	fesetround(FE_TONEAREST); /* as meaning_run() expects; each thread has its own mode */
	w->all = all;
	struct guard_end end;
	if (!guard_run(work, w, &end)) {
		*w = (struct run_worker){0}; /* the guard has freed what it had */
		fail(all);
	}
	fesetround(rounding);
}

/* Copies the memory that code can write. */
static void
save(void *user)
{
	struct run_workers *all = user;
	const struct run_memory *m = all->r->memory;
	uint8_t **before = alloc_zeroed(m->n + 1, sizeof before[0]);

	for (size_t i = 0; i < m->n; i++)
		if (!m->v[i].constant && m->v[i].size) {
			before[i] = alloc_bytes(m->v[i].size);
			memcpy(before[i], m->v[i].bytes, m->v[i].size);
		}
	all->before = before;
}

static void
restore(const struct run_workers *all)
{
	const struct run_memory *m = all->r->memory;

	for (size_t i = 0; i < m->n; i++)
		if (all->before[i])
			memcpy(m->v[i].bytes, all->before[i], m->v[i].size);
}

/* Returns whether a thread has written 4 bytes that another one has accessed. */
static bool
meet(const struct run_workers *all)
{
	for (size_t i = 0; all->r->launch.checks && i < all->r->memory->n; i++) {
		size_t n = all->before[i] ? run_cells_words(&all->v[0].memory.v[i].cells) : 0;

		for (size_t k = 0; k < n; k++) {
			uint64_t read = 0, written = 0;

			for (unsigned t = 0; t < all->n; t++) {
				uint64_t *const *touched = all->v[t].memory.v[i].cells.touched;

				if ((touched[RUN_WRITES][k] & (read | written)) | (touched[RUN_READS][k] & written))
					return true;
				read |= touched[RUN_READS][k];
				written |= touched[RUN_WRITES][k];
			}
		}
	}
	return false;
}

/* Copies the paths, which only the thread has that has executed the first work-group. The caller's guard frees the copies after an error, but
 * would not free what the thread has allocated. */
static void
copy_paths(struct run *r, struct run_insn *to, const struct run_insn *from)
{
	if (!from->paths)
		return;
	to->paths = alloc_zeroed(r->code.npaths, sizeof *to->paths);
	for (unsigned i = 0; i < r->code.npaths; i++) {
		const struct run_path *path = &from->paths[i];

		if (!path->n)
			continue;
		to->paths[i].v = alloc_zeroed(path->n, 1);
		to->paths[i].n = to->paths[i].cap = path->n;
		memcpy(to->paths[i].v, path->v, path->n);
	}
}

/* Copies the costs of accesses, likewise. */
static void
copy_touch(struct run_insn *to, const struct run_insn *from)
{
	if (!from->touch)
		return;
	struct run_touch *copy;
	to->touch = copy = alloc_zeroed(1, sizeof *copy);
	*copy = *from->touch;
	copy->sample = NULL;
	if (!from->touch->sample)
		return;
	copy->sample = alloc_zeroed(copy->nsample, sizeof *copy->sample);
	memcpy(copy->sample, from->touch->sample, copy->nsample * sizeof *copy->sample);
}

/* Adds what a worker has counted. */
static void
add_counts(struct run *r, const struct run *from)
{
	for (uint64_t k = 0; k < from->code.size / 4; k++) {
		struct run_insn *i = from->code.at[k];
		struct run_insn *to = i ? run_code_at(&r->code, from->code.address + 4 * k) : NULL;

		if (!to)
			continue;
		to->count.executed += i->count.executed;
		to->count.lanes += i->count.lanes;
		to->count.taken += i->count.taken;
		copy_paths(r, to, i);
		copy_touch(to, i);
	}
	r->groups += from->groups;
	r->waves += from->waves;
	r->limits |= from->limits;
}

static void
close_workers(void *user)
{
	struct run_workers *all = user;

	for (unsigned i = 0; i < all->n; i++) {
		struct run_worker *w = &all->v[i];

		if (w->run)
			run_close(w->run);
		alloc_free(w->run);
		run_memory_free(&w->memory);
	}
	for (size_t i = 0; all->before && i < all->r->memory->n; i++)
		alloc_free(all->before[i]);
	alloc_free(all->before);
	alloc_free(all->v);
	pthread_mutex_destroy(&all->lock);
}

bool
run_workers(struct run *r, uint64_t count, unsigned threads)
{
	struct run_workers all = {.r = r, .n = threads, .count = count};
	bool done = false;

	all.v = alloc_zeroed(threads, sizeof all.v[0]);
	pthread_mutex_init(&all.lock, NULL);
	guard_push(&all.cleanup, close_workers, &all); /* the guards of save() and work() do not free what these return */
	struct guard_end end;
	if (guard_run(save, &all, &end)) {
		pool_work(threads, &(struct pool_jobs){.n = threads, .run = work_guarded, .user = &all});
		done = !all.failed && !meet(&all);
		if (!done)
			restore(&all);
		for (unsigned i = 0; done && i < threads; i++)
			add_counts(r, all.v[i].run);
	}
	guard_pop(&all.cleanup);
	close_workers(&all);
	return done;
}
