/* Reading ahead. Opening and reading a file of 1.5 KB takes longer than linking it, and what is read of one object
 * (object.c) depends on no other: two threads do it, each with an arena of its own, before input.c enters the files in
 * their order. They take the inputs by a few at a time from the front, so the first file that is not read yet always has
 * a thread that reads it: pipes on the command line do not wait for each other.
 *
 * Nothing is reported here. A file that cannot be read, or in which something is wrong, is left to input.c, which does
 * the same again in its turn and says so: messages and their order are those of one thread, as is all of the output. */
#include "linker/ahead.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/stat.h>

#include "linker/object.h"

/* Fewer objects, unless they are large, are read before a thread has started. */
enum { MANY = 48, LARGE = 1 << 20, AT_A_TIME = 8 };

/* What the threads share. */
struct work {
	struct link *l;
	struct ahead *v;
	atomic_size_t next; /* the first input that no thread has taken */
};

/* One of them, with what it reads. */
struct worker {
	struct work *work;
	struct arena *arena;
};

static void
note_message(void *user, const struct diag_message *message)
{
	(void)message;
	*(bool *)user = true;
}

static void
read_input(const struct reader *r, const struct input_arg *in, struct ahead *out, const bool *said)
{
	struct file *f;

	if (in->library || in->just_symbols || in->lazy || strcmp(in->name, "-") == 0)
		return;
	out->is_read = buf_read_file(&out->bytes, in->name);
	if (!out->is_read)
		buf_free(&out->bytes);
	if (!out->is_read || !elfin_is_elf(out->bytes.p, out->bytes.n))
		return;
	f = arena_alloc(r->arena, sizeof *f);
	f->name = in->name;
	if (!elfin_memory(&f->elf, r->diag, f->name, out->bytes.p, out->bytes.n))
		return;
	if (object_is_linkable(f) && object_read(r, f) && !*said)
		out->file = f;
	else
		elfin_close(&f->elf);
}

static void *
read_inputs(void *user)
{
	struct worker *w = user;
	const struct options *opt = &w->work->l->opt;
	bool said = false;
	struct reader r = {.diag = diag_new("amdgcn-ld", note_message, &said), .arena = w->arena, .opt = opt};
	size_t i;

	while ((i = atomic_fetch_add(&w->work->next, AT_A_TIME)) < opt->ninputs) {
		for (size_t end = i + AT_A_TIME; i < end && i < opt->ninputs; i++) {
			said = false;
			read_input(&r, &opt->inputs[i], &w->work->v[i], &said);
		}
	}
	diag_free(r.diag);
	return NULL;
}

static bool
is_large(const struct input_arg *in)
{
	struct stat st;

	return !in->library && stat(in->name, &st) == 0 && S_ISREG(st.st_mode) && st.st_size >= LARGE;
}

/* Whether a second thread is worth starting: a processor waits for it, and it finds work. */
static bool
is_worth(const struct options *opt)
{
	cpu_set_t cpus;

	if (opt->ninputs < 2 || (opt->ninputs < MANY && !is_large(&opt->inputs[0])))
		return false;
	return sched_getaffinity(0, sizeof cpus, &cpus) == 0 && CPU_COUNT(&cpus) > 1;
}

struct ahead *
ahead_read(struct link *l)
{
	struct work work = {.l = l};
	struct worker here = {&work, &l->arena}, there = {&work, &l->other_arena};
	pthread_t thread;

	if (!is_worth(&l->opt))
		return NULL;
	work.v = arena_alloc(&l->arena, l->opt.ninputs * sizeof *work.v);
	if (pthread_create(&thread, NULL, read_inputs, &there) != 0)
		return NULL;
	read_inputs(&here);
	pthread_join(thread, NULL);
	return work.v;
}
