/* Collects messages as JSON, for diag.c. The format is an array of messages with their notes in "children", as GCC 12 prints with
 * -fdiagnostics-format=json. "source" and "source-column" are extensions. */
#ifndef BASE_DIAG_JSON_H
#define BASE_DIAG_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag_once.h"

/* The completed messages, and the parts of the open message, which is the last one. Zero-initialized: empty. */
struct diag_json {
	struct buf done, head, children, fixes;
};

/* Adds a message. A note belongs to the last message that is not a note. source is the source line as the assembler reads it;
 * source_column is the column, from 1, of the location in that line. Both may be empty. */
void
diag_json_add(struct diag_json *json, const char *kind, const char *text, struct diag_place at, struct str source,
	uint32_t source_column);

void
diag_json_close(struct diag_json *json);

/* Adds a fix to the last message: the text replaces n bytes at a location. */
void
diag_json_fix(struct diag_json *json, struct diag_place at, uint32_t n, struct str text);

void
diag_json_free(struct diag_json *json);

/* Prints the array of messages to standard error. */
void
diag_json_print(struct diag_json *json);

#endif
