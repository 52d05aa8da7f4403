/* Buffered standard output, written in large blocks. Views format numbers and padding themselves, so that disassembled lines never
 * pass through stdio. */
#ifndef OBJDUMP_OUT_H
#define OBJDUMP_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/memory/str.h"
#include "objdump/view/budget.h"

/* Buffer sizes in bytes. They are small, because the first write to each page of a buffer takes as long as printing many lines. A
 * thread writes the lines of a job (OUT_JOB_BYTES) at once, when its turn comes. OUT_ROOM is the space that out_room()
 * guarantees. */
enum { OUT_BYTES = 1 << 16, OUT_JOB_BYTES = 1 << 17, OUT_ROOM = 1 << 13 };

/* An output stream. Initialize with zeros, then call out_open(). */
struct out {
	char *p, *end; /* the buffer; once `at` reaches end, out_room() flushes it */
	char *at;      /* position of the next byte to write */
	void (*gate)(struct out *o); /* called before bytes are written to standard output; NULL: none */
	struct budget *budget; /* shared by all outputs */
	bool terminal;
	bool held;     /* whether the buffer grows and only out_close() writes it, so that a document is written as a whole or not at
	                * all */
};

/* Opens the output stream o with a buffer of the given size in bytes. */
void
out_open(struct out *o, size_t bytes, struct budget *budget);

/* Writes the buffer to standard output. Exits on failure; a closed pipe is not reported. If the budget is exhausted, exits with an
 * error, or, with a gate (one of several threads), drops the output. */
void
out_flush(struct out *o);

/* Discards the contents of the buffer. */
void
out_free(struct out *o);

void
out_close(struct out *o);

/* Returns a pointer to space for OUT_ROOM bytes. The caller then advances o->at past the bytes that it wrote. */
static inline char *
out_room(struct out *o)
{
	if (o->at >= o->end)
		out_flush(o);
	return o->at;
}

/* Writes bytes unchanged. Use it for objdump's own text, and for formats that have escapes. */
void
out_raw(struct out *o, const char *bytes, size_t n);

/* Writes bytes like out_raw(). Without a gate, exits with an error and writes none of the bytes if they do not all fit into the
 * budget. */
void
out_whole(struct out *o, const char *bytes, size_t n);

#define out_z(o, literal) out_raw((o), "" literal "", sizeof(literal) - 1)

/* Writes text. Replaces control characters, including newlines, as visible_put() does, so that a terminal does not interpret
 * them. */
void
out_str(struct out *o, struct str s);

void
out_text(struct out *o, const char *z);

/* Writes text like out_str(), padded on the right with blanks to width characters. */
void
out_left(struct out *o, struct str s, size_t width);

/* Returns the number of bytes that out_str() writes for the text. */
size_t
out_width(struct str s);

/* Formats like printf(), with two differences: %s writes like out_str(), and accepts a precision only as "%.*s"; every other
 * conversion writes at most OUT_ROOM - 1 bytes. It is slow, and meant for lines that are printed rarely. */
__attribute__((format(printf, 2, 3))) void
out_printf(struct out *o, const char *fmt, ...);

/* Writes v with at least n hexadecimal digits; n is at most 16. Faster than out_printf(). */
void
out_hex(struct out *o, uint64_t v, unsigned n);

/* Write the n lowest hexadecimal digits of v to p, and return p + n. */
char *
out_hex_upper(char *p, uint64_t v, unsigned n);

char *
out_hex_lower(char *p, uint64_t v, unsigned n);

/* The two upper-case hexadecimal digits of each byte value. */
extern const char out_hex_bytes[];

/* Writes the 2 * n lowest hexadecimal digits of v to p, in upper case. n should be a constant. Returns the end. */
static inline char *
out_hex_fixed(char *p, uint64_t v, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		memcpy(p + 2 * i, out_hex_bytes + 2 * (v >> 8 * (n - 1 - i) & 0xff), 2);
	return p + 2 * n;
}

/* Returns the number of hexadecimal digits of v, at least 1. */
unsigned
out_hex_digits(uint64_t v);

#endif
