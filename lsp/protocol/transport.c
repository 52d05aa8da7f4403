#include "lsp/protocol/transport.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "common/base/text/ascii.h"

enum { HEADER_MAX = 1 << 16, READ_SIZE = 1 << 16 };

/* Adds input to the buffer. Returns false if no input is available. */
static bool
fill(struct transport *t, bool wait)
{
	struct pollfd ready = {.fd = STDIN_FILENO, .events = POLLIN};
	ssize_t n;

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

/* Returns the content length in a header, or SIZE_MAX if it is missing or not a number. */
static size_t
content_length(const char *p, size_t n)
{
	static const char name[] = "Content-Length:";
	size_t value = 0, i;

	for (i = 0; i + sizeof name <= n; i++)
		if ((!i || p[i - 1] == '\n') && ascii_equal((struct str){p + i, sizeof name - 1}, name))
			break;
	if (i + sizeof name > n)
		return SIZE_MAX;
	for (i += sizeof name - 1; i < n && (p[i] == ' ' || p[i] == '\t');)
		i++;
	if (p[i] < '0' || p[i] > '9')
		return SIZE_MAX;
	for (; i < n && p[i] >= '0' && p[i] <= '9'; i++) {
		if (value > SIZE_MAX / 20)
			return SIZE_MAX - 1;
		value = value * 10 + (size_t)(p[i] - '0');
	}
	return value;
}

/* Consumes bytes of a message that is too long. Returns whether all its bytes are consumed. */
static bool
skip(struct transport *t)
{
	size_t here = t->in.n - t->at < t->skip ? t->in.n - t->at : t->skip;

	t->at += here;
	t->skip -= here;
	return !t->skip;
}

static enum transport_event
next(struct transport *t, struct str *message)
{
	const uint8_t *p = t->in.p + t->at;
	size_t n = t->in.n - t->at, header, length;

	if (t->skip)
		return skip(t) ? TRANSPORT_SKIPPED : TRANSPORT_NONE;
	header = n ? header_length(p, n) : 0;
	if (!header) {
		if (n <= HEADER_MAX)
			return TRANSPORT_NONE;
		t->ended = true;
		return TRANSPORT_END;
	}
	length = content_length((const char *)p, header);
	if (length == SIZE_MAX) {
		t->at += header;
		return TRANSPORT_SKIPPED;
	}
	if (length > TRANSPORT_MAX) {
		t->at += header;
		t->skip = length;
		return skip(t) ? TRANSPORT_SKIPPED : TRANSPORT_NONE;
	}
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
