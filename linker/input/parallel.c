/* Reads files in two threads. Opening and reading a file of 1.5 KB takes longer than linking it, and reading an object (object.c)
 * does not depend on other files. Two threads, each with its own arena, therefore read the inputs before load.c enters them in
 * input order. A thread repeatedly takes the next BATCH unread inputs. The first unread input is thus always being read by one
 * of the threads, and pipes on the command line do not block each other.
 *
 * The threads report nothing. If a file cannot be read or is invalid, load.c reads it again when its turn comes, and reports the
 * errors. Messages, their order and the output are therefore the same as with one thread. */
#include "linker/input/parallel.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/file/infile.h"
#include "common/base/memory/alloc.h"
#include "linker/input/object.h"

/* A second thread is worthwhile for at least MANY inputs, or for at least two inputs if the first one has at least LARGE bytes. A
 * thread takes BATCH inputs from the queue at a time. */
enum { MANY = 48, LARGE = 1 << 20, BATCH = 8 };

/* Files smaller than SMALL bytes are read into blocks of BLOCK bytes. */
enum { SMALL = 32 << 10, BLOCK = 1 << 20 };

/* State that the threads share. */
struct read_queue {
	struct inputs *inputs;
	struct preread *v;
	atomic_size_t next; /* index of the first input not yet assigned to a thread */
};

struct read_thread {
	struct read_queue *work;
	struct arena *arena;
	uint8_t *block; /* free space for the bytes of files; 16-byte aligned */
	size_t room;
	struct input_object_reader reader;
	struct files files;
	bool has_reported; /* whether the reader has reported an error or warning */
};

static void
note_message(void *user, const struct diag_message *message)
{
	(void)message;
	*(bool *)user = true;
}

/* Reads the rest of a file, of which w->block contains the first n bytes. */
static bool
read_large(const struct read_thread *w, const struct infile *f, const char *path, size_t n, struct buf *out)
{
	ssize_t got = -1;

	if (!f->standard)
		return !buf_read_file(out, path, NULL);
	buf_put(out, w->block, n);
	while (out->n <= BUF_STREAM_MAX && (got = read(f->fd, buf_reserve(out, SMALL), SMALL - 2)) > 0)
		out->n += (size_t)got;
	memset(out->p + out->n, 0, 2);
	return got == 0;
}

/* Reads a file like buf_read_file(), but a small file into w->block. */
static bool
read_bytes(struct read_thread *w, const char *path, struct buf *out)
{
	struct infile f;
	size_t n = 0, room = SMALL - 2;
	ssize_t got = -1;

	if (infile_open(&f, path, &w->files))
		return false;
	if (w->room < SMALL) {
		w->room = BLOCK;
		w->block = alloc_bytes(w->room);
	}
	while (n < room && (got = read(f.fd, w->block + n, room - n)) > 0)
		n += (size_t)got;
	bool ok = got == 0 || (got > 0 && read_large(w, &f, path, n, out));
	if (got == 0) {
		memset(w->block + n, 0, 2);
		*out = (struct buf){.p = w->block, .n = n};
		n = (n + 2 + 15) & ~(size_t)15;
		w->block += n;
		w->room -= n;
	}
	infile_close(&f);
	return ok;
}

static void
read_input(struct read_thread *w, const struct input_arg *in, struct preread *out)
{
	const struct input_object_reader *r = &w->reader;

	if (in->library || in->just_symbols || in->script || in->lazy || strcmp(in->name, "-") == 0)
		return;
	out->is_read = read_bytes(w, in->name, &out->bytes);
	if (!out->is_read)
		buf_free(&out->bytes);
	if (!out->is_read || !elfin_is_elf(out->bytes.p, out->bytes.n))
		return;
	struct input_file *f = arena_alloc(r->arena, sizeof *f);
	f->name = in->name;
	w->has_reported = false;
	if (!elfin_memory(&f->elf, r->diag, f->name, out->bytes.p, out->bytes.n))
		return;
	if (object_is_linkable(f) && object_read(r, f) && !w->has_reported)
		out->file = f;
	else
		elfin_close(&f->elf);
}

static void *
read_inputs(void *user)
{
	struct read_thread *w = user;
	const struct link_options *opt = w->work->inputs->opt;

	w->reader = (struct input_object_reader){.diag = diag_new("amdgcn-ld", note_message, &w->has_reported), .arena = w->arena, .opt = opt};
	size_t i;
	while ((i = atomic_fetch_add(&w->work->next, BATCH)) < opt->ninputs) {
		for (size_t end = i + BATCH; i < end && i < opt->ninputs; i++)
			read_input(w, &opt->inputs[i], &w->work->v[i]);
	}
	diag_free(w->reader.diag);
	if (w->room == BLOCK)
		alloc_free(w->block); /* nothing was read into this block */
	return NULL;
}

static bool
is_large(const struct input_arg *in)
{
	struct stat st;

	return !in->library && stat(in->name, &st) == 0 && S_ISREG(st.st_mode) && st.st_size >= LARGE;
}

static bool
is_worthwhile(const struct link_options *opt)
{
	return opt->ninputs >= MANY || (opt->ninputs > 1 && is_large(&opt->inputs[0]));
}

struct preread *
parallel_read(struct inputs *inputs)
{
	struct read_queue work = {.inputs = inputs};
	struct read_thread here = {.work = &work, .arena = inputs->arena}, there = {.work = &work, .arena = &inputs->other_arena};

	if (!inputs->opt->threads || !is_worthwhile(inputs->opt))
		return NULL;
	work.v = arena_alloc(inputs->arena, inputs->opt->ninputs * sizeof *work.v);
	pthread_t thread;
	if (pthread_create(&thread, NULL, read_inputs, &there) != 0)
		return NULL;
	read_inputs(&here);
	pthread_join(thread, NULL);
	files_move(inputs->read, &here.files);
	files_move(inputs->read, &there.files);
	return work.v;
}
