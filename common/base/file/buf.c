#include "common/base/file/buf.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/file/infile.h"
#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"
#include "common/base/memory/le.h"

static void
set_capacity(struct buf *b, size_t cap)
{
	uint8_t *p = alloc_resize(b->mapped ? NULL : b->p, cap);

	if (b->mapped) {
		memcpy(p, b->p, b->n);
		mapping_close(b->p, b->n);
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
	buf_reserve(b, 80);
	size_t room = b->cap - b->n;
	va_list ap;
	va_start(ap, fmt);
	int n = vsnprintf((char *)b->p + b->n, room, fmt, ap);
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
		mapping_close(b->p, b->n);
	else
		alloc_free(b->p);
	*b = (struct buf){0};
}

/* Size in bytes below which a file is read instead of mapped. For a small file, copying is faster than a mapping and two page
 * faults. */
enum { MAP_MIN = 32 << 10 };

static bool
map(struct buf *b, int fd, size_t n, const char *path)
{
	/* Files are not mapped within a guard, because a guard does not track mappings. */
	uint8_t *p = n < MAP_MIN || guard_is_on() ? NULL : mapping_open(fd, n, path);

	if (p)
		*b = (struct buf){.p = p, .n = n, .mapped = true};
	return p;
}

/* Reads until b contains n bytes or the file ends. Fills the current capacity of b before increasing it. Returns false with errno
 * set on failure. */
static bool
read_upto(struct buf *b, int fd, size_t n)
{
	while (b->n < n) {
		if (b->cap - b->n <= MAPPING_AFTER)
			buf_reserve(b, b->cap - b->n + 1);
		size_t room = b->cap - b->n - MAPPING_AFTER;
		ssize_t got = read(fd, b->p + b->n, room < n - b->n ? room : n - b->n);
		if (got == 0)
			break;
		if (got < 0 && errno != EINTR)
			return false;
		b->n += got < 0 ? 0 : (size_t)got;
	}
	memset(b->p + b->n, 0, MAPPING_AFTER);
	return true;
}

static bool
read_all(struct buf *b, int fd, bool regular, size_t size, bool endless, buf_known *known)
{
	set_capacity(b, 4096);
	if (!read_upto(b, fd, known ? BUF_HEAD : 0))
		return false;
	if (known && !known(b->p, b->n))
		return true;
	/* Reserve one more byte, so that a read detects the end of the file. */
	if (size > b->n)
		buf_reserve(b, size - b->n + MAPPING_AFTER + 1);
	/* A regular file of size 0 may be in /proc and have contents, which are only read if the user names the file. */
	if (regular && (size || !endless))
		return read_upto(b, fd, size);
	if (!read_upto(b, fd, BUF_STREAM_MAX + 1))
		return false;
	errno = EFBIG;
	return b->n <= BUF_STREAM_MAX;
}

static void
close_file(void *file)
{
	infile_close(file);
}

/* Reads an open file, and closes it. endless: of a regular file, more bytes than its size are read if that is 0. Returns NULL, or a
 * phrase that says why it cannot be read. */
static const char *
read_open(struct buf *b, struct infile *f, const char *path, bool endless, buf_known *known)
{
	bool regular = S_ISREG(f->stat.st_mode);
	size_t size = regular && f->stat.st_size > 0 ? (size_t)f->stat.st_size : 0;
	struct guard_cleanup cleanup;

	guard_push(&cleanup, close_file, f);
	/* A descriptor that was given is not mapped, because it may be a file whose read position is not 0. */
	const char *why = (!f->standard && map(b, f->fd, size, path)) || read_all(b, f->fd, regular, size, endless, known) ? NULL : strerror(errno);
	guard_pop(&cleanup);
	infile_close(f);
	return why;
}

const char *
buf_read_known(struct buf *b, const char *path, buf_known *known, struct files *files)
{
	struct infile f;
	const char *why = infile_open(&f, path, files);

	return why ? why : read_open(b, &f, path, true, known);
}

const char *
buf_read_file(struct buf *b, const char *path, struct files *files)
{
	return buf_read_known(b, path, NULL, files);
}

const char *
buf_read_named(struct buf *b, const char *path, size_t most, struct files *files)
{
	struct infile f;
	const char *why = infile_open_named(&f, path, most, files);

	return why ? why : read_open(b, &f, path, false, NULL);
}

void
buf_forget(const struct buf *b, size_t from, size_t to)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), first = from / page * page;

	if (b->mapped)
		madvise(b->p + first, to / page * page - first, MADV_DONTNEED);
}

static void
discard(void *file)
{
	outfile_discard(file);
}

const char *
buf_write_file(const struct buf *b, const char *path, unsigned mode, const struct files *files)
{
	struct outfile o;
	const char *why = outfile_open(&o, path, mode, files);

	if (why)
		return why;
	struct guard_cleanup cleanup;
	guard_push(&cleanup, discard, &o);
	if (!outfile_write(&o, b->p, b->n, 0)) {
		why = strerror(errno);
		outfile_discard(&o);
	} else if (!outfile_commit(&o)) {
		why = strerror(errno);
	}
	guard_pop(&cleanup);
	return why;
}
