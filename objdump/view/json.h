/* A streaming JSON writer (RFC 8259). It keeps only the current line and the stack of open objects and arrays in memory.
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
 * Each line is written as a whole, with the preceding newline and comma. If the output is cut off because its budget is used up,
 * closing the open objects therefore still yields a valid document. Assertions check that keys and values alternate, and that
 * everything is closed. */
#ifndef OBJDUMP_JSON_H
#define OBJDUMP_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "objdump/view/out.h"

enum { JSON_DEPTH = 64 };

/* Layout of the elements of an object or array: one on each line, or all on the same line. An inline object or array contains only
 * inline objects and arrays. */
enum json_layout { JSON_LINES, JSON_INLINE };

struct json {
	struct out *out;
	const char *tail;        /* text after the document; NULL: none */
	bool in_page;            /* the document is a script of a page: "<", ">" and "&", which occur only in strings, are escaped */
	struct buf line;
	unsigned depth, whole;   /* depth: number of open objects and arrays; whole: value of depth at the end of the last line that was
	                          * written to out */
	bool any, keyed;         /* any: whether the innermost object or array has an element; keyed: whether a key was written whose
	                          * value follows */
	struct json_open {
		char end;            /* closing character, } or ] */
		bool lines;
	} open[JSON_DEPTH];
};

/* Begins a document on out. If out's budget is exhausted, the writer closes the document early. */
void
json_begin(struct json *j, struct out *out);

/* Writes the rest of the document, and frees the memory. Call after the document's only value. */
void
json_finish(struct json *j);

/* Returns a writer for elements of the innermost open array of the writer `whole`, on another output, so that several threads can
 * write elements. The array must have the layout JSON_LINES. first: whether the elements are the first of the array.
 * json_part_end() frees the writer's memory. Returns NULL if `whole` is NULL. */
struct json *
json_part(struct json *j, struct json *whole, struct out *out, bool first);

void
json_part_end(struct json *j);

/* json_suspend() writes the current line to j->out. Other writers, created by json_part(), may then write elements of the open
 * array until json_resume() is called. j may be NULL. */
void
json_suspend(struct json *j);

void
json_resume(struct json *j);

void
json_object(struct json *j, enum json_layout layout);

void
json_array(struct json *j, enum json_layout layout);

void
json_end(struct json *j);

/* Writes the key of the next value in an object. The key must not contain characters that need escapes. */
void
json_key_plain(struct json *j, const char *key, size_t n);

static inline void
json_key(struct json *j, const char *key)
{
	json_key_plain(j, key, strlen(key));
}

/* Writes a key that may contain any characters. */
void
json_key_str(struct json *j, struct str key);

/* Writes a string value. Invalid UTF-8 becomes U+FFFD. */
void
json_str(struct json *j, struct str s);

void
json_z(struct json *j, const char *z);

/* Writes a string value of n characters that need no escapes. */
void
json_plain(struct json *j, const char *text, size_t n);

/* Writes a value that is JSON in one line. */
void
json_raw(struct json *j, struct str text);

void
json_uint(struct json *j, uint64_t value);

void
json_int(struct json *j, int64_t value);

/* Writes a number. Infinities and NaN become null. */
void
json_float(struct json *j, double value);

void
json_bool(struct json *j, bool value);

void
json_null(struct json *j);

/* Writes a string with two hexadecimal digits for each byte, in order. */
void
json_hex(struct json *j, const uint8_t *bytes, size_t n);

/* The following functions write a key and its value. word must not contain characters that need escapes. */
static inline void
json_key_word(struct json *j, const char *key, const char *word)
{
	json_key(j, key);
	json_plain(j, word, strlen(word));
}

/* Renamed keys: JSON_parameters …, one for each row RENAMED of renamed.def. */
enum json_renamed {
#define RENAMED(new, old) JSON_##new,
#define RENAMED_WORD(key, new, old)
#include "objdump/view/renamed.def"
#undef RENAMED
#undef RENAMED_WORD
};

/* Returns a NULL-terminated list of the spellings of a key, the new one first. The same value is written under each spelling. */
const char *const *
json_spellings(enum json_renamed key);

/* Writes a word as the value of a renamed key. Also writes the old key, with the old spelling of the word. */
void
json_renamed_word(struct json *j, enum json_renamed key, const char *word);

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

static inline void
json_renamed_z(struct json *j, enum json_renamed key, const char *z)
{
	for (const char *const *spelling = json_spellings(key); *spelling; spelling++)
		json_key_z(j, *spelling, z);
}

static inline void
json_renamed_uint(struct json *j, enum json_renamed key, uint64_t value)
{
	for (const char *const *spelling = json_spellings(key); *spelling; spelling++)
		json_key_uint(j, *spelling, value);
}

static inline void
json_renamed_bool(struct json *j, enum json_renamed key, bool value)
{
	for (const char *const *spelling = json_spellings(key); *spelling; spelling++)
		json_key_bool(j, *spelling, value);
}

#endif
