/* Typed access to JSON values that come from a client, and construction of answers. Members that are missing or of another type have
 * the default value. */
#ifndef LSP_PROTOCOL_JSON_H
#define LSP_PROTOCOL_JSON_H

#include <jansson.h>
#include <stdbool.h>

#include "common/base/memory/str.h"

/* Returns the member at a path of names separated by '.', or NULL. value may be NULL. */
const json_t *
json_member(const json_t *value, const char *path);

/* Returns a string, or "" if the member is not a string. The bytes are valid as long as the value. */
struct str
json_member_text(const json_t *value, const char *path);

/* Returns an integer, clamped to the range from 0 to 2147483647, or 0 if the member is not a number. */
size_t
json_member_size(const json_t *value, const char *path);

bool
json_member_true(const json_t *value, const char *path, bool missing);

/* Returns a JSON string. Bytes that are not UTF-8 become U+FFFD. */
json_t *
json_text(struct str s);

__attribute__((format(printf, 1, 2))) json_t *
json_format(const char *fmt, ...);

/* Appends a value, which the array then owns. */
void
json_add(json_t *array, json_t *value);

/* Sets a member to a value, which the object then owns; NULL: no change. */
void
json_put(json_t *object, const char *name, json_t *value);

#endif
