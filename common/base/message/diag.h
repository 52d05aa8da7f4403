/* Messages to the user. A location is a 32-bit position in the space of all source text that is
 * registered; lines and columns are computed only when a message is printed.
 *
 *	file:line:col: error: message
 *	<source line>
 *	      ^
 *	then, for text that came from a macro or an include, one note for each step outwards.
 *
 * A place in an expansion is shown as the place in the body that it comes from, with the line as it was expanded. An
 * error that the same line of a body makes in each of its expansions is shown once, and counted.
 */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/die.h"
#include "common/base/memory/str.h"

/* All text that is live at once has fewer bytes: each has a position of its own. */
#define DIAG_TEXT_MAX UINT32_MAX

/* pos 0 is "no place". */
struct loc {
	uint32_t pos;
};

enum source_kind {
	SOURCE_FILE,    /* a file named on the command line */
	SOURCE_INCLUDE, /* a file that from names */
	SOURCE_MACRO,   /* the expansion of a macro called at from; name is the macro */
	SOURCE_REPEAT,  /* the expansion of .rept and its kind */
	SOURCE_SEQUENCE, /* the instructions that a directive stands for; name is the directive */
};

/* All that is known of the sources of one run and of what was reported about them. */
struct diag;

struct diag_message {
	const char *severity; /* error, warning, note: a note follows what it is about */
	const char *text, *file; /* file: NULL for no place */
	uint32_t line, column;   /* from 1; the column in bytes */
	struct str source;       /* the line at fault as it is read, and … */
	uint32_t at;             /* … the byte of it, from 0 */
};

/* Takes a message, which lasts until it returns. */
typedef void diag_sink(void *user, const struct diag_message *message);

/* program names the program in messages without a location and must outlive the run. Messages go to the sink or, if that
 * is NULL, to standard error. Dies when memory runs out, as all here do. */
struct diag *
diag_new(const char *program, diag_sink *sink, void *user);

/* Tells how often what was shown once occurred; prints the report of diag_use_json(). */
void
diag_flush(struct diag *d);

void
diag_free(struct diag *d);

/* The end of a program: the same two. What could not be written to standard output is an error like any other; returns
 * the exit status, which is failure if there was such an error, and status if not. */
int
diag_end(struct diag *d, int status, int failure);

/* Registers text; the location of text[i] is then {result + i}. The bytes and the name must stay
 * until diag_drop_source. line is the number of the first line. Dies at DIAG_TEXT_MAX bytes of live text. */
uint32_t
diag_add_source(struct diag *d, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* The text that expansions are made of: whole lines, parameters not replaced. */
struct diag_body {
	struct str text;
	struct loc at;    /* where it is, a place that outlives the expansion; else none, and … */
	const char *file; /* … file and line instead */
	uint32_t line;
};

/* Replaces the place of a body that is in an expansion itself by its file and line. */
void
diag_body_locate(struct diag *d, struct diag_body *body);

struct buf;

/* What notes add to the name of an expansion, the arguments of a macro: written only if there is a note. */
struct diag_detail {
	void (*write)(const struct diag_detail *detail, struct buf *out);
};

/* About the expansion that was registered last: what it was made of, and its detail or NULL. Both last as long as it. */
void
diag_source_body(struct diag *d, const struct diag_body *body, const struct diag_detail *detail);

/* Forgets the source with this base and all that were registered after it; their positions are used
 * again. */
void
diag_drop_source(struct diag *d, uint32_t base);

/* The file, line and column (from 1) of a location; file is NULL for no place. For text in a macro
 * expansion this is the place of the call in a file. */
void
diag_place(struct diag *d, struct loc at, const char **file, uint32_t *line, uint32_t *column);

/* Of a place in an expansion: the line of the body, in a file, that the expansion has there; else, or where the body is in no
 * file that is live, no place. */
struct loc
diag_origin(struct diag *d, struct loc at);

/* All errors of a run are counted; the caller goes on with the next statement. */
__attribute__((format(printf, 3, 4))) void
diag_error(struct diag *d, struct loc at, const char *fmt, ...);

__attribute__((format(printf, 3, 0))) void
diag_verror(struct diag *d, struct loc at, const char *fmt, va_list ap);

__attribute__((format(printf, 3, 4))) void
diag_warning(struct diag *d, struct loc at, const char *fmt, ...);

/* The same, as an error if fatal is set. */
__attribute__((format(printf, 4, 0))) void
diag_vwarning(struct diag *d, struct loc at, bool fatal, const char *fmt, va_list ap);

/* Follows an error or warning and adds to it. */
__attribute__((format(printf, 3, 4))) void
diag_note(struct diag *d, struct loc at, const char *fmt, ...);

/* Follows an error or warning whose message proposes it: what to write in place of the n bytes at a
 * location. Only JSON shows it. */
void
diag_fix(struct diag *d, struct loc at, size_t n, const char *text);

/* The number of errors since the start. That a file became shorter while it was read is one (mapping.h), and reported here. */
unsigned
diag_error_count(struct diag *d);

/* Options: print no warnings; treat warnings as errors. */
void
diag_set_warnings(struct diag *d, bool show, bool fatal);

/* Option: prints all messages as JSON when the program ends, and an empty array if there are none. */
void
diag_use_json(struct diag *d);

/* Option: when messages are coloured, in the words of color_parse(); another word is an error. */
void
diag_use_color(struct diag *d, const char *option, const char *when);

#endif
