#include "objdump/view/out.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/message/diag.h"
#include "common/base/text/visible.h"

void
out_open(struct out *o, size_t bytes, struct budget *budget)
{
	/* A reader such as head(1) may close the pipe. write() then fails with EPIPE, which is not reported. */
	signal(SIGPIPE, SIG_IGN);
	o->p = malloc(bytes + OUT_ROOM);
	if (!o->p)
		die("out of memory");
	o->at = o->p;
	o->end = o->p + bytes;
	o->budget = budget;
	o->terminal = isatty(STDOUT_FILENO);
}

_Noreturn static void
say_failed(const struct out *o, int why)
{
	diag_error(o->budget->diag, (struct loc){0}, "cannot write standard output: %s", strerror(why));
	diag_flush(o->budget->diag);
	exit(o->budget->failure);
}

static void
write_all(struct out *o, const char *p, size_t n)
{
	while (n) {
		ssize_t done = write(STDOUT_FILENO, p, n);

		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0 && errno == EPIPE)
			exit(o->budget->failure);
		if (done < 0)
			say_failed(o, errno);
		p += done;
		n -= (size_t)done;
	}
}

static void
hand_out(struct out *o, const char *p, size_t n)
{
	write_all(o, p, budget_take(o->budget, p, n));
	if (!o->gate)
		budget_check(o->budget);
}

static void
grow(struct out *o, size_t n)
{
	size_t used = (size_t)(o->at - o->p), room = 2 * (size_t)(o->end - o->p) + n;

	o->p = realloc(o->p, room + OUT_ROOM);
	if (!o->p)
		die("out of memory");
	o->at = o->p + used;
	o->end = o->p + room;
}

void
out_flush(struct out *o)
{
	size_t n = (size_t)(o->at - o->p);

	if (o->held) {
		if (o->at >= o->end)
			grow(o, 0);
		return;
	}
	if (o->gate)
		o->gate(o);
	o->at = o->p;
	hand_out(o, o->p, n);
}

void
out_free(struct out *o)
{
	free(o->p);
	*o = (struct out){0};
}

void
out_close(struct out *o)
{
	o->held = false;
	out_flush(o);
	out_free(o);
}

void
out_raw(struct out *o, const char *bytes, size_t n)
{
	if (n > OUT_ROOM && o->held) {
		grow(o, n);
		memcpy(o->at, bytes, n);
		o->at += n;
		return;
	}
	if (n > OUT_ROOM) {
		out_flush(o);
		hand_out(o, bytes, n);
		return;
	}
	if (!n)
		return;
	memcpy(out_room(o), bytes, n);
	o->at += n;
}

void
out_whole(struct out *o, const char *bytes, size_t n)
{
	/* with a gate, other threads use the budget until this thread's turn; budget_take() then truncates between lines */
	if (!o->gate && (size_t)(o->at - o->p) + n > o->budget->left) {
		o->budget->spent = true;
		budget_check(o->budget);
	}
	out_raw(o, bytes, n);
}

void
out_str(struct out *o, struct str s)
{
	struct buf b = {0};

	if (visible_is(s)) {
		out_raw(o, s.p, s.n);
		return;
	}
	visible_put(&b, s);
	out_raw(o, (const char *)b.p, b.n);
	buf_free(&b);
}

void
out_text(struct out *o, const char *z)
{
	out_str(o, str_from(z));
}

size_t
out_width(struct str s)
{
	struct buf b = {0};
	size_t n = s.n;

	if (visible_is(s))
		return n;
	visible_put(&b, s);
	n = b.n;
	buf_free(&b);
	return n;
}

static void
put_blanks(struct out *o, size_t n)
{
	for (; n; n--)
		out_z(o, " ");
}

void
out_left(struct out *o, struct str s, size_t width)
{
	size_t n = out_width(s);

	out_str(o, s);
	put_blanks(o, n < width ? width - n : 0);
}

#define HEX_ROW(high) high "0" high "1" high "2" high "3" high "4" high "5" high "6" high "7" \
	high "8" high "9" high "A" high "B" high "C" high "D" high "E" high "F"

const char out_hex_bytes[] = HEX_ROW("0") HEX_ROW("1") HEX_ROW("2") HEX_ROW("3") HEX_ROW("4") HEX_ROW("5")
	HEX_ROW("6") HEX_ROW("7") HEX_ROW("8") HEX_ROW("9") HEX_ROW("A") HEX_ROW("B") HEX_ROW("C")
	HEX_ROW("D") HEX_ROW("E") HEX_ROW("F");

static char *
put_hex(char *p, uint64_t v, unsigned n, const char *digits)
{
	for (unsigned i = n; i-- > 0; v >>= 4)
		p[i] = digits[v & 15];
	return p + n;
}

char *
out_hex_upper(char *p, uint64_t v, unsigned n)
{
	return put_hex(p, v, n, "0123456789ABCDEF");
}

char *
out_hex_lower(char *p, uint64_t v, unsigned n)
{
	return put_hex(p, v, n, "0123456789abcdef");
}

unsigned
out_hex_digits(uint64_t v)
{
	unsigned n = 1;

	while (v >>= 4)
		n++;
	return n;
}

void
out_hex(struct out *o, uint64_t v, unsigned n)
{
	unsigned digits = out_hex_digits(v);

	o->at = out_hex_lower(out_room(o), v, digits < n ? n : digits);
}
