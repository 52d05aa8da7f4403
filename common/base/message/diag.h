/* Reports messages to the user. A location is a 32-bit position in the space of all registered source text; lines and columns are
 * computed only when a message is printed.
 *
 *	file:line:col: error: message
 *	<source line>
 *	^
 *	for text from a macro or an include: a note for each enclosing expansion or file
 *
 * A location in an expansion is printed as the corresponding location in the macro's body, with the line as expanded. An error
 * that recurs in each expansion of a line is printed once, and its repetitions are counted. */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/die.h"
#include "common/base/memory/str.h"

/* Limit on the number of bytes of live text: each byte has a 32-bit position. */
#define DIAG_TEXT_MAX UINT32_MAX

/* A position in the source text; 0: no location. */
struct loc {
	uint32_t pos;
};

enum source_kind {
	SOURCE_FILE,    /* a file named on the command line */
	SOURCE_INCLUDE, /* a file included by the directive at `from` */
	SOURCE_MACRO,   /* the expansion of the macro call at `from`; the macro is called `name` */
	SOURCE_REPEAT,  /* the expansion of .rept or a similar directive */
	SOURCE_SEQUENCE, /* the instructions that a directive emits; the directive is called `name` */
};

/* The sources of a run, and the messages reported so far. */
struct diag;

struct diag_message {
	const char *severity; /* "error", "warning" or "note"; a note belongs to the preceding message */
	const char *text, *file; /* file: NULL if there is no location */
	uint32_t line, column;   /* from 1; the column counts bytes */
	struct str source;       /* source line at the location, as the assembler reads it */
	uint32_t at;             /* offset of the location in `source`, in bytes */
};

/* Receives a message. The message is valid only during the call. */
typedef void diag_sink(void *user, const struct diag_message *message);

/* Creates an empty diag. program is the prefix of messages without a location; it must outlive the result. Messages go to the sink
 * or, if sink is NULL, to standard error. All functions here exit if memory is exhausted. */
struct diag *
diag_new(const char *program, diag_sink *sink, void *user);

/* Prints how often suppressed messages recurred and, after diag_use_json(), the JSON report. */
void
diag_flush(struct diag *d);

void
diag_free(struct diag *d);

/* Call at the end of a program. Does what diag_flush() does, reports files found truncated, and reports an error if standard output
 * could not be written. Returns the exit status: `failure` after such an error, otherwise `status`. */
int
diag_end(struct diag *d, int status, int failure);

/* Registers n bytes of source text. Returns the base of the source: the location of text[i] is {base + i}. text and name must stay
 * valid until diag_drop_source. line is the number of the first line. Exits if there would be more than DIAG_TEXT_MAX bytes of
 * live text. */
uint32_t
diag_add_source(struct diag *d, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from);

/* The text from which an expansion was generated: whole lines, with parameters not yet replaced. */
struct diag_body {
	struct str text;
	struct loc at;    /* location of the text, which must outlive the expansion; if pos is 0, file and line are used instead */
	const char *file; /* file and line of the text; used if at.pos is 0 */
	uint32_t line;
};

/* Sets body->file and body->line to the file and line of body->at, and clears body->at. Necessary if body->at is in an expansion that
 * may be dropped before body is used. */
void
diag_body_locate(struct diag *d, struct diag_body *body);

struct buf;

/* Computes text that a note appends to the name of an expansion, such as the arguments of a macro. Called only if a note is
 * printed. */
struct diag_detail {
	void (*write)(const struct diag_detail *detail, struct buf *out);
};

/* Sets the body and the detail of the most recently registered expansion. detail may be NULL. Both must outlive the expansion. */
void
diag_source_body(struct diag *d, const struct diag_body *body, const struct diag_detail *detail);

/* Drops the source with this base and all sources registered after it. Their positions are reused. */
void
diag_drop_source(struct diag *d, uint32_t base);

/* Sets the file, line and column of a location; lines and columns count from 1. *file is NULL for no location. For a location in an
 * expansion, the result is the location in a file of the outermost macro call or loop. */
void
diag_place(struct diag *d, struct loc at, const char **file, uint32_t *line, uint32_t *column);

/* For a location in an expansion, returns the start of the corresponding line of the body in a file. Returns no location if at is
 * not in an expansion, or if the body is not in a live file. */
struct loc
diag_origin(struct diag *d, struct loc at);

/* Reports an error at a location. All errors of a run are counted; the caller continues with the next statement. The cold
 * attribute makes compilers keep code that only reports messages apart from other code. */
__attribute__((cold, format(printf, 3, 4))) void
diag_error(struct diag *d, struct loc at, const char *fmt, ...);

__attribute__((cold, format(printf, 3, 0))) void
diag_verror(struct diag *d, struct loc at, const char *fmt, va_list ap);

__attribute__((cold, format(printf, 3, 4))) void
diag_warning(struct diag *d, struct loc at, const char *fmt, ...);

/* How a warning is reported. SEVERITY_DEFAULT: as an error if diag_set_warnings() made warnings fatal. */
enum severity { SEVERITY_DEFAULT, SEVERITY_WARNING, SEVERITY_ERROR };

__attribute__((cold, format(printf, 4, 0))) void
diag_vwarning(struct diag *d, struct loc at, enum severity severity, const char *fmt, va_list ap);

/* Reports a note that belongs to no other message. It is hidden if warnings are. */
__attribute__((cold, format(printf, 3, 4))) void
diag_remark(struct diag *d, struct loc at, const char *fmt, ...);

/* Adds a note to the preceding error, warning or remark. */
__attribute__((cold, format(printf, 3, 4))) void
diag_note(struct diag *d, struct loc at, const char *fmt, ...);

/* Adds a fix to the preceding error or warning, whose message proposes it: the text replaces n bytes at a location. No fix is added
 * if the location is in an expansion or at a quote. Fixes go to the fix sink (fix.h) or into JSON output. */
__attribute__((cold)) void
diag_fix(struct diag *d, struct loc at, size_t n, const char *text);

/* Like diag_fix(), but the text replaces the rest of the statement, up to a comment or to the end of the line. */
__attribute__((cold)) void
diag_fix_rest(struct diag *d, struct loc at, const char *text);

/* Returns the number of errors so far. First reports files found truncated (mapping.h), which count as errors. */
unsigned
diag_error_count(struct diag *d);

/* show: whether warnings are reported; fatal: whether warnings are reported and counted as errors. */
void
diag_set_warnings(struct diag *d, bool show, bool fatal);

/* Makes diag_flush() print all messages as one JSON array, which may be empty, instead of printing each message at
 * once. */
void
diag_use_json(struct diag *d);

/* Sets when messages are colored. `when` is parsed by color_parse(); an unknown value is reported as an error of
 * `option`. */
void
diag_use_color(struct diag *d, const char *option, const char *when);

#endif
