/* -a: the source with the address and the bytes of every line. Rows are collected while the source is read
 * and printed when all bytes are final. */
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

/* A statement begins at loc: lists the lines down to its own. */
void
listing_begin(struct listing *l, struct loc loc);

/* It is done: its bytes belong to the last row. */
void
listing_end(struct listing *l);

/* The text on top of the input is read to its end: lists what is left of it. */
void
listing_rest(struct listing *l);

/* Writes it, if it is wanted and there was no error. */
void
listing_write(struct listing *l);

/* The values last for the run. */
void
listing_start(struct listing *l, struct values *vals);

void
listing_free(struct listing *l);

#endif
