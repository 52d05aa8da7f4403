/* What goes to standard output: one buffer, handed to the system in large pieces. The views write
 * numbers and padding themselves; nothing on the way of a disassembled line passes through stdio. */
#ifndef OBJDUMP_OUT_H
#define OBJDUMP_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/memory/str.h"
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
	bool terminal; /* it goes to one */
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

/* Any number of bytes as they are: what objdump has made itself, or another form of output that has its own escapes. */
void
out_raw(struct out *o, const char *bytes, size_t n);

/* The same, of which none is written if not all may be. */
void
out_whole(struct out *o, const char *bytes, size_t n);

/* A literal. */
#define out_z(o, literal) out_raw((o), "" literal "", sizeof(literal) - 1)

/* Text that may come from a file, which a terminal must not obey: control characters are shown as visible_put() does. This is what
 * a name is put out by; a newline does not end the line. */
void
out_str(struct out *o, struct str s);

void
out_text(struct out *o, const char *z);

/* Text, then blanks up to width characters. */
void
out_left(struct out *o, struct str s, size_t width);

/* How many bytes the text becomes. */
size_t
out_width(struct str s);

/* Formats as printf() does, but %s as out_str() does and without a precision of its own but "%.*s"; each other conversion at most
 * OUT_ROOM - 1 bytes. For lines that are printed seldom. */
__attribute__((format(printf, 2, 3))) void
out_printf(struct out *o, const char *fmt, ...);

/* At least n hexadecimal digits of v, at most 16; for lines that there are many of. */
void
out_hex(struct out *o, uint64_t v, unsigned n);

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
