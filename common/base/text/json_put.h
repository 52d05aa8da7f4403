/* Appends JSON to a buffer, values of objects and of arrays:
 *
 *	json_put_open(b, NULL, '{');
 *	json_put_z(b, "name", "kernel");
 *	json_put_open(b, "uses", '[');
 *	json_put_z(b, NULL, "s4");
 *	json_put_close(b, ']');
 *	json_put_close(b, '}');
 *
 * key: NULL for an element of an array. Keys have no character that needs an escape. A comma is put where one is needed. */
#ifndef BASE_JSON_PUT_H
#define BASE_JSON_PUT_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"

/* Begins an object, '{', or an array, '['. */
void
json_put_open(struct buf *b, const char *key, char bracket);

/* Ends it, with '}' or ']'. */
void
json_put_close(struct buf *b, char bracket);

/* Puts the next value in a new line, indented by so many blanks. */
void
json_put_line(struct buf *b, unsigned indent);

/* Puts a string as json_string_put() does. Puts nothing for NULL. */
void
json_put_z(struct buf *b, const char *key, const char *z);

void
json_put_uint(struct buf *b, const char *key, uint64_t value);

void
json_put_int(struct buf *b, const char *key, int64_t value);

void
json_put_bool(struct buf *b, const char *key, bool value);

/* Puts a number with as few digits as it needs, or null, which infinities and NaN become. */
void
json_put_real(struct buf *b, const char *key, double value);

#endif
