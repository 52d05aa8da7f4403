/* A growable array of bytes. */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zero-initialised is a valid empty buffer. */
struct buf {
	uint8_t *p;
	size_t n, cap;
	bool mapped; /* p is a private mapping of n bytes of a file, cap is 0 */
};

/* buf_reserve() where there is no room. */
uint8_t *
buf_grow(struct buf *b, size_t n);

/* Makes room for n more bytes and returns where they go; the caller then adds to b->n.
 * Dies when memory runs out. */
static inline uint8_t *
buf_reserve(struct buf *b, size_t n)
{
	return b->n <= b->cap && n <= b->cap - b->n ? b->p + b->n : buf_grow(b, n);
}

void
buf_put(struct buf *b, const void *bytes, size_t n);

/* n <= 8 low bytes of value, little-endian. */
void
buf_put_le(struct buf *b, uint64_t value, unsigned n);

/* n copies of byte. */
void
buf_fill(struct buf *b, uint8_t byte, size_t n);

__attribute__((format(printf, 2, 3))) void
buf_printf(struct buf *b, const char *fmt, ...);

void
buf_free(struct buf *b);

/* Reads a whole file into b, which is empty, "-" being standard input, followed by two NUL bytes that are not counted in
 * b->n. A large regular file is mapped, private and writable: no byte is read before it is looked at, nor copied before it
 * is changed, and what is cut off the file meanwhile becomes zeros and an error (mapping.h). What is not a regular file
 * may have 1 GB. Returns false with errno set. */
bool
buf_read_file(struct buf *b, const char *path);

/* The 1 GB after which what is no regular file is given up: it may have no end, as /dev/zero. */
enum { BUF_STREAM_MAX = 1 << 30 };

enum { BUF_HEAD = 64 };

/* Whether to read on, after the first BUF_HEAD bytes of a file or all n that it has. */
typedef bool buf_known(const void *head, size_t n);

/* The same, but of a file that is not mapped and not known only these bytes. */
bool
buf_read_known(struct buf *b, const char *path, buf_known *known);

/* The same of a path that the user did not give but found in a file: a regular file of at most so many bytes,
 * without waiting. Returns NULL or, as a phrase, why it was not read. */
const char *
buf_read_named(struct buf *b, const char *path, size_t most);

/* Gives back the memory of the pages of a mapped file between two places, which nobody changed; they are read from the file again if
 * they are looked at. Nothing of other buffers. */
void
buf_forget(const struct buf *b, size_t from, size_t to);

/* Writes the bytes to a temporary file beside path and renames it over path, so that path holds
 * either its old content or all of the new; mode is its permissions. "-" is standard output; what is
 * no regular file (/dev/null) is written in place. Returns false with errno set. */
bool
buf_write_file(const struct buf *b, const char *path, unsigned mode);

#endif
