/* -a: lists the source with the address and the bytes of each line. Rows are collected while the source is read, and written when
 * all bytes are final. */
#ifndef ASSEMBLER_OUT_LISTING_H
#define ASSEMBLER_OUT_LISTING_H

#include <stddef.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct list_row;
struct values;

struct listing {
	struct values *values; /* not owned; also refers to the source */
	struct list_row *rows;
	size_t n, cap;
};

/* Must be called before the statement at loc is assembled: adds rows for all lines up to the line of the statement. */
void
listing_begin(struct listing *l, struct loc loc);

/* Must be called after a statement was assembled: assigns its bytes to the last row. */
void
listing_end(struct listing *l);

/* Must be called at the end of the input text that is being read: adds rows for its remaining lines. */
void
listing_rest(struct listing *l);

/* Writes the listing, if one was requested and no error was reported. */
void
listing_write(struct listing *l);

/* Initializes l. vals must outlive l. */
void
listing_start(struct listing *l, struct values *vals);

void
listing_free(struct listing *l);

#endif
