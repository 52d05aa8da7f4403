/* Reads and writes messages. A message consists of a header with the length, and JSON. */
#ifndef LSP_PROTOCOL_TRANSPORT_H
#define LSP_PROTOCOL_TRANSPORT_H

#include <stdbool.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* The maximum length of a message in bytes. */
enum { TRANSPORT_MAX = 1 << 26 };

enum transport_event {
	TRANSPORT_MESSAGE, /* a message was read */
	TRANSPORT_WRONG,   /* the header of a message is wrong, or the message is too long; it is skipped */
	TRANSPORT_NONE,    /* no complete message is pending */
	TRANSPORT_END,     /* the input has ended */
};

/* A zero-initialized transport reads standard input. */
struct transport {
	struct buf in;    /* bytes read */
	size_t at;        /* offset of the first byte that was not consumed */
	bool ended, lost; /* lost: after a wrong header, the next header is not found yet */
	char why[120];    /* TRANSPORT_WRONG: what is wrong */
};

/* Reads the next message and stores its bytes in *message, which are valid until the next call. Waits for input only if `wait` is
 * set; otherwise the result may be TRANSPORT_NONE. */
enum transport_event
transport_read(struct transport *t, bool wait, struct str *message);

/* Writes a message to standard output. Returns false if it cannot be written. */
bool
transport_write(struct str message);

void
transport_free(struct transport *t);

#endif
