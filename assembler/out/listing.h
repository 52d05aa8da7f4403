/* -a: the source with the address and the bytes of every line. Rows are collected while the source is read and written when all
 * bytes are final. */
#ifndef ASSEMBLER_OUT_LISTING_H
#define ASSEMBLER_OUT_LISTING_H

#include <stddef.h>
#include <stdint.h>

#include "common/base/message/diag.h"

struct list_row;
struct values;

struct listing {
	struct values *values; /* borrowed, with the source */
	struct list_row *rows;
	size_t n, cap;
};

/* Called before the statement at loc: adds rows for the lines up to its own. */
void
listing_begin(struct listing *l, struct loc loc);

/* Called after the statement: assigns its bytes to the last row. */
void
listing_end(struct listing *l);

/* Called at the end of the text that is being read: adds rows for its remaining lines. */
void
listing_rest(struct listing *l);

/* Writes the listing if it was requested and there was no error. */
void
listing_write(struct listing *l);

/* vals must outlive the run. */
void
listing_start(struct listing *l, struct values *vals);

void
listing_free(struct listing *l);

#endif
