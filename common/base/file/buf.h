/* A growable array of bytes. */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/files.h"

/* A zero-initialized buffer is empty and valid. */
struct buf {
	uint8_t *p;
	size_t n, cap;
	bool mapped; /* p is a private mapping of n bytes of a file, and cap is 0 */
};

/* Called by buf_reserve() if the capacity of b is too small. */
__attribute__((cold)) uint8_t *
buf_grow(struct buf *b, size_t n);

/* Reserves n more bytes. Returns a pointer to the first of these bytes; the caller writes them and increases b->n. Exits if memory
 * is exhausted. */
static inline uint8_t *
buf_reserve(struct buf *b, size_t n)
{
	return b->n <= b->cap && n <= b->cap - b->n ? b->p + b->n : buf_grow(b, n);
}

void
buf_put(struct buf *b, const void *bytes, size_t n);

/* Appends the low n bytes of value in little-endian order; n <= 8. */
void
buf_put_le(struct buf *b, uint64_t value, unsigned n);

void
buf_fill(struct buf *b, uint8_t byte, size_t n);

__attribute__((format(printf, 2, 3))) void
buf_printf(struct buf *b, const char *fmt, ...);

void
buf_free(struct buf *b);

/* Reads a whole file into b, which must be empty, and appends two NUL bytes that b->n does not count. "-" is standard input; infile.h
 * says which files are read. A large regular file is mapped, private and writable: its bytes are read on access and copied on
 * modification. If the file is truncated while it is mapped, the lost bytes read as zeros and an error is reported (mapping.h). Other
 * files may have up to BUF_STREAM_MAX bytes. The file is added to `files` unless that is NULL. Returns NULL, or a phrase that says why
 * the file was not read. */
const char *
buf_read_file(struct buf *b, const char *path, struct files *files);

/* Size limit in bytes for pipes and other descriptors that may be endless. */
enum { BUF_STREAM_MAX = 1 << 30 };

enum { BUF_HEAD = 64 };

/* Returns whether to read the rest of a file. head is the first BUF_HEAD bytes of the file, or all n bytes of a shorter file. */
typedef bool buf_known(const void *head, size_t n);

/* Like buf_read_file, but calls known() with the head of a file that cannot be mapped. If known() returns false, only the head is
 * read. */
const char *
buf_read_known(struct buf *b, const char *path, buf_known *known, struct files *files);

/* Like buf_read_file, for a file whose path comes from another file. It must be a regular file of at most `most` bytes. */
const char *
buf_read_named(struct buf *b, const char *path, size_t most, struct files *files);

/* Releases the memory of a mapped file's pages between the offsets from and to. The pages must be unmodified; they are read again
 * on access. Has no effect on a buffer that is not mapped. */
void
buf_forget(const struct buf *b, size_t from, size_t to);

/* Writes a file (outfile.h), unless it is one of `files`, which may be NULL. mode is the file's permissions. Returns NULL, or a phrase
 * that says why the file was not written; the path then has its old content. */
const char *
buf_write_file(const struct buf *b, const char *path, unsigned mode, const struct files *files);

#endif
