/* Reading in two threads. Opening and reading a file of 1.5 KB takes longer than linking it, and what is read of one object
 * (object.c) depends on no other: two threads do it, each with an arena of its own, before load.c enters the files in
 * their order. They take the inputs by a few at a time from the front, so the first file that is not read yet always has
 * a thread that reads it: pipes on the command line do not wait for each other.
 *
 * Nothing is reported here. A file that cannot be read, or in which something is wrong, is left to load.c, which does
 * the same again in its turn and says so: messages and their order are those of one thread, as is all of the output. */
#include "linker/input/parallel.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "linker/input/object.h"

/* Fewer objects, unless they are large, are read before a thread has started. */
enum { MANY = 48, LARGE = 1 << 20, AT_A_TIME = 8 };

/* Files up to the first size are read into blocks of the second. */
enum { SMALL = 32 << 10, BLOCK = 1 << 20 };

/* What the threads share. */
struct read_queue {
	struct inputs *inputs;
	struct preread *v;
	atomic_size_t next; /* the first input that no thread has taken */
};

/* One of them, with what it reads. */
struct read_thread {
	struct read_queue *work;
	struct arena *arena;
	uint8_t *block; /* free space for the bytes of files, at an even address */
	size_t room;
	struct input_object_reader reader;
	bool said; /* the reader had something to say */
};

static void
note_message(void *user, const struct diag_message *message)
{
	(void)message;
	*(bool *)user = true;
}

/* The rest of a file that does not end with the first n bytes, which are in the block. */
static bool
read_large(const struct read_thread *w, int fd, const char *path, size_t n, struct buf *out)
{
	struct stat st;
	ssize_t got = -1;

	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
		return buf_read_file(out, path);
	buf_put(out, w->block, n);
	while (out->n <= BUF_STREAM_MAX && (got = read(fd, buf_reserve(out, SMALL), SMALL - 2)) > 0)
		out->n += (size_t)got;
	memset(out->p + out->n, 0, 2);
	return got == 0;
}

/* What buf_read_file does, without asking for the size of what is small. */
static bool
read_bytes(struct read_thread *w, const char *path, struct buf *out)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	size_t n = 0, room = SMALL - 2;
	ssize_t got = -1;
	bool ok;

	if (w->room < SMALL) {
		w->room = BLOCK;
		w->block = malloc(w->room);
		if (!w->block)
			die("out of memory");
	}
	while (fd >= 0 && n < room && (got = read(fd, w->block + n, room - n)) > 0)
		n += (size_t)got;
	ok = got == 0 || (got > 0 && read_large(w, fd, path, n, out));
	if (got == 0) {
		memset(w->block + n, 0, 2);
		*out = (struct buf){.p = w->block, .n = n};
		n = (n + 2 + 15) & ~(size_t)15;
		w->block += n;
		w->room -= n;
	}
	if (fd >= 0)
		close(fd);
	return ok;
}

static void
read_input(struct read_thread *w, const struct input_arg *in, struct preread *out)
{
	const struct input_object_reader *r = &w->reader;
	struct input_file *f;

	if (in->library || in->just_symbols || in->script || in->lazy || strcmp(in->name, "-") == 0)
		return;
	out->is_read = read_bytes(w, in->name, &out->bytes);
	if (!out->is_read)
		buf_free(&out->bytes);
	if (!out->is_read || !elfin_is_elf(out->bytes.p, out->bytes.n))
		return;
	f = arena_alloc(r->arena, sizeof *f);
	f->name = in->name;
	w->said = false;
	if (!elfin_memory(&f->elf, r->diag, f->name, out->bytes.p, out->bytes.n))
		return;
	if (object_is_linkable(f) && object_read(r, f) && !w->said)
		out->file = f;
	else
		elfin_close(&f->elf);
}

static void *
read_inputs(void *user)
{
	struct read_thread *w = user;
	const struct link_options *opt = w->work->inputs->opt;
	size_t i;

	w->reader = (struct input_object_reader){.diag = diag_new("amdgcn-ld", note_message, &w->said), .arena = w->arena, .opt = opt};
	while ((i = atomic_fetch_add(&w->work->next, AT_A_TIME)) < opt->ninputs) {
		for (size_t end = i + AT_A_TIME; i < end && i < opt->ninputs; i++)
			read_input(w, &opt->inputs[i], &w->work->v[i]);
	}
	diag_free(w->reader.diag);
	if (w->room == BLOCK)
		free(w->block); /* nothing is in it */
	return NULL;
}

static bool
is_large(const struct input_arg *in)
{
	struct stat st;

	return !in->library && stat(in->name, &st) == 0 && S_ISREG(st.st_mode) && st.st_size >= LARGE;
}

/* Whether there is enough to read. */
static bool
is_worth(const struct link_options *opt)
{
	return opt->ninputs >= MANY || (opt->ninputs > 1 && is_large(&opt->inputs[0]));
}

struct preread *
parallel_read(struct inputs *inputs)
{
	struct read_queue work = {.inputs = inputs};
	struct read_thread here = {.work = &work, .arena = inputs->arena}, there = {.work = &work, .arena = &inputs->other_arena};
	pthread_t thread;

	if (!inputs->opt->threads || !is_worth(inputs->opt))
		return NULL;
	work.v = arena_alloc(inputs->arena, inputs->opt->ninputs * sizeof *work.v);
	if (pthread_create(&thread, NULL, read_inputs, &there) != 0)
		return NULL;
	read_inputs(&here);
	pthread_join(thread, NULL);
	return work.v;
}
