/* Standard output: one buffer, written in large blocks. Views format numbers and padding themselves; a disassembled line never
 * passes through stdio. */
#ifndef OBJDUMP_OUT_H
#define OBJDUMP_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/memory/str.h"
#include "objdump/view/budget.h"

/* Buffer sizes in bytes: the first write to each page costs as much as many lines. Threads write a job's lines at once, in their
 * turn. */
enum { OUT_BYTES = 1 << 16, OUT_JOB_BYTES = 1 << 17, OUT_ROOM = 1 << 13 };

/* Zero-initialized, then out_open. */
struct out {
	char *p, *end; /* the buffer; out_room flushes from end on */
	char *at;      /* next byte to write */
	void (*gate)(struct out *o); /* called before bytes are written out; may be NULL */
	struct budget *budget; /* shared by all outputs */
	bool terminal; /* it is a terminal */
	bool held;     /* the buffer grows and is written by out_close only: a document that is whole or absent */
};

/* Opens with a buffer of this many bytes. */
void
out_open(struct out *o, size_t bytes, struct budget *budget);

/* Writes the buffer. Exits on failure; a closed pipe is not reported. An exhausted budget ends the program; with a gate, in one of
 * many threads, the output is dropped instead. */
void
out_flush(struct out *o);

/* Discards the buffer. */
void
out_free(struct out *o);

void
out_close(struct out *o);

/* Returns space for OUT_ROOM bytes; the caller then advances o->at past the bytes written. */
static inline char *
out_room(struct out *o)
{
	if (o->at >= o->end)
		out_flush(o);
	return o->at;
}

/* Writes bytes unchanged: objdump's own text, or a format with its own escapes. */
void
out_raw(struct out *o, const char *bytes, size_t n);

/* The same, but writes nothing unless all bytes fit the budget. */
void
out_whole(struct out *o, const char *bytes, size_t n);

/* Writes a string literal. */
#define out_z(o, literal) out_raw((o), "" literal "", sizeof(literal) - 1)

/* Writes text that may come from a file. Control characters are replaced as by visible_put(), so that a terminal does not
 * interpret them. Use it for names; a newline does not end the line. */
void
out_str(struct out *o, struct str s);

void
out_text(struct out *o, const char *z);

/* Writes text, padded with blanks to width characters. */
void
out_left(struct out *o, struct str s, size_t width);

/* Number of bytes that the text becomes. */
size_t
out_width(struct str s);

/* Formats like printf(), except that %s is written as by out_str() and accepts a precision only as "%.*s"; each other conversion
 * writes at most OUT_ROOM - 1 bytes. For lines that are printed rarely. */
__attribute__((format(printf, 2, 3))) void
out_printf(struct out *o, const char *fmt, ...);

/* Writes at least n hexadecimal digits of v, at most 16; fast. */
void
out_hex(struct out *o, uint64_t v, unsigned n);

/* Writes exactly n hexadecimal digits of v to p; both return p + n. */
char *
out_hex_upper(char *p, uint64_t v, unsigned n);

char *
out_hex_lower(char *p, uint64_t v, unsigned n);

/* The two upper-case hexadecimal digits of each byte value. */
extern const char out_hex_bytes[];

/* The upper-case digits of the low n bytes of v, n a constant; returns the end. */
static inline char *
out_hex_fixed(char *p, uint64_t v, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		memcpy(p + 2 * i, out_hex_bytes + 2 * (v >> 8 * (n - 1 - i) & 0xff), 2);
	return p + 2 * n;
}

/* Number of hexadecimal digits of v, at least 1. */
unsigned
out_hex_digits(uint64_t v);

#endif
