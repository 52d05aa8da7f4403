/* The texts being read: the main file, the .includes, macro expansions and repetitions in it. The one
 * on top is scanned by the lexer. Files stay in memory until the end of the run, so what they hold
 * need not be copied; an expansion goes when its end is reached. */
#ifndef ASSEMBLER_SCAN_INPUT_H
#define ASSEMBLER_SCAN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/lex.h"
#include "common/base/file/buf.h"

struct source;

/* Limits against endless recursion: of texts in texts, of expansions that one line of a file leads to, of files. */
enum { INPUT_DEPTH = 100, INPUT_EXPANSIONS = 1 << 20, INPUT_INCLUDES = 1 << 18 };
/* Bytes of a file that are read before their memory is given back. */
enum { INPUT_STEP = 1 << 18 };
/* How many buffers of expansions are kept for the next ones, and of how many bytes at most. */
enum { INPUT_SPARES = 8, INPUT_SPARE_MAX = 1 << 16 };

struct frame {
	enum source_kind kind;
	const char *name;
	struct lex_text text;
	struct buf bytes;    /* owned */
	struct loc lasting;  /* in an expansion: the place in a file that it comes from, else none */
	struct loc from;
	struct diag_body body; /* of a SOURCE_REPEAT: what it repeats */
	size_t conds;        /* conditionals open when it began */
	uint64_t repeats;    /* how often it is still to be read again */
	const char *listed;  /* for -a: what is listed of it ends here … */
	uint32_t line;       /* … with this line */
	size_t forgotten;    /* how much of the file is done, and its memory given back */
	unsigned errors;     /* counted when it began: a round with an error is the last */
};

struct input {
	size_t open;         /* how many conditionals are: a text that is left closes its own */
	struct frame *stack;
	size_t n, cap;
	unsigned expansions; /* how many of the frames are not files, and … */
	uint32_t outermost;  /* … the base of the first of these */
	unsigned since;      /* expansions since there was none, … */
	uint64_t rounds;     /* … and rounds of repetitions after their first */
	uint64_t text;       /* bytes of the expansions that are read */
	unsigned includes;   /* that were read */
	struct buf *files;   /* those that were read to their end */
	size_t nfiles, capfiles;
	struct buf spare[INPUT_SPARES];
	unsigned nspare;
};

/* Begins with the main source; the input frees its bytes, which are followed by a NUL that bytes->n does not count,
 * as buf_read_file() leaves them. name is for messages; it must last. Returns false if it is an object, which is reported. */
bool
input_main(struct source *src, const char *name, struct buf *bytes);

/* Goes on with a file that is included. Returns false with errno set; that files are nested too deep it reports. */
bool
input_file(struct source *src, const char *path, struct loc from);

/* An empty buffer for the text of an expansion, which may have memory already. */
struct buf
input_buffer(struct source *src);

/* Whether so many more bytes of expansions can be read at a time. Reports an error if not, and leaves all expansions. */
bool
input_has_room(struct source *src, uint64_t bytes, const char *name, struct loc from);

/* Goes on with bytes, which the input frees; they are read repeats + 1 times. name is for messages;
 * it must last. Reports an error and returns false if expansions are nested too deep. */
bool
input_text(struct source *src, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats);

/* The end of a text: starts it again or goes back to the one below. Returns false if there is none.
 * Reports conditionals that were not closed, and rounds of repetitions that are too many. */
bool
input_end(struct source *src);

/* Gives back the memory of what has been read of the text on top, once it is much. */
void
input_forget(struct source *src);

/* Leaves the innermost macro or repetition, conditionals in it included. Returns false if there is
 * none in this file. */
bool
input_leave(struct source *src);

/* text, if it lasts the whole run, else a copy that does. */
struct str
input_keep(struct source *src, struct str text);

/* loc, if it is in a file, else the place in a file of the expansion it is in. */
struct loc
input_lasting(struct source *src, struct loc loc);

/* The outermost of the expansions that are being read; NULL if a file is. Its name lasts, the frame does not. */
const struct frame *
input_expansion(const struct source *src);


/* The file of a .include or .incbin: the name itself, or in a directory of -I. NULL if there is
 * none. */
const char *
input_find(struct source *src, struct str name);

void
input_free(struct source *src);

#endif
