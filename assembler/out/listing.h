/* -a: the source with the address and the bytes of every line. Rows are collected while the source is read
 * and printed when all bytes are final. */
#ifndef ASSEMBLER_OUT_LISTING_H
#define ASSEMBLER_OUT_LISTING_H

#include <stddef.h>
#include <stdint.h>

#include "common/base/diag.h"

struct as;
struct list_row;

struct listing {
	struct list_row *rows;
	size_t n, cap;
};

/* A statement begins at loc: lists the lines down to its own. */
void
listing_begin(struct as *as, struct loc loc);

/* It is done: its bytes belong to the last row. */
void
listing_end(struct as *as);

/* The text on top of the input is read to its end: lists what is left of it. */
void
listing_rest(struct as *as);

/* Writes it, if it is wanted and there was no error. */
void
listing_write(struct as *as);

#endif
