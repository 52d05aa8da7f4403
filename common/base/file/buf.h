/* A growable array of bytes. */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zero-initialization makes a valid empty buffer. */
struct buf {
	uint8_t *p;
	size_t n, cap;
	bool mapped; /* p is a private mapping of n bytes of a file, cap is 0 */
};

/* Slow path of buf_reserve(). */
__attribute__((cold)) uint8_t *
buf_grow(struct buf *b, size_t n);

/* Reserves n more bytes and returns where they go; the caller then adds to b->n. Exits when memory runs out. */
static inline uint8_t *
buf_reserve(struct buf *b, size_t n)
{
	return b->n <= b->cap && n <= b->cap - b->n ? b->p + b->n : buf_grow(b, n);
}

void
buf_put(struct buf *b, const void *bytes, size_t n);

/* Appends the low n <= 8 bytes of value, little-endian. */
void
buf_put_le(struct buf *b, uint64_t value, unsigned n);

/* Appends n copies of byte. */
void
buf_fill(struct buf *b, uint8_t byte, size_t n);

__attribute__((format(printf, 2, 3))) void
buf_printf(struct buf *b, const char *fmt, ...);

void
buf_free(struct buf *b);

/* Reads a whole file into b, which is empty, followed by two NUL bytes that b->n does not count; "-" is standard input. A large
 * regular file is mapped, private and writable: bytes are read on access and copied on modification, and bytes truncated meanwhile
 * become zeros and an error (mapping.h). Other files may have 1 GB. Returns false with errno set. */
bool
buf_read_file(struct buf *b, const char *path);

/* Limit for files that are not regular, which may have no end, such as /dev/zero. */
enum { BUF_STREAM_MAX = 1 << 30 };

enum { BUF_HEAD = 64 };

/* Whether to read on, given the first BUF_HEAD bytes of a file, or all n of a shorter one. */
typedef bool buf_known(const void *head, size_t n);

/* The same, but of a file that is not mapped, and that known() does not accept, it reads only these first bytes. */
bool
buf_read_known(struct buf *b, const char *path, buf_known *known);

/* Reads a file whose path comes from another file: it must be a regular file of at most this many bytes, and is not waited for.
 * Returns NULL or, as a phrase, why it was not read. */
const char *
buf_read_named(struct buf *b, const char *path, size_t most);

/* Releases the memory of pages of a mapped file between two offsets, which must be unmodified; they are read again on access. No
 * effect on other buffers. */
void
buf_forget(const struct buf *b, size_t from, size_t to);

/* Writes the bytes to a temporary file next to path and renames it to path, so that path has either its old content or all of the
 * new; mode is its permissions. "-" is standard output; files that are not regular (/dev/null) are written in place. Returns false
 * with errno set. */
bool
buf_write_file(const struct buf *b, const char *path, unsigned mode);

#endif
