/* The stack of texts being read: the main file, includes, macro expansions and repetitions. The lexer scans the top one. Files
 * stay in memory until the end of the run, so their text need not be copied; an expansion is freed at its end. */
#ifndef ASSEMBLER_SCAN_INPUT_H
#define ASSEMBLER_SCAN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/lex.h"
#include "common/base/file/buf.h"

struct source;

/* Limits against endless recursion: nesting depth, expansions of one line of a file, and files. */
enum { INPUT_DEPTH = 100, INPUT_EXPANSIONS = 1 << 20, INPUT_INCLUDES = 1 << 18 };
/* A file's memory is released in steps of this many bytes once they are read. */
enum { INPUT_STEP = 1 << 18 };
/* Number of expansion buffers kept for reuse, and their maximum size. */
enum { INPUT_SPARES = 8, INPUT_SPARE_MAX = 1 << 16 };

struct frame {
	enum source_kind kind;
	const char *name;
	struct lex_text text;
	struct buf bytes;    /* owned */
	struct loc lasting;  /* in an expansion: the location in a file that it comes from; else none */
	struct loc from;
	struct diag_body body; /* SOURCE_REPEAT: the body that it repeats */
	size_t conds;        /* number of open conditionals when it began */
	uint64_t repeats;    /* remaining iterations */
	const char *listed;  /* -a: end of the part already listed … */
	uint32_t line;       /* … and its line */
	size_t forgotten;    /* bytes of the file that were read and released */
	unsigned errors;     /* error count when it began: an iteration with an error is the last */
};

struct input {
	size_t open;         /* number of open conditionals: a text that is left closes its own */
	struct frame *stack;
	size_t n, cap;
	unsigned expansions; /* number of frames that are expansions … */
	uint32_t outermost;  /* … and the base of the outermost one */
	unsigned since;      /* expansions since the last time there were none … */
	uint64_t rounds;     /* … and iterations of repetitions beyond their first */
	uint64_t text;       /* total bytes of the current expansions */
	unsigned includes;   /* number of includes */
	struct buf *files;   /* the files that were read to their end */
	size_t nfiles, capfiles;
	struct buf spare[INPUT_SPARES];
	unsigned nspare;
};

/* Starts with the main source; the input frees its bytes, which are followed by a NUL that bytes->n does not count, as
 * buf_read_file() leaves them. name is for messages and must outlive the run. Returns false, after an error, if the file is an
 * object. */
bool
input_main(struct source *src, const char *name, struct buf *bytes);

/* Pushes an included file. Returns false with errno set; nesting too deep is reported. */
bool
input_file(struct source *src, const char *path, struct loc from);

/* An empty buffer for the text of an expansion, possibly with memory to reuse. */
struct buf
input_buffer(struct source *src);

/* Whether the limit allows so many more bytes of concurrent expansions. Otherwise reports an error and leaves all expansions. */
bool
input_has_room(struct source *src, uint64_t bytes, const char *name, struct loc from);

/* Pushes bytes, which the input frees; they are read repeats + 1 times. name is for messages and must outlive the run. Returns
 * false, after an error, if expansions are nested too deeply. */
bool
input_text(struct source *src, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats);

/* The end of a text: restarts it or pops it. Returns false if the stack is empty. Reports unclosed conditionals, and too many
 * iterations of repetitions. */
bool
input_end(struct source *src);

/* Releases the memory of the part of the top text that was read, if it is large. */
void
input_forget(struct source *src);

/* Leaves the innermost macro or repetition, including its conditionals. Returns false if there is none in this file. */
bool
input_leave(struct source *src);

/* Returns text if it lasts for the run, else a copy that does. */
struct str
input_keep(struct source *src, struct str text);

/* Returns loc if it is in a file, else the location in a file of the expansion that contains it. */
struct loc
input_lasting(struct source *src, struct loc loc);

/* The outermost current expansion; NULL: a file is read. Its name outlives it. */
const struct frame *
input_expansion(const struct source *src);

/* The path of a .include or .incbin: the name itself, or in a directory of -I. NULL: not found. */
const char *
input_find(struct source *src, struct str name);

void
input_free(struct source *src);

#endif
