/* Messages to the user. A location is a 32-bit position in the space of all registered source text; lines and columns are computed
 * only when a message is printed.
 *
 *	file:line:col: error: message
 *	<source line>
 *	^
 *	then, for text that came from a macro or an include, one note for each step outwards.
 *
 * A location in an expansion is printed as the location in the body that it comes from, with the line as expanded. An error that
 * recurs in each expansion of a line is printed once, and counted. */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/die.h"
#include "common/base/memory/str.h"

/* Limit of the text that is live at once: each byte has a position. */
#define DIAG_TEXT_MAX UINT32_MAX

/* pos 0 is "no location". */
struct loc {
	uint32_t pos;
};

enum source_kind {
	SOURCE_FILE,    /* a file named on the command line */
	SOURCE_INCLUDE, /* a file named at from */
	SOURCE_MACRO,   /* the expansion of a macro called at from; name is the macro */
	SOURCE_REPEAT,  /* the expansion of .rept or similar */
	SOURCE_SEQUENCE, /* the instructions emitted by a directive; name is the directive */
};

/* The sources of a run, and the messages reported so far. */
struct diag;

struct diag_message {
	const char *severity; /* error, warning or note; a note follows its message */
	const char *text, *file; /* file NULL: no location */
	uint32_t line, column;   /* from 1; the column in bytes */
	struct str source;       /* the line at fault as it is read … */
	uint32_t at;             /* … and the byte at fault, from 0 */
};

/* Receives a message, which is valid during the call. */
typedef void diag_sink(void *user, const struct diag_message *message);

/* program is the prefix of messages without a location and must outlive the run. Messages go to the sink or, if that is NULL, to
 * standard error. Exits when memory runs out, like all functions here. */
struct diag *
diag_new(const char *program, diag_sink *sink, void *user);

/* Prints how often suppressed messages recurred, and the report of diag_use_json(). */
void
diag_flush(struct diag *d);

void
diag_free(struct diag *d);

/* Call at the end of a program: diag_flush(), and an error if standard output could not be written. Returns the exit status:
 * failure after such an error, else status. */
int
diag_end(struct diag *d, int status, int failure);

/* Registers text; the location of text[i] is then {result + i}. The bytes and the name must stay valid until diag_drop_source.
 * line is the number of the first line. Exits at DIAG_TEXT_MAX bytes of live text. */
uint32_t
diag_add_source(struct diag *d, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* The text that is expanded: whole lines, parameters not replaced. */
struct diag_body {
	struct str text;
	struct loc at;    /* its location, which must outlive the expansion; if there is none … */
	const char *file; /* … its file and line */
	uint32_t line;
};

/* Replaces the location of a body within an expansion by its file and line. */
void
diag_body_locate(struct diag *d, struct diag_body *body);

struct buf;

/* Text that notes add to the name of an expansion, such as the arguments of a macro: computed only for a note. */
struct diag_detail {
	void (*write)(const struct diag_detail *detail, struct buf *out);
};

/* Sets the body of the last expansion registered, and its detail or NULL. Both must outlive it. */
void
diag_source_body(struct diag *d, const struct diag_body *body, const struct diag_detail *detail);

/* Drops the source with this base and all registered after it; their positions are reused. */
void
diag_drop_source(struct diag *d, uint32_t base);

/* The file, line and column (from 1) of a location; file is NULL for no location. In a macro expansion it is the location of the
 * call in a file. */
void
diag_place(struct diag *d, struct loc at, const char **file, uint32_t *line, uint32_t *column);

/* For a location in an expansion: the line of the body, in a file, from which it comes. Otherwise, or if the body is in no live
 * file, no location. */
struct loc
diag_origin(struct diag *d, struct loc at);

/* All errors of a run are counted; the caller continues with the next statement. Code that leads only to a message is cold: compilers
 * keep it apart from the rest. */
__attribute__((cold, format(printf, 3, 4))) void
diag_error(struct diag *d, struct loc at, const char *fmt, ...);

__attribute__((cold, format(printf, 3, 0))) void
diag_verror(struct diag *d, struct loc at, const char *fmt, va_list ap);

__attribute__((cold, format(printf, 3, 4))) void
diag_warning(struct diag *d, struct loc at, const char *fmt, ...);

/* The same for a warning, as an error if fatal is set. */
__attribute__((cold, format(printf, 4, 0))) void
diag_vwarning(struct diag *d, struct loc at, bool fatal, const char *fmt, va_list ap);

/* Adds a note to the preceding error or warning. */
__attribute__((cold, format(printf, 3, 4))) void
diag_note(struct diag *d, struct loc at, const char *fmt, ...);

/* Adds a fix to the preceding error or warning, whose message proposes it: replacement text for n bytes at a location. Only JSON
 * has it. */
__attribute__((cold)) void
diag_fix(struct diag *d, struct loc at, size_t n, const char *text);

/* The number of errors so far. Files found truncated (mapping.h) are reported here and count. */
unsigned
diag_error_count(struct diag *d);

/* Options: suppress warnings; treat warnings as errors. */
void
diag_set_warnings(struct diag *d, bool show, bool fatal);

/* Option: print all messages as JSON when the program ends, an empty array if there are none. */
void
diag_use_json(struct diag *d);

/* Option: when to color messages, in the words of color_parse(); another word is an error. */
void
diag_use_color(struct diag *d, const char *option, const char *when);

#endif
