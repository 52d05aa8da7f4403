/* A header is parsed strictly, because a wrong length would hide all later messages. After a wrong header, or one that announces too
 * long a message, the next message is found by its header line "Content-Length: NUMBER". Such a line is not part of a message, because
 * strings in JSON contain no line ends. */
#include "lsp/protocol/transport.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "common/base/text/ascii.h"

enum { HEADER_MAX = 1 << 16, READ_SIZE = 1 << 16 };

/* Adds input to the buffer. Returns false if no input is available. */
static bool
fill(struct transport *t, bool wait)
{
	struct pollfd ready = {.fd = STDIN_FILENO, .events = POLLIN};

	if (t->ended)
		return false;
	if (!wait && poll(&ready, 1, 0) <= 0)
		return false;
	if (t->at) {
		memmove(t->in.p, t->in.p + t->at, t->in.n - t->at);
		t->in.n -= t->at;
		t->at = 0;
	}
	buf_reserve(&t->in, READ_SIZE);
	ssize_t n;
	do
		n = read(STDIN_FILENO, t->in.p + t->in.n, READ_SIZE);
	while (n < 0 && errno == EINTR);
	t->ended = n <= 0;
	t->in.n += n > 0 ? (size_t)n : 0;
	return n > 0;
}

/* Returns the length of the header at p, including the empty line, or 0 if it is not complete. */
static size_t
header_length(const uint8_t *p, size_t n)
{
	for (size_t i = 0; i + 1 < n; i++) {
		if (p[i] == '\n' && p[i + 1] == '\n')
			return i + 2;
		if (i + 3 < n && !memcmp(p + i, "\r\n\r\n", 4))
			return i + 4;
	}
	return 0;
}

static const char length_name[] = "content-length:";
enum { LENGTH_NAME = sizeof length_name - 1 };

static bool
is_length(const char *p)
{
	return ascii_equal((struct str){p, LENGTH_NAME}, length_name);
}

static struct str
without_blanks(struct str s)
{
	while (s.n && strchr(" \t", *s.p))
		s.p++, s.n--;
	while (s.n && strchr(" \t\r", s.p[s.n - 1]))
		s.n--;
	return s;
}

__attribute__((format(printf, 2, 3))) static bool
fail(struct transport *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(t->why, sizeof t->why, fmt, ap);
	va_end(ap);
	return false;
}

/* Parses the value of Content-Length. Returns false if it is not a number, or exceeds TRANSPORT_MAX. */
static bool
parse_length(struct transport *t, struct str value, size_t *length)
{
	int shown = value.n < 40 ? (int)value.n : 40;

	*length = 0;
	for (size_t i = 0; i < value.n; i++) {
		if (value.p[i] < '0' || value.p[i] > '9')
			return fail(t, "Content-Length: expected a number, but got '%.*s'", shown, value.p);
		if (*length <= TRANSPORT_MAX)
			*length = *length * 10 + (size_t)(value.p[i] - '0');
	}
	if (!value.n)
		return fail(t, "Content-Length: expected a number");
	if (*length > TRANSPORT_MAX)
		return fail(t, "Content-Length: expected at most %d, but got %.*s", TRANSPORT_MAX, shown, value.p);
	return true;
}

/* Parses a header of n bytes, which ends with an empty line. Returns false if it is wrong. */
static bool
parse_header(struct transport *t, const char *p, size_t n, size_t *length)
{
	bool given = false;

	for (const char *end = p + n, *eol; p < end; p = eol + 1) {
		eol = memchr(p, '\n', (size_t)(end - p));
		struct str line = without_blanks((struct str){p, (size_t)(eol - p)});
		if (line.n && !memchr(line.p, ':', line.n))
			return fail(t, "header: expected NAME: VALUE");
		if (line.n < LENGTH_NAME || !is_length(line.p))
			continue;
		if (given)
			return fail(t, "Content-Length is given twice");
		given = true;
		if (!parse_length(t, without_blanks((struct str){line.p + LENGTH_NAME, line.n - LENGTH_NAME}), length))
			return false;
	}
	return given || fail(t, "header: Content-Length is missing");
}

/* Returns whether p, which begins with a name, is a whole line "Content-Length: NUMBER". *cut: whether p ends before it is known. */
static bool
is_length_line(const char *p, const char *end, bool *cut)
{
	for (p += LENGTH_NAME; p < end && (*p == ' ' || *p == '\t');)
		p++;
	const char *digits;
	for (digits = p; p < end && *p >= '0' && *p <= '9';)
		p++;
	if (p < end && p == digits)
		return false;
	while (p < end && (*p == ' ' || *p == '\t' || *p == '\r'))
		p++;
	*cut = p == end;
	return p < end && *p == '\n';
}

/* Consumes bytes before the next line "Content-Length: NUMBER". Returns false if the line is not in the buffer yet. */
static bool
find_header(struct transport *t)
{
	const char *p = (const char *)t->in.p + t->at, *end = (const char *)t->in.p + t->in.n, *colon;
	bool cut = false;

	for (const char *from = p; (colon = memchr(from, ':', (size_t)(end - from))) != NULL; from = colon + 1) {
		const char *name = colon + 1 - LENGTH_NAME;

		if (colon + 1 - p < LENGTH_NAME || !is_length(name))
			continue;
		t->lost = !is_length_line(name, end, &cut);
		if (!t->lost || (cut && end - name < HEADER_MAX)) {
			t->at = (size_t)(name - (const char *)t->in.p);
			return !t->lost;
		}
	}
	if (end - p >= LENGTH_NAME)
		t->at = t->in.n - (LENGTH_NAME - 1);
	return false;
}

/* Ends the current message after n bytes, because its header is wrong. */
static enum transport_event
lose(struct transport *t, size_t n)
{
	t->at += n;
	t->lost = true;
	return TRANSPORT_WRONG;
}

static enum transport_event
next(struct transport *t, struct str *message)
{
	size_t length = 0;

	if (!t->in.n || (t->lost && !find_header(t)))
		return TRANSPORT_NONE;
	const uint8_t *p = t->in.p + t->at;
	size_t n = t->in.n - t->at;
	size_t header = header_length(p, n);
	if (!header && n <= HEADER_MAX)
		return TRANSPORT_NONE;
	if (!header || header > HEADER_MAX) {
		fail(t, "header: expected at most %d bytes", HEADER_MAX);
		return lose(t, HEADER_MAX);
	}
	if (!parse_header(t, (const char *)p, header, &length))
		return lose(t, header);
	if (n - header < length)
		return TRANSPORT_NONE;
	*message = (struct str){(const char *)p + header, length};
	t->at += header + length;
	return TRANSPORT_MESSAGE;
}

enum transport_event
transport_read(struct transport *t, bool wait, struct str *message)
{
	while (true) {
		enum transport_event event = next(t, message);

		if (event != TRANSPORT_NONE)
			return event;
		if (!fill(t, wait))
			return t->ended ? TRANSPORT_END : TRANSPORT_NONE;
	}
}

static bool
write_all(const char *p, size_t n)
{
	while (n) {
		ssize_t written = write(STDOUT_FILENO, p, n);

		if (written < 0 && errno == EINTR)
			continue;
		if (written <= 0)
			return false;
		p += written;
		n -= (size_t)written;
	}
	return true;
}

bool
transport_write(struct str message)
{
	char header[64];
	int n = snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", message.n);

	return write_all(header, (size_t)n) && write_all(message.p, message.n);
}

void
transport_free(struct transport *t)
{
	buf_free(&t->in);
}
