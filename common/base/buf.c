/* Growable byte arrays, and whole files into and out of them. */
#include "common/base/buf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/alloc.h"
#include "common/base/die.h"
#include "common/base/guard.h"
#include "common/base/le.h"
#include "common/base/outfile.h"

static void
set_capacity(struct buf *b, size_t cap)
{
	uint8_t *p = alloc_resize(b->mapped ? NULL : b->p, cap);

	if (b->mapped) {
		memcpy(p, b->p, b->n);
		munmap(b->p, b->n);
		b->mapped = false;
	}
	b->p = p;
	b->cap = cap;
}

uint8_t *
buf_grow(struct buf *b, size_t n)
{
	size_t cap = b->cap < 64 ? 64 : b->cap;

	if (n > SIZE_MAX / 2 - b->n)
		die_of_memory();
	while (cap < b->n + n)
		cap *= 2;
	set_capacity(b, cap);
	return b->p + b->n;
}

void
buf_put(struct buf *b, const void *bytes, size_t n)
{
	if (n) {
		memcpy(buf_reserve(b, n), bytes, n);
		b->n += n;
	}
}

void
buf_put_le(struct buf *b, uint64_t value, unsigned n)
{
	le_put(buf_reserve(b, n), value, n);
	b->n += n;
}

void
buf_fill(struct buf *b, uint8_t byte, size_t n)
{
	if (n) {
		memset(buf_reserve(b, n), byte, n);
		b->n += n;
	}
}

void
buf_printf(struct buf *b, const char *fmt, ...)
{
	va_list ap;
	size_t room;
	int n;

	buf_reserve(b, 80);
	room = b->cap - b->n;
	va_start(ap, fmt);
	n = vsnprintf((char *)b->p + b->n, room, fmt, ap);
	va_end(ap);
	if (n < 0)
		die("cannot format a message");
	if ((size_t)n >= room) {
		char *p = (char *)buf_reserve(b, (size_t)n + 1);

		va_start(ap, fmt);
		vsnprintf(p, (size_t)n + 1, fmt, ap);
		va_end(ap);
	}
	b->n += (size_t)n;
}

void
buf_free(struct buf *b)
{
	if (b->mapped)
		munmap(b->p, b->n);
	else
		alloc_free(b->p);
	*b = (struct buf){0};
}

/* Smaller files are read: mapping one, and the two pages' faults that follow, takes longer than copying this much. */
enum { MAP_MIN = 32 << 10 };

/* Whether the file of n bytes could be mapped. The rest of its last page reads as zeros, also when the file
 * grows meanwhile: the page is copied. */
static bool
map(struct buf *b, int fd, size_t n)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), used = n % page;
	void *p;

	/* nor in a guard, which knows no mappings; and a host's process must not end if the file shrinks */
	if (n < MAP_MIN || used == 0 || page - used < 2 || guard_is_on())
		return false;
	p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return false;
	*b = (struct buf){.p = p, .n = n, .mapped = true};
	memset(b->p + n, 0, 2);
	return true;
}

/* Reads size bytes, or if that is 0 to the end of fd; the capacity that b has is what it is thought to need. */
static bool
read_all(struct buf *b, int fd, size_t size)
{
	while (!size || b->n < size) {
		ssize_t n;

		if (b->cap - b->n <= 2)
			buf_reserve(b, b->cap - b->n + 1);
		n = read(fd, b->p + b->n, b->cap - b->n - 2);
		if (n == 0)
			break;
		if (n < 0 && errno != EINTR)
			return false;
		b->n += n < 0 ? 0 : (size_t)n;
	}
	memset(b->p + b->n, 0, 2);
	return true;
}

/* Standard input may be at a place within its file. */
static bool
read_open(struct buf *b, int fd, bool standard)
{
	struct stat st;
	size_t size;

	if (fstat(fd, &st) != 0)
		return false;
	size = S_ISREG(st.st_mode) && st.st_size > 0 ? (size_t)st.st_size : 0;
	if (!standard && map(b, fd, size))
		return true;
	/* With its two NULs, and a byte in which a read of standard input finds the end. */
	set_capacity(b, size ? size + 3 : 4096);
	return read_all(b, fd, standard ? 0 : size);
}

static void
close_file(void *fd)
{
	close(*(int *)fd);
}

bool
buf_read_file(struct buf *b, const char *path)
{
	struct guard_cleanup cleanup;
	bool ok;
	int fd, saved;

	if (strcmp(path, "-") == 0)
		return read_open(b, STDIN_FILENO, true);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return false;
	guard_push(&cleanup, close_file, &fd);
	ok = read_open(b, fd, false);
	guard_pop(&cleanup);
	saved = errno;
	close(fd);
	errno = saved;
	return ok;
}

void
buf_forget(const struct buf *b, size_t from, size_t to)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), first = from / page * page;

	if (b->mapped)
		madvise(b->p + first, to / page * page - first, MADV_DONTNEED);
}

bool
buf_write_file(const struct buf *b, const char *path, unsigned mode)
{
	struct outfile o;

	if (!outfile_open(&o, path, mode))
		return false;
	if (!outfile_write(&o, b->p, b->n, 0)) {
		int saved = errno;

		outfile_discard(&o);
		errno = saved;
		return false;
	}
	return outfile_commit(&o);
}
