/* Writes a JSON document as it comes: nothing of it is kept but the line that is being written, and which objects and
 * arrays are open.
 *
 *	json_object(j, JSON_LINES);
 *	json_key(j, "name");
 *	json_z(j, "kernel");
 *	json_key(j, "uses");
 *	json_array(j, JSON_INLINE);
 *	json_z(j, "s4");
 *	json_end(j);
 *	json_end(j);
 *
 * Lines are handed out whole, each with the newline, and the comma, before it: where the output ends for lack of budget,
 * it is a document once what is open is closed. That a key and a value take turns, and that everything is closed, is
 * asserted. */
#ifndef OBJDUMP_JSON_H
#define OBJDUMP_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "objdump/view/out.h"

enum { JSON_DEPTH = 64 };

/* How the elements of an object or array are laid out. All that is in an inline one is on its line, too. */
enum json_layout { JSON_LINES, JSON_INLINE };

struct json {
	struct out *out;
	struct buf line;
	unsigned depth, whole;   /* how many are open; how many were at the end of the last line handed out */
	bool any, keyed;         /* the innermost has an element; it waits for the value of a key */
	struct json_open {
		char end;            /* } or ] */
		bool lines;
	} open[JSON_DEPTH];
};

/* Begins a document on out, whose budget, when it is spent, has this one closed. */
void
json_begin(struct json *j, struct out *out);

/* After its only value: writes the rest, and frees. */
void
json_finish(struct json *j);

/* Those return to the array of lines that is open in whole, which is begun on another output: for one of several
 * threads, whose elements come after others unless they are the first. Frees at the end. Of NULL: NULL, nothing. */
struct json *
json_part(struct json *j, struct json *whole, struct out *out, bool first);

void
json_part_end(struct json *j);

/* Hands out the line; the array that is open gets elements by json_part until json_resume. Of NULL nothing. */
void
json_suspend(struct json *j);

void
json_resume(struct json *j);

void
json_object(struct json *j, enum json_layout layout);

void
json_array(struct json *j, enum json_layout layout);

/* Ends the innermost object or array. */
void
json_end(struct json *j);

/* Of the next value, in an object. A plain word is written as it is. */
void
json_key_plain(struct json *j, const char *key, size_t n);

static inline void
json_key(struct json *j, const char *key)
{
	json_key_plain(j, key, strlen(key));
}

/* Any text. */
void
json_key_str(struct json *j, struct str key);

/* Values. Bytes that are not UTF-8 become U+FFFD. */
void
json_str(struct json *j, struct str s);

void
json_z(struct json *j, const char *z);

/* The same of n characters none of which has to be escaped. */
void
json_plain(struct json *j, const char *text, size_t n);

void
json_uint(struct json *j, uint64_t value);

void
json_int(struct json *j, int64_t value);

/* What is not finite becomes null. */
void
json_float(struct json *j, double value);

void
json_bool(struct json *j, bool value);

void
json_null(struct json *j);

/* A string of two hexadecimal digits for each byte, in their order. */
void
json_hex(struct json *j, const uint8_t *bytes, size_t n);

/* A key with its value. The word is plain. */
static inline void
json_key_word(struct json *j, const char *key, const char *word)
{
	json_key(j, key);
	json_plain(j, word, strlen(word));
}

static inline void
json_key_z(struct json *j, const char *key, const char *z)
{
	json_key(j, key);
	json_z(j, z);
}

static inline void
json_key_uint(struct json *j, const char *key, uint64_t value)
{
	json_key(j, key);
	json_uint(j, value);
}

static inline void
json_key_bool(struct json *j, const char *key, bool value)
{
	json_key(j, key);
	json_bool(j, value);
}

#endif
