/* Reads and writes messages. A message consists of a header with the length, and JSON. */
#ifndef LSP_PROTOCOL_TRANSPORT_H
#define LSP_PROTOCOL_TRANSPORT_H

#include <stdbool.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* The maximum length of a message in bytes. A longer one is skipped. */
enum { TRANSPORT_MAX = 1 << 26 };

enum transport_event {
	TRANSPORT_MESSAGE, /* a message was read */
	TRANSPORT_SKIPPED, /* a message was too long, or its header has no length */
	TRANSPORT_NONE,    /* no complete message is pending */
	TRANSPORT_END,     /* the input has ended, or the start of the next message cannot be found */
};

/* A zero-initialized transport reads standard input. */
struct transport {
	struct buf in;    /* bytes read */
	size_t at;        /* offset of the first byte that was not consumed */
	size_t skip;      /* number of bytes still to be skipped of a message that is too long */
	bool ended;
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
