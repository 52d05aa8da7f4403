/* The stack of texts being read: the main file, included files, macro expansions and repetitions. The lexer scans the text on top.
 * Files stay in memory until the end of the run, so their text need not be copied. An expansion is freed at its end. */
#ifndef ASSEMBLER_SCAN_INPUT_H
#define ASSEMBLER_SCAN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/lex.h"
#include "common/base/file/buf.h"

struct source;

/* Limits against endless recursion: nesting depth, number of expansions of one line of a file, and number of included files. */
enum { INPUT_DEPTH = 100, INPUT_EXPANSIONS = 1 << 20, INPUT_INCLUDES = 1 << 18 };
/* The memory of a file is released while the file is read, in parts of this many bytes. */
enum { INPUT_STEP = 1 << 18 };
/* Number of expansion buffers that are kept for reuse, and their maximum size in bytes. */
enum { INPUT_SPARES = 8, INPUT_SPARE_MAX = 1 << 16 };

struct frame {
	enum source_kind kind;
	const char *name;
	struct lex_text text;
	struct buf bytes;    /* owned */
	struct loc lasting;  /* for an expansion: location of the call in a file that led to the expansion; otherwise empty */
	struct loc from;
	struct diag_body body; /* SOURCE_REPEAT: body of the repetition */
	size_t conds;        /* number of conditionals that were open when the text was entered */
	uint64_t repeats;    /* number of further iterations */
	const char *listed;  /* for -a: end of the part of the text that was already listed */
	uint32_t line;       /* for -a: number of the last line that was listed */
	size_t forgotten;    /* number of bytes of the file that were read and released */
	unsigned errors;     /* error count when the text was entered; an iteration with an error is the last one */
};

struct input {
	size_t open;         /* number of open conditionals; when an input text ends, the conditionals opened in it are closed */
	struct frame *stack;
	size_t n, cap;
	unsigned expansions; /* number of frames that are expansions */
	uint32_t outermost;  /* base of the outermost expansion's text */
	unsigned since;      /* number of expansions since the input was last outside expansions */
	uint64_t rounds;     /* number of iterations of repetitions since the input was last outside expansions, not counting the
	                      * first iteration of each repetition */
	uint64_t text;       /* total size of the current expansions, in bytes */
	unsigned includes;   /* number of files included so far */
	struct buf *files;   /* contents of the files that were read to their end */
	size_t nfiles, capfiles;
	struct buf spare[INPUT_SPARES];
	unsigned nspare;
};

/* Starts reading the main source, whose text is in `bytes`. The input frees `bytes`. A NUL that bytes->n does not count must follow
 * the text, as after buf_read_file(). `name` is for messages and must outlive the run. If the file is an ELF file or an archive,
 * reports an error and returns false. */
bool
input_main(struct source *src, const char *name, struct buf *bytes);

/* Reads the file of a .include or .incbin. With settings.named_max, reads only a regular file of at most this size. Returns NULL, or
 * the reason why the file was not read. */
const char *
input_read(struct source *src, const char *path, struct buf *bytes);

/* Pushes an included file. Returns NULL, or the reason why the file cannot be read. Other errors, such as excessive nesting, are
 * reported, and the function returns NULL. */
const char *
input_file(struct source *src, const char *path, struct loc from);

/* Returns an empty buffer for the text of an expansion, possibly with memory to reuse. */
struct buf
input_buffer(struct source *src);

/* Returns whether the limit allows this many more bytes of nested expansions. Otherwise reports an error and leaves all
 * expansions. */
bool
input_has_room(struct source *src, uint64_t bytes, const char *name, struct loc from);

/* Pushes the text in `bytes`, which the input frees. The text is read repeats + 1 times. `name` is for messages and must outlive
 * the run. If there are too many expansions, or they are nested too deeply, reports an error and returns false. */
bool
input_text(struct source *src, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats);

/* Handles the end of the top text: reads it again if it has further iterations, or else pops it. Returns false at the end of the
 * main source. Reports an error if repetitions have too many iterations. */
bool
input_end(struct source *src);

/* Releases the memory of the parts of a large top text that were already read. */
void
input_forget(struct source *src);

/* Leaves the innermost macro or repetition, and closes its conditionals. Returns false if the text being read is a
 * file. */
bool
input_leave(struct source *src);

/* Returns text, or a copy if text is not valid until the end of the run. */
struct str
input_keep(struct source *src, struct str text);

/* Returns loc if it is in a file. If loc is in an expansion, returns the location of the call in a file that led to the
 * expansion. */
struct loc
input_file_loc(struct source *src, struct loc loc);

/* Returns the outermost current expansion, or NULL if a file is being read. The frame's name remains valid after the expansion
 * ends. */
const struct frame *
input_expansion(const struct source *src);

/* Returns the path of a .include or .incbin: the name itself, or the name in a directory of -I. Returns NULL if no such file
 * exists, or with settings.no_files, and sets errno. */
const char *
input_find(struct source *src, struct str name);

void
input_free(struct source *src);

#endif
