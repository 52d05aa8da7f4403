/* What goes to standard output: one buffer, handed to the system in large pieces. The views write
 * numbers and padding themselves; nothing on the way of a disassembled line passes through stdio. */
#ifndef OBJDUMP_OUT_H
#define OBJDUMP_OUT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/str.h"
#include "objdump/view/budget.h"

/* Bytes of a buffer: each page of it that is written to for the first time costs as much as many lines. Threads write a job's
 * lines at once, when it is their turn. */
enum { OUT_BYTES = 1 << 16, OUT_JOB_BYTES = 1 << 17, OUT_ROOM = 1 << 13 };

/* Zero-initialised, then out_open. */
struct out {
	char *p, *end; /* the buffer; end is where out_room begins to flush */
	char *at;      /* the next byte goes here */
	void (*gate)(struct out *o); /* called before bytes are handed out; may be NULL */
	struct budget *budget; /* of all outputs */
};

/* With a buffer of so many bytes. */
void
out_open(struct out *o, size_t bytes, struct budget *budget);

/* Writes what is buffered. Dies when that fails; that the reader has gone away is not reported. A spent budget ends the
 * program, but where there is a gate, in one of many threads, what is written is lost. */
void
out_flush(struct out *o);

/* What is buffered is lost. */
void
out_free(struct out *o);

void
out_close(struct out *o);

/* Where the next OUT_ROOM bytes may be written; the caller then moves o->at past them. */
static inline char *
out_room(struct out *o)
{
	if (o->at >= o->end)
		out_flush(o);
	return o->at;
}

/* Any number of bytes. */
void
out_put(struct out *o, const char *bytes, size_t n);

/* The same, of which none is written if not all may be. */
void
out_whole(struct out *o, const char *bytes, size_t n);

void
out_str(struct out *o, struct str s);

void
out_z(struct out *o, const char *z);

/* At most OUT_ROOM - 1 bytes; for lines that are printed seldom. */
__attribute__((format(printf, 2, 3))) void
out_printf(struct out *o, const char *fmt, ...);

/* s, then blanks up to width characters. */
void
out_left(struct out *o, struct str s, size_t width);

/* Exactly n hexadecimal digits of v at p; both return p + n. */
char *
out_hex_upper(char *p, uint64_t v, unsigned n);

char *
out_hex_lower(char *p, uint64_t v, unsigned n);

/* The two upper-case digits of each byte. */
extern const char out_hex_bytes[];

/* The upper-case digits of the low n bytes of v, n a constant; returns the end. */
static inline char *
out_hex_fixed(char *p, uint64_t v, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		memcpy(p + 2 * i, out_hex_bytes + 2 * (v >> 8 * (n - 1 - i) & 0xff), 2);
	return p + 2 * n;
}

/* The number of hexadecimal digits that v has, at least 1. */
unsigned
out_hex_digits(uint64_t v);

#endif
